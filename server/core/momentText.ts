import type { Language } from './contract.ts'

/** A moment in words, in a language and in the business time zone. */
export const momentText = (
  moment: string | Date,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string =>
  new Date(moment).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
