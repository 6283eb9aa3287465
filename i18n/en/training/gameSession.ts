import type { gameSession } from '../../../resources/training/gameSession.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Training session |||| Training sessions',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { start: 'Start training' },
  inputs: { start: { fields: { project: 'Training project' } } },
} satisfies Texts<typeof gameSession>
