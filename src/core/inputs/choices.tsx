import { CheckboxGroupInput } from 'react-admin'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'
import { ChoiceFilter, useChoices } from './choice.tsx'

type ChoicesField = FieldOfType<'choices'>

const Input = ({ place, ...props }: InputProps<ChoicesField>) => (
  <CheckboxGroupInput {...props} choices={useChoices(place)} translateChoice={false} />
)

export const choices: TypeEntry<ChoicesField> = { Input, Filter: ChoiceFilter }
