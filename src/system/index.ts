/** What this capability adds to the browser: its overrides, cards and pages. */
import { homeCards } from '../shell/layout/home/cards.ts'
import './savedView/index.ts'
import './serial.ts'
import './timing/index.ts'

homeCards.add('ownDrafts', async () => (await import('./OwnDrafts.tsx')).OwnDrafts)

export const pages = {
  globalSetting: async () => (await import('./globalSetting/GlobalSettingPage.tsx')).GlobalSettingPage,
  serialLabels: async () => (await import('./serialLabels/SerialLabelsPage.tsx')).SerialLabelsPage,
}
