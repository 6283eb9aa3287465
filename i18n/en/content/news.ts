import type { news } from '../../../resources/content/news.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { counted, forClients, published } from './published.ts'

export default {
  name: 'News item |||| News',
  fields: {
    title: 'Title',
    titleEn: 'English title',
    category: 'Category',
    cover: 'Cover',
    summary: 'Summary',
    summaryEn: 'English summary',
    content: 'Text',
    contentEn: 'English text',
    onTop: 'On top',
    ...counted.fields,
    ...published.fields,
  },
  hints: { ...published.hints, titleEn: 'The Chinese one is shown where this is empty' },
  sections: { entry: 'Content', ...published.sections },
  choices: { ...published.choices },
  actions: published.actions,
  done: published.done,
  calls: { ...forClients.calls, ...counted.calls },
  inputs: { ...forClients.inputs, ...counted.inputs },
  confirms: { remove: 'A deleted news item cannot be recovered. Delete?' },
} satisfies Texts<typeof news>
