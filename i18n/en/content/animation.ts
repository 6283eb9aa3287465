import type { animation } from '../../../resources/content/animation.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: 'Animation |||| Animations',
  fields: {
    title: 'Title',
    titleEn: 'English title',
    source: 'Comes from',
    address: 'Video address',
    video: 'Video',
    cover: 'Cover',
    seconds: 'Length (seconds)',
    plays: 'Played',
    projects: 'Projects',
    ...published.fields,
    sort: 'Order',
  },
  hints: { ...published.hints, projects: 'Choose none for all projects', sort: 'Smaller numbers come first' },
  sections: { entry: 'Animation', ...published.sections },
  choices: {
    ...published.choices,
    source: { address: 'An address', file: 'An uploaded video' },
    plays: { before: 'Before exercises', between: 'Between exercises' },
  },
  actions: published.actions,
  done: published.done,
  calls: forClients.calls,
  inputs: forClients.inputs,
  confirms: { remove: 'A deleted animation cannot be recovered. Delete?' },
} satisfies Texts<typeof animation>
