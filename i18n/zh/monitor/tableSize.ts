import type { Texts } from '../../../resources/core/index.ts'
import type { tableSize } from '../../../resources/monitor/tableSize.ts'

export default {
  name: '数据表',
  fields: { name: '表名', records: '估计行数', kilobytes: '数据（KB）', indexes: '索引（KB）' },
  sections: {},
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof tableSize>
