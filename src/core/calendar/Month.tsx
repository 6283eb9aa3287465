import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useFormat } from '../format.ts'
import type { ResourceView } from '../resourceView.ts'
import { DayButton } from './DayButton.tsx'
import { DayCell } from './DayCell.tsx'
import { DayEntries } from './DayEntries.tsx'
import { eachDay } from './days.ts'
import type { ShownCalendar } from './useCalendar.ts'
import { useDayKeys } from './useDayKeys.ts'

/** So many entries of a day stand in a month; of more it tells the number. */
const mostInMonth = 3

const nothing: readonly RaRecord[] = []

interface MonthProps {
  readonly blueprint: ResourceView
  readonly shown: ShownCalendar
  readonly isNarrow: boolean
}

/**
 * A month of weeks. Where it is narrow a day has its number of entries alone, and those of the chosen day stand below.
 */
export const Month = ({ blueprint, shown, isNarrow }: MonthProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const { on, days, byDay, show, isPending } = shown
  const press = useDayKeys(on, show)
  const all = eachDay(days)
  const mondays = all.filter((_, at) => at % 7 === 0)
  return (
    <>
      <Box
        component="table"
        onKeyDown={press}
        aria-describedby="day-keys"
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': {
            border: 1,
            borderColor: 'divider',
            p: 0.5,
            verticalAlign: 'top',
            textAlign: isNarrow ? 'center' : 'left',
          },
          '& th': { typography: 'caption', color: 'text.secondary' },
        }}
      >
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map(weekday => (
              <th key={weekday} scope="col">
                {format.weekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mondays.map(monday => (
            <tr key={monday}>
              {all.slice(all.indexOf(monday), all.indexOf(monday) + 7).map(day => {
                const records = byDay.get(day) ?? nothing
                const isOther = day.slice(0, 7) !== on.slice(0, 7)
                const button = (
                  <DayButton
                    day={day}
                    count={records.length}
                    text={String(Number(day.slice(8)))}
                    isReached={day === on}
                    isDim={isOther}
                    isChosen={isNarrow && day === on}
                    onOpen={() => (isNarrow ? show(day) : show(day, 'day'))}
                  />
                )
                return (
                  <Box
                    key={day}
                    component="td"
                    sx={{ height: isNarrow ? 56 : 128, bgcolor: isOther ? 'action.hover' : 'transparent' }}
                  >
                    {button}
                    {isNarrow ? (
                      <Typography
                        component="div"
                        variant="caption"
                        color="primary"
                        aria-hidden="true"
                        sx={{ fontWeight: 600, lineHeight: 1.2, mt: 0.5 }}
                      >
                        {records.length > 0 && format.number(records.length)}
                      </Typography>
                    ) : (
                      <DayCell
                        blueprint={blueprint}
                        day={day}
                        records={records}
                        most={mostInMonth}
                        onOpen={() => show(day, 'day')}
                      />
                    )}
                  </Box>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box id="day-keys" hidden>
        {translate('app.listViews.dayKeys')}
      </Box>
      {isNarrow && !isPending && (
        <DayEntries key={on} blueprint={blueprint} shown={shown} days={{ from: on, to: on }} />
      )}
    </>
  )
}
