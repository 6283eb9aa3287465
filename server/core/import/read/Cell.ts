/** Why a cell has no value that could be taken. */
export type CellProblem = 'importFormula' | 'importCellError' | 'importDigitsLost'

/** A cell as it was written: its text, '' where there is none, or what is wrong with it by the key of a message. */
export type SheetCell = string | { readonly problem: CellProblem }

/** A row with the number that a spreadsheet shows beside it. */
export interface SheetRow {
  readonly number: number
  readonly cells: readonly SheetCell[]
}

/** A sheet as it is read: the rows in batches, blank ones left out, the titles first. */
export interface SheetFile {
  /** Its name, where the file has such names. */
  readonly name: string | null
  readonly rows: AsyncIterable<readonly SheetRow[]>
}

export const textOf = (cell: SheetCell | undefined): string => (typeof cell === 'string' ? cell : '')

export const isBlank = (cell: SheetCell): boolean => typeof cell === 'string' && cell.trim() === ''
