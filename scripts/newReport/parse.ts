import { checkReports } from '../../resources/core/checks/reports.ts'
import type { Registry } from '../../resources/core/checks/Check.ts'
import {
  chart,
  dimensionOf,
  figures,
  hasRange,
  measureNamed,
  quickRanges,
  table,
} from '../../resources/core/statistics/index.ts'
import type { AnyFacts, AnyReport, Part } from '../../resources/core/statistics/index.ts'
import { identifier } from '../../generator/names.ts'
import { AskedError, listed, optionIn, requireIcon, requireRole } from '../asking/asked.ts'

export interface Asked {
  /** As it will be declared. */
  readonly report: AnyReport
  /** Roles that may look at it, as `roleKeys` of the seed calls them. */
  readonly roles: readonly string[]
  /** The component of @mui/icons-material that the menu shows. */
  readonly icon: string
  /** The title of its page. */
  readonly title: { readonly zh: string; readonly en: string }
}

/** What there is already. */
export interface Known {
  readonly facts: { readonly [name: string]: AnyFacts }
  readonly registry: Registry
  /** Keys of all pages, those of lists and reports among them. */
  readonly pages: readonly string[]
  readonly roles: readonly string[]
  readonly hasIcon: (name: string) => boolean
}

const usage =
  'Usage: npm run new-report -- giftsByChannel --measures "payments.given payments.times" --by channel --filters hospital,doctor --range thisYear --zh 各渠道赠送 --roles doctor --icon CardGiftcardOutlined'

const reserved = new Set([
  'default',
  'delete',
  'new',
  'class',
  'function',
  'return',
  'import',
  'export',
  'report',
  'chart',
  'figures',
  'table',
  'statistics',
])

/** The facts that measures such as `payments.given` are of, each once. */
const factsOf = (measures: readonly string[], { facts }: Known): readonly AnyFacts[] => [
  ...new Set(
    measures.map(whole => {
      const name = whole.split('.')[0]!
      if (!Object.hasOwn(facts, name))
        throw new AskedError(
          `There are no facts "${name}", so no measure ${whole}: there are ${Object.keys(facts).join(', ')}`,
        )
      return facts[name]!
    }),
  ),
]

/** `giftsByChannel` → `Gifts by channel`. */
const inWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What nearly every report shows: its numbers, the course of the first, and a table. */
const partsOf = (
  facts: readonly AnyFacts[],
  measures: readonly string[],
  by: readonly string[],
): AnyReport['parts'] => {
  const first = measureNamed({ facts }, measures[0]!)
  const isCut = facts.every(({ day }) => day !== undefined)
  const rows = by.length > 1 ? ([by[0]!, by[1]!] as const) : (by[0] ?? (isCut ? 'step' : 'measures'))
  const course: Part | undefined =
    first?.facts.day !== undefined
      ? chart({ as: 'line', measures: [measures[0]!], over: 'step' })
      : by[0] === undefined
        ? undefined
        : chart({ as: 'bars', measures: [measures[0]!], over: by[0] })
  return {
    sums: figures(measures),
    ...(course && { course }),
    table: table({ rows, measures, ...(rows !== 'measures' && { totals: true as const }) }),
  }
}

const requireRange = (range: string, facts: readonly AnyFacts[]): AnyReport['range'] => {
  const isOfTime = hasRange({ facts })
  if (!isOfTime && range === 'now') return range
  if (!isOfTime)
    throw new AskedError(`${facts.map(({ name }) => name).join(', ')} are as they are now: leave --range out`)
  if (!quickRanges.some(one => one === range))
    throw new AskedError(`"${range}" is no range that a report begins with: use one of ${quickRanges.join(', ')}`)
  return range as AnyReport['range']
}

/**
 * Reads the command's words. Throws an AskedError for names that are taken, facts, measures and dimensions that do not
 * exist, and whatever the checks at start would find.
 */
export const parse = (words: readonly string[], known: Known): Asked => {
  const [name] = words
  if (!name || name.startsWith('--')) throw new AskedError(usage)
  if (!identifier.test(name) || reserved.has(name))
    throw new AskedError(`"${name}" cannot name a report: use camelCase, at most 31 letters and digits`)
  if (known.pages.includes(name) || Object.hasOwn(known.facts, name))
    throw new AskedError(`There is a page or there are facts "${name}" already: nothing was changed`)
  const measures = listed(optionIn(words, 'measures'))
  if (measures.length === 0)
    throw new AskedError(
      `What does it measure? Write --measures "payments.amount", of ${Object.keys(known.facts).join(', ')}`,
    )
  const facts = factsOf(measures, known)
  const by = listed(optionIn(words, 'by'))
  const filters =
    optionIn(words, 'filters') === undefined
      ? ['hospital'].filter(one => facts.every(each => dimensionOf(each, one) !== undefined))
      : listed(optionIn(words, 'filters'))
  const range = requireRange(optionIn(words, 'range') ?? (hasRange({ facts }) ? 'thisMonth' : 'now'), facts)
  const report: AnyReport = { name, facts, filters, range, parts: partsOf(facts, measures, by) }
  const wrong = checkReports({ [name]: report }, known.registry)
  if (wrong.length > 0 || by.length > 2) {
    throw new AskedError(
      by.length > 2
        ? 'A table has rows by two dimensions at most: --by hospital,doctor'
        : [...new Set(wrong.map(({ problem, remedy }) => `${problem}\n  write ${remedy}`))].join('\n'),
    )
  }
  const roles = listed(optionIn(words, 'roles')).map(role => requireRole(role, known.roles))
  const icon = requireIcon(optionIn(words, 'icon') ?? 'AssessmentOutlined', known.hasIcon)
  const zh = optionIn(words, 'zh')?.trim()
  if (!zh) throw new AskedError(`What is ${name} in Chinese? Write --zh "…"`)
  return { report, roles, icon, title: { zh, en: optionIn(words, 'en')?.trim() || inWords(name) } }
}
