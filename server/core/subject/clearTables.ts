import type { Context } from '../contract.ts'
import { quoted, Statement } from '../statement.ts'
import { rowOf, tableAt } from './planErasure.ts'
import type { ErasurePlan } from './planErasure.ts'

/** Removes rows of tables that no descriptor knows, or empties what they say, each as its place has it. */
export const clearTables = async (tables: ErasurePlan['tables'], { db }: Pick<Context, 'db'>): Promise<void> => {
  for (const one of tables) {
    const statement = new Statement()
    const where = rowOf(one, statement)
    const { erase } = one.on
    await statement.run(
      db,
      typeof erase === 'object'
        ? `update ${tableAt(one)} t set ${quoted(erase.empties)} = '{}' where ${where}`
        : `delete from ${tableAt(one)} t where ${where}`,
    )
  }
}
