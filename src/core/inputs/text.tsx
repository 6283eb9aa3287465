import { TextInput } from 'react-admin'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'

type TextField = FieldOfType<'text'>

/** What the browser may offer to fill in, and which keyboard a phone shows. */
const entry = (match: TextField['match']): { type: string; inputMode?: 'tel' | 'email' | 'url' } => {
  switch (match) {
    case 'mobile':
    case 'phone':
      return { type: 'tel', inputMode: 'tel' }
    case 'email':
      return { type: 'email', inputMode: 'email' }
    case 'url':
      return { type: 'url', inputMode: 'url' }
    default:
      return { type: 'text' }
  }
}

const Input = ({ place, ...props }: InputProps<TextField>) => {
  const { type, inputMode } = entry(place.field.match)
  return <TextInput {...props} type={type} autoComplete="off" slotProps={{ htmlInput: { inputMode } }} />
}

/** Searches by a part of the text. */
export const TextFilter = ({ source, label }: Pick<FilterProps, 'source' | 'label'>) => (
  <TextInput source={source} label={label} helperText={false} resettable autoComplete="off" />
)

export const text: TypeEntry<TextField> = { Input, Filter: TextFilter }
