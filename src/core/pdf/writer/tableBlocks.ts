import type { Column, Mark, Part, Tone } from '../Report.ts'
import { mostHeight, tableSize, textWidth } from './measures.ts'
import type { Block } from './paginate.ts'
import { cut, place, setLines } from './Setter.ts'
import type { Face, Lines } from './Setter.ts'

const inside = 1.6
const above = 1

interface Track {
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'center' | 'right'
}

const tracksOf = (columns: readonly Column[]): Track[] => {
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  let x = 0
  return columns.map(({ width, align = 'left' }) => {
    const track = { x, width: (width / shares) * textWidth, align }
    x += track.width
    return track
  })
}

const rowOf = (cells: readonly Lines[], tracks: readonly Track[], isHead: boolean): Block => {
  const height = Math.max(...cells.map(cell => cell.height)) + 2 * above
  const rule: Mark = {
    kind: 'path',
    points: [
      { x: 0, y: height },
      { x: textWidth, y: height },
    ],
    tone: 'rule',
    width: 0.2,
  }
  const ground: Mark[] = isHead ? [{ kind: 'box', x: 0, y: 0, width: textWidth, height, tone: 'tint' }] : []
  return {
    height,
    marks: [
      ...ground,
      rule,
      ...cells.flatMap((cell, at) => place(cell, tracks[at]!.x + inside, above, tracks[at]!.width - 2 * inside)),
    ],
  }
}

/** A table whose head stands again on each page that it goes on to, and which does not end right behind its head. */
export const tableBlocks = (face: Face, { columns, rows, total }: Part & { kind: 'table' }): Block[] => {
  const tracks = tracksOf(columns)
  const cellsOf = (texts: readonly string[], look: { readonly tone?: Tone; readonly bold?: boolean } = {}): Lines[] =>
    tracks.map(({ width, align }, at) =>
      setLines(face, texts[at] ?? '', width - 2 * inside, { size: tableSize, align, ...look }),
    )
  const head = rowOf(
    cellsOf(
      columns.map(({ title }) => title),
      { tone: 'muted' },
    ),
    tracks,
    true,
  )
  const body = rows.flatMap(texts => {
    const pieces = cellsOf(texts.map(text => (text.trim() === '' ? '–' : text))).map(cell => cut(cell, mostHeight))
    const count = Math.max(...pieces.map(({ length }) => length))
    return Array.from({ length: count }, (_none, at) =>
      rowOf(
        pieces.map(cell => cell[at] ?? { ...cell[0]!, lines: [], height: 0 }),
        tracks,
        false,
      ),
    )
  })
  const last = total ? [rowOf(cellsOf(total, { bold: true }), tracks, false)] : []
  // What is summed up is not on another page than the sum.
  const all = [
    ...body.map((row, at) => (total && at === body.length - 1 ? { ...row, isWithNext: true } : row)),
    ...last,
  ]
  return [{ ...head, isWithNext: all.length > 0 }, ...all.map((row, at) => (at === 0 ? row : { ...row, head }))]
}
