import type { userHelp } from '../../../resources/content/userHelp.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: 'User help item |||| User help',
  fields: {
    name: 'Title',
    nameEn: 'English title',
    content: 'Content',
    contentEn: 'English content',
    ...published.fields,
    sort: 'Order',
  },
  hints: {
    ...published.hints,
    nameEn: 'The Chinese one is shown where this is empty',
    sort: 'Smaller numbers come first',
  },
  sections: { entry: 'Help item', ...published.sections },
  choices: { ...published.choices },
  actions: published.actions,
  done: published.done,
  calls: forClients.calls,
  inputs: forClients.inputs,
  confirms: { remove: 'A deleted help item cannot be recovered. Delete?' },
} satisfies Texts<typeof userHelp>
