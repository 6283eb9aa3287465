import { readLanguage } from '../../shell/auth/language.ts'
import { comingTexts } from '../comingTexts.ts'

const texts = comingTexts({
  zh: async () => (await import('../../../i18n/zh/reports.ts')).default,
  en: async () => (await import('../../../i18n/en/reports.ts')).default,
})

/** Asked for with the first report that is shown, or told of. */
export const bringReportTexts = (): Promise<void> => texts.bring(readLanguage())
