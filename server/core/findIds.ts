import type { AnyResource } from '../../resources/core/index.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import { permissionOf } from '../../resources/core/permission.ts'
import { forbidden } from './errors/problem.ts'
import { readFilters } from './dialects.ts'
import { may } from './execution.ts'
import type { Execution } from './execution.ts'
import { listConditions } from './filterSql.ts'
import { maskedSearches } from './maskedSearches.ts'
import { writeReads } from './readEntry.ts'
import { sourceOf } from './source.ts'
import { all, Statement } from './statement.ts'

/** See {@link Context.find}. */
export const findIds = async (
  call: Execution,
  resource: AnyResource,
  filter: unknown,
  most: number,
): Promise<readonly number[]> => {
  const permission = permissionOf(resource, 'list')
  if (!may(call, permission)) throw forbidden(permission)
  const looking: Execution = {
    ...call,
    resource,
    model: call.host.models.of(resource.name),
    name: 'list',
    action: operationsOf(resource)['list']!,
    isUnscoped: call.job !== undefined,
  }
  const query = await readFilters(looking, filter)
  // In the transaction of the call, which may hold the only connection.
  await writeReads(call.db, maskedSearches(looking, query))
  const source = await sourceOf(looking, query)
  const statement = new Statement()
  const conditions = listConditions(looking, looking.model, query, statement)
  const rows = await statement.run<{ id: number }>(
    call.db,
    `select t."id" from ${source(statement)} t where ${all(conditions)} order by t."id" limit ${statement.bind(most)}::integer`,
  )
  return rows.map(({ id }) => id)
}
