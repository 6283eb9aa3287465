import { SelectArrayInput, SelectInput } from 'react-admin'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'
import type { FieldContext } from '../fieldContext.ts'
import { useChoices } from './choice.tsx'

type CodedField = FieldOfType<'coded'>

/** The options by their codes. */
const useCodes = (place: FieldContext<CodedField>) => useChoices(place).map(({ name }, at) => ({ id: at + 1, name }))

const Input = ({ place, ...props }: InputProps<CodedField>) => (
  <SelectInput {...props} choices={useCodes(place)} translateChoice={false} resettable={!props.isRequired} />
)

const Filter = ({ place, source, label }: FilterProps<CodedField>) => (
  <SelectArrayInput
    source={source}
    label={label}
    choices={useCodes(place)}
    translateChoice={false}
    helperText={false}
    size="small"
  />
)

export const coded: TypeEntry<CodedField> = { Input, Filter }
