import type { gameConfig } from '../../../resources/training/gameConfig.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '游戏配置',
  fields: { values: '配置值', schema: '配置项', remark: '备注' },
  hints: { schema: '决定上面的表单有哪些项目；选项取自标识相同的字典分组' },
  sections: { values: '训练默认值', schema: '配置项' },
  choices: {},
  items: {
    schema: {
      fields: {
        key: '标识',
        label: '中文名称',
        labelEn: '英文名称',
        kind: '类型',
        min: '最小值',
        max: '最大值',
        group: '字典分组',
        initial: '初始值',
      },
      choices: { kind: { number: '数字', choice: '选项', flag: '开关' } },
    },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof gameConfig>
