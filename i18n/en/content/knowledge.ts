import type { knowledge } from '../../../resources/content/knowledge.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { counted, forClients, published } from './published.ts'

export default {
  name: 'Knowledge article |||| Knowledge',
  fields: {
    title: 'Title',
    titleEn: 'English title',
    category: 'Category',
    tags: 'Tags',
    readers: 'For',
    difficulty: 'Difficulty',
    cover: 'Cover',
    summary: 'Summary',
    summaryEn: 'English summary',
    content: 'Text',
    contentEn: 'English text',
    sources: 'Sources',
    onTop: 'On top',
    ...counted.fields,
    ...published.fields,
    sort: 'Order',
  },
  hints: {
    ...published.hints,
    titleEn: 'The Chinese one is shown where this is empty',
    tags: 'Separated by spaces',
    sort: 'Smaller numbers come first',
  },
  sections: { entry: 'Content', ...published.sections },
  choices: {
    ...published.choices,
    readers: { guardian: 'Guardians', staff: 'Staff' },
    difficulty: { basic: 'Basic', advanced: 'Advanced' },
  },
  actions: published.actions,
  done: published.done,
  calls: { ...forClients.calls, ...counted.calls },
  inputs: { ...forClients.inputs, ...counted.inputs },
  confirms: { remove: 'A deleted article cannot be recovered. Delete?' },
} satisfies Texts<typeof knowledge>
