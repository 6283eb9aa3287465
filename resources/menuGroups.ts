/** A group of the navigation, as it is seeded. */
export interface MenuGroup {
  readonly path: string
  /** The group that it stands in; none at the root. */
  readonly within?: string
  readonly sort: number
}

/** The groups that capabilities put their pages into. */
export const menuGroups = {
  business: { path: '/business', sort: 10 },
  statistics: { path: '/statistics', sort: 15 },
  content: { path: '/content', sort: 20 },
  privacy: { path: 'privacy', within: 'content', sort: 90 },
  system: { path: '/system', sort: 30 },
  monitor: { path: '/monitor', sort: 35 },
  tools: { path: '/tools', sort: 40 },
  nested: { path: '/nested', sort: 90 },
  nestedMenu1: { path: 'menu1', within: 'nested', sort: 5 },
  nestedMenu12: { path: 'menu1-2', within: 'nestedMenu1', sort: 15 },
} as const satisfies { readonly [name: string]: MenuGroup }

export type MenuGroupName = keyof typeof menuGroups
