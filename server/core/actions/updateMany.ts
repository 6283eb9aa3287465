import type { AnyResource } from '../../../resources/core/index.ts'
import { changesOf, differing } from '../changes.ts'
import type { Execution } from '../execution.ts'
import { missing } from '../missing.ts'
import { hooksOf } from '../hooks.ts'
import { readHeld } from '../readRecord.ts'
import type { Values } from '../requestInput.ts'
import { asProblem } from '../violations.ts'
import { updateRecords } from '../write.ts'
import { elsewhere, guard, updateAnywhere } from './change.ts'

/** Records of one statement: few enough that others get their turn between two. */
const recordsAStatement = 500

const write = async (call: Execution, ids: readonly number[], values: Values): Promise<void> => {
  const records = await readHeld(call, ids)
  const found = new Set(records.map(record => record.id))
  const absent = ids.find(id => !found.has(id))
  if (absent !== undefined) throw missing(call.resource, absent)
  for (const record of records) guard(call, record)
  const decided = records.map(record => ({
    id: record.id,
    changes: changesOf(call.model, record, differing(call.model, record, values)),
  }))
  // What the history keeps of the answers is kept even where nothing changed by them.
  const written = decided.filter(({ changes }) => call.notes !== undefined || Object.keys(changes).length > 0)
  if (written.length > 0) await updateRecords(call, written, values)
}

/** See {@link Context.updateMany}. */
export const updateMany = async (
  call: Execution,
  resource: AnyResource,
  ids: readonly number[],
  values: Values,
  as = 'update',
): Promise<void> => {
  const inner = elsewhere(call, resource, as)
  const inOrder = [...new Set(ids)].sort((one, other) => one - other)
  // Hooks and the index of the search look at each record by itself.
  if (!hooksOf(inner).isEmpty || inner.model.search.some(({ name }) => name in values)) {
    for (const id of inOrder) await updateAnywhere(call, resource, id, values, as)
    return
  }
  try {
    for (let from = 0; from < inOrder.length; from += recordsAStatement)
      await write(inner, inOrder.slice(from, from + recordsAStatement), values)
  } catch (error) {
    throw asProblem(inner, error)
  }
}
