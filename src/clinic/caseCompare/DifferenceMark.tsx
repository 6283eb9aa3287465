import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import type { Difference } from '../../../domain/examinationDifference.ts'

const digits = { lines: 0, dioptres: 2, degrees: 0, count: 0 } as const

/** Whether vision gained or lost; nothing else has a good side. */
const gainOf = (difference: Difference): 'gain' | 'loss' | undefined => {
  if (difference.is === 'lines') return difference.by > 0 ? 'gain' : 'loss'
  return difference.is === 'better' ? 'gain' : difference.is === 'worse' ? 'loss' : undefined
}

/** Says how a value differs, in words as well as in colour. */
export const DifferenceMark = ({ difference }: { difference: Difference }) => {
  const translate = useTranslate()
  const format = useFormat()
  if (difference.is === 'same')
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('app.comparison.same')}
      </Typography>
    )
  const text =
    'by' in difference
      ? translate(`app.comparison.${difference.is}`, {
          by: format.number(difference.by, digits[difference.is], true),
          sign: difference.by > 0 ? '+' : '-',
          smart_count: Math.abs(difference.by),
        })
      : translate(`app.comparison.${difference.is}`)
  const gain = gainOf(difference)
  return (
    <Chip
      size="small"
      variant="outlined"
      label={text}
      color={gain === 'gain' ? 'success' : gain === 'loss' ? 'error' : 'default'}
      {...(gain ? { icon: gain === 'gain' ? <ArrowUpward /> : <ArrowDownward /> } : {})}
    />
  )
}
