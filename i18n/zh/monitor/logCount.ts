import type { Texts } from '../../../resources/core/index.ts'
import type { logCount } from '../../../resources/monitor/logCount.ts'
import { kinds } from './log.ts'

export default {
  name: '日志统计',
  fields: { month: '月份', kind: '事件', resource: '对象', operation: '动作', count: '次数' },
  sections: {},
  choices: { kind: kinds },
  actions: {},
  inputs: {},
} satisfies Texts<typeof logCount>
