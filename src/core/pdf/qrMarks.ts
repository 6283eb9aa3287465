import { modulesOf } from '../QrCode.tsx'
import type { Mark } from './Report.ts'

/** The dark modules of a row of a code, as bars from one to another. */
const barsOf = (row: readonly boolean[]): { readonly from: number; readonly length: number }[] => {
  const bars: { from: number; length: number }[] = []
  row.forEach((isDark, at) => {
    if (!isDark) return
    if (row[at - 1]) bars.at(-1)!.length += 1
    else bars.push({ from: at, length: 1 })
  })
  return bars
}

/** A text as a QR code of a width, its upper left corner at a place: millimetres. */
export const qrMarks = async (
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): Promise<Mark[]> => {
  const modules = await modulesOf(text)
  const side = width / modules.length
  return modules.flatMap((row, at) =>
    barsOf(row).map(({ from, length }): Mark => ({
      kind: 'box',
      x: x + from * side,
      y: y + at * side,
      width: length * side,
      height: side,
      tone: 'ink',
    })),
  )
}

/** The line along which something is cut out. */
export const cutLine = ({
  x,
  y,
  width,
  height,
}: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}): Mark => ({
  kind: 'path',
  tone: 'rule',
  width: 0.1,
  dash: [1, 1],
  points: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ],
})
