import { sql } from 'kysely'
import { consumeRecord } from '../../resources/times/consumeRecord.ts'
import { implement } from '../core/contract.ts'
import type { MergeSteps } from '../core/referential/steps.ts'

/**
 * Before the records of two patients become those of one: days on which both trained stay counted twice, and say so.
 */
const markDoubled: MergeSteps['before'] = async ({ survivor, other }, { db }) => {
  await sql`
    update consume_record o set doubled = true where o.patient = ${other}::integer and not o.doubled
      and exists (select from consume_record s where s.patient = ${survivor}::integer and s.day = o.day and not s.doubled)`.execute(
    db,
  )
}

export const consumeRecordImplementation = implement(
  consumeRecord,
  {},
  {},
  { patient: { merge: { before: markDoubled } } },
)
