import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, IconButton } from '@mui/material'
import { useTexts } from '../cards/useTexts.ts'
import { DayBound } from '../../core/inputs/day/DayBound.tsx'
import { daysBeside } from './shownDay.ts'

/** One business day, and the way to those beside it. */
export const DayPicker = ({
  day,
  today,
  onChange,
}: {
  day: string
  today: string
  onChange: (day: string) => void
}) => {
  const texts = useTexts().dayEnd
  const { before, after } = daysBeside(day, today)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton size="small" aria-label={texts.dayBefore} onClick={() => onChange(before)}>
        <ChevronLeft />
      </IconButton>
      <DayBound
        fullWidth={false}
        label={texts.day}
        value={day}
        max={today}
        onDay={chosen => {
          if (chosen !== '' && chosen <= today) onChange(chosen)
        }}
      />
      <IconButton
        size="small"
        aria-label={texts.dayAfter}
        aria-disabled={after === undefined}
        sx={{ opacity: after ? 1 : 0.3 }}
        onClick={() => {
          if (after) onChange(after)
        }}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  )
}
