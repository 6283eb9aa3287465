import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { isNothing, Nothing } from './Nothing.tsx'
import { TextFilter } from './text.tsx'
import type { CellProps, FieldOfKind, InputProps, KindView } from './view.ts'

type LongTextField = FieldOfKind<'longText'>

const line = { display: 'block', maxWidth: '24em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const Cell = ({ place, record, room }: CellProps<LongTextField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  return <Box component="span" sx={room === 'line' ? line : { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{String(value)}</Box>
}

const Input = ({ place: _, ...props }: InputProps<LongTextField>) => <TextInput {...props} multiline minRows={3} maxRows={12} />

export const longText: KindView<LongTextField> = { Cell, Input, Filter: TextFilter, wide: true }
