import { TextInput } from 'react-admin'
import type { CellProps, FieldOfKind, FilterProps, InputProps, KindView } from './view.ts'
import { isNothing, Nothing } from './Nothing.tsx'

type TextField = FieldOfKind<'text'>

const Cell = ({ place, record }: CellProps<TextField>) => {
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{String(value)}</>
}

/** What the browser may offer to fill in, and which keyboard a phone shows. */
const entry = (match: TextField['match']): { type: string; inputMode?: 'tel' | 'email' | 'url' } => {
  switch (match) {
    case 'mobile': case 'phone': return { type: 'tel', inputMode: 'tel' }
    case 'email': return { type: 'email', inputMode: 'email' }
    case 'url': return { type: 'url', inputMode: 'url' }
    default: return { type: 'text' }
  }
}

const Input = ({ place, ...props }: InputProps<TextField>) => {
  const { type, inputMode } = entry(place.field.match)
  return <TextInput {...props} type={type} autoComplete="off" slotProps={{ htmlInput: { inputMode } }} />
}

/** Searches by a part of the text. */
export const TextFilter = ({ source, label }: Pick<FilterProps, 'source' | 'label'>) =>
  <TextInput source={source} label={label} helperText={false} resettable autoComplete="off" />

export const text: KindView<TextField> = { Cell, Input, Filter: TextFilter }
