import { reportTexts } from '../core/report/reportTexts.ts'
import { readLanguage } from '../shell/auth/language.ts'

/** The names of the reports that have a page, written down by the build; see `build/knownPages.ts`. */
declare const REPORT_PAGES: readonly string[] | undefined

const names = typeof REPORT_PAGES === 'undefined' ? [] : REPORT_PAGES

/**
 * Has what shows a report come together with the page around it, where the address is one's. Whatever goes wrong with
 * that, the page itself tells of.
 */
export const fetchReport = ({ pathname }: Location = window.location): void => {
  const name = /^\/(\w+)\/?$/.exec(pathname)?.[1]
  if (name === undefined || !names.includes(name)) return
  Promise.all([import('../core/report/ReportPage.tsx'), reportTexts[readLanguage()]()]).catch(() => undefined)
}
