import type { Texts } from '../../../resources/core/index.ts'
import type { menu } from '../../../resources/access/menu.ts'

export default {
  name: 'Menu item |||| Menus',
  fields: {
    title: 'Chinese title',
    titleEn: 'English title',
    superior: 'Parent menu',
    path: 'Path',
    component: 'Page',
    icon: 'Icon',
    sort: 'Order',
    hidden: 'Hidden',
    alwaysShow: 'Always shown',
    noCache: 'Not cached',
  },
  hints: {
    component: 'The page it opens. A group opens none; an external address opens in a new window',
    path: 'The path of the page, such as system/user; for an external address, all of it',
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
