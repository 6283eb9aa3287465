import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { rowsInPiece, countedRows, deltasOf } from '../migrations/rollUps.ts'
import type { RollUp } from '../migrations/schema.ts'
import type { Database } from '../../platform/database/Database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { literal, quoted, Statement } from '../statement.ts'
import { foldLock } from '../totals.ts'

interface Unbuilt {
  readonly source: string
  readonly definition: string
  readonly next_piece: number | null
  readonly folds: string
}

const columns = (names: readonly string[]): string => names.map(quoted).join(', ')

/**
 * One statement, so that rows and deltas are those of one moment: deltas of the piece are in its rows already, and
 * later ones wait.
 */
const countPiece = (rollUp: RollUp, { source, folds }: Unbuilt, statement: Statement): string => {
  const keys = ['day', ...Object.keys(rollUp.keys)]
  const sums = Object.keys(rollUp.sums)
  const piece = statement.bind(undefined)
  const rows =
    countedRows(rollUp, quoted(source)) +
    ` and t.id >= ${piece}::bigint * ${rowsInPiece} and t.id < (${piece}::bigint + 1) * ${rowsInPiece}`
  return (
    `with counted as (delete from ${quoted(deltasOf(rollUp))} where piece = ${piece}::integer), ` +
    `taken as (select ${columns(keys)}, ${sums.map(sum => `sum(${quoted(sum)}) as ${quoted(sum)}`).join(', ')} from (${rows}) r group by ${columns(keys)}), ${folds} select count(*)::integer as n from taken`
  )
}

const nextPiece = (rollUp: RollUp, source: string, from: number, statement: Statement): string => {
  const bound = statement.bind(from)
  return `select least((select min(id) / ${rowsInPiece} from ${quoted(source)} where id >= ${bound}::bigint * ${rowsInPiece}), (select min(piece) from ${quoted(deltasOf(rollUp))} where piece >= ${bound}::bigint))::integer as piece`
}

/**
 * Counts one piece of the rows of some facts; answers whether there is more to count. Another host's turn is waited
 * for.
 */
const buildPiece = (database: Pick<Database, 'db'>, facts: string): Promise<boolean> =>
  database.db.transaction().execute(async db => {
    await new Statement().run(
      db,
      `select set_config('statement_timeout', '0', true), pg_advisory_xact_lock(${foldLock})`,
    )
    const asking = new Statement()
    const [unbuilt] = await asking.run<Unbuilt>(
      db,
      `select r.source, r.definition, r.next_piece, (select string_agg(fold_into(k.target, k.keys, k.sums, k.month), ', ' order by k.target) from kept_sum k where k.facts = r.facts) as folds
    from roll_up r where r.facts = ${asking.bind(facts)} and r.next_piece is not null`,
    )
    if (unbuilt === undefined) return false
    const rollUp = JSON.parse(unbuilt.definition) as RollUp
    const from = await found(db, rollUp, unbuilt.source, unbuilt.next_piece!)
    if (from !== null) {
      const statement = new Statement()
      const text = countPiece(rollUp, unbuilt, statement)
      statement.parameters[0] = from
      await statement.run(db, text)
    }
    const next = from === null ? null : from + 1
    const noting = new Statement()
    await noting.run(
      db,
      `update roll_up set next_piece = ${noting.bind(next)}::integer, built_at = case when ${noting.bind(next)}::integer is null then now() end where facts = ${noting.bind(facts)}`,
    )
    return next !== null
  })

const found = async (db: Kysely<Tables>, rollUp: RollUp, source: string, from: number): Promise<number | null> => {
  const statement = new Statement()
  const [row] = await statement.run<{ piece: number | null }>(db, nextPiece(rollUp, source, from, statement))
  return row?.piece ?? null
}

/**
 * Days of moments are another time zone's now: sums of them are counted anew. Whoever writes just now is waited for, as
 * what they write says the former days.
 */
const followTimeZone = (
  database: Pick<Database, 'db'>,
  facts: string,
  source: string,
  timeZone: string,
): Promise<void> =>
  database.db.transaction().execute(async db => {
    const statement = new Statement()
    await new Statement().run(db, `lock table ${quoted(source)} in share row exclusive mode`)
    await new Statement().run(db, `select restart_roll_up(${literal(facts)})`)
    await statement.run(
      db,
      `update roll_up set time_zone = ${statement.bind(timeZone)} where facts = ${statement.bind(facts)}`,
    )
  })

export interface Building {
  readonly timeZone: string
  readonly signal?: AbortSignal
  /** Milliseconds between pieces, so that others get their turn. */
  readonly pause?: number
}

/**
 * Builds up what is kept of facts from the rows that are there, a piece of rows in each transaction, while others write
 * and read: until it is ready, numbers come from the rows. Where hosts do it at once, each piece is counted once.
 * Answers what was made ready.
 */
export const buildRollUps = async (
  database: Pick<Database, 'db'>,
  { timeZone, signal, pause = 20 }: Building,
): Promise<readonly string[]> => {
  const statement = new Statement()
  const moved = await statement.run<{ facts: string; source: string }>(
    database.db,
    `select facts, source from roll_up where time_zone <> ${statement.bind(timeZone)} order by facts`,
  )
  for (const { facts, source } of moved) await followTimeZone(database, facts, source, timeZone)
  const unbuilt = await new Statement().run<{ facts: string }>(
    database.db,
    'select facts from roll_up where next_piece is not null order by facts',
  )
  const ready: string[] = []
  for (const { facts } of unbuilt) {
    while (signal?.aborted !== true && (await buildPiece(database, facts))) await wait(pause)
    if (signal?.aborted !== true) ready.push(facts)
  }
  return ready
}
