import type { Texts } from '../../../resources/core/index.ts'
import type { generator } from '../../../resources/tools/generator.ts'

export default {
  name: '代码生成器',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { documents: '查看迁移语句和接口说明', tables: '查看数据库的表', table: '查看表的列' },
  inputs: { documents: { fields: { descriptor: '描述', texts: '各语言文本' } }, table: { fields: { name: '表名' } } },
} satisfies Texts<typeof generator>
