import type { duplicate } from '../../resources/business/duplicate.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: 'Duplicate |||| Duplicates',
  fields: {},
  sections: {},
  choices: {},
  actions: { find: 'Find', preview: 'Preview of a merge' },
  asks: {
    find: { fields: { after: 'After', size: 'Number' } },
    preview: { fields: { survivor: 'Patient who stays', other: 'Patient who is merged' } },
  },
} satisfies Texts<typeof duplicate>
