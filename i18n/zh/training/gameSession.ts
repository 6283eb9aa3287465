import type { gameSession } from '../../../resources/training/gameSession.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '训练会话',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { start: '开始训练' },
  inputs: { start: { fields: { project: '训练项目' } } },
} satisfies Texts<typeof gameSession>
