import { limits } from '../limits.ts'
import { refuse } from './refuse.ts'

type Where = 'start' | 'plain' | 'quoted' | 'closed'

/** What may stand between cells: the one that the first row has most of. */
export const separators = [',', ';', '\t'] as const

/** The separator of a text by its first row, what stands in quotes left out; a row `sep=;` says it. */
export const separatorOf = (head: string): string => {
  const said = /^sep=(.)\r?\n/i.exec(head)?.[1]
  if (said !== undefined) return said
  const row =
    head
      .replace(/"(?:[^"]|"")*"?/g, '')
      .split(/\r\n|\r|\n/)
      .find(line => line.trim() !== '') ?? ''
  const counts = separators.map(one => row.split(one).length)
  return separators[counts.indexOf(Math.max(...counts))]!
}

/**
 * Takes CSV apart as it comes in: RFC 4180 with any of the separators and line ends; quotes inside of an unquoted cell
 * are characters. Throws 400 for too many columns, huge cells and quotes that are not closed.
 */
export class CsvReader {
  readonly #separator: string
  #where: Where = 'start'
  #cell = ''
  #row: string[] = []
  #wasReturn = false
  #rows: string[][] = []
  #count = 0
  /** Number of the row in which the last quotes were opened. */
  #opened = 0

  constructor(separator: string) {
    this.#separator = separator
  }

  /** Takes the next piece; answers the rows that it completes. */
  push(text: string): string[][] {
    for (const character of text) this.#take(character)
    return this.#done()
  }

  /** The last row, where no line end follows it. */
  end(): string[][] {
    if (this.#where === 'quoted') throw refuse('sheetQuotes', { row: this.#opened })
    if (this.#row.length > 0 || this.#cell !== '' || this.#where !== 'start') this.#endRow()
    return this.#done()
  }

  #done(): string[][] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  #take(character: string): void {
    const follows = this.#wasReturn && character === '\n'
    this.#wasReturn = false
    if (this.#where === 'quoted') return this.#inQuotes(character)
    if (follows) return
    if (character === '"' && this.#where === 'closed') return this.#again()
    if (character === '"' && this.#where === 'start') return this.#open()
    if (character === this.#separator) return this.#endCell()
    if (character === '\r' || character === '\n') {
      this.#wasReturn = character === '\r'
      return this.#endRow()
    }
    this.#where = this.#where === 'closed' ? 'closed' : 'plain'
    this.#add(character)
  }

  #open(): void {
    this.#where = 'quoted'
    this.#opened = this.#count + 1
  }

  /** A second quote right after the first one: both were one character of the cell. */
  #again(): void {
    this.#where = 'quoted'
    this.#add('"')
  }

  #inQuotes(character: string): void {
    if (character === '"') this.#where = 'closed'
    else this.#add(character)
  }

  #add(character: string): void {
    if (this.#cell.length >= limits.cell) throw refuse('sheetCell', { row: this.#count + 1, max: limits.cell })
    this.#cell += character
  }

  #endCell(): void {
    this.#row.push(this.#cell)
    this.#cell = ''
    this.#where = 'start'
    // Blank cells at the end of rows are no columns; far too many are no table.
    if (this.#row.length > limits.columns * 10) throw refuse('sheetColumns', { max: limits.columns })
  }

  #endRow(): void {
    this.#endCell()
    this.#rows.push(this.#row)
    this.#row = []
    this.#count += 1
  }
}
