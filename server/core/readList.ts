import { labelKey } from '../../resources/core/fields.ts'
import { scopeOf } from './execution.ts'
import type { Execution } from './execution.ts'
import { listConditions } from './filterSql.ts'
import type { ListQuery } from './listQuery.ts'
import { toReply } from './reply.ts'
import type { Row } from './reply.ts'
import { chosenColumns, recordColumns, someColumns } from './select.ts'
import { all, quoted, Statement } from './statement.ts'
import { isCommon } from './commonTokens.ts'
import { workedOutInTurn } from './inTurn.ts'
import { searchQuery } from './search.ts'
import { seesEveryRow } from './visibility.ts'
import { sourceOf } from './source.ts'
import type { Source } from './source.ts'
import { countLimit, keptTotal } from './totals.ts'
import { afterRow } from './keyset.ts'
import { orderBy, orderByKeys, orderOf, termColumns, withTerms } from './order.ts'
import type { Order } from './order.ts'

export interface ListPage {
  readonly rows: Row[]
  readonly total: number
  /** There are more than `total`. */
  readonly isMinimum: boolean
}

// The page's ids come first, from an index alone where there is one, so that rows that are skipped are never read. Page
// and size stand in the text: what the planner does well for ten rows it would not do for an unknown number. Where the
// exact total is beside it as `n.total`, a page behind the last one is empty without skipping every row to find that
// out.
const pageOf = (
  call: Execution,
  query: ListQuery,
  order: Order,
  columns: string,
  statement: Statement,
  isCounted = false,
): string => {
  const { model } = call
  const told = withTerms(order, columns)
  const isThere = isCounted && query.offset > 0 ? [`n.total > ${query.offset}`] : []
  const where = all([...listConditions(call, model, query, statement), ...isThere])
  const window = `order by ${orderBy(order)} limit ${query.size}`
  if (query.offset === 0) return `select ${told} from ${model.table} t${order.joins} where ${where} ${window}`
  return `select ${told} from (select t."id" from ${model.table} t${order.joins} where ${where} ${window} offset ${query.offset}) k join ${model.table} t on t."id" = k."id"${order.joins}`
}

/**
 * Whether statistics already say that a query has more rows than are counted: one frequent search token, and nothing
 * beside it.
 */
const isBeyondCounting = async ({ host, model, operator }: Execution, query: ListQuery): Promise<boolean> => {
  if (
    query.q === undefined ||
    query.wholeNumbers.length > 0 ||
    query.ids !== undefined ||
    query.counted !== undefined ||
    query.filters.length > 0 ||
    query.deleted === true
  )
    return false
  if (!seesEveryRow(model, operator) || model.searchRefs.length > 0) return false
  if (model.scopeColumn !== null && (operator?.scope.hospitals !== 'everything' || operator.scope.staff !== undefined))
    return false
  const asked = searchQuery(query.q)
  return (
    asked?.tokens.length === 1 &&
    asked.together.length === 0 &&
    isCommon(host.database, model.table, asked.tokens[0]!, countLimit)
  )
}

// `offset 0` keeps the planner from working the total out once for each mention of it.
const numberedPage = (total: string, page: string, query: ListQuery, order: Order): string =>
  `select p.*, n.total as "#total" from (select ${total} as total${query.offset > 0 ? ' offset 0' : ''}) n left join lateral (${page}) p on true order by ${orderByKeys(order, 'p')}`

// Up to the limit, rows are collected once, counted and then put in order, so that the index that suits the conditions
// finds them however few are wanted. Where there are more, rows that suit are so frequent that reading in order soon
// has a page full.
const countedPage = (
  call: Execution,
  query: ListQuery,
  order: Order,
  columns: string,
  statement: Statement,
): string => {
  const { model } = call
  const where = all(listConditions(call, model, query, statement))
  const keys = termColumns(order)
  const window = `limit ${query.size} offset ${query.offset}`
  const page =
    `select ${withTerms(order, columns)} from ((select h."id" from hits h where n.total <= ${countLimit} order by ${orderByKeys(order, 'h')} ${window})` +
    ` union all (select t."id" from ${model.table} t${order.joins} where ${where} and n.total > ${countLimit} order by ${orderBy(order)} ${window})) k join ${model.table} t on t."id" = k."id"${order.joins}`
  return (
    `with hits as materialized (select ${keys} from ${model.table} t${order.joins} where ${where} limit ${countLimit + 1}) ` +
    numberedPage('(select count(*)::integer from hits)', page, query, order)
  )
}

/** Up to how many rows that are worked out are counted. */
const workedOutLimit = ({ resource }: Pick<Execution, 'resource'>): number => resource.list?.countedTo ?? countLimit

// Rows that are worked out are collected up to the limit with all that they say, so that few are worked out but once;
// of more than that the page is looked for by itself, as the planner then need not keep them all. Labels and the like
// are added to the rows of the page alone.
const workedOutPage = (
  call: Execution,
  query: ListQuery,
  order: Order,
  columns: string,
  source: Source,
  statement: Statement,
): string => {
  const { model } = call
  const from = source(statement)
  const where = all(listConditions(call, model, query, statement))
  const limit = workedOutLimit(call)
  const window = `order by ${orderBy(order)} limit ${query.size} offset ${query.offset}`
  const told = withTerms(order, columns)
  const hitsInOrder = `hits t${order.joins}`
  // Where so few are counted because there are so many, they are counted in the order of the list, which has the page
  // among them.
  const isOrdered = call.resource.list?.countedTo !== undefined
  const hits = `with hits as materialized (select t.* from ${from} t${isOrdered ? order.joins : ''} where ${where}${isOrdered ? ` order by ${orderBy(order)}` : ''} limit ${limit + 1}) `
  const total = '(select count(*)::integer from hits)'
  if (isOrdered && query.offset + query.size <= limit + 1)
    return (
      hits +
      numberedPage(
        total,
        `select ${told} from (select t.* from ${hitsInOrder} ${window}) t${order.joins}`,
        query,
        order,
      )
    )
  const page =
    `select ${told} from ((select t.* from ${hitsInOrder} where n.total <= ${limit} ${window})` +
    ` union all (select t.* from ${from} t${order.joins} where ${where} and n.total > ${limit} ${window})) t${order.joins}`
  return hits + numberedPage(total, page, query, order)
}

interface Counted {
  readonly found: readonly (Row & { '#total': number })[]
  /** Beyond it nothing was counted; a total that is kept has none. */
  readonly limit: number
}

const readWorkedOut = async (call: Execution, query: ListQuery): Promise<Counted> => {
  const found = await workedOutInTurn(call, async () => {
    const source = await sourceOf(call, query)
    const statement = new Statement()
    return statement.run<Counted['found'][number]>(
      call.db,
      workedOutPage(call, query, orderOf(call, query.sorts), recordColumns(call), source, statement),
    )
  })
  return { found, limit: workedOutLimit(call) }
}

const readStored = async (call: Execution, query: ListQuery): Promise<Counted> => {
  const { model } = call
  const statement = new Statement()
  const [columns, order] = [recordColumns(call), orderOf(call, query.sorts)]
  const kept = seesEveryRow(model, call.operator) ? keptTotal(model, query, scopeOf(call), statement) : undefined
  const total = kept ?? ((await isBeyondCounting(call, query)) ? String(countLimit + 1) : undefined)
  const sql =
    total === undefined
      ? countedPage(call, query, order, columns, statement)
      : numberedPage(total, pageOf(call, query, order, columns, statement, kept !== undefined), query, order)
  return { found: await statement.run(call.db, sql), limit: kept === undefined ? countLimit : Infinity }
}

/** One page of records and how many there are, in one statement; masks are applied. */
export const readPage = async (call: Execution, query: ListQuery): Promise<ListPage> => {
  const { model } = call
  const { found, limit } = await (model.isStored ? readStored : readWorkedOut)(call, query)
  const count = found[0]?.['#total'] ?? 0
  const isMinimum = count > limit
  return {
    rows: found.filter(row => row.id !== null).map(row => toReply(call, model, row)),
    total: isMinimum ? limit : count,
    isMinimum,
  }
}

/** The sums that the list declares, over all rows of the query and not its page alone; 0 where there is none. */
export const readTotals = (call: Execution, query: ListQuery): Promise<Readonly<Record<string, number>>> =>
  workedOutInTurn(call, async () => {
    const { model } = call
    const source = await sourceOf(call, query)
    const statement = new Statement()
    const sums = (call.resource.list?.totals ?? []).map(
      name => `coalesce(sum(t.${model.column(name)}), 0) as ${quoted(name)}`,
    )
    const [totals] = await statement.run<Record<string, number>>(
      call.db,
      `select ${sums.join(', ')} from ${source(statement)} t where ${all(listConditions(call, model, query, statement))}`,
    )
    return totals!
  })

/** The first rows of a query with the named columns alone, masks applied and nothing counted. */
export const readFirst = async (call: Execution, query: ListQuery, names: readonly string[]): Promise<Row[]> => {
  const statement = new Statement()
  const order = orderOf(call, query.sorts)
  const page = pageOf(
    call,
    query,
    order,
    someColumns(call.host.models, call.model, call.language, [...names, ...query.sorts.map(sort => sort.name)]),
    statement,
  )
  const rows = await statement.run<Row>(call.db, `select p.* from (${page}) p order by ${orderByKeys(order, 'p')}`)
  return rows.map(row => toReply(call, call.model, row))
}

/** How many rows go in one batch of an export. */
export const batchSize = 1000

const wholeColumns = (call: Execution, query: ListQuery, names: readonly string[] | undefined): string =>
  names
    ? chosenColumns(call.host.models, call.model, call.language, [
        ...names,
        ...names.map(labelKey),
        ...query.sorts.map(sort => sort.name),
      ])
    : recordColumns(call)

/**
 * Batches that each begin after the last row of the one before, so that no cursor is held open and rows that change
 * meanwhile disturb nobody.
 */
async function* readStoredList(
  call: Execution,
  query: ListQuery,
  size: number,
  columns: string,
): AsyncGenerator<Row[], void, undefined> {
  const { model } = call
  const order = orderOf(call, query.sorts)
  let last: Row | undefined
  for (;;) {
    const statement = new Statement()
    const conditions = listConditions(call, model, query, statement)
    if (last) conditions.push(afterRow(order.terms, last, statement))
    const rows = await statement.run<Row>(
      call.db,
      `select ${withTerms(order, columns)} from ${model.table} t where ${all(conditions)} order by ${orderBy(order)} limit ${size}`,
    )
    if (rows.length === 0) return
    last = { ...rows.at(-1)! }
    yield rows
    if (rows.length < size) return
  }
}

/**
 * Rows that are worked out, or whose order lies in another table, are put in order once, by their ids alone; batches
 * are then those of so many ids, where they still are in the list.
 */
async function* readListByIds(
  call: Execution,
  query: ListQuery,
  size: number,
  columns: string,
): AsyncGenerator<Row[], void, undefined> {
  const { model } = call
  const order = orderOf(call, query.sorts)
  const { source, ids } = await workedOutInTurn(call, async () => {
    const whole = await sourceOf(call, query)
    const first = new Statement()
    const [found] = await first.run<{ ids: readonly number[] | null }>(
      call.db,
      `select array_agg(t."id" order by ${orderBy(order)}) as ids from ${whole(first)} t${order.joins} where ${all(listConditions(call, model, query, first))}`,
    )
    return { source: whole, ids: found?.ids ?? [] }
  })
  for (let from = 0; from < ids.length; from += size) {
    const some = { ...query, ids: ids.slice(from, from + size) }
    const rows = await workedOutInTurn(call, async () => {
      const inside = call.resource.rows === 'query' ? await sourceOf(call, some) : source
      const statement = new Statement()
      return statement.run<Row>(
        call.db,
        `select ${columns} from ${inside(statement)} t where ${all(listConditions(call, model, some, statement))}`,
      )
    })
    const place = new Map(some.ids.map((id, at) => [id, at]))
    if (rows.length > 0) yield rows.sort((one, other) => place.get(one.id)! - place.get(other.id)!)
  }
}

/** All rows of a query in its order, in batches. Masks are applied. With `names` only those fields are read. */
export async function* readList(
  call: Execution,
  query: ListQuery,
  size = batchSize,
  names?: readonly string[],
): AsyncGenerator<Row[], void, undefined> {
  const read = call.model.isStored && orderOf(call, query.sorts).joins === '' ? readStoredList : readListByIds
  for await (const rows of read(call, query, size, wholeColumns(call, query, names)))
    yield rows.map(row => toReply(call, call.model, row))
}
