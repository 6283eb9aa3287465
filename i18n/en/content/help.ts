import type { help } from '../../../resources/content/help.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Help item |||| Usage help',
  fields: { name: 'Title', type: 'Type', content: 'Content', sort: 'Order', published: 'Published' },
  hints: { sort: 'Smaller numbers come first' },
  sections: { entry: 'Help item' },
  choices: { type: { usage: 'Usage help in the top bar', other: 'Other, not in the top bar' } },
  actions: {},
  inputs: {},
  confirms: { remove: 'A deleted help item cannot be recovered. Delete?' },
  empty: 'No help items yet',
} satisfies Texts<typeof help>
