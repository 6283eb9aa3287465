/** What this capability adds to the browser: its overrides and cards. */
import { homeCards } from '../shell/layout/home/cards.ts'
import './applicationMail/index.ts'
import './caseSuccess/index.ts'
import './clientSoftware.ts'
import './notice/index.ts'
import './grayPublish/index.ts'
import './publication.ts'
import './published.tsx'

homeCards.add('notices', async () => (await import('./home/Notices.tsx')).Notices)
homeCards.add('whatsNew', async () => (await import('./home/WhatsNew.tsx')).WhatsNew)
homeCards.add('banners', async () => (await import('./home/Banners.tsx')).Banners)
