import { message } from '../../../resources/core/message.ts'
import type { Execution } from '../execution.ts'
import { invalid } from '../errors/problem.ts'
import { rewriteRows, rowsNumbered } from './jobs.ts'
import type { Job } from './jobs.ts'

/** A cell that says something else than the file did. */
export interface MendedCell {
  readonly row: number
  readonly column: number
  readonly text: string | null
}

/**
 * Puts texts in the place of what the file said. Throws 400 where a cell is none of the file; nothing is changed then.
 */
export const mendCells = async ({ db }: Execution, job: Job, mended: readonly MendedCell[]): Promise<void> => {
  const rows = await rowsNumbered(db, job.id, [...new Set(mended.map(({ row }) => row))])
  const cells = new Map(rows.map(row => [row.number, job.titles.map((_, at) => row.cells[at] ?? '')]))
  for (const { row, column, text } of mended) {
    const those = cells.get(row)
    if (!those || column >= those.length) throw invalid({ cells: message('invalid') })
    those[column] = text ?? ''
  }
  await rewriteRows(
    db,
    job.id,
    [...cells].map(([number, those]) => ({ number, cells: those })),
  )
}
