/** Width of a character in the unit of the line. */
export type Measure = (character: string) => number

const opening = new Set('（《〈「『【〔“‘([{￥¥$')
const closing = new Set('，。、；：！？）》〉」』】〕”’…％℃%,.;:!?)]}—·')
const wide = /[\u2E80-\u9FFF\uE000-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF□]/

/**
 * Whether a line may end between two characters: behind spaces and around Chinese ones, but not before what closes nor
 * behind what opens.
 */
const mayBreak = (before: string, after: string): boolean => {
  if (after === ' ' || closing.has(after) || opening.has(before)) return false
  return before === ' ' || wide.test(before) || wide.test(after)
}

/** Pieces that stay on one line if they can. */
const piecesOf = (line: string): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    if (piece !== '' && mayBreak(piece.at(-1)!, character)) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return piece === '' ? pieces : [...pieces, piece]
}

const widthOf = (text: string, measure: Measure): number => {
  let width = 0
  for (const character of text) width += measure(character)
  return width
}

/** A piece that is wider than a line, in parts that are not; never less than one character each. */
const chopped = (piece: string, width: number, measure: Measure): string[] => {
  const parts = ['']
  let used = 0
  for (const character of piece) {
    const more = measure(character)
    if (parts.at(-1) !== '' && used + more > width) {
      parts.push('')
      used = 0
    }
    parts[parts.length - 1] += character
    used += more
  }
  return parts
}

const wrapLine = (line: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  let current = ''
  let used = 0
  const end = (): void => {
    lines.push(current.trimEnd())
    current = ''
    used = 0
  }
  for (const piece of piecesOf(line)) {
    const seen = widthOf(piece.trimEnd(), measure)
    if (current !== '' && used + seen > width) end()
    if (seen <= width) {
      current += piece
      used += widthOf(piece, measure)
      continue
    }
    const parts = chopped(piece, width, measure)
    lines.push(...parts.slice(0, -1))
    current = parts.at(-1)!
    used = widthOf(current, measure)
  }
  end()
  return lines
}

/**
 * A text in lines that are no wider than `width`; its own line ends stay. Empty lines stay between others and go at the
 * end.
 */
export const wrap = (text: string, width: number, measure: Measure): string[] =>
  text
    .trimEnd()
    .split('\n')
    .flatMap(line => wrapLine(line, width, measure))
