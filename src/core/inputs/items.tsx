import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { FieldInput } from '../fields/FieldInput.tsx'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'
import { rowPlaces } from '../types/items.tsx'

type ItemsField = FieldOfType<'items'>

/**
 * A row's inputs stand in columns that are wide enough to be read, in as many lines as they need, and apart from the
 * next row's.
 */
const rows = {
  '& .RaSimpleFormIterator-line': { py: 1.5 },
  '& .RaSimpleFormIterator-form': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13em, 100%), 1fr))',
    columnGap: 2,
    rowGap: 0.5,
    alignItems: 'start',
  },
  '& .RaSimpleFormIterator-form > *': { width: '100%', minWidth: 0 },
} as const

const Input = ({ place, source, label, helperText, isRequired }: InputProps<ItemsField>) => (
  <ArrayInput source={source} label={label} helperText={helperText} isRequired={isRequired}>
    <SimpleFormIterator inline fullWidth sx={rows}>
      {rowPlaces(place).map(one => (
        <FieldInput key={one.name} place={one} />
      ))}
    </SimpleFormIterator>
  </ArrayInput>
)

export const items: TypeEntry<ItemsField> = { Input, Filter: null }
