import { isNoPart } from '../../../resources/core/statistics/written.ts'
import type { Direction } from '../../../resources/core/statistics/written.ts'
import type { ReportWords } from './reportWords.ts'

/** How a number changed: by how much, in words. */
export interface Changed {
  readonly direction: Direction
  /** With its sign, as it stands beside an arrow. */
  readonly signed: string
  /** Without it, as a sentence says "more" or "less". */
  readonly size: string
}

type Known = number | null | undefined

/**
 * How a number changed from an earlier one, in short: by a part of what it was; by the difference itself where a part
 * says nothing, as of shares, of amounts that refunds took below nothing, and of less than can be told of it. Null where
 * there is nothing to compare it with.
 */
export const changeOf = (
  words: Pick<ReportWords, 'format' | 'isShare' | 'difference' | 'size'>,
  measure: string,
  now: Known,
  before: Known,
): Changed | null => {
  const difference = words.difference(measure, now, before)
  if (difference === null || (before === 0 && !words.isShare(measure))) return null
  const { value, part, direction } = difference
  return part === null || isNoPart(part)
    ? { direction, signed: words.size(measure, value, true), size: words.size(measure, Math.abs(value)) }
    : { direction, signed: words.format.share(part, true), size: words.format.share(Math.abs(part)) }
}
