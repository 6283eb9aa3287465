import type { Execution } from './execution.ts'
import { logEntries } from './logEntries.ts'
import { literal, Statement } from './statement.ts'

/** See {@link Context.moveRefs}; the call is one of the resource whose records are moved. */
export const moveRefs = async (call: Execution, field: string, from: number, to: number): Promise<void> => {
  const { table } = call.model
  const column = call.model.column(field)
  const statement = new Statement()
  const [old, next] = [statement.bind(from), statement.bind(to)]
  const move = `update ${table} t set ${column} = ${next}::integer, "version" = t."version" + 1, "updated_at" = ${statement.bind(call.now)}::timestamptz,` +
    ` "updated_by" = ${statement.bind(call.operator?.id ?? null)}::integer where t.${column} = ${old}::integer returning t."id"`
  const changes = `jsonb_build_object(${literal(field)}::text, jsonb_build_array(${old}::integer, ${next}::integer))`
  await statement.run(call.db, `with u as (${move}) ${logEntries(call, statement, { from: 'u', record: 'u."id"', changes })} order by u."id"`)
}
