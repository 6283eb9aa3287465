import type { partner } from '../../../resources/content/partner.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: 'Cooperation partner |||| Cooperation partners',
  fields: {
    name: 'Name',
    nameEn: 'English name',
    kind: 'Kind',
    logo: 'Logo',
    link: 'Website',
    since: 'Since',
    ...published.fields,
    sort: 'Order',
  },
  hints: { ...published.hints, sort: 'Smaller numbers come first' },
  sections: { entry: 'Partner', ...published.sections },
  choices: {
    ...published.choices,
    kind: {
      medical: 'Medical institution',
      school: 'School',
      research: 'Research institution',
      supplier: 'Supplier',
      media: 'Media',
    },
  },
  actions: published.actions,
  done: published.done,
  calls: forClients.calls,
  inputs: forClients.inputs,
  confirms: { remove: 'A deleted partner cannot be recovered. Delete?' },
} satisfies Texts<typeof partner>
