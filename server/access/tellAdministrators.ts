import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { notice } from '../../resources/content/notice.ts'
import { allows, permissionOf } from '../../resources/core/permission.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Execution } from '../core/execution.ts'
import { announceLive } from '../platform/live/announceLive.ts'
import { searchOf } from '../core/searchOf.ts'
import { announcementType } from '../platform/session/notices.ts'
import { permissionList } from '../platform/session/rolesOf.ts'

interface Administrator {
  readonly id: number
  readonly email: string | null
}

/** Who else may do what a permission stands for, and can sign in. */
const othersWho = async (db: Kysely<Tables>, permission: string, caller: number): Promise<readonly Administrator[]> => {
  const roles = await db.selectFrom('role').select(['id', 'permissions']).where('deleted', '=', false).execute()
  const holding = roles.filter(role => allows(new Set(permissionList(role.permissions)), permission)).map(({ id }) => id)
  return db.selectFrom('operator as o').innerJoin('hospital as h', 'h.id', 'o.hospital').select(['o.id', 'o.email']).where('h.deleted', '=', false)
    .where('o.deleted', '=', false).where('o.status', '=', 'opened').where('o.is_experience', '=', false).where('o.id', '<>', caller)
    .where(sql<boolean>`o.roles && ${holding}::int[]`).orderBy('o.id').execute()
}

/** In both languages, since nobody knows which one each of them reads. */
const texts = ({ host: { translate }, resource, operator, now, timeZone, client }: Execution) => {
  const [zh, en] = (['zh', 'en'] as const).map(language => ({
    title: translate(language, 'messages.settingsChanged.subject'),
    body: translate(language, 'messages.settingsChanged.body', {
      what: translate(language, `resources.${resource.name}.name`), name: operator?.name ?? '', username: operator?.username ?? '', ip: client.ip,
      at: now.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    }),
  })) as [{ title: string; body: string }, { title: string; body: string }]
  return { title: `${zh.title} / ${en.title}`, paragraphs: [zh.body, en.body] }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Tells the others who may do the same that it was done: by a notice of theirs that nobody can change, and by mail where mail can be sent. To be
 * called before the change: the mail goes by the services as they still are, so that whoever turns them off or elsewhere cannot keep it from them.
 */
export const tellAdministrators = async (call: Execution): Promise<void> => {
  const { db, host: { sender, database }, operator, resource, name, now, tasks } = call
  const others = await othersWho(db, permissionOf(resource, name), operator?.id ?? 0)
  if (others.length === 0) return
  const { title, paragraphs } = texts(call)
  await db.insertInto('notice').values({
    title, type: announcementType, content: paragraphs.map(text => `<p>${escaped(text)}</p>`).join(''), personal: true, operators: others.map(({ id }) => id), published: true, published_at: now.toISOString(),
    created_at: now.toISOString(), updated_at: now.toISOString(), search: searchOf(notice, { title }),
  }).execute()
  tasks.push(async () => announceLive(database, 'notice', { operators: others.map(({ id }) => id) }))
  const mails = []
  for (const { email } of others) {
    // Whoever fills a mailbox beforehand keeps a mail away, but not the notice.
    if (email !== null && await sender.allow(db, 'email', email) === null) mails.push({ channel: 'email', recipient: email, about: 'settingsChanged', language: 'both', body: paragraphs.join('\n\n'), isCounted: true } as const)
  }
  tasks.push(await sender.sendByPresent(db, mails))
}
