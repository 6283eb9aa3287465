import { Box } from '@mui/material'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type JsonField = FieldOfKind<'json'>

export const written = (value: unknown): string => (isNothing(value) ? '' : JSON.stringify(value, null, 2))

const line = { display: 'block', maxWidth: '24em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const Cell = ({ place, record, room }: CellProps<JsonField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  if (room === 'line') return <Box component="code" sx={line}>{JSON.stringify(value)}</Box>
  return <Box component="pre" tabIndex={0} sx={{ m: 0, maxHeight: '24em', overflow: 'auto', fontSize: '0.8125rem' }}>{written(value)}</Box>
}

export const json: KindView<JsonField> = { Cell, wide: true }
