import { Box, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import type { Entry, EntryGroup } from './Entry.ts'

interface EntryListProps {
  readonly id: string
  readonly label: string
  readonly groups: readonly EntryGroup[]
  readonly active: string | undefined
  readonly onPoint: (entry: Entry) => void
  readonly onChoose: (entry: Entry, event: MouseEvent) => void
}

export const optionId = (list: string, entry: Entry): string => `${list}-${entry.key.replace(/\W+/g, '-')}`

const row = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1.5,
  px: 2,
  py: 0.75,
  mx: 1,
  borderRadius: 1.5,
  cursor: 'pointer',
  minWidth: 0,
  '&[aria-selected=true]': { bgcolor: 'action.selected', outline: '1px solid', outlineColor: 'primary.main' },
}

/** Below the record that it leads on from. */
const way = { pl: 5, py: 0.5, color: 'primary.main' }

/** What the palette found, in groups. The focus stays in the field above; the chosen option is told from there. */
export const EntryList = ({ id, label, groups, active, onPoint, onChoose }: EntryListProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = box.current?.querySelector('[aria-selected=true]')
    // What is pointed at stays under the pointer.
    if (!chosen?.matches(':hover')) chosen?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <Box ref={box} id={id} role="listbox" aria-label={label} sx={{ overflowY: 'auto', pb: 1 }}>
      {groups.map(group => (
        <Box key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <Typography
            id={`${id}-${group.key}`}
            variant="caption"
            color="text.secondary"
            sx={{ display: 'block', px: 3, pt: 1, pb: 0.25 }}
          >
            {group.title}
          </Typography>
          {group.entries.map(entry => (
            <Box
              key={entry.key}
              id={optionId(id, entry)}
              role="option"
              aria-selected={entry.key === active}
              sx={entry.isWay ? [row, way] : row}
              onMouseMove={() => onPoint(entry)}
              onClick={event => onChoose(entry, event)}
            >
              <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 500 }}>
                {entry.text}
              </Typography>
              {entry.detail && (
                <Typography component="span" variant="caption" noWrap color="text.secondary">
                  {entry.detail}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
