import type { Language } from '../../i18n/index.ts'
import { replaced, withImport } from '../../generator/edits.ts'
import { withRight } from '../asking/edits.ts'
import type { Asked } from './parse.ts'
import { partTitles, purposeIn } from './source.ts'

const text = (value: string): string =>
  value.includes("'") || value.includes('\\') ? JSON.stringify(value) : `'${value}'`

/** A replacement in which nothing stands for what was found. */
const plain = (value: string): string => value.replaceAll('$', '$$$$')

/** resources/statistics/index.ts with the report among its others. */
export const withReport = (source: string, name: string): string =>
  replaced(
    withImport(source, `import { ${name} } from './reports/${name}.ts'`),
    /^(const reports = \{\n[^}]*?),?\n\} as const/m,
    `$1, ${name},\n} as const`,
    'resources/statistics/index.ts',
  )

/** i18n/{language}/statistics/reports.ts with the titles of its parts. */
export const withPartTitles = (
  source: string,
  { report: { name, parts } }: Pick<Asked, 'report'>,
  language: Language,
): string => {
  const titles = Object.keys(parts)
    .map(part => `${part}: ${text(partTitles[language][part] ?? part)}`)
    .join(', ')
  return replaced(
    source,
    /\n\} satisfies AllReportTexts/,
    `\n  ${name}: { parts: { ${titles} } },\n} satisfies AllReportTexts`,
    `i18n/${language}/statistics/reports.ts`,
  )
}

/** i18n/{language}/shell/pages.ts with the title of its page. */
export const withPageTitle = (
  source: string,
  { report: { name }, title }: Pick<Asked, 'report' | 'title'>,
  language: Language,
): string =>
  replaced(
    source,
    /\n\} satisfies \{ readonly \[K in CustomPageKey\]/,
    plain(`\n  ${name}: ${text(title[language])},\n} satisfies { readonly [K in CustomPageKey]`),
    `i18n/${language}/shell/pages.ts`,
  )

/** i18n/{language}/statistics/guides.ts with what its page is for. */
export const withPageGuide = (
  source: string,
  { report: { name }, title }: Pick<Asked, 'report' | 'title'>,
  language: Language,
): string =>
  replaced(
    source,
    /\n\} satisfies Guides/,
    plain(`\n  ${name}: { purpose: ${text(purposeIn[language](title[language]))} },\n} satisfies Guides`),
    `i18n/${language}/statistics/guides.ts`,
  )

/** The seeded roles with the right to look at it. */
export const withLooks = (source: string, { report: { name }, roles }: Pick<Asked, 'report' | 'roles'>): string =>
  roles.reduce((before, role) => withRight(before, role, `'statistics:${name}'`), source)
