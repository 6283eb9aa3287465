import { gameRecord } from '../../resources/business/gameRecord.ts'
import { implement } from '../engine/contract.ts'
import { ingest } from '../training/ingest.ts'

export const gameRecordImplementation = implement(gameRecord, {
  async batch(input, context) {
    const { bad, ...done } = await ingest(input, context)
    const named = bad.map(({ message: { key, ...parameters }, ...one }) => ({ ...one, message: context.t(`validation.${key}`, parameters) }))
    return { ...done, bad: named, serverTime: context.now.toISOString() }
  },
})
