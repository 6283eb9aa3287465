import { Box } from '@mui/material'
import type { ReportWords } from './reportWords.ts'
import { arrows } from './Change.tsx'

interface DifferenceProps {
  readonly measure: string
  readonly now: number | null | undefined
  readonly before: number | null | undefined
  readonly words: ReportWords
}

/** By how much a number is more or less than another one, in its unit and in per cent. */
export const Difference = ({ measure, now, before, words }: DifferenceProps) => {
  const text = words.difference(measure, now, before)
  const difference = (now ?? NaN) - (before ?? NaN)
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {Number.isFinite(difference) && (
        <span aria-hidden style={{ fontSize: '0.75em' }}>
          {arrows[Math.abs(difference) < 1e-9 ? 'same' : difference > 0 ? 'more' : 'less']}{' '}
        </span>
      )}
      {text}
    </Box>
  )
}
