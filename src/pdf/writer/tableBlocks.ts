import type { Column, Mark } from '../Report.ts'
import { mostHeight, tableSize, textWidth } from './measures.ts'
import type { Block } from './paginate.ts'
import { cut, place, setLines } from './Setter.ts'
import type { Face, Lines } from './Setter.ts'

const inside = 1.6
const above = 1

interface Track { readonly x: number; readonly width: number; readonly align: 'left' | 'center' | 'right' }

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
  const rule: Mark = { kind: 'path', points: [{ x: 0, y: height }, { x: textWidth, y: height }], tone: 'rule', width: 0.2 }
  const ground: Mark[] = isHead ? [{ kind: 'box', x: 0, y: 0, width: textWidth, height, tone: 'tint' }] : []
  return {
    height,
    marks: [...ground, rule, ...cells.flatMap((cell, at) => place(cell, tracks[at]!.x + inside, above, tracks[at]!.width - 2 * inside))],
  }
}

/** A table whose head stands again on each page that it goes on to, and which does not end right behind its head. */
export const tableBlocks = (face: Face, columns: readonly Column[], rows: readonly (readonly string[])[]): Block[] => {
  const tracks = tracksOf(columns)
  const cellsOf = (texts: readonly string[], isHead: boolean): Lines[] => tracks.map(({ width, align }, at) =>
    setLines(face, texts[at] || '–', width - 2 * inside, { size: tableSize, align, ...(isHead ? { tone: 'muted' as const } : {}) }))
  const head = rowOf(cellsOf(columns.map(({ title }) => title), true), tracks, true)
  const body = rows.flatMap(texts => {
    const pieces = cellsOf(texts, false).map(cell => cut(cell, mostHeight))
    const count = Math.max(...pieces.map(({ length }) => length))
    return Array.from({ length: count }, (_none, at) => rowOf(pieces.map(cell => cell[at] ?? { ...cell[0]!, lines: [], height: 0 }), tracks, false))
  })
  return [{ ...head, isWithNext: body.length > 0 }, ...body.map((row, at) => (at === 0 ? row : { ...row, head }))]
}
