import type { Language } from '../../../../i18n/Language.ts'

/**
 * A page that was visited. There is one tab a pathname, and one for all pages of a record; the search that it had last
 * comes with it.
 */
export interface Tab {
  readonly path: string
  readonly search: string
  /** What the page called itself, and in which language; not known until it has. */
  readonly title?: string
  readonly language?: Language
}

export type Tabs = readonly Tab[]

export const noTabs: Tabs = []

/** The home page is always there, before all others, and is none of them. */
export const homePath = '/'

const record = /^(\/[^/]+\/(?!(?:create|import)$)[^/]+?)(?:\/show)?$/

/** What a tab stands for: a record is one, whether it is read or changed. */
const subjectOf = (path: string): string => record.exec(path)?.[1] ?? path

/** All pages that a tab stands for. */
export const pagesOf = (path: string): readonly string[] => {
  const subject = record.exec(path)?.[1]
  return subject === undefined ? [path] : [subject, `${subject}/show`]
}

/** The tabs after a page was visited. */
export const visited = (tabs: Tabs, path: string, search: string): Tabs => {
  const subject = subjectOf(path)
  const known = tabs.find(tab => subjectOf(tab.path) === subject)
  if (path === homePath || (known?.path === path && known.search === search)) return tabs
  return known ? tabs.map(tab => (tab === known ? { ...tab, path, search } : tab)) : [...tabs, { path, search }]
}

/** The tabs after a page has said what it is called. */
export const titled = (tabs: Tabs, path: string, title: string, language: Language): Tabs => {
  const known = tabs.find(tab => tab.path === path)
  if (!known || !title || (known.title === title && known.language === language)) return tabs
  return tabs.map(tab => (tab === known ? { ...tab, title, language } : tab))
}

/** The tabs after a page was left of which nothing is kept. */
export const searchless = (tabs: Tabs, path: string): Tabs =>
  tabs.some(tab => tab.path === path) ? visited(tabs, path, '') : tabs

/** The tabs without those of the given paths. */
export const without = (tabs: Tabs, paths: readonly string[]): Tabs =>
  tabs.some(tab => paths.includes(tab.path)) ? tabs.filter(tab => !paths.includes(tab.path)) : tabs

/** Where to go when the open page is closed: the last tab that remains, or home. */
export const afterClosing = (remaining: Tabs): string => {
  const last = remaining.at(-1)
  return last ? addressOf(last) : homePath
}

export const addressOf = ({ path, search }: Pick<Tab, 'path' | 'search'>): string => path + search

/** Tabs that are called alike, as two people of one name and age are, each with the number of its record. */
export const toldApart = <T extends { readonly title: string; readonly id?: string | undefined }>(
  tabs: readonly T[],
): readonly T[] =>
  tabs.map(tab =>
    tab.id && tabs.some(other => other !== tab && other.title === tab.title)
      ? { ...tab, title: `${tab.title} #${tab.id}` }
      : tab,
  )
