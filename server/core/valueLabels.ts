import { operationsOf } from '../../resources/core/calls.ts'
import type { AnyResource, Field } from '../../resources/core/index.ts'
import { permissionOf } from '../../resources/core/permission.ts'
import { isEntry, isReference, isReferences } from '../../resources/core/typeOf.ts'
import { may } from './execution.ts'
import type { Execution } from './execution.ts'
import { targetOf } from './model.ts'
import { scopeConditions } from './scope.ts'
import { dictionaryLabel, labelSql } from './select.ts'
import { all, Statement } from './statement.ts'

type Value = string | number | boolean

/** Whether the caller gets to see what some records are called, as a list or where they are chosen. */
const maySee = (call: Execution, resource: AnyResource): boolean =>
  ['list', 'options'].some(action => action in operationsOf(resource) && may(call, permissionOf(resource, action)))

/**
 * What values of a field are called that stand for records or for entries of a dictionary, in the caller's language;
 * empty for any other field. Of values that were `asked` for by the caller it leaves out records that they do not see:
 * who asks for one by its number is not told what it is called.
 */
export const readValueLabels = async (
  call: Execution,
  field: Field,
  values: readonly Value[],
  { asked = false } = {},
): Promise<ReadonlyMap<Value | null, string>> => {
  const statement = new Statement()
  if (isReference(field) || isReferences(field)) {
    const target = call.host.models.of(targetOf(field))
    if (asked && !maySee(call, target.resource)) return new Map()
    const where = all([
      `t."id" = any(${statement.bind(values)}::integer[])`,
      ...(asked ? scopeConditions(call, target, statement) : []),
    ])
    const found = await statement.run<{ id: number; label: string }>(
      call.db,
      `select t."id", ${labelSql(call.host.models, target, 't', call.language)} as label from ${target.table} t where ${where}`,
    )
    return new Map(found.map(({ id, label }) => [id, label]))
  }
  if (!isEntry(field)) return new Map()
  const found = await statement.run<{ value: string; label: string | null }>(
    call.db,
    `select v.value, ${dictionaryLabel(field.group, 'v.value', call.language)} as label from unnest(${statement.bind(values)}::text[]) as v (value)`,
  )
  return new Map(found.map(({ value, label }) => [value, label ?? value]))
}
