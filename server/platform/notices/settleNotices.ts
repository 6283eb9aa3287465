import { sql } from 'kysely'
import type { Context } from '../../core/contract.ts'
import { announceLive } from '../live/announceLive.ts'
import type { StoredLink } from './notifyOperators.ts'

/**
 * What was to be done is done, by whoever did it: those who were told of it with this key need not read it any more.
 */
export const settleNotices = async (
  context: Pick<Context, 'db' | 'now' | 'notify'>,
  key: string,
  { resource, id }: Pick<StoredLink, 'resource' | 'id'>,
): Promise<void> => {
  const { rows } = await sql<{ operator: number }>`
    update operator_notice set read_at = ${context.now.toISOString()}::timestamptz
    where read_at is null and key = ${key} and link @> ${JSON.stringify({ resource, id })}::jsonb
    returning operator`.execute(context.db)
  const operators = [...new Set(rows.map(({ operator }) => operator))]
  if (operators.length > 0) await announceLive(context, 'notice', { operators })
}
