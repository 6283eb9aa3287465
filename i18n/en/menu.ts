import type { Texts } from '../../resources/schema/index.ts'
import type { menu } from '../../resources/system/menu.ts'

export default {
  name: 'Menu item |||| Menus',
  fields: {
    title: 'Chinese title', titleEn: 'English title', superior: 'Superior menu', path: 'Path', component: 'Page', icon: 'Icon', sort: 'Order',
    hidden: 'Hidden', alwaysShow: 'Always shown', noCache: 'Not cached',
  },
  hints: {
    component: 'Key of a page: the name of a resource or of a custom page; a group has none', sort: 'Smaller numbers come first',
    alwaysShow: 'Show the group even if it has a single child',
  },
  sections: { node: 'Menu item', display: 'Display' },
  choices: {},
  actions: { build: 'My menu', tree: 'Menu tree' },
  asks: {},
  confirms: { remove: 'A deleted menu item cannot be recovered. Delete?' },
  empty: 'No menus yet',
} satisfies Texts<typeof menu>
