import type { AnyResource } from '../../../resources/core/index.ts'
import type { Context } from '../contract.ts'
import type { PartialEffect } from '../preview.ts'
import { countReferring, subjectOf } from './count.ts'

/**
 * What becomes of the records that refer to one that goes to another organisation: the database takes along those whose
 * organisation follows it (see `follows`), the others stay.
 */
export const previewTransferOf = async (
  target: AnyResource,
  id: number,
  context: Context,
): Promise<PartialEffect[]> => {
  const others = context
    .references(target)
    .records.filter(({ resource, on }) => on.transfer !== undefined && resource.name !== target.name)
  const told = (await countReferring(others, id, context)).map(({ reference, count }) => ({
    effect: reference.on.transfer === 'follow' ? 'moves' : 'stays',
    subject: subjectOf(reference),
    count,
  }))
  // All that goes along is read at once, and then all that stays.
  return told.toSorted((one, other) => Number(one.effect === 'stays') - Number(other.effect === 'stays'))
}
