import { hundredths, lineDifference, rankOf } from './visualAcuity.ts'

/** How a value became another: lines of the chart, dioptres, degrees, a count, or only that it did. */
export type Difference =
  | { readonly is: 'same' | 'changed' | 'better' | 'worse' }
  | { readonly is: 'lines' | 'dioptres' | 'degrees' | 'count'; readonly by: number }

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

/**
 * Vision is compared in lines; below one line, and with what is only counted in fingers, it is just better or worse.
 */
const ofVision = (from: string, to: string): Difference => {
  const lines = lineDifference(from, to)
  if (lines !== undefined && lines !== 0) return { is: 'lines', by: lines }
  const [before, after] = [hundredths(from) ?? rankOf(from), hundredths(to) ?? rankOf(to)]
  if (before === undefined || after === undefined || before === after) return { is: 'changed' }
  return { is: after > before ? 'better' : 'worse' }
}

/** An axis turns by less than a quarter of the circle: from 175 to 5 it is 10 degrees. */
const turned = (from: number, to: number): number => ((to - from + 270) % 180) - 90

/** How a field of an examination differs in a later one; exact in hundredths. */
export const differenceOf = (
  name: string,
  field: { readonly type: string },
  from: unknown,
  to: unknown,
): Difference => {
  if (isNothing(from) && isNothing(to)) return { is: 'same' }
  if (isNothing(from) || isNothing(to)) return { is: 'changed' }
  if (from === to) return { is: 'same' }
  if (field.type === 'acuity') return ofVision(String(from), String(to))
  if (field.type === 'decimal')
    return { is: 'dioptres', by: (Math.round(Number(to) * 100) - Math.round(Number(from) * 100)) / 100 }
  if (field.type !== 'integer') return { is: 'changed' }
  if (!name.startsWith('axis')) return { is: 'count', by: Number(to) - Number(from) }
  const by = turned(Number(from), Number(to))
  // 0 and 180 degrees are one meridian.
  return by === 0 ? { is: 'same' } : { is: 'degrees', by }
}
