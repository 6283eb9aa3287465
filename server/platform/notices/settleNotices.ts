import { sql } from 'kysely'
import type { Context } from '../../core/contract.ts'
import { announceLive } from '../live/announceLive.ts'
import type { StoredLink } from './notifyOperators.ts'

/**
 * What was to be done is done, by whoever did it: those who were told of it with this key need not read it any more. In
 * one order, so that two calls that settle the same notices wait for one another in line.
 */
export const settleNotices = async (
  context: Pick<Context, 'db' | 'now' | 'notify'>,
  key: string,
  { resource, id }: Pick<StoredLink, 'resource' | 'id'>,
): Promise<void> => {
  const { rows } = await sql<{ operator: number }>`
    with told as (
      select id from operator_notice
      where read_at is null and key = ${key} and link->>'id' = ${String(id)} and link->>'resource' = ${resource}
      order by id for no key update
    )
    update operator_notice n set read_at = ${context.now.toISOString()}::timestamptz from told where n.id = told.id
    returning n.operator`.execute(context.db)
  const operators = [...new Set(rows.map(({ operator }) => operator))]
  if (operators.length > 0) await announceLive(context, 'notice', { operators })
}
