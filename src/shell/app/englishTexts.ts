/** The English texts, which come when they are wanted. */
export const englishTexts = async () => (await import('../../../i18n/en/shell/browser.ts')).default
