import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { weekdayOf } from '../../../domain/calendar.ts'
import { useFormat } from '../format.ts'
import type { ResourceView } from '../resourceView.ts'
import { DayButton } from './DayButton.tsx'
import { DayCell } from './DayCell.tsx'
import { dayIn, eachDay } from './days.ts'
import { grouped } from './grouped.ts'
import { GroupHead } from './GroupHead.tsx'
import type { ShownCalendar } from './useCalendar.ts'
import { useDayKeys } from './useDayKeys.ts'
import { businessZone } from '../../shell/installation/businessZone.ts'

/** So many entries of a day stand in a week, where it is nobody's in particular, and of one person or organisation. */
const most = { all: 20, each: 5 }

/** Seven days side by side; a line for each person or organisation where the calendar tells them apart. */
export const Week = ({ blueprint, shown }: { blueprint: ResourceView; shown: ShownCalendar }) => {
  const translate = useTranslate()
  const format = useFormat()
  const {
    calendar: { by, start },
    on,
    days,
    byDay,
    show,
  } = shown
  const press = useDayKeys(on, show)
  const all = eachDay(days)
  const zone = businessZone()
  const groups = grouped(
    all.flatMap(day => byDay.get(day) ?? []),
    by,
  )
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        onKeyDown={press}
        aria-describedby="day-keys"
        sx={{
          width: '100%',
          minWidth: 860,
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': { border: 1, borderColor: 'divider', p: 0.5, verticalAlign: 'top', textAlign: 'left' },
          '& th': { typography: 'body2' },
        }}
      >
        <thead>
          <tr>
            {by !== undefined && (
              <Box component="th" scope="col" sx={{ width: 140 }}>
                {translate(blueprint.fields[by]!.label)}
              </Box>
            )}
            {all.map(day => (
              <th key={day} scope="col">
                <DayButton
                  day={day}
                  count={byDay.get(day)?.length ?? 0}
                  text={`${format.monthDay(day)} ${format.weekday(weekdayOf(day))}`}
                  isReached={day === on}
                  onOpen={() => show(day, 'day')}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <tr key={group.key}>
              {by !== undefined && (
                <th scope="row">
                  <GroupHead blueprint={blueprint} by={by} group={group} />
                </th>
              )}
              {all.map(day => (
                <Box key={day} component="td" sx={{ height: by === undefined ? 320 : 48 }}>
                  <DayCell
                    blueprint={blueprint}
                    day={day}
                    records={group.records.filter(record => dayIn(record[start], zone) === day)}
                    most={by === undefined ? most.all : most.each}
                    onOpen={() => show(day, 'day')}
                  />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box id="day-keys" hidden>
        {translate('app.listViews.dayKeys')}
      </Box>
    </Box>
  )
}
