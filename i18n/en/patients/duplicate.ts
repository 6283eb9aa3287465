import type { duplicate } from '../../../resources/patients/duplicate.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Duplicate |||| Duplicates',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    dismiss: 'Not a duplicate',
    undismiss: 'Take back “not a duplicate”',
    find: 'Find',
    preview: 'Preview of a merge',
  },
  inputs: {
    find: { fields: { after: 'After', size: 'Number', dismissed: 'Only those found to be no duplicates' } },
    dismiss: { fields: { newer: 'Newer patient', older: 'Older patient' } },
    undismiss: { fields: { newer: 'Newer patient', older: 'Older patient' } },
    preview: { fields: { survivor: 'Patient who stays', other: 'Patient who is merged' } },
  },
} satisfies Texts<typeof duplicate>
