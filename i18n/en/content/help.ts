import type { help } from '../../../resources/content/help.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { published } from './published.ts'

export default {
  name: 'Help item |||| Usage help',
  fields: {
    name: 'Title',
    nameEn: 'English title',
    type: 'Type',
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
  choices: { ...published.choices, type: { usage: 'Usage help in the top bar', other: 'Other, not in the top bar' } },
  actions: published.actions,
  done: published.done,
  calls: published.calls,
  inputs: published.inputs,
  confirms: { remove: 'A deleted help item cannot be recovered. Delete?' },
} satisfies Texts<typeof help>
