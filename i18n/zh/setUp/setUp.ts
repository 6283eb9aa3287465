import type { Texts } from '../../../resources/core/index.ts'
import type { setUp } from '../../../resources/setUp/setUp.ts'

export default {
  name: '初始设置',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { steps: '查看初始设置', settle: '标记初始设置的步骤' },
  inputs: { settle: { fields: { step: '步骤', settled: '无需处理' } } },
} satisfies Texts<typeof setUp>
