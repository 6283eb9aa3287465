import type { clientFile } from '../../../resources/content/clientFile.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Picture for clients',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { open: 'Open a picture', openForGuardian: 'Open a picture as a guardian' },
  inputs: { open: { fields: { key: 'Picture' } }, openForGuardian: { fields: { key: 'Picture' } } },
} satisfies Texts<typeof clientFile>
