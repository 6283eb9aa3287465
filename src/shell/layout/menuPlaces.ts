/** Where the menu has a page, hidden or not. */
export interface MenuPlace {
  readonly title: string
  /** Titles of the groups around it, outermost first. */
  readonly groups: readonly string[]
  /** The page is to be fresh each time: nothing of it is kept. */
  readonly noCache: boolean
}

interface Node {
  readonly [key: string]: unknown
}

const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter((one): one is Node => one !== null && typeof one === 'object') : []
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Visits the nodes in their order; what is below a hidden node is hidden. */
const visit = (
  nodes: readonly Node[],
  groups: readonly string[],
  hidden: boolean,
  found: (page: string, place: MenuPlace, hidden: boolean) => void,
): void => {
  for (const node of nodes) {
    const meta = nodesOf([node['meta']])[0] ?? {}
    const title = textOf(meta['title']) || textOf(node['name'])
    const below = nodesOf(node['children'])
    const unseen = hidden || node['hidden'] === true
    const page = textOf(node['component'])
    if (page !== '' && page !== 'Layout') found(page, { title, groups, noCache: meta['noCache'] === true }, unseen)
    visit(below, [...groups, title], unseen, found)
  }
}

/** The place of each page in the answer of `menus/build`; of several, the first that is seen. */
export const readPlaces = (reply: unknown): ReadonlyMap<string, MenuPlace> => {
  const seen = new Map<string, MenuPlace>()
  const unseen = new Map<string, MenuPlace>()
  visit(nodesOf(reply), [], false, (page, place, hidden) => {
    const places = hidden ? unseen : seen
    if (!places.has(page)) places.set(page, place)
  })
  return new Map([...unseen, ...seen])
}
