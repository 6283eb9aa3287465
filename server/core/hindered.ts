import type { Hooks } from './contract.ts'
import type { Execution } from './execution.ts'
import type { Row } from './reply.ts'

/** The records with what hinders the caller on each, in words by action; unchanged where the resource knows no such reasons. */
export const withHindrances = async <R extends Row>(call: Execution, rows: readonly R[]): Promise<readonly R[]> => {
  const hooks = call.host.implementations.get(call.resource.name)?.hooks as unknown as Hooks<Row> | undefined
  if (!call.resource.unavailableReasons || !hooks?.hindered || rows.length === 0) return rows
  const found = await hooks.hindered(rows, { operator: call.operator, db: call.db, today: call.today })
  const words = (code: string): string => call.host.translate(call.language, `errors.${code}`)
  return rows.map((row, at) => ({
    ...row, hindered: Object.fromEntries(Object.entries(found[at] ?? {}).map(([action, code]) => [action, words(code)])),
  }))
}

/** The same for one record. */
export const withHindrance = async <R extends Row>(call: Execution, row: R): Promise<R> => (await withHindrances(call, [row]))[0]!
