import type { TextTree } from '../../../generator/Entity.ts'
import { generator } from '../../../resources/tools/generator.ts'
import { implement } from '../../core/contract.ts'
import { documentsOf } from './documents.ts'
import { readTable, readTables } from './tables.ts'

const isTree = (value: unknown): value is TextTree => value !== null && typeof value === 'object'

/** What the code generator asks the server for. */
export const generatorImplementation = implement(generator, {
  documents: async ({ descriptor, texts }, { language }) =>
    documentsOf(descriptor, isTree(texts) ? texts : {}, language),
  tables: async (_input, { db }) => readTables(db),
  table: async ({ name }, { db }) => readTable(db, name),
})
