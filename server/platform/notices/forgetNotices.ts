import { sql } from 'kysely'
import type { Context } from '../../core/contract.ts'
import { announceLive } from '../live/announceLive.ts'

/**
 * What leads to these records is told to nobody any more. In one order, as whoever settles notices holds them.
 */
export const forgetNotices = async (
  context: Pick<Context, 'db' | 'notify'>,
  { resource, ids }: { readonly resource: string; readonly ids: readonly number[] },
): Promise<void> => {
  const { rows } = await sql<{ operator: number }>`
    with told as (
      select id from operator_notice
      where link->>'resource' = ${resource} and link->>'id' = any(${ids.map(String)}::text[]) order by id for update
    )
    delete from operator_notice n using told where n.id = told.id returning n.operator`.execute(context.db)
  const operators = [...new Set(rows.map(({ operator }) => operator))]
  if (operators.length > 0) await announceLive(context, 'notice', { operators })
}
