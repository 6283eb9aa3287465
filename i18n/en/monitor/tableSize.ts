import type { Texts } from '../../../resources/core/index.ts'
import type { tableSize } from '../../../resources/monitor/tableSize.ts'

export default {
  name: 'Table |||| Tables of the database',
  fields: { name: 'Table', records: 'Rows, estimated', kilobytes: 'Data (KB)', indexes: 'Indexes (KB)' },
  sections: {},
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof tableSize>
