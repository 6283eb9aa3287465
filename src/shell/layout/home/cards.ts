import { createCards } from '../../../core/cards.ts'
import type { PageCard } from '../../../core/cards.ts'

export type HomeCard = PageCard<object>

/** What makes up an operator's day. */
export const homeCards = createCards<object>()

homeCards.add('shortcuts', { permission: 'signedIn', place: 'top', order: 10, height: 130 }, async () => (await import('./Shortcuts.tsx')).Shortcuts)
