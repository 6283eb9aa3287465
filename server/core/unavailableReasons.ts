import type { Hooks } from './contract.ts'
import type { Execution } from './execution.ts'
import type { Row } from './reply.ts'

/**
 * The records with why the caller cannot take actions on each, in words by action; unchanged where the resource knows
 * no such reasons.
 */
export const withUnavailableReasons = async <R extends Row>(
  call: Execution,
  rows: readonly R[],
): Promise<readonly R[]> => {
  const hooks = call.host.implementations.get(call.resource.name)?.hooks as unknown as Hooks<Row> | undefined
  if (!call.resource.unavailableReasons || !hooks?.unavailableReasons || rows.length === 0) return rows
  const found = await hooks.unavailableReasons(rows, { operator: call.operator, db: call.db, today: call.today })
  const words = (code: string): string => call.host.translate(call.language, `errors.${code}`)
  return rows.map((row, at) => ({
    ...row,
    unavailableReasons: Object.fromEntries(
      Object.entries(found[at] ?? {}).map(([action, code]) => [action, words(code)]),
    ),
  }))
}

/** The same for one record. */
export const withReasonsOfOne = async <R extends Row>(call: Execution, row: R): Promise<R> =>
  (await withUnavailableReasons(call, [row]))[0]!
