import type { Capability } from '../core/capability.ts'
import { device } from './device.ts'
import { game } from './game.ts'
import { gameConfig } from './gameConfig.ts'
import { gameRecord } from './gameRecord.ts'
import { gameSession } from './gameSession.ts'

export const training = {
  menu: 'business',
  resources: { game, gameConfig, gameRecord, device },
  services: { gameSession },
  pages: {
    gameConfig: { menu: 'business', permission: 'gameConfig:get' },
  },
} as const satisfies Capability
