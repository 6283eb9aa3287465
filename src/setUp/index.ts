/** What this capability adds to the browser: its page, and the card of the home page that leads there. */
import { homeCards } from '../shell/layout/home/cards.ts'

homeCards.add('setUp', async () => (await import('./SetUpCard.tsx')).SetUpCard)

export const pages = {
  setUp: async () => (await import('./SetUpPage.tsx')).SetUpPage,
}
