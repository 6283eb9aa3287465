/** Loads the texts of reports, by language; free of imports, as the first script asks for them early. */
export const reportTexts = {
  zh: async () => (await import('../../../i18n/zh/reports.ts')).default,
  en: async () => (await import('../../../i18n/en/reports.ts')).default,
}
