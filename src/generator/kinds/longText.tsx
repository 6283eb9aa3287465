import { Box } from '@mui/material'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type LongTextField = FieldOfKind<'longText'>

const line = { display: 'block', maxWidth: '24em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const Cell = ({ place, record, room }: CellProps<LongTextField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  return <Box component="span" sx={room === 'line' ? line : { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{String(value)}</Box>
}

export const longText: KindView<LongTextField> = { Cell, wide: true }
