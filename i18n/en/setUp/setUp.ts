import type { Texts } from '../../../resources/core/index.ts'
import type { setUp } from '../../../resources/setUp/setUp.ts'

export default {
  name: 'Set-up',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { steps: 'Look at the set-up', settle: 'Settle a step of the set-up' },
  inputs: { settle: { fields: { step: 'Step', settled: 'Nothing to be done' } } },
} satisfies Texts<typeof setUp>
