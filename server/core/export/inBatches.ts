import type { Row } from './cell.ts'

/** Rows as sheets are written: some at a time. */
export async function* inBatches(rows: readonly Row[], size = 500): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}
