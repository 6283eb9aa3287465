import { ink, line, soft } from './inks.ts'

/** How axes look in all charts. */
export const axisLook = {
  tick: { fill: ink, fontSize: 12 },
  tickLine: false,
  axisLine: { stroke: line },
  tickMargin: 6,
} as const

export const gridLook = { stroke: line, strokeDasharray: '2 4' } as const

/** The title of an axis of numbers. */
export const axisTitle = (value: string, isRight = false) =>
  ({
    value,
    angle: isRight ? 90 : -90,
    position: isRight ? 'insideRight' : 'insideLeft',
    fill: soft,
    fontSize: 12,
    style: { textAnchor: 'middle' },
  }) as const

/** Longer names are cut; their mark and the table have them whole. */
const mostLetters = { narrow: 7, wide: 14 } as const

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0)! > 0x2e80 ? 2 : 1), 0)

/** A name as an axis has room for it. */
export const cutName = (text: string, isNarrow: boolean): string => {
  const most = 2 * mostLetters[isNarrow ? 'narrow' : 'wide']
  if (widthOf(text) <= most) return text
  let kept = ''
  for (const letter of text) {
    if (widthOf(kept + letter) > most - 1) break
    kept += letter
  }
  return `${kept}…`
}

/** How wide an axis of names has to be. Pixels. */
export const namesWidth = (names: readonly string[]): number =>
  Math.max(24, ...names.map(name => widthOf(name) * 7 + 14))
