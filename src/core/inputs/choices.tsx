import { CheckboxGroupInput } from 'react-admin'
import type { FieldOfKind, InputProps, KindEntry } from '../types/view.ts'
import { ChoiceFilter, useChoices } from './choice.tsx'

type ChoicesField = FieldOfKind<'choices'>

const Input = ({ place, ...props }: InputProps<ChoicesField>) => <CheckboxGroupInput {...props} choices={useChoices(place)} translateChoice={false} />

export const choices: KindEntry<ChoicesField> = { Input, Filter: ChoiceFilter }
