import type { Field } from '../../resources/core/index.ts'
import { isEntry, isReference, isReferences } from '../../resources/core/typeOf.ts'
import type { Execution } from './execution.ts'
import { targetOf } from './model.ts'
import { scopeConditions } from './scope.ts'
import { dictionaryLabel, labelSql } from './select.ts'
import { all, Statement } from './statement.ts'

type Value = string | number | boolean

/**
 * What values of a field are called that stand for records or for entries of a dictionary, in the caller's language;
 * empty for any other field. `withinReach` leaves out records that the caller does not see: who asks for one by its
 * number is not told what it is called.
 */
export const readValueLabels = async (
  call: Execution,
  field: Field,
  values: readonly Value[],
  { withinReach = false } = {},
): Promise<ReadonlyMap<Value | null, string>> => {
  const statement = new Statement()
  if (isReference(field) || isReferences(field)) {
    const target = call.host.models.of(targetOf(field))
    const where = all([
      `t."id" = any(${statement.bind(values)}::integer[])`,
      ...(withinReach ? scopeConditions(call, target, statement) : []),
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
