import type { duplicate } from '../../../resources/patients/duplicate.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '重复患者',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { dismiss: '确认不是重复', undismiss: '取消“不是重复”', find: '查找', preview: '预览合并' },
  inputs: {
    find: { fields: { after: '起点', size: '数量', dismissed: '只看已确认不重复的' } },
    dismiss: { fields: { newer: '较新的患者', older: '较早的患者' } },
    undismiss: { fields: { newer: '较新的患者', older: '较早的患者' } },
    preview: { fields: { survivor: '保留的患者', other: '并入的患者' } },
  },
} satisfies Texts<typeof duplicate>
