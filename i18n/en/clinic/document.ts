import type { Texts } from '../../../resources/core/index.ts'
import type { document } from '../../../resources/clinic/document.ts'

export default {
  name: 'Document |||| Documents',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { head: 'Export a document of a patient', font: 'Get the font of a document' },
  inputs: {
    head: {
      fields: { patient: 'Patient', kind: 'Kind of document' },
      choices: { kind: { case: 'Case', course: 'Course of vision', plan: 'Treatment plan', receipt: 'Receipt' } },
    },
    font: { fields: { text: 'Text' } },
  },
} satisfies Texts<typeof document>
