import { limits } from '../limits.ts'
import { isBlank } from './Cell.ts'
import type { SheetCell, SheetFile, SheetRow } from './Cell.ts'
import { refuse } from './refuse.ts'

const batchSize = 250

const withoutTail = (cells: readonly SheetCell[]): readonly SheetCell[] => {
  const last = cells.findLastIndex(cell => !isBlank(cell))
  return cells.slice(0, last + 1)
}

/**
 * The rows of a file in even batches, blank rows and blank cells at the end left out. Throws 400 for more columns or
 * rows than are taken and for a file without rows.
 */
export async function* bounded({ rows }: SheetFile): AsyncGenerator<readonly SheetRow[]> {
  let batch: SheetRow[] = []
  let count = 0
  for await (const some of rows) {
    for (const { number, cells } of some) {
      const kept = withoutTail(cells)
      if (kept.length === 0) continue
      if (kept.length > limits.columns) throw refuse('sheetColumns', { max: limits.columns })
      const long = kept.some(cell => typeof cell === 'string' && cell.length > limits.cell)
      if (long) throw refuse('sheetCell', { row: number, max: limits.cell })
      // The first row has the titles.
      if (count > limits.rows) throw refuse('sheetRows', { max: limits.rows })
      count += 1
      batch.push({ number, cells: kept })
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
  }
  if (count < 2) throw refuse('sheetEmpty')
  if (batch.length > 0) yield batch
}
