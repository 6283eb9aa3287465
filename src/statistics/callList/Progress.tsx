import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import { countsOf } from './callList.ts'
import type { CallList } from './callList.ts'

interface ProgressProps {
  readonly list: CallList
  /** What was said of this child is being stored. */
  readonly isSaving: boolean
  readonly onBack: () => void
  readonly onSkip: () => void
}

/** How far one is, and the ways to the child before and to the next one. */
export const Progress = ({ list, isSaving, onBack, onSkip }: ProgressProps) => {
  const translate = useTranslate()
  const { number } = useFormat()
  const { saved, skipped } = countsOf(list)
  const total = list.patients.length
  const place = translate('app.callList.place', { at: number(list.at + 1), total: number(total) })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <Typography component="p" aria-live="polite" sx={{ fontWeight: 600 }}>
        {place}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('app.callList.counts', { saved: number(saved), skipped: number(skipped) })}
      </Typography>
      <Box sx={{ flex: '1 1 120px' }}>
        <LinearProgress variant="determinate" value={(100 * list.at) / total} aria-label={place} />
      </Box>
      <Button size="small" onClick={onBack} disabled={isSaving || list.at === 0} aria-keyshortcuts="Alt+P">
        {translate('app.callList.back')}
      </Button>
      <Button size="small" onClick={onSkip} disabled={isSaving} aria-keyshortcuts="Alt+N">
        {translate('app.callList.skip')}
      </Button>
    </Box>
  )
}
