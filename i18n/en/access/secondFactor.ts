import type { Texts } from '../../../resources/core/index.ts'
import type { secondFactor } from '../../../resources/access/secondFactor.ts'

const proof = { password: 'Current password', code: 'Code or recovery code' }

export default {
  name: 'Two-step verification',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    state: 'Look at two-step verification',
    setUp: 'Set up two-step verification',
    confirm: 'Confirm two-step verification',
    renewCodes: 'Replace recovery codes',
    turnOff: 'Turn off two-step verification',
  },
  inputs: {
    setUp: { fields: proof },
    confirm: { fields: { code: 'Code' } },
    renewCodes: { fields: proof },
    turnOff: { fields: proof },
  },
} satisfies Texts<typeof secondFactor>
