import type { Texts } from '../../../resources/core/index.ts'
import type { document } from '../../../resources/clinic/document.ts'

export default {
  name: '纸质文档',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { head: '导出患者文档', font: '取得文档字体' },
  inputs: {
    head: {
      fields: { patient: '患者', kind: '文档类型' },
      choices: { kind: { case: '病例', course: '视力变化', plan: '训练方案', receipt: '收据' } },
    },
    font: { fields: { text: '文字' } },
  },
} satisfies Texts<typeof document>
