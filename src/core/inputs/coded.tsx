import { SelectArrayInput } from 'react-admin'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'
import type { FieldContext } from '../fieldContext.ts'
import { useChoices } from './choice.tsx'
import { Select } from './Select.tsx'

type CodedField = FieldOfType<'coded'>

/** The options by their codes. */
const useCodes = (place: FieldContext<CodedField>) => useChoices(place).map(({ name }, at) => ({ id: at + 1, name }))

const Input = ({ place, ...props }: InputProps<CodedField>) => <Select {...props} choices={useCodes(place)} />

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
