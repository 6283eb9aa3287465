import type { ReportWords } from './reportWords.ts'

export type Direction = 'more' | 'less' | 'same'

/** How a number changed: by how much, in words. */
export interface Changed {
  readonly direction: Direction
  /** With its sign, as it stands beside an arrow. */
  readonly signed: string
  /** Without it, as a sentence says "more" or "less". */
  readonly size: string
}

type Known = number | null | undefined

/** What rounds to nothing is the same. */
const directionOf = (part: number): Direction => (Math.abs(part) < 0.0005 ? 'same' : part > 0 ? 'more' : 'less')

/**
 * How a number changed from an earlier one: a share by percentage points, others by a part of what it was; by the difference itself where a part says
 * nothing, as of amounts that refunds took below nothing. Null where there is nothing to compare it with.
 */
export const changeOf = (
  words: Pick<ReportWords, 't' | 'number' | 'format' | 'isShare'>,
  measure: string,
  now: Known,
  before: Known,
): Changed | null => {
  if (now === null || now === undefined || before === null || before === undefined) return null
  const difference = now - before
  if (words.isShare(measure)) {
    const points = Math.round(Math.abs(difference) * 1000) / 10
    const size = words.t('app.report.points', { difference: words.format.number(points) })
    return points === 0
      ? { direction: 'same', signed: size, size }
      : difference > 0
        ? { direction: 'more', signed: `+${size}`, size }
        : { direction: 'less', signed: `-${size}`, size }
  }
  if (before === 0) return null
  const direction = directionOf(difference / Math.abs(before))
  if (now < 0 || before < 0)
    return {
      direction,
      signed: `${difference > 0 ? '+' : ''}${words.number(measure, difference)}`,
      size: words.number(measure, Math.abs(difference)),
    }
  return {
    direction,
    signed: words.format.share(difference / before, true),
    size: words.format.share(Math.abs(difference / before)),
  }
}
