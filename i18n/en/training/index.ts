import device from './device.ts'
import game from './game.ts'
import gameConfig from './gameConfig.ts'
import gameRecord from './gameRecord.ts'
import gameSession from './gameSession.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { game, gameConfig, gameRecord, device, gameSession } satisfies CapabilityTexts<'training'>
