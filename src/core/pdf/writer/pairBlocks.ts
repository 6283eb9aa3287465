import type { Pair } from '../Report.ts'
import { bodySize, mostHeight, textWidth } from './measures.ts'
import type { Block } from './paginate.ts'
import { cut, place, setLines } from './Setter.ts'
import type { Face, Lines } from './Setter.ts'

const labelWidth = 31
const gutter = 6
const half = (textWidth - gutter) / 2
const padding = 0.6
/** A value that takes more lines beside its label has the whole width. */
const mostLines = 3

const valueWidth = (width: number): number => width - labelWidth - 2

interface Cell {
  readonly label: Lines
  readonly value: Lines
}

const cellOf = (face: Face, { label, value }: Pair, width: number): Cell => ({
  label: setLines(face, label, labelWidth, { size: bodySize, tone: 'muted' }),
  value: setLines(face, value.trim() === '' ? '–' : value, valueWidth(width), { size: bodySize }),
})

const rowOf = (cells: readonly Cell[]): Block => ({
  height: Math.max(...cells.flatMap(({ label, value }) => [label.height, value.height])) + 2 * padding,
  marks: cells.flatMap(({ label, value }, at) => {
    const x = at * (half + gutter)
    return [...place(label, x, padding), ...place(value, x + labelWidth + 2, padding)]
  }),
})

/** Pieces of one pair over the whole width, the label before the first. */
const wideRows = (face: Face, pair: Pair): Block[] => {
  const { label, value } = cellOf(face, pair, textWidth)
  return cut(value, mostHeight).map((piece, at) =>
    rowOf([{ label: at === 0 ? label : { ...label, lines: [], height: 0 }, value: piece }]),
  )
}

/** Labels and values, two pairs a row; a long value has rows of its own. */
export const pairBlocks = (face: Face, pairs: readonly Pair[]): Block[] => {
  const rows: Block[] = []
  let waiting: Cell | undefined
  const end = (): void => {
    if (waiting) rows.push(rowOf([waiting]))
    waiting = undefined
  }
  for (const pair of pairs) {
    const cell = cellOf(face, pair, half)
    if (cell.value.lines.length > mostLines) {
      end()
      rows.push(...wideRows(face, pair))
    } else if (waiting) {
      rows.push(rowOf([waiting, cell]))
      waiting = undefined
    } else {
      waiting = cell
    }
  }
  end()
  return rows
}
