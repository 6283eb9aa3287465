import type { gameConfig } from '../../../resources/training/gameConfig.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Game configuration',
  fields: { values: 'Values', schema: 'Fields', remark: 'Remark' },
  hints: { schema: 'They make up the form above; options come from the dictionary group of that key' },
  sections: { values: 'Training defaults', schema: 'Fields' },
  choices: {},
  items: {
    schema: {
      fields: {
        key: 'Key',
        label: 'Chinese label',
        labelEn: 'English label',
        kind: 'Kind',
        min: 'Minimum',
        max: 'Maximum',
        group: 'Dictionary group',
        initial: 'Initial value',
      },
      choices: { kind: { number: 'Number', choice: 'Choice', flag: 'Switch' } },
    },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof gameConfig>
