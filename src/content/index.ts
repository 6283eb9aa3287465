/** What this capability adds to the browser: its cards. */
import { homeCards } from '../shell/layout/home/cards.ts'

homeCards.add('notices', async () => (await import('./home/Notices.tsx')).Notices)
