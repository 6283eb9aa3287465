import type { Texts } from '../../../resources/core/index.ts'
import type { menu } from '../../../resources/access/menu.ts'

export default {
  name: 'Menu item |||| Menus',
  fields: {
    title: 'Chinese title',
    titleEn: 'English title',
    superior: 'Superior menu',
    path: 'Path',
    component: 'Page',
    icon: 'Icon',
    sort: 'Order',
    hidden: 'Hidden',
    alwaysShow: 'Always shown',
    noCache: 'Not cached',
  },
  hints: {
    component: 'What it opens; a group opens nothing, an address elsewhere a new window',
    path: 'Letters, digits and the like, separated by /; for an address elsewhere the whole of it',
    noCache: 'Nothing that was typed stays when the page is left',
    hidden: 'Not in the sidebar, but it can still be opened',
    sort: 'Smaller numbers come first',
    alwaysShow: 'Show the group even if it has a single child',
  },
  sections: { node: 'Menu item', display: 'Display' },
  choices: {},
  actions: {},
  calls: { build: 'My menu', tree: 'Menu tree' },
  inputs: {},
  confirms: { remove: 'A deleted menu item cannot be recovered. Delete?' },
} satisfies Texts<typeof menu>
