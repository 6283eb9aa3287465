import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { countedRows } from './migrations/rollUps.ts'
import type { RollUp, Totals } from './migrations/schema.ts'
import { countedTotals } from './migrations/triggers.ts'
import { literal, quoted, Statement } from './statement.ts'
import { foldLock } from './totals.ts'

type Db = Kysely<Tables>

/**
 * What is kept and is not what the rows come to: a roll-up (`trainingDays.daily`) or the totals of a list (`patient`).
 */
export interface Difference {
  readonly kept: string
  /** How many sums differ. */
  readonly groups: number
  /** The first and the last day or month of those; null for totals, which have none. */
  readonly from: string | null
  readonly to: string | null
}

interface KeptSum {
  readonly target: string
  readonly delta: string
  readonly keys: readonly string[]
  readonly sums: readonly string[]
  readonly month: string | null
  readonly source: string
  readonly definition: string
}

interface KeptTotals {
  readonly table: string
  readonly definition: string
}

const camelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
const prefix = 'roll_up_'
const factsOf = (kept: KeptSum): string => (JSON.parse(kept.definition) as RollUp).facts
/** `trainingDays.daily` of `roll_up_training_days_daily`. */
const nameOf = (kept: KeptSum): string =>
  `${factsOf(kept)}.${camelCase(kept.target.slice(kept.delta.length - '_delta'.length + 1))}`

/** What is built up; the rest is compared when it is. */
const keptSums = (db: Db): Promise<KeptSum[]> =>
  new Statement().run<KeptSum>(
    db,
    `select k.target, k.delta, k.keys, k.sums, k.month, r.source, r.definition from kept_sum k join roll_up r on r.facts = k.facts
  where r.next_piece is null and k.target like ${literal(`${prefix}%`)} order by k.target`,
  )

const keptTotals = (db: Db): Promise<KeptTotals[]> =>
  new Statement().run<KeptTotals>(
    db,
    `select c.relname as "table", obj_description(p.oid, 'pg_proc') as definition
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid where p.proname = c.relname || '_totals_insert' and c.relnamespace = current_schema()::regnamespace order by c.relname`,
  )

const some = (sums: readonly string[]): string => sums.map(sum => `sum(${quoted(sum)}) <> 0`).join(' or ')

/**
 * One statement, so that sums, deltas and rows are those of one moment: what is kept less what the rows come to is
 * nothing.
 */
const compareSums = async (db: Db, kept: KeptSum): Promise<Difference[]> => {
  const key = (one: string): string =>
    one === kept.month ? `date_trunc('month', ${quoted(one)})::date as ${quoted(one)}` : quoted(one)
  const columns = [...kept.keys.map(key), ...kept.sums.map(quoted)].join(', ')
  const keys = kept.keys.map(quoted).join(', ')
  const all = [
    `select ${columns} from ${quoted(kept.target)}`,
    `select ${columns} from ${quoted(kept.delta)}`,
    `select ${columns} from (${countedRows(JSON.parse(kept.definition) as RollUp, quoted(kept.source), '-')}) counted`,
  ]
  const differing = `select ${keys} from (${all.join(' union all ')}) both_sides group by ${keys} having ${some(kept.sums)}`
  const [found] = await new Statement().run<Omit<Difference, 'kept'>>(
    db,
    `select count(*)::integer as groups, min(day)::text as "from", max(day)::text as "to" from (${differing}) differing`,
  )
  return found !== undefined && found.groups > 0 ? [{ kept: nameOf(kept), ...found }] : []
}

const compareTotals = async (db: Db, { table, definition }: KeptTotals): Promise<Difference[]> => {
  const totals = JSON.parse(definition) as Totals
  const kept = ['total', 'total_delta'].map(
    from => `select scope, field, value, deleted, n from ${from} where resource = ${literal(totals.resource)}`,
  )
  const counted = `select scope, field, value, deleted, -n from (${countedTotals(table, totals)}) counted (resource, scope, field, value, deleted, n)`
  const differing = `select from (${[...kept, counted].join(' union all ')}) both_sides group by scope, field, value, deleted having sum(n) <> 0`
  const [found] = await new Statement().run<{ groups: number }>(
    db,
    `select count(*)::integer as groups from (${differing}) differing`,
  )
  return found !== undefined && found.groups > 0
    ? [{ kept: totals.resource, groups: found.groups, from: null, to: null }]
    : []
}

/** Compares all roll-ups and totals of lists with a recount of the rows; it only reads, and others write meanwhile. */
export const compareKept = async (db: Db): Promise<readonly Difference[]> => {
  const found: Difference[] = []
  for (const kept of await keptSums(db)) found.push(...(await compareSums(db, kept)))
  for (const kept of await keptTotals(db)) found.push(...(await compareTotals(db, kept)))
  return found
}

/** How much there is to compare, and its names. */
export const keptNames = async (db: Db): Promise<readonly string[]> => [
  ...(await keptSums(db)).map(nameOf),
  ...(await keptTotals(db)).map(({ definition }) => (JSON.parse(definition) as Totals).resource),
]

/**
 * One statement, so that each row is counted once: deltas that it sees are in the rows it sees, and later ones stay.
 */
const recountTotals = (db: Db, table: string, totals: Totals): Promise<unknown> =>
  new Statement().run(
    db,
    `with sums as (delete from total where resource = ${literal(totals.resource)}),
  deltas as (delete from total_delta where resource = ${literal(totals.resource)})
  insert into total_delta (resource, scope, field, value, deleted, n) ${countedTotals(table, totals)}`,
  )

/**
 * Makes what is named anew from the rows, while others read and write: totals at once, roll-ups by the hosts, piece by
 * piece. Of facts all roll-ups are made anew together. Names that nothing is kept under are passed over.
 */
export const rebuildKept = async ({ db }: { readonly db: Db }, names: readonly string[]): Promise<void> => {
  const facts = new Set((await keptSums(db)).filter(kept => names.includes(nameOf(kept))).map(factsOf))
  for (const one of facts) await new Statement().run(db, `select restart_roll_up(${literal(one)})`)
  for (const { table, definition } of await keptTotals(db)) {
    const totals = JSON.parse(definition) as Totals
    if (!names.includes(totals.resource)) continue
    const recount = async (transaction: Db): Promise<void> => {
      await new Statement().run(transaction, `select pg_advisory_xact_lock(${foldLock})`)
      await recountTotals(transaction, table, totals)
    }
    await (db.isTransaction ? recount(db) : db.transaction().execute(recount))
  }
}

/** Takes away sums of nothing, which stay behind where all rows of a group are gone. */
export const tidyKept = async (db: Db): Promise<void> => {
  for (const { target } of await keptSums(db))
    await new Statement().run(db, `delete from ${quoted(target)} where n = 0`)
}
