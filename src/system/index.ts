/** What this capability adds to the browser: its overrides and pages. */
import './savedView/index.ts'
import './timing/index.ts'

export const pages = {
  globalSetting: async () => (await import('./globalSetting/GlobalSettingPage.tsx')).GlobalSettingPage,
}
