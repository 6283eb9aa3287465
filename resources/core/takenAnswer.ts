import { flag } from './types/flag/index.ts'
import { integer } from './types/integer/index.ts'
import { text } from './types/text/index.ts'

/**
 * What a call answers that asks whether a value is taken (`checkMobile`): by which record, where the caller may open
 * it, or that it is one of another organisation, of which nothing more is told.
 */
export const takenAnswer = { taken: flag(), holder: integer(), holderName: text(), elsewhere: flag() } as const
