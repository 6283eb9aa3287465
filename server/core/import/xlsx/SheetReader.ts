import { limits } from '../limits.ts'
import type { SheetCell, SheetRow } from '../read/Cell.ts'
import { refuse } from '../read/refuse.ts'
import { numberText, serialText } from './numbers.ts'
import type { XmlEvents } from './readXml.ts'

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly shared: readonly string[]
  readonly dateStyles: readonly boolean[]
  readonly from1904: boolean
}

/** `C` → 2; undefined where it is no column. */
const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const mostNamed = 5

/**
 * Collects the rows of a sheet from its XML. A formula is a named problem of its cell: what it was last worked out to
 * is not trusted. Merged cells are refused at the end, by their addresses.
 */
export class SheetReader implements XmlEvents {
  readonly #context: SheetContext
  #rows: SheetRow[] = []
  #number = 0
  #cells: SheetCell[] = []
  #column = -1
  #type = 'n'
  #style = 0
  #value = ''
  #isValue = false
  #isFormula = false
  #spoken = 0
  readonly #merged: string[] = []

  constructor(context: SheetContext) {
    this.#context = context
  }

  /** The rows that were completed since the last time. */
  take(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  /** Throws 400 for merged cells. */
  end(): void {
    if (this.#merged.length > 0) {
      throw refuse('sheetMerged', {
        cells: this.#merged.slice(0, mostNamed).join(', ') + (this.#merged.length > mostNamed ? ' …' : ''),
      })
    }
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'row':
        return this.#openRow(attributes['r'])
      case 'c':
        return this.#openCell(attributes)
      case 'v':
      case 't':
        this.#isValue = this.#spoken === 0
        return
      case 'rPh':
        this.#spoken += 1
        return
      case 'f':
        this.#isFormula = true
        return
      case 'mergeCell':
        if (attributes['ref']?.includes(':')) this.#merged.push(attributes['ref'].slice(0, 20))
    }
  }

  text(text: string): void {
    if (!this.#isValue) return
    if (this.#value.length + text.length > limits.cell)
      throw refuse('sheetCell', { row: this.#number, max: limits.cell })
    this.#value += text
  }

  close(name: string): void {
    switch (name) {
      case 'v':
      case 't':
        this.#isValue = false
        return
      case 'rPh':
        this.#spoken -= 1
        return
      case 'c':
        return this.#closeCell()
      case 'row':
        this.#rows.push({ number: this.#number, cells: this.#cells })
    }
  }

  #openRow(number: string | undefined): void {
    const next = number && /^\d{1,7}$/.test(number) ? Number(number) : this.#number + 1
    // Each number stands for one row, and a sheet has them in order.
    if (next <= this.#number) throw refuse('sheetBroken')
    this.#number = next
    this.#cells = []
    this.#column = -1
  }

  #openCell({ r, t = 'n', s }: Readonly<Record<string, string>>): void {
    this.#column = columnOf(r) ?? this.#column + 1
    this.#type = t
    this.#style = Number(s ?? 0)
    this.#value = ''
    this.#isFormula = false
  }

  #closeCell(): void {
    const cell = this.#cell()
    if (cell === '') return
    if (this.#column >= limits.columns) throw refuse('sheetColumns', { max: limits.columns })
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = cell
  }

  #cell(): SheetCell {
    const value = this.#value
    if (this.#isFormula) return { problem: 'importFormula' }
    if (value === '') return ''
    switch (this.#type) {
      case 's':
        return this.#context.shared[Number(value)] ?? ''
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE'
      case 'e':
        return { problem: 'importCellError' }
      case 'd':
        return value.replace('T', ' ').replace(/ 00:00(:00(\.0+)?)?$/, '')
      case 'n':
        return this.#context.dateStyles[this.#style] ? serialText(value, this.#context.from1904) : numberText(value)
      default:
        return value
    }
  }
}
