import type { Cell, Sheet } from './cell.ts'

/** In characters of a spreadsheet. A moment, date or number that has less room than it takes is shown as ####. */
const [narrowest, widest] = [12, 48]

/** Characters as wide as Chinese ones take two places. */
const firstWide = 0x2e80

const placesOf = (text: string): number =>
  [...text].reduce((places, character) => places + (character.codePointAt(0)! >= firstWide ? 2 : 1), 0)

const textOf = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell.type !== 'number') return cell.value
  return cell.isShare ? '' : cell.value.toLocaleString('en', { minimumFractionDigits: cell.digits })
}

/** A long text is measured no further than a column is wide. */
const room = (text: string): number => placesOf(text.slice(0, widest)) + 2

/** How wide the columns of a sheet are, by their titles and its first rows. */
export const columnWidths = (sheet: Sheet, rows: readonly (readonly Cell[])[]): number[] =>
  sheet.titles.map((title, at) =>
    [sheet.room ?? [], ...rows].reduce(
      (width, row) => Math.min(widest, Math.max(width, room(textOf(row[at] ?? null)))),
      Math.min(widest, Math.max(narrowest, room(title))),
    ),
  )
