import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useFormat } from '../format.ts'
import { moveBetweenRows } from '../list/keys.ts'
import type { ResourceView } from '../resourceView.ts'
import { Entry } from './Entry.tsx'

interface DayCellProps {
  readonly blueprint: ResourceView
  readonly day: string
  readonly records: readonly RaRecord[]
  readonly most: number
  readonly onOpen: () => void
}

/** The first entries of a day, and how many more there are, which opens it. */
export const DayCell = ({ blueprint, day, records, most, onOpen }: DayCellProps) => {
  const translate = useTranslate()
  const format = useFormat()
  if (records.length === 0) return null
  const shown = records.length > most ? records.slice(0, most - 1) : records
  const rest = records.length - shown.length
  const count = format.number(rest)
  return (
    <>
      <Box component="ul" onKeyDown={moveBetweenRows} sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 0 }}>
        {shown.map(record => (
          <Entry key={record.id} blueprint={blueprint} record={record} />
        ))}
      </Box>
      {rest > 0 && (
        <Button
          size="small"
          onClick={onOpen}
          sx={{ minWidth: 0, px: 0.75, py: 0 }}
          aria-label={translate('app.listViews.moreOf', { day: format.date(day), smart_count: rest, count })}
        >
          {translate('app.listViews.more', { count })}
        </Button>
      )}
    </>
  )
}
