import type { help } from '../../resources/content/help.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: 'Help item |||| Usage help',
  fields: { name: 'Title', type: 'Type', content: 'Content', sort: 'Order', published: 'Published' },
  hints: { type: '1 is the usage help of the top bar', sort: 'Smaller numbers come first' },
  sections: { entry: 'Help item' },
  choices: {},
  actions: {},
  asks: {},
  confirms: { remove: 'A deleted help item cannot be recovered. Delete?' },
  empty: 'No help items yet',
} satisfies Texts<typeof help>
