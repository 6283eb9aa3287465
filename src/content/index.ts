/** What this capability adds to the browser: its cards. */
import { homeCards } from '../shell/layout/home/cards.ts'

homeCards.add('notices', { permission: 'signedIn', place: 'side', order: 10, height: 240 }, async () => (await import('./home/Notices.tsx')).Notices)
