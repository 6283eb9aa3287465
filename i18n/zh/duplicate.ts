import type { duplicate } from '../../resources/business/duplicate.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: '重复患者',
  fields: {},
  sections: {},
  choices: {},
  actions: { find: '查找', preview: '预览合并' },
  asks: {
    find: { fields: { after: '起点', size: '数量' } },
    preview: { fields: { survivor: '保留的患者', other: '并入的患者' } },
  },
} satisfies Texts<typeof duplicate>
