import type { Implementation } from '../core/contract.ts'
import { deviceImplementation } from './device.ts'
import { gameConfigImplementation } from './gameConfig.ts'
import { gameRecordImplementation } from './gameRecord.ts'
import { gameSessionImplementation } from './gameSession.ts'

/** What the server does by hand for this capability; resources not named here need nothing but their descriptor. */
export const training: readonly Implementation[] = [
  deviceImplementation,
  gameConfigImplementation,
  gameRecordImplementation,
  gameSessionImplementation,
]
