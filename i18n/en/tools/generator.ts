import type { Texts } from '../../../resources/core/index.ts'
import type { generator } from '../../../resources/tools/generator.ts'

export default {
  name: 'Code generator',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    documents: 'See the migration and the API document',
    tables: 'See the tables of the database',
    table: 'See the columns of a table',
  },
  inputs: {
    documents: { fields: { descriptor: 'Descriptor', texts: 'Texts of each language' } },
    table: { fields: { name: 'Name of the table' } },
  },
} satisfies Texts<typeof generator>
