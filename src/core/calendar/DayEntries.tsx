import { Box, Button, Typography } from '@mui/material'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { useState } from 'react'
import { weekdayOf } from '../../../domain/calendar.ts'
import { useFormat } from '../format.ts'
import { moveBetweenRows } from '../list/keys.ts'
import { RecordCard } from '../list/ListCards.tsx'
import type { ResourceView } from '../resourceView.ts'
import { eachDay } from './days.ts'
import type { Days } from './days.ts'
import { grouped } from './grouped.ts'
import { GroupHead } from './GroupHead.tsx'
import type { ShownCalendar } from './useCalendar.ts'

/** So many cards are drawn at first, and so many more each time. */
const cards = 60

interface DayEntriesProps {
  readonly blueprint: ResourceView
  readonly shown: ShownCalendar
  readonly days: Days
}

/**
 * Days below one another with a card for each entry, which has its key columns and its actions; by person or
 * organisation where the calendar tells them apart.
 */
export const DayEntries = ({
  blueprint,
  shown: {
    calendar: { by },
    byDay,
  },
  days,
}: DayEntriesProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const [most, setMost] = useState(cards)
  const all = eachDay(days).filter(day => byDay.has(day))
  const entries = all.flatMap(day => byDay.get(day)!)
  const drawn = new Set(entries.slice(0, most))
  const rest = entries.length - drawn.size
  return (
    <Box onKeyDown={moveBetweenRows} sx={{ p: 1 }}>
      {all.map(day => (
        <Box key={day} component="section" aria-label={format.date(day)}>
          {days.from !== days.to && (
            <Typography
              component="h3"
              variant="subtitle2"
              sx={{ py: 0.5 }}
            >{`${format.date(day)} ${format.weekday(weekdayOf(day))}`}</Typography>
          )}
          {grouped(
            byDay.get(day)!.filter(record => drawn.has(record)),
            by,
          ).map(
            group =>
              group.records.length > 0 && (
                <Box key={group.key} sx={{ mb: 1 }}>
                  {by !== undefined && (
                    <Typography component="div" variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
                      <GroupHead blueprint={blueprint} by={by} group={group} />
                    </Typography>
                  )}
                  <Box
                    component="ul"
                    sx={{
                      listStyle: 'none',
                      m: 0,
                      p: 0,
                      display: 'grid',
                      gap: 1,
                      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
                    }}
                  >
                    {group.records.map(record => (
                      <RecordContextProvider key={record.id} value={record}>
                        <RecordCard blueprint={blueprint} record={record} selectable={false} />
                      </RecordContextProvider>
                    ))}
                  </Box>
                </Box>
              ),
          )}
        </Box>
      ))}
      {rest > 0 && (
        <Button onClick={() => setMost(most + cards)}>
          {translate('app.listViews.board.showMore', { count: format.number(Math.min(rest, cards)) })}
        </Button>
      )}
    </Box>
  )
}
