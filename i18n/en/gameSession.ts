import type { gameSession } from '../../resources/business/gameSession.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: 'Training session |||| Training sessions',
  fields: {},
  sections: {},
  choices: {},
  actions: { start: 'Start training' },
  asks: { start: { fields: { project: 'Training project' } } },
} satisfies Texts<typeof gameSession>
