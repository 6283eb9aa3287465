import { sql } from 'kysely'
import type { Context } from '../../core/contract.ts'
import { unnested } from '../database/unnested.ts'
import { announceLive } from '../live/announceLive.ts'

/**
 * What leads to these records, by the names of their resources, is told to nobody any more. In one order, as whoever
 * settles notices holds them; in one look at all of them, as no index has those that were read.
 */
export const forgetNotices = async (
  context: Pick<Context, 'db' | 'notify'>,
  records: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<void> => {
  const led = [...records].flatMap(([resource, ids]) => [...ids].map(id => ({ resource, id: String(id) })))
  const { rows } = await sql<{ operator: number }>`
    with told as (
      select id from operator_notice
      where (link->>'resource', link->>'id') in (select l.resource, l.id from ${unnested('l', led, { resource: 'text', id: 'text' })})
      order by id for update
    )
    delete from operator_notice n using told where n.id = told.id returning n.operator`.execute(context.db)
  const operators = [...new Set(rows.map(({ operator }) => operator))]
  if (operators.length > 0) await announceLive(context, 'notice', { operators })
}
