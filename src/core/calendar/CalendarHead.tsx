import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { weekdayOf } from '../../../domain/calendar.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { useFormat } from '../format.ts'
import { spans } from '../list/listState.ts'
import type { Span } from '../list/listState.ts'
import { spansLater } from './days.ts'
import type { ShownCalendar } from './useCalendar.ts'

const choice = { py: 0.5, px: 1.5, color: 'text.primary' }

/** Which days are seen, and the ways to others. */
export const CalendarHead = ({
  shown: { span, on, days, count, total, isMinimum, isPending, show },
}: {
  shown: ShownCalendar
}) => {
  const translate = useTranslate()
  const format = useFormat()
  const t = (key: string, options?: object): string => translate(`app.listViews.${key}`, options)
  const title =
    span === 'month'
      ? format.month(on)
      : span === 'week'
        ? `${format.date(days.from)} – ${format.date(days.to)}`
        : `${format.date(on)} ${format.weekday(weekdayOf(on))}`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton
          size="small"
          aria-label={t(`earlier.${span}`)}
          title={t(`earlier.${span}`)}
          onClick={() => show(spansLater(span, on, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <Button size="small" onClick={() => show(businessToday())}>
          {t('today')}
        </Button>
        <IconButton
          size="small"
          aria-label={t(`later.${span}`)}
          title={t(`later.${span}`)}
          onClick={() => show(spansLater(span, on, 1))}
        >
          <ChevronRight />
        </IconButton>
      </Box>
      <Typography component="h2" variant="subtitle1" aria-live="polite" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
        {!isPending &&
          count > 0 &&
          t(isMinimum ? 'entriesAtLeast' : 'entries', { smart_count: total, count: format.number(total) })}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={span}
        onChange={(_, next: Span | null) => {
          if (next) show(on, next)
        }}
        aria-label={t('span')}
      >
        {spans.map(one => (
          <ToggleButton key={one} value={one} sx={choice}>
            {t(one)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
