import { message } from '../../../resources/core/message.ts'
import { invalid, stale } from '../errors/problem.ts'
import { differing } from '../changes.ts'
import { inTransaction } from '../execution.ts'
import type { Answer, Execution } from '../execution.ts'
import { contextOf, hooksOf } from '../hooks.ts'
import { checkAsked } from '../input.ts'
import { missing } from '../missing.ts'
import type { Values } from '../requestInput.ts'
import { findCircle, isPlaced, lockTree, readSomeLocked } from '../tree.ts'
import { asProblem } from '../violations.ts'
import { updateRecord } from '../write.ts'
import { checkVersion, guard } from './change.ts'

type Place = { readonly id: number; readonly version: number } & Values

const arrange = async (call: Execution, places: readonly Place[]): Promise<number> => {
  const ids = places.map(place => place.id)
  if (new Set(ids).size < ids.length) throw invalid({ rows: message('distinct') })
  if (places.some(place => isPlaced(call, place))) await lockTree(call)
  const records = new Map((await readSomeLocked(call, ids)).map(record => [record.id, record]))
  const { tree, order = '' } = call.resource
  const hooks = hooksOf(call)
  const moves = places.map(place => ({ place, record: records.get(place.id) }))
  let moved = 0
  for (const { place, record } of moves) {
    if (!record) throw missing(call.resource, place.id)
    await checkVersion(call, record, place.version)
    guard(call, record)
    const decided = { ...(tree === undefined ? {} : { [tree]: place[tree] ?? null }), [order]: place[order] }
    const further = await hooks.before?.(call.name, record, decided, contextOf(call))
    const changed = differing(call.model, record, { ...decided, ...further })
    if (Object.keys(changed).length === 0) continue
    const row = await updateRecord(call, record, changed)
    if (!row) throw stale()
    await hooks.after?.(call.name, row, contextOf(call), record)
    moved += 1
  }
  const circular = await findCircle(call, ids)
  if (circular !== undefined) throw invalid({ [`rows.${ids.indexOf(circular)}.${tree!}`]: message('cycle') })
  return moved
}

/**
 * Stores a new arrangement of records, all of it or nothing. Throws 400 for a circle, 409 where a record was changed
 * since it was read.
 */
export const sort = async (call: Execution, input: Values): Promise<Answer> => {
  try {
    const moved = await inTransaction(call, async inner => {
      const { rows } = await checkAsked(inner, input, [])
      return arrange(inner, rows as readonly Place[])
    })
    return { status: 200, body: { moved } }
  } catch (error) {
    throw asProblem(call, error)
  }
}
