import card from './card.ts'
import cardBatch from './cardBatch.ts'
import cardType from './cardType.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { cardType, cardBatch, card } satisfies CapabilityTexts<'cards'>
