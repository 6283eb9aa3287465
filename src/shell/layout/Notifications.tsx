import { idly } from '../../core/later.tsx'

/** What says them comes once the page is there, and says what was told meanwhile. */
const NotificationBar = idly(null, async () => (await import('./parts.ts')).NotificationBar)

/** Where notifications are shown, and read out in their turn: what reads pages aloud must know the place before the first of them. */
export const Notifications = () => <div aria-live="polite"><NotificationBar /></div>
