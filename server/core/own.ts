import type { Viewer } from './scope.ts'
import { targetOf } from './model.ts'
import type { Model } from './model.ts'
import type { Statement } from './statement.ts'

/**
 * Rows whose staff member is the caller, by a ref to a resource whose records are linked to operators; none where
 * nobody is signed in.
 */
export const ownCondition = (
  { host, operator }: Pick<Viewer, 'host' | 'operator'>,
  model: Model,
  name: string,
  statement: Statement,
  alias = 't',
): string => {
  if (operator === null) return 'false'
  const staff = host.models.of(targetOf(model.resource.fields[name]!))
  return `${alias}.${model.column(name)} in (select s."id" from ${staff.table} s where s.${staff.column('operator')} = ${statement.bind(operator.id)}${staff.isLogical ? ' and not s."deleted"' : ''})`
}
