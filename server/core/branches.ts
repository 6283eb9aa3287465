import type { Execution } from './execution.ts'
import type { Filter, ListQuery } from './listQuery.ts'
import { targetOf } from './model.ts'
import type { Model } from './model.ts'
import { scopeConditions } from './scope.ts'
import { all, Statement } from './statement.ts'

/** A record, and the one of those asked for in whose branch it is: whichever of them, where they are not kept apart. */
interface Below {
  readonly id: number
  readonly root: number
}

const below = (call: Execution, model: Model, roots: readonly number[], root: string): Promise<readonly Below[]> => {
  const statement = new Statement()
  const reached = (alias: string): string => all(scopeConditions(call, model, statement, alias))
  const superior = model.column(model.resource.tree!)
  return statement.run<Below>(
    call.db,
    `with recursive branch (id, root) as (select t."id", ${root} from ${model.table} t where t."id" = any(${statement.bind(roots)}::integer[]) and ${reached('t')}` +
      ` union select t."id", branch.root from ${model.table} t join branch on t.${superior} = branch.id where ${reached('t')}) select id, root from branch order by id, root`,
  )
}

/**
 * Records of a tree and all below them, at any depth, deleted ones too, whose rows are still theirs. Only what the
 * caller reaches is followed: of a record that is none of theirs nobody learns what is below it. A circle ends where it
 * began.
 */
export const branchIds = async (call: Execution, model: Model, roots: readonly number[]): Promise<readonly number[]> =>
  (await below(call, model, roots, '0')).map(({ id }) => id)

/** The same of each root by itself: a record is told of once for each branch that it lies in. */
export const branchesApart = (call: Execution, model: Model, roots: readonly number[]): Promise<readonly Below[]> =>
  below(call, model, roots, 't."id"')

/** A filter by branches as one by records: those that it names, and all below those that it names with their branch. */
const spelledOut = async (call: Execution, filter: Filter): Promise<Filter> => {
  if (!('branches' in filter) || filter.branches === undefined || filter.branches.length === 0) return filter
  const below = await branchIds(call, call.host.models.of(targetOf(filter.field)), filter.branches)
  return { ...filter, named: filter.values, values: [...new Set([...filter.values, ...below])] } as Filter
}

/** The query with every branch spelled out. */
export const withBranches = async (call: Execution, query: ListQuery): Promise<ListQuery> => {
  const filters: Filter[] = []
  for (const filter of query.filters) filters.push(await spelledOut(call, filter))
  return { ...query, filters }
}
