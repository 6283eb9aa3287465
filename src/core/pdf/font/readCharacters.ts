/** Start of a table, or undefined where the font has none of that name. */
const tableAt = (view: DataView, name: string): number | undefined => {
  for (let at = 12, left = view.getUint16(4); left > 0; at += 16, left -= 1) {
    if ([0, 1, 2, 3].every(index => view.getUint8(at + index) === name.charCodeAt(index))) return view.getUint32(at + 8)
  }
  return undefined
}

type Glyphs = Map<number, number>

/** Format 4: segments of 16-bit characters. */
const readSegments = (view: DataView, at: number, glyphs: Glyphs): void => {
  const twice = view.getUint16(at + 6)
  const [ends, starts] = [at + 14, at + 16 + twice]
  for (let segment = 0; segment < twice; segment += 2) {
    const [first, last] = [view.getUint16(starts + segment), view.getUint16(ends + segment)]
    const [delta, place] = [view.getUint16(starts + twice + segment), starts + 2 * twice + segment]
    const offset = view.getUint16(place)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const stored = offset === 0 ? code : view.getUint16(place + offset + 2 * (code - first))
      const glyph = offset === 0 || stored !== 0 ? (stored + delta) & 0xffff : 0
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
}

/** Format 12: groups of any characters. */
const readGroups = (view: DataView, at: number, glyphs: Glyphs): void => {
  for (let group = at + 16, left = view.getUint32(at + 12); left > 0; group += 12, left -= 1) {
    const first = view.getUint32(group)
    for (let code = first; code <= view.getUint32(group + 4); code += 1)
      glyphs.set(code, view.getUint32(group + 8) + code - first)
  }
}

const readers: { readonly [format: number]: typeof readGroups } = { 4: readSegments, 12: readGroups }

/**
 * The characters of a TrueType font, by code point, with the number of the glyph of each. Throws a RangeError where the
 * file is cut off.
 */
export const readCharacters = (font: Uint8Array): ReadonlyMap<number, number> => {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const glyphs: Glyphs = new Map()
  const table = tableAt(view, 'cmap')
  if (table === undefined) return glyphs
  for (let entry = table + 4, left = view.getUint16(table + 2); left > 0; entry += 8, left -= 1) {
    const at = table + view.getUint32(entry + 4)
    readers[view.getUint16(at)]?.(view, at, glyphs)
  }
  return glyphs
}
