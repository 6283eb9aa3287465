import type { Capability } from '../core/capability.ts'
import { card } from './card.ts'
import { cardBatch } from './cardBatch.ts'
import { cardType } from './cardType.ts'

export const cards = {
  menu: 'system',
  resources: { cardType, cardBatch, card },
  services: {},
  pages: {},
  aliases: { cardExample: 'cardType', cardInfo: 'card' },
} as const satisfies Capability
