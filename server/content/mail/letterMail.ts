import { sql } from 'kysely'
import { applicationMail } from '../../../resources/content/applicationMail.ts'
import { plainText } from '../../../resources/core/types/richText/plainText.ts'
import { picturesIn, withAddresses } from '../../../resources/core/types/richText/pictures.ts'
import { withLinks } from '../../../resources/core/types/richText/videos.ts'
import type { Context, Language, MailParts, OutgoingMessage } from '../../core/contract.ts'
import { Problem } from '../../core/errors/problem.ts'
import { filesSql } from '../../core/filesSql.ts'
import type { StoredFile } from '../../core/filesSql.ts'
import { xml } from '../../core/export/xml.ts'
import { day, later } from '../../core/lifetime.ts'
import { recall } from '../../platform/messages/queue.ts'
import { isMailboxConfirmed } from '../../platform/session/mailboxes.ts'
import { pictureType } from '../../platform/storage/picture.ts'
import '../../platform/storage/tables.ts'
import { toldColumns } from '../told.ts'
import '../tables.ts'

/** Bytes of pictures and files together: each mail carries them, and waits with them in the log of messages. */
export const mostMailed = 1024 * 1024

type Written = Pick<OutgoingMessage, 'body' | 'mail'>
type Attached = NonNullable<MailParts['attachments']>[number]

interface Letter {
  readonly title: string
  readonly content: string
  readonly files: readonly StoredFile[] | null
}

const letterIn = async (mail: number, language: Language, { db }: Pick<Context, 'db'>): Promise<Letter> => {
  const {
    rows: [letter],
  } = await sql<Letter>`
    select ${sql.raw(filesSql('t.attachments'))} as files,
      ${sql.raw(toldColumns(applicationMail, language))} from application_mail t where t.id = ${mail}`.execute(db)
  return letter!
}

/**
 * A letter as a mail in a language: its pictures within it, its files beside it, as far as they are not too large; the
 * inbox of the application has all of it.
 */
export const letterMail = async (
  mail: number,
  language: Language,
  context: Pick<Context, 'db' | 'files' | 'publicUrl' | 'translate'>,
  isOutside = false,
): Promise<Written> => {
  const { title, content, files } = await letterIn(mail, language, context)
  const say = (key: string, parameters: Readonly<Record<string, string>>) =>
    context.translate(language, `messages.letter.${key}`, parameters)
  const attachments: Attached[] = []
  let room = mostMailed
  const attach = async (key: string, what: Omit<Attached, 'content'>): Promise<boolean> => {
    const bytes = await context.files.storage.get(key)
    if (!bytes || bytes.byteLength > room) return false
    room -= bytes.byteLength
    attachments.push({ ...what, content: Buffer.from(bytes).toString('base64') })
    return true
  }
  for (const key of picturesIn(content)) await attach(key, { name: `${key}.webp`, type: pictureType, id: key })
  // What is too large is not even read: this is written anew for every few recipients, from a bucket perhaps.
  const left: string[] = []
  for (const { key, name, type, size } of files ?? []) {
    if ((size ?? 0) > room || !(await attach(key, { name: name || key, type: type ?? 'application/octet-stream' })))
      left.push(name)
  }
  // Who has no account has no inbox either.
  const foot = isOutside
    ? []
    : [...left.map(name => say('file', { name })), say('foot', { address: context.publicUrl })]
  return {
    body: [plainText(content), ...foot].join('\n\n'),
    // A picture that is left out is told by its description.
    mail: {
      subject: title,
      html: `${withAddresses(withLinks(content), key => `cid:${key}`)}${foot.map(text => `<p style="color:#667085;font-size:13px">${xml(text)}</p>`).join('')}`,
      ...(attachments.length > 0 ? { attachments } : {}),
    },
  }
}

const about = { channel: 'email', about: 'letter' } as const

/** Nobody knows what people without an account read: the language of the product's readers. */
const outside: Language = 'zh'

/**
 * Mails a letter to the one who asks, as those get it whom it is for. Throws 409 where no mail is sent, or the caller
 * has shown no mailbox to be theirs.
 */
export const mailToSelf = async (
  { id: mail, to }: { readonly id: number; readonly to: string },
  operator: number,
  context: Context,
): Promise<void> => {
  const { db, now, sender } = context
  const isOutside = to === 'addresses'
  const language = isOutside ? outside : context.language
  if ((await sender.services(db)).email === 'off') throw new Problem(409, 'mailsOff')
  const own = await db
    .selectFrom('operator as o')
    .select(['o.email', isMailboxConfirmed.as('isConfirmed')])
    .where('o.id', '=', operator)
    .executeTakeFirst()
  if (!own?.email) throw new Problem(409, 'noOwnEmail')
  if (!own.isConfirmed) throw new Problem(409, 'unconfirmedOwnEmail')
  await sender.send(db, {
    ...about,
    recipient: own.email,
    language,
    by: operator,
    validUntil: later(now, day),
    ...(await letterMail(mail, language, context, isOutside)),
  })
}

/** Ends the mails of a letter that were not delivered yet, those that failed too: nobody has them tried again. */
export const recallMails = async (mail: number, { db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  const rows = await db
    .selectFrom('mail_recipient')
    .select('message')
    .where('mail', '=', mail)
    .where('message', 'is not', null)
    .execute()
  await recall(
    db,
    rows.flatMap(({ message }) => message ?? []),
    now,
  )
}

interface Mailing {
  readonly id: number
  readonly email: string
  readonly language: Language
}

/** Mails a letter to readers, each in their language; answers those who get too many messages, and none of this. */
const mailEach = async (
  mail: number,
  readers: readonly Mailing[],
  context: Context,
  isOutside = false,
): Promise<readonly number[]> => {
  const refused: number[] = []
  const { db, now, sender } = context
  const { created_by: author } = await db
    .selectFrom('application_mail')
    .select('created_by')
    .where('id', '=', mail)
    .executeTakeFirstOrThrow()
  const written = new Map<Language, Written>()
  for (const { id, email, language } of readers) {
    const parts = written.get(language) ?? (await letterMail(mail, language, context, isOutside))
    written.set(language, parts)
    try {
      const { id: message } = await sender.send(db, {
        ...about,
        recipient: email,
        language,
        validUntil: later(now, 2 * day),
        ...(author === null ? {} : { by: author }),
        ...parts,
      })
      await db.updateTable('mail_recipient').set({ message }).where('id', '=', id).execute()
    } catch (error) {
      if (!(error instanceof Problem && error.status === 429)) throw error
      refused.push(id)
    }
  }
  return refused
}

/**
 * Mails a letter to those of the operators who have shown a mailbox to be theirs. Who gets too many messages, and
 * everybody while no mail is sent, has it in the inbox alone.
 */
export const mailTo = async (mail: number, operators: readonly number[], context: Context): Promise<void> => {
  const { db, sender } = context
  if (operators.length === 0 || (await sender.services(db)).email === 'off') return
  const { rows: readers } = await sql<Mailing>`
    select r.id, o.email, coalesce(l.language, 'zh') as language from mail_recipient r join operator o on o.id = r.operator left join operator_language l on l.operator = o.id
    where r.mail = ${mail} and r.operator = any(${[...operators]}::integer[]) and r.message is null and ${isMailboxConfirmed} order by r.id`.execute(
    db,
  )
  await mailEach(mail, readers, context)
}

/**
 * Mails a letter to mailboxes of people who have no account, in Chinese, as nobody knows their language; answers how
 * many got none, who are left out.
 */
export const mailOut = async (
  mail: number,
  recipients: readonly { readonly id: number; readonly address: string }[],
  context: Context,
): Promise<number> => {
  if (recipients.length === 0) return 0
  const refused = await mailEach(
    mail,
    recipients.map(({ id, address }) => ({ id, email: address, language: outside })),
    context,
    true,
  )
  if (refused.length > 0)
    await context.db
      .updateTable('mail_recipient')
      .set({ delivered_at: null, left_out: true })
      .where('id', 'in', [...refused])
      .execute()
  return refused.length
}
