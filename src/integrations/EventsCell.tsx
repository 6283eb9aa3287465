import { Chip, Stack } from '@mui/material'
import type { CellProps } from '../core/types/view.ts'
import { eventsIn, useEventName } from './eventChoices.ts'

/** The events that a webhook is about; a line has room for the first and the number of the others. */
export const EventsCell = ({ place, record, room }: CellProps) => {
  const name = useEventName()
  const events = eventsIn(record[place.name])
  if (room === 'line')
    return (
      <>
        {events[0] === undefined ? '' : name(events[0])}
        {events.length > 1 ? ` +${events.length - 1}` : ''}
      </>
    )
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {events.map(event => (
        <Chip key={event} size="small" variant="outlined" label={name(event)} />
      ))}
    </Stack>
  )
}
