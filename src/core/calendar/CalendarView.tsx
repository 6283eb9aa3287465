import { Alert, Box, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useErrorText } from '../actions/useErrorText.ts'
import { useFormat } from '../format.ts'
import type { ResourceView } from '../resourceView.ts'
import { CalendarHead } from './CalendarHead.tsx'
import { DayEntries } from './DayEntries.tsx'
import { Month } from './Month.tsx'
import { useCalendar } from './useCalendar.ts'
import { Waiting } from '../Waiting.tsx'
import { Week } from './Week.tsx'
import '../list/viewTexts.ts'

/**
 * The list of a resource as a calendar. It asks for the days in sight alone, and says when there are more entries than
 * it shows.
 */
export const CalendarView = ({ blueprint }: { blueprint: ResourceView }) => {
  const translate = useTranslate()
  const format = useFormat()
  const textOf = useErrorText()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'))
  const shown = useCalendar(blueprint)
  const { span, error, isFetching, cutAt, count, total, isMinimum } = shown
  return (
    <Box data-calendar={span}>
      <CalendarHead shown={shown} />
      <Box sx={{ height: 4 }}>{isFetching && <Waiting label={translate('ra.page.loading')} />}</Box>
      {error && (
        <Alert severity="error" sx={{ m: 1 }}>
          {textOf(error)}
        </Alert>
      )}
      {cutAt !== undefined && (
        <Alert severity="warning" sx={{ mx: 1, mb: 1 }}>
          {translate(`app.listViews.${isMinimum ? 'cutAtLeast' : 'cut'}`, {
            shown: format.number(count),
            count: format.number(total),
            day: format.date(cutAt),
          })}
        </Alert>
      )}
      {span === 'month' ? (
        <Month blueprint={blueprint} shown={shown} isNarrow={isNarrow} />
      ) : span === 'week' && !isNarrow ? (
        <Week blueprint={blueprint} shown={shown} />
      ) : (
        <DayEntries blueprint={blueprint} shown={shown} days={shown.days} />
      )}
      {!error && !shown.isPending && span !== 'month' && count === 0 && (
        <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
          {translate('app.listViews.none')}
        </Typography>
      )}
    </Box>
  )
}
