import { Box } from '@mui/material'
import type { Compared } from '../../../resources/core/statistics/index.ts'
import type { ReportWords } from './reportWords.ts'
import { nothing } from '../../../resources/core/statistics/written.ts'
import { changeOf } from './change.ts'

const arrows = { more: '▲', less: '▼', same: '＝' } as const

interface ChangeProps {
  readonly measure: string
  readonly now: number | null | undefined
  readonly before: number | null | undefined
  readonly words: ReportWords
  /** What it is compared with, where that is not said elsewhere. */
  readonly comparison?: Compared
  /** It is told in its unit and in per cent, rather than as a part of what it was alone. */
  readonly isFull?: boolean
}

/**
 * By how much a number is more or less than another one: sign, arrow and words. A change from nothing is no part of
 * it, and has a size in full alone.
 */
export const Change = ({ measure, now, before, words, comparison, isFull = false }: ChangeProps) => {
  const difference = words.difference(measure, now, before)
  const changed = isFull
    ? difference && { direction: difference.direction, signed: words.differs(measure, difference) }
    : changeOf(words, measure, now, before)
  if (changed === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }} title={words.t('app.report.noBase')}>
        {comparison ? words.t(`app.report.versus.${comparison}.none`, { change: nothing }) : nothing}
      </Box>
    )
  const { direction, signed } = changed
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <span aria-hidden style={{ fontSize: '0.75em' }}>
        {arrows[direction]}
      </span>{' '}
      {words.t(comparison ? `app.report.versus.${comparison}.${direction}` : `app.report.changed.${direction}`, {
        change: signed,
      })}
    </Box>
  )
}
