import { erasureOf } from '../../../resources/core/erasure.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Context } from '../contract.ts'
import { keysHeldBy, uploadFields } from '../uploadUses.ts'
import { modelOf } from '../model.ts'
import type { Registry } from '../model.ts'
import type { PlacedReference } from '../referential/References.ts'
import { tableName } from '../migrations/schemaNames.ts'
import { quoted, Statement } from '../statement.ts'
import { recordsAbout } from './recordsAbout.ts'
import type { FoundRecords } from './recordsAbout.ts'
import type { SubjectSources } from './sources.ts'

/** What is done to records of a kind: `kind` is null for values of the history, rows of other tables, and files. */
export interface ErasureStep {
  readonly step: 'removed' | 'nameless' | 'sealed' | 'history' | 'traces' | 'files'
  readonly kind: string | null
  readonly count: number
}

/** All that an erasure would do. */
export interface ErasurePlan {
  readonly found: FoundRecords
  /** The day until which a law has kept what is sealed; null where there is nothing of that, or not any more. */
  readonly sealedUntil: string | null
  /** Rows of tables that no descriptor knows: their places, which tell what becomes of them. */
  readonly tables: readonly (PlacedReference & { readonly ids: readonly number[]; readonly resource: string })[]
  /** Keys of files that no other record holds. */
  readonly files: readonly string[]
  readonly steps: readonly ErasureStep[]
}

/**
 * Where somebody's records are found, and how long what a law has kept is sealed: the last day of that, by the latest
 * day of the records.
 */
export interface Erasing {
  readonly target: string
  readonly id: number
  readonly sources: SubjectSources
  readonly keptUntil: (day: string) => string
}

/**
 * A condition that a row of such a table refers to one of the ids that are bound; of a log that the resource is that
 * one, too.
 */
export const rowOf = ({ place, to, resource, ids }: ErasurePlan['tables'][number], statement: Statement): string => {
  const column = quoted(place.split('.')[1]!)
  return `t.${column} = any(${statement.bind(ids)}::integer[])${to === null ? ` and t."resource" = ${statement.bind(resource)}` : ''}`
}

export const tableAt = ({ place }: PlacedReference): string => quoted(place.split('.')[0]!)

const tablesOf = (registry: Registry, found: FoundRecords, context: Context): ErasurePlan['tables'] =>
  [...found].flatMap(([resource, ids]) =>
    context
      .references(registry[resource]!)
      .tables.filter(({ on: { erase } }) => erase !== undefined && erase !== 'keep')
      .map(one => ({ ...one, resource, ids: [...ids] })),
  )

/** The condition that the row still says what it is to lose. */
const saying = ({ on: { erase } }: PlacedReference): string =>
  typeof erase === 'object' ? ` and t.${quoted(erase.empties)} <> '{}'` : ''

const countTables = async (tables: ErasurePlan['tables'], { db }: Context): Promise<readonly ErasureStep[]> => {
  const counts = { history: 0, traces: 0 }
  for (const one of tables) {
    const statement = new Statement()
    const [row] = await statement.run<{ n: number }>(
      db,
      `select count(*)::integer as n from ${tableAt(one)} t where ${rowOf(one, statement)}${saying(one)}`,
    )
    counts[typeof one.on.erase === 'object' ? 'history' : 'traces'] += row?.n ?? 0
  }
  return [
    { step: 'history', kind: null, count: counts.history },
    { step: 'traces', kind: null, count: counts.traces },
  ]
}

/** The latest of the days from which a law has records kept. */
const latestDay = async (registry: Registry, found: FoundRecords, { db }: Context): Promise<string | null> => {
  const days: string[] = []
  for (const [name, ids] of found) {
    const { erasure } = registry[name]!
    if (typeof erasure !== 'object') continue
    const statement = new Statement()
    const model = modelOf(registry[name]!)
    const [row] = await statement.run<{ day: string | null }>(
      db,
      `select max(t.${model.column(erasure.seal)})::text as day from ${model.table} t where t."id" = any(${statement.bind([...ids])}::integer[])`,
    )
    if (row?.day) days.push(row.day)
  }
  return days.sort().at(-1) ?? null
}

/** Keys that the records hold, and no others; pictures of the library are everybody's. */
const filesOnlyOf = async (registry: Registry, found: FoundRecords, { db }: Context): Promise<readonly string[]> => {
  const statement = new Statement()
  const fields = uploadFields(Object.values(registry))
  // A value that no condition looks at has no type.
  const held = new Set(fields.map(({ resource }) => resource.name))
  const idsOf = new Map(
    [...found]
      .filter(([name]) => held.has(name))
      .map(([name, ids]) => [name, `${statement.bind([...ids])}::integer[]`]),
  )
  const [own, others] = [[] as string[], [] as string[]]
  for (const field of fields) {
    const ids = idsOf.get(field.resource.name)
    if (ids) own.push(`${keysHeldBy(field)} and h."id" = any(${ids})`)
    others.push(`${keysHeldBy(field)}${ids ? ` and not h."id" = any(${ids})` : ''}`)
  }
  if (own.length === 0) return []
  const rows = await statement.run<{ key: string }>(
    db,
    `select u.key from upload u where not u.shared and u.key in (${own.join(' union all ')})${others.length > 0 ? ` and u.key not in (${others.join(' union all ')})` : ''} order by u.key`,
  )
  return rows.map(({ key }) => key)
}

/**
 * What becomes of a kind of records: what a law has kept for a time that has passed is removed like everything else.
 */
const stepOf = (resource: AnyResource, sealedUntil: string | null): ErasureStep['step'] => {
  const erasure = erasureOf(resource)
  if (typeof erasure === 'object') return sealedUntil === null ? 'removed' : 'sealed'
  return erasure === 'remove' ? 'removed' : 'nameless'
}

/** What erasing a record's subject would do, in numbers; nothing is changed. */
export const planErasure = async (
  registry: Registry,
  { target, id, sources: { links = [], companions = [] }, keptUntil }: Erasing,
  context: Context,
): Promise<ErasurePlan> => {
  const ways = [...links.map(link => ({ ...link, ids: link.own ?? link.ids })), ...companions]
  const found = await recordsAbout(registry, target, id, ways, context, { isAlone: true })
  const latest = await latestDay(registry, found, context)
  const until = latest === null ? null : keptUntil(latest)
  const sealedUntil = until !== null && until > context.today ? until : null
  const tables = tablesOf(registry, found, context)
  const files = await filesOnlyOf(registry, found, context)
  const kinds = [...found].map(([kind, ids]): ErasureStep => ({
    step: stepOf(registry[kind]!, sealedUntil),
    kind,
    count: ids.size,
  }))
  const inOrder = ['removed', 'nameless', 'sealed'].flatMap(step => kinds.filter(one => one.step === step))
  const steps = [
    ...inOrder,
    ...(await countTables(tables, context)),
    { step: 'files' as const, kind: null, count: files.length },
  ].filter(({ count }) => count > 0)
  return { found, sealedUntil, tables, files, steps }
}

/** The table of a resource, quoted. */
export const recordsTable = (resource: AnyResource): string => quoted(tableName(resource))
