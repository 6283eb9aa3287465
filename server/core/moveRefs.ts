import { isReferences } from '../../resources/core/typeOf.ts'
import type { Execution } from './execution.ts'
import { logEntries } from './logEntries.ts'
import { literal, Statement } from './statement.ts'

/** See {@link Context.moveRefs}; the call is one of the resource whose records are moved. */
export const moveRefs = async (call: Execution, field: string, from: number, to: number): Promise<void> => {
  const { table } = call.model
  const column = call.model.column(field)
  const isMany = isReferences(call.resource.fields[field])
  const statement = new Statement()
  const [old, next] = [statement.bind(from), statement.bind(to)]
  // Of a list that names both, one is left.
  const [value, refers] = isMany
    ? [
        `array_replace(array_remove(t.${column}, ${next}::integer), ${old}::integer, ${next}::integer)`,
        `${old}::integer = any(t.${column})`,
      ]
    : [`${next}::integer`, `t.${column} = ${old}::integer`]
  const move =
    `update ${table} t set ${column} = ${value}, "version" = t."version" + 1, "updated_at" = ${statement.bind(call.now)}::timestamptz,` +
    ` "updated_by" = ${statement.bind(call.operator?.id ?? null)}::integer where ${refers} returning t."id"`
  const changes = `jsonb_build_object(${literal(field)}::text, jsonb_build_array(${old}::integer, ${next}::integer))`
  await statement.run(
    call.db,
    `with u as (${move}) ${logEntries(call, statement, { from: 'u', record: 'u."id"', changes })} order by u."id"`,
  )
}
