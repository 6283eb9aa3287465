import { isExternal } from '../../../resources/pages.ts'

/** An entry of the navigation: a page (`to`), an address elsewhere (`href`), or a group of entries. */
export interface MenuEntry {
  /** Where it stands, as a path of the menu; unlike any other. */
  readonly key: string
  readonly title: string
  readonly icon: string
  readonly page?: string
  readonly to?: string
  readonly href?: string
  /** What was typed on the page is forgotten when it is left. */
  readonly noCache?: boolean
  readonly children: readonly MenuEntry[]
}

export interface Pages {
  /** Whether there is a page of that key; it stands at `/{key}`. */
  has(page: string): boolean
  /** Whether the operator may open it. */
  may(page: string): boolean
  /** Told of pages that are named by the menu but do not exist. */
  unknown(page: string): void
}

type Node = { readonly [key: string]: unknown }

const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter((one): one is Node => one !== null && typeof one === 'object') : []
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const metaOf = (node: Node): Node => nodesOf([node['meta']])[0] ?? {}

/** Where a node leads by itself: to a page, elsewhere, or nowhere. */
const targetOf = (node: Node, pages: Pages): Pick<MenuEntry, 'page' | 'to' | 'href'> => {
  const path = textOf(node['path'])
  if (isExternal(path)) return { href: path }
  const page = textOf(node['component'])
  if (page === '' || page === 'Layout') return {}
  if (pages.has(page)) return pages.may(page) ? { page, to: `/${page}` } : {}
  pages.unknown(page)
  return {}
}

/** Levels that are drawn within one another; what is further down stands beside what it is below. */
const deepest = 20
/** Far from what a browser can follow. */
const endless = 500

const toEntries = (node: Node, key: string, pages: Pages, depth: number): MenuEntry[] => {
  if (node['hidden'] === true) return []
  const meta = metaOf(node)
  const own = {
    key,
    title: textOf(meta['title']) || textOf(node['name']),
    icon: textOf(meta['icon']),
    ...(meta['noCache'] === true ? { noCache: true } : {}),
  }
  const target = targetOf(node, pages)
  const leads = target.to !== undefined || target.href !== undefined
  const below = depth < endless ? entriesOf(nodesOf(node['children']), key, pages, depth + 1) : []
  if (below.length === 0 || depth >= deepest) return leads ? [{ ...own, ...target, children: [] }, ...below] : below
  // What leads somewhere and has entries below it is a group whose first entry is itself.
  const children = leads ? [{ ...own, ...target, key: `${key}#`, children: [] }, ...below] : below
  // A group of one is that one, unless the group is meant to be seen.
  return children.length > 1 || node['alwaysShow'] === true ? [{ ...own, children }] : children
}

const entriesOf = (nodes: readonly Node[], at: string, pages: Pages, depth = 0): MenuEntry[] => {
  const taken = new Set<string>()
  const keyOf = (node: Node): string => {
    const path = textOf(node['path']) || textOf(node['name'])
    let key = isExternal(path) ? path : `${at}/${path}`.replace(/\/+/g, '/')
    while (taken.has(key)) key += '~'
    taken.add(key)
    return key
  }
  return nodes.flatMap(node => toEntries(node, keyOf(node), pages, depth))
}

/**
 * The sidebar's entries from the answer of `menus/build`; hidden nodes, unknown pages and empty groups are left out.
 */
export const readMenu = (reply: unknown, pages: Pages): MenuEntry[] => entriesOf(nodesOf(reply), '', pages)

/** All pages of a menu in their order, each once. */
export const pagesOf = (entries: readonly MenuEntry[]): MenuEntry[] => {
  const all = entries.flatMap(entry => (entry.to ? [entry] : pagesOf(entry.children)))
  return all.filter((entry, at) => all.findIndex(other => other.page === entry.page) === at)
}
