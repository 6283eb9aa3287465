import type { MenuGroupName } from '../../../resources/menuGroups.ts'

/** Titles of the groups of the navigation. */
export default {
  business: 'Business',
  statistics: 'Statistics',
  content: 'Content',
  privacy: 'Privacy',
  system: 'System',
  monitor: 'Monitoring',
  tools: 'Tools',
  nested: 'Nested menus',
  nestedMenu1: 'Menu 1',
  nestedMenu12: 'Menu 1-2',
} satisfies { readonly [G in MenuGroupName]: string }
