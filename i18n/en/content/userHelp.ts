import type { userHelp } from '../../../resources/content/userHelp.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'User help item |||| User help',
  fields: { name: 'Title', content: 'Content', sort: 'Order', published: 'Published' },
  hints: { sort: 'Smaller numbers come first' },
  sections: { entry: 'Help item' },
  choices: {},
  actions: {},
  inputs: {},
  confirms: { remove: 'A deleted help item cannot be recovered. Delete?' },
  empty: 'No user help yet. Write here what patients read in the training client',
} satisfies Texts<typeof userHelp>
