import type { Align, Mark, Tone } from '../Report.ts'
import { baseline, lineHeight, points } from './measures.ts'
import { wrap } from './wrap.ts'

/** How the font at hand sets texts. */
export interface Face {
  /** A text as it is set; see `Glyphs.set`. */
  set(text: string): string
  /** Width of one character, as a share of its size. */
  widthOf(character: string): number
}

interface Style {
  readonly size: number
  readonly tone?: Tone
  readonly bold?: boolean
  readonly align?: Align
}

/** A text in lines, ready to be placed. */
export interface Lines {
  readonly lines: readonly string[]
  readonly style: Style
  readonly height: number
}

/** The text in lines of a column. */
export const setLines = (face: Face, text: string, width: number, style: Style): Lines => {
  const lines = wrap(face.set(text), width, character => face.widthOf(character) * points(style.size))
  return { lines, style, height: lines.length * lineHeight(style.size) }
}

/**
 * Marks of lines whose column begins at x and whose first line's upper edge is y; `width` is needed where they are not
 * aligned left.
 */
export const place = ({ lines, style }: Lines, x: number, y: number, width = 0): Mark[] =>
  lines
    .map((text, at) => ({
      kind: 'text' as const,
      text,
      ...style,
      x: x + { left: 0, center: width / 2, right: width }[style.align ?? 'left'],
      y: y + at * lineHeight(style.size) + baseline(style.size),
    }))
    .filter(({ text }) => text !== '')

/** As many pieces as it takes for none to be higher than `height`. */
export const cut = (lines: Lines, height: number): Lines[] => {
  const most = Math.max(1, Math.floor(height / lineHeight(lines.style.size)))
  const pieces: Lines[] = []
  for (let at = 0; at === 0 || at < lines.lines.length; at += most) {
    const part = lines.lines.slice(at, at + most)
    pieces.push({ lines: part, style: lines.style, height: part.length * lineHeight(lines.style.size) })
  }
  return pieces
}
