import { sql } from 'kysely'
import { applicationMail } from '../../../resources/content/applicationMail.ts'
import type { Context } from '../../core/contract.ts'
import { announceLive } from '../../platform/live/announceLive.ts'
import type { JobContext, JobOutcome } from '../../platform/jobs/JobHandler.ts'
import { mailOut, mailTo } from './letterMail.ts'
import { addRecipients, countMeant, mostRecipients } from './recipients.ts'

type Job = Pick<JobContext, 'inTransaction' | 'signal'>

/**
 * Letters delivered in one transaction, and those of which each is a mail besides; between two of them a letter can be
 * paused.
 */
const batch = 1000
const mails = 50

interface Letter {
  readonly id: number
  readonly to: string
  readonly byMail: boolean
  readonly recipients: number | null
}

const next = async (state: string, { db, now }: Context): Promise<Letter | undefined> => {
  const { rows } = await sql<Letter>`
    select id, "to", by_mail as "byMail", recipients from application_mail where state = ${state} and (send_at is null or send_at <= ${now.toISOString()}::timestamptz) order by id limit 1 for update skip locked`.execute(
    db,
  )
  return rows[0]
}

type Reason = 'mailToNobody' | 'mailToTooMany' | 'mailsOff'

const tellAuthor = async (mail: number, reason: Reason, context: Context): Promise<void> => {
  const { title, created_by: author } = await context.db
    .selectFrom('application_mail')
    .select(['title', 'created_by'])
    .where('id', '=', mail)
    .executeTakeFirstOrThrow()
  if (author !== null)
    await context.notifyOperators([author], {
      key: 'mailNotSent',
      parameters: { title, reason: { text: `errors.${reason}` } },
      link: { resource: applicationMail, id: mail },
    })
}

/** What cannot be sent is a draft again, and its author is told why. */
const giveBack = async (mail: number, reason: Reason, context: Context): Promise<void> => {
  await context.updateMany(applicationMail, [mail], { state: 'draft', sendAt: null }, 'unschedule')
  await tellAuthor(mail, reason, context)
}

/** Whether it goes to mailboxes alone, and no mail is sent. */
const isWithoutWay = async ({ to }: Letter, { db, sender }: Context): Promise<boolean> =>
  to === 'addresses' && (await sender.services(db)).email === 'off'

/** Begins to send a letter whose moment has come; answers whether there was one. */
const beginOne = async (context: Context): Promise<boolean> => {
  const letter = await next('scheduled', context)
  if (letter === undefined) return false
  const mail = letter.id
  const meant = await countMeant(mail, context)
  if (await isWithoutWay(letter, context)) await giveBack(mail, 'mailsOff', context)
  else if (meant === 0 || meant > mostRecipients)
    await giveBack(mail, meant === 0 ? 'mailToNobody' : 'mailToTooMany', context)
  else await context.updateMany(applicationMail, [mail], { state: 'sending' }, 'send')
  return true
}

interface Handled {
  readonly id: number
  readonly operator: number | null
  readonly address: string | null
  readonly left_out: boolean
}

/** Delivers to some of those who wait; who is gone meanwhile is left out. */
const deliverSome = async (mail: number, most: number, { db, now }: Context): Promise<readonly Handled[]> => {
  const { rows } = await sql<Handled>`
    update mail_recipient r set delivered_at = case when w.is_there then ${now.toISOString()}::timestamptz end, left_out = not w.is_there
    from (
      select q.id, q.address is not null or coalesce(not o.deleted and o.status = 'opened', not p.deleted and p.access = 'permission', false) as is_there
      from (select id, operator, patient, address from mail_recipient where mail = ${mail} and delivered_at is null and not left_out order by id limit ${most} for update) q
      left join operator o on o.id = q.operator left join patient p on p.id = q.patient
    ) w where r.id = w.id returning r.id, r.operator, r.address, r.left_out`.execute(db)
  return rows
}

/**
 * Does a step of a letter that is being sent: writes down to whom it goes, delivers to some of them, or ends. Answers
 * how many it was delivered to; undefined where nothing is being sent.
 */
const step = async (context: Context): Promise<number | undefined> => {
  const { db } = context
  // Held until the step is done: whoever pauses or withdraws it waits for that long.
  const letter = await next('sending', context)
  if (letter === undefined) return undefined
  const { id: mail, to, byMail, recipients } = letter
  // It waits for somebody to go on with it, and holds no other letter up.
  if (await isWithoutWay(letter, context)) {
    await context.updateMany(applicationMail, [mail], { state: 'paused' }, 'pause')
    await tellAuthor(mail, 'mailsOff', context)
    return 0
  }
  if (recipients === null) {
    await db
      .updateTable('application_mail')
      .set({ recipients: await addRecipients(mail, context) })
      .where('id', '=', mail)
      .execute()
    return 0
  }
  const handled = await deliverSome(mail, byMail || to === 'addresses' ? mails : batch, context)
  if (handled.length === 0) {
    await context.updateMany(applicationMail, [mail], { state: 'sent', sentAt: context.now.toISOString() }, 'delivery')
    return 0
  }
  const got = handled.filter(({ left_out: isLeftOut }) => !isLeftOut)
  const operators = got.flatMap(({ operator }) => operator ?? [])
  if (byMail) await mailTo(mail, operators, context)
  const delivered =
    got.length -
    (await mailOut(
      mail,
      got.flatMap(({ id, address }) => (address === null ? [] : [{ id, address }])),
      context,
    ))
  // How far it has got is no change of the letter: neither its version nor its history tells of it.
  await db
    .updateTable('application_mail')
    .set(({ eb }) => ({
      delivered: eb('delivered', '+', delivered),
      left_out: eb('left_out', '+', handled.length - delivered),
    }))
    .where('id', '=', mail)
    .execute()
  if (operators.length > 0) await announceLive(context, 'mail', { operators })
  return delivered
}

/**
 * Sends the letters whose moment has come, and delivers those that are being sent, some recipients a transaction.
 * Whoever takes the run over goes on behind the last of them; whoever has a letter is not given it again.
 */
export const deliverMail = async ({ inTransaction, signal }: Job): Promise<JobOutcome> => {
  while (!signal.aborted && (await inTransaction(beginOne))) {
    /* as many as are due */
  }
  let records = 0
  while (!signal.aborted) {
    const delivered = await inTransaction(step)
    if (delivered === undefined) break
    records += delivered
  }
  return { records }
}
