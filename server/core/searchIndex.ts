import { setTimeout as wait } from 'node:timers/promises'
import { isStored, searchedTexts } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { orderedTexts } from '../../resources/core/orderedTexts.ts'
import type { Database } from '../platform/database/Database.ts'
import { keepAnew, keptFrom } from './keptColumns.ts'
import { columnName, orderColumnName, tableName } from './migrations/schemaNames.ts'
import { aside } from './search.ts'
import { quoted, Statement } from './statement.ts'

/*
 * The entries of the search index and the keys of the order are worked out by the engine as it writes a record. Where a
 * descriptor has another text searched, or reads it otherwise, the records that are there are read again: see
 * 0450_search_index.sql.
 */

type Registry = { readonly [name: string]: AnyResource }

const searched = (registry: Registry): AnyResource[] =>
  Object.values(registry).filter(resource => isStored(resource) && keptFrom(resource).length > 0)

const coversOf = (resource: AnyResource): string =>
  JSON.stringify(
    Object.fromEntries([
      ...searchedTexts(resource).map(({ name, reads, isAside }) => [name, isAside ? aside(reads) : reads]),
      ...orderedTexts(resource).map(({ name, isName }) => [orderColumnName(name), isName ? 'name' : 'text']),
    ]),
  )

/**
 * Notes what the search of each table covers from now on; where rows were written otherwise, or by a host of the
 * version before, they are to be read again.
 */
export const noteSearched = async ({ db }: Pick<Database, 'db'>, registry: Registry): Promise<void> => {
  for (const resource of searched(registry)) {
    const table = quoted(tableName(resource))
    const statement = new Statement()
    const [source, covers] = [statement.bind(tableName(resource)), statement.bind(coversOf(resource))]
    const from = `case when exists (select from ${table}) then 0 end`
    await statement.run(
      db,
      `insert into search_index as s (source, covers, next_id) values (${source}, ${covers}, ${from})` +
        ' on conflict (source) do update set covers = excluded.covers, next_id = excluded.next_id, built_at = null where s.covers <> excluded.covers',
    )
    const [first] = orderedTexts(resource)
    if (!first) continue
    const asking = new Statement()
    const unkept = `(select min(id) from ${table} where ${quoted(orderColumnName(first.name))} = '')`
    await asking.run(
      db,
      `update search_index set next_id = ${unkept}, built_at = null where source = ${asking.bind(tableName(resource))} and next_id is null and ${unkept} is not null`,
    )
  }
}

/** Rows of one transaction. */
const batch = 500

/** Reads some rows again, unless another host is at it. */
const buildBatch = (database: Pick<Database, 'db'>, resource: AnyResource): Promise<'further' | 'ready' | 'others'> =>
  database.db.transaction().execute(async db => {
    const asking = new Statement()
    const own = `source = ${asking.bind(tableName(resource))} and covers = ${asking.bind(coversOf(resource))}`
    const [unbuilt] = await asking.run<{ next_id: number }>(
      db,
      `select next_id from search_index where ${own} and next_id is not null for update skip locked`,
    )
    if (!unbuilt) return 'others'
    const columns = keptFrom(resource)
      .map(name => `${quoted(columnName(name))} as ${quoted(name)}`)
      .join(', ')
    const reading = new Statement()
    // Locked, so that nobody writes others meanwhile.
    const rows = await reading.run<{ readonly id: number; readonly [name: string]: unknown }>(
      db,
      `select id, ${columns} from ${quoted(tableName(resource))} where id >= ${reading.bind(unbuilt.next_id)} order by id limit ${batch} for update`,
    )
    await keepAnew(db, resource, rows)
    const next = rows.length < batch ? null : rows.at(-1)!.id + 1
    const noting = new Statement()
    await noting.run(
      db,
      `update search_index set next_id = ${noting.bind(next)}::integer, built_at = case when ${noting.bind(next)}::integer is null then now() end where source = ${noting.bind(tableName(resource))}`,
    )
    return next === null ? 'ready' : 'further'
  })

export interface Building {
  readonly signal?: AbortSignal
  /** Milliseconds between batches, so that others get their turn. */
  readonly pause?: number
}

/**
 * Reads all rows again that were written before the search covered what it does, batch by batch, while others write and
 * read. Answers the tables that are ready.
 */
export const buildSearch = async (
  database: Pick<Database, 'db'>,
  registry: Registry,
  { signal, pause = 20 }: Building = {},
): Promise<readonly string[]> => {
  const unbuilt = new Set(
    (
      await new Statement().run<{ source: string }>(
        database.db,
        'select source from search_index where next_id is not null',
      )
    ).map(({ source }) => source),
  )
  const ready: string[] = []
  for (const resource of searched(registry).filter(one => unbuilt.has(tableName(one)))) {
    let state: Awaited<ReturnType<typeof buildBatch>> = 'further'
    while (state === 'further' && signal?.aborted !== true) {
      state = await buildBatch(database, resource)
      await wait(pause)
    }
    if (state === 'ready') ready.push(tableName(resource))
  }
  return ready
}
