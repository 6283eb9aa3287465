import type { jsPDF } from 'jspdf'

/** What the writer of PDF files tells about a font that it is about to write. */
interface Writing {
  readonly font: { readonly metadata: object }
  putStream(stream: { data: string }): void
}

const known = new WeakMap<object, ReadonlyMap<number, string>>()

const hex = (unit: number): string => unit.toString(16).padStart(4, '0')
const spelled = (character: string): string =>
  character
    .split('')
    .map(unit => hex(unit.charCodeAt(0)))
    .join('')

/** In the table that readers copy text by, the characters that units of private use stand for. */
const corrected = (table: string, beyond: ReadonlyMap<number, string>): string =>
  [...beyond].reduce((text, [unit, character]) => text.replaceAll(`><${hex(unit)}>`, `><${spelled(character)}>`), table)

/** Once for the library: its own step that writes a font runs after those that were added later. */
export const teachLibrary = (library: typeof jsPDF): void => {
  const events = library.API.events as [string, (writing: Writing) => void][]
  if (events.some(([, handler]) => handler === putFont)) return
  events.push(['putFont', putFont])
}

const putFont = (writing: Writing): void => {
  const beyond = known.get(writing.font.metadata)
  if (!beyond || beyond.size === 0) return
  const put = writing.putStream
  writing.putStream = stream =>
    put(stream.data.includes('begincmap') ? { ...stream, data: corrected(stream.data, beyond) } : stream)
}

/**
 * Makes a font of a document know characters beyond 16 bits: they are set by units of private use, and copied as what
 * they are.
 */
export const teachFont = (
  metadata: { cmap: { unicode: { codeMap: Record<number, number> } } },
  glyphs: ReadonlyMap<number, number>,
  beyond: ReadonlyMap<number, string>,
): void => {
  for (const [unit, character] of beyond) metadata.cmap.unicode.codeMap[unit] = glyphs.get(character.codePointAt(0)!)!
  known.set(metadata, beyond)
}
