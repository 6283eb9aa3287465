import type { Execution } from './execution.ts'
import { lookedAt } from './listQuery.ts'
import type { ListQuery } from './listQuery.ts'
import { originOf } from './origin.ts'
import { readEntry } from './readEntry.ts'
import type { ReadEntry } from './readEntry.ts'

/**
 * To search by what is masked is to look at it, as the answer says whose it is: the entries of a query, to be written
 * before there is an answer.
 */
export const maskedSearches = (call: Execution, query: ListQuery): readonly ReadEntry[] =>
  lookedAt(call, query).map(resource => readEntry(call, originOf(call), { resource, record: null, kind: 'contact' }))
