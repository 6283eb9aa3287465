import { sql } from 'kysely'
import { notice } from '../../resources/content/notice.ts'
import { message } from '../../resources/core/message.ts'
import { implementPublished } from './implementPublished.ts'
import { invalid } from '../core/errors/problem.ts'
import { announceLive } from '../platform/live/announceLive.ts'
import { readIds } from './readIds.ts'
import { readMoment } from './readMoment.ts'
import { noticeTexts } from './noticeTexts.ts'
import { told } from './told.ts'
import type { Told } from './noticeTexts.ts'
import {
  announcementType,
  markRead,
  markUnread,
  readable,
  unreadNotices,
  watchedNotices,
} from '../platform/notices/notices.ts'
import { caller } from '../core/caller.ts'

/** What a reader's list can be sorted by. */
const columns: Readonly<Record<string, string>> = { id: 'id', title: 'title', publishedAt: '"publishedAt"' }

/** `publishedAt,desc` as SQL; the id makes the order of equals a fixed one. Throws a field error for anything else. */
const orderOf = (sort: string | null | undefined) => {
  const [name = 'id', direction = 'desc'] = (sort || 'id,desc').split(',').map(part => part.trim())
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!column || !/^(asc|desc)$/i.test(direction)) throw invalid({ sort: message('sort') })
  return sql.raw(`${column} ${direction}, id ${direction}`)
}

export const noticeImplementation = implementPublished(
  notice,
  {
    async read({ page, size, sort, type }, context) {
      const reader = caller(context)
      const order = orderOf(sort)
      const limit = size ?? 10
      const chosen = type ?? announcementType
      const read = sql`exists (select from notice_read r where r.operator = ${reader.id} and r.notice = n.id)`
      const shown = (name: 'title' | 'content') => sql.raw(`${told(notice, name, context.language, 'n')} as ${name}`)
      const mine = sql`
      select n.id, ${shown('title')}, ${shown('content')}, n.valid_from as "publishedAt", not ${read} as "isNew", null::text as key, null::jsonb as parameters, null::jsonb as link
        from notice n where ${readable(reader, chosen, context.now)}
      union all
      select p.id, p.key, '', p.created_at, p.read_at is null, p.key, p.parameters, p.link from operator_notice p where p.operator = ${reader.id} and ${chosen === announcementType}::boolean`
      const { rows } =
        await sql<Told>`select * from (${mine}) entry order by ${order} limit ${limit} offset ${(page ?? 0) * limit}`.execute(
          context.db,
        )
      const total = await sql<{ n: number }>`select count(*)::int as n from (${mine}) entry`.execute(context.db)
      return { content: rows.map(row => noticeTexts(row, context)), totalElements: total.rows[0]?.n ?? 0 }
    },

    async watch({ watchNoticeIds }, context) {
      const reader = caller(context)
      const marked = await markRead(context.db, reader, readIds(watchNoticeIds, 'watchNoticeIds'), context.now)
      // The operator's other pages count them too.
      if (marked > 0) await announceLive(context, 'notice', { operators: [reader.id] })
      return {
        watchNoticeIds: await watchedNotices(context.db, reader),
        noticeCount: await unreadNotices(context.db, reader, context.now),
        readAt: context.now.toISOString(),
      }
    },

    async unwatch({ readAt }, context) {
      const reader = caller(context)
      if ((await markUnread(context.db, reader, readMoment(readAt, context.now))) > 0)
        await announceLive(context, 'notice', { operators: [reader.id] })
      return { noticeCount: await unreadNotices(context.db, reader, context.now) }
    },
  },
  {
    async before(action, record, _input, context) {
      const isRead = record?.state === 'published' || action === 'publish' || context.operator === null
      if (isRead) await announceLive(context, 'notice')
      if (action === 'remove' && record)
        await context.db.deleteFrom('notice_read').where('notice', '=', record.id).execute()
    },
  },
)
