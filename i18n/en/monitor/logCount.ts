import type { Texts } from '../../../resources/core/index.ts'
import type { logCount } from '../../../resources/monitor/logCount.ts'
import { kinds } from './log.ts'

export default {
  name: 'Log count |||| Older log',
  fields: { month: 'Month', kind: 'Event', resource: 'On', operation: 'Action', count: 'Times' },
  sections: {},
  choices: { kind: kinds },
  actions: {},
  inputs: {},
} satisfies Texts<typeof logCount>
