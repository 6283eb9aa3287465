import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Keep } from '../../../resources/core/retention.ts'
import type { Context } from '../contract.ts'
import type { RetainedKind } from './RetainedKind.ts'

/** Rows of a table that are kept for a time. */
export interface RetainedTable {
  readonly name: string
  readonly table: string
  /** From which day or moment on they are kept. */
  readonly at: string
  readonly isDay?: boolean
  readonly keep: Keep | null
  /**
   * A statement that leaves something else in the place of the rows of `gone`, at once with their removal: how many
   * they were.
   */
  readonly instead?: (timeZone: string) => RawBuilder<unknown>
  /** What becomes of what else is kept of these, by their ids. */
  readonly forget?: (ids: readonly number[], context: Context) => Promise<void>
}

/** Rows of one transaction. */
const batch = 5000

const isBefore = (
  { at, isDay }: RetainedTable,
  before: string,
  { timeZone }: Pick<Context, 'timeZone'>,
): RawBuilder<boolean> =>
  isDay
    ? sql<boolean>`${sql.ref(at)} < ${before}::date`
    : sql<boolean>`${sql.ref(at)} < (${before}::date)::timestamp at time zone ${timeZone}::text`

/** Rows of a table as what grows old together. */
export const tableKind = (rows: RetainedTable): RetainedKind => {
  const { name, table, at, keep, instead, forget } = rows
  return {
    name,
    keep,
    batch,
    async count(before, context) {
      const {
        rows: [found],
      } = await sql<{
        n: number
      }>`select count(*)::integer as n from ${sql.table(table)} where ${isBefore(rows, before, context)}`.execute(
        context.db,
      )
      return found?.n ?? 0
    },
    // What is left instead is there in the statement that takes the rows away: neither is lost, and none is counted
    // twice.
    async remove(before, most, context) {
      const oldest = sql`select id from ${sql.table(table)} where ${isBefore(rows, before, context)} order by ${sql.ref(at)} limit ${most}`
      const gone = sql`gone as (delete from ${sql.table(table)} where id in (${oldest}) returning *)`
      const { rows: removed } = await sql<{
        id: number
      }>`with ${gone}${instead ? sql`, instead as (${instead(context.timeZone)})` : sql``} select id from gone`.execute(
        context.db,
      )
      if (removed.length > 0)
        await forget?.(
          removed.map(({ id }) => id),
          context,
        )
      return removed.length
    },
  }
}
