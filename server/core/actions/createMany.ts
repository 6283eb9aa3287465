import { operationsOf } from '../../../resources/core/calls.ts'
import type { Execution } from '../execution.ts'
import { afterCreate, beforeCreate } from '../hooks.ts'
import type { PreparedTokens } from '../PreparedTokens.ts'
import { readRecord } from '../readRecord.ts'
import type { Values } from '../requestInput.ts'
import { insertRecords } from '../write.ts'

/** Records of one statement: few enough that others get their turn between two. */
const recordsAStatement = 500

/**
 * Makes records of values that `checkNewRecords` answered, the way `create` makes one: with its hooks, the history and
 * the index of the search, of which `tokens` may know much beforehand. The history names the call's own action, whose
 * `set` is stamped on each. All in the call's transaction; answers the ids. Throws DatabaseError, and what hooks throw.
 */
export const createMany = async (
  call: Execution,
  records: readonly Values[],
  tokens?: PreparedTokens,
): Promise<readonly number[]> => {
  const making = { ...call, name: 'create', action: operationsOf(call.resource)['create']! }
  const ids: number[] = []
  for (let from = 0; from < records.length; from += recordsAStatement) {
    const some = records.slice(from, from + recordsAStatement)
    const further = await beforeCreate(making, call, some)
    ids.push(
      ...(await insertRecords(
        call,
        some.map((values, i) => ({ ...values, ...further[i], ...(call.action.set as Values | undefined) })),
        tokens,
      )),
    )
  }
  await afterCreate(making, call, ids, id => readRecord(making, id))
  return ids
}
