/** An entry of the sidebar: a page (`to`), an address elsewhere (`href`), or a group of entries. */
export interface MenuEntry {
  readonly key: string
  readonly title: string
  readonly icon: string
  readonly page?: string
  readonly to?: string
  readonly href?: string
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

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter((one): one is Node => one !== null && typeof one === 'object') : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const metaOf = (node: Node): Node => nodesOf([node['meta']])[0] ?? {}

const toEntry = (node: Node, at: string, pages: Pages): MenuEntry | undefined => {
  if (node['hidden'] === true) return undefined
  const meta = metaOf(node)
  const key = `${at}/${textOf(node['path']) || textOf(node['name'])}`.replace(/\/+/g, '/')
  const common = { key, title: textOf(meta['title']) || textOf(node['name']), icon: textOf(meta['icon']) }
  const below = nodesOf(node['children'])
  if (below.length > 0) {
    const children = entriesOf(below, key, pages)
    // A group of one is that one, unless the group is meant to be seen.
    return children.length > 1 || (children.length === 1 && node['alwaysShow'] === true) ? { ...common, children } : children[0]
  }
  // Nothing but the web: an address such as `javascript:` is no link.
  if (/^https?:\/\//i.test(textOf(node['path']))) return { ...common, key: textOf(node['path']), href: textOf(node['path']), children: [] }
  const page = textOf(node['component'])
  if (!page) return undefined
  if (!pages.has(page)) {
    pages.unknown(page)
    return undefined
  }
  return pages.may(page) ? { ...common, page, to: `/${page}`, children: [] } : undefined
}

const entriesOf = (nodes: readonly Node[], at: string, pages: Pages): MenuEntry[] =>
  nodes.map(node => toEntry(node, at, pages)).filter(entry => entry !== undefined)

/** The sidebar's entries from the answer of `menus/build`; hidden nodes, unknown pages and empty groups are left out. */
export const readMenu = (reply: unknown, pages: Pages): MenuEntry[] => entriesOf(nodesOf(reply), '', pages)

/** All pages of a menu in their order, each once. */
export const pagesOf = (entries: readonly MenuEntry[]): MenuEntry[] => {
  const all = entries.flatMap(entry => (entry.to ? [entry] : pagesOf(entry.children)))
  return all.filter((entry, at) => all.findIndex(other => other.page === entry.page) === at)
}

/** The groups around a page, outermost first, and the page itself; empty where the menu does not name it. */
export const trailTo = (entries: readonly MenuEntry[], page: string): MenuEntry[] => {
  for (const entry of entries) {
    if (entry.page === page) return [entry]
    const below = trailTo(entry.children, page)
    if (below.length > 0) return [entry, ...below]
  }
  return []
}
