import { Box, Chip } from '@mui/material'
import { useFormat } from '../format.ts'
import { RecordLink } from '../RecordLink.tsx'
import { Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type RefsField = FieldOfKind<'refs'>

export const ids = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Several names go over two lines before the table has to be pushed sideways. */
const line = { display: 'block', whiteSpace: 'normal', minWidth: { sm: '14em' } } as const

const Cell = ({ place, record, room }: CellProps<RefsField>) => {
  const format = useFormat()
  const chosen = ids(record[place.name])
  const labels = texts(record[place.labelledBy])
  if (chosen.length === 0) return <Nothing />
  const nameOf = (id: number, at: number): string => labels[at] ?? `#${id}`
  if (room === 'line') return <Box component="span" sx={line}>{format.list(chosen.slice(0, 3).map(nameOf))}{chosen.length > 3 ? ` +${chosen.length - 3}` : ''}</Box>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {chosen.map((id, at) => (
        <Chip key={id} size="small" variant="outlined" label={<RecordLink resource={place.field.to} id={id}>{nameOf(id, at)}</RecordLink>} />
      ))}
    </Box>
  )
}

export const refs: KindView<RefsField> = { Cell }
