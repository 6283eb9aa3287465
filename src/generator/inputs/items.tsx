import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { FieldInput } from '../fields/FieldInput.tsx'
import type { FieldOfKind, InputProps, KindEntry } from '../kinds/view.ts'
import { rowPlaces } from '../kinds/items.tsx'

type ItemsField = FieldOfKind<'items'>

const Input = ({ place, source, label, helperText, isRequired }: InputProps<ItemsField>) => (
  <ArrayInput source={source} label={label} helperText={helperText} isRequired={isRequired}>
    <SimpleFormIterator inline>
      {rowPlaces(place).map(one => <FieldInput key={one.name} place={one} />)}
    </SimpleFormIterator>
  </ArrayInput>
)

export const items: KindEntry<ItemsField> = { Input, Filter: null }
