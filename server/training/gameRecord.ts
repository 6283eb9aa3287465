import { sayMessage } from '../../resources/core/sayMessage.ts'
import { gameRecord } from '../../resources/training/gameRecord.ts'
import { implement, together } from '../core/contract.ts'
import { ingest } from './ingest.ts'

export const gameRecordImplementation = implement(gameRecord, {
  // Clients of many places send at the same hours; a transaction for each would cost more than its records.
  batch: together(async calls =>
    (await ingest(calls)).map(({ bad, ...done }, at) => {
      const { t, now } = calls[at]!.context
      const named = bad.map(({ message, ...one }) => ({ ...one, message: sayMessage(t, message) }))
      return { ...done, bad: named, serverTime: now.toISOString() }
    }),
  ),
})
