import { RangeInput } from './range.tsx'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'
import { digitsOf } from '../../../resources/core/types/decimal/index.ts'
import { NumberText } from './NumberText.tsx'

type DecimalField = FieldOfType<'decimal'>

/** A signed value, as that of a lens, is written with all its digits. */
const Input = ({ place: { field }, ...props }: InputProps<DecimalField>) => (
  <NumberText
    {...props}
    field={field}
    step={field.step ?? 10 ** -digitsOf(field)}
    {...(field.signed ? { digits: digitsOf(field) } : {})}
  />
)

const Filter = ({ source, label }: FilterProps<DecimalField>) => <RangeInput source={source} label={label} step="any" />

export const decimal: TypeEntry<DecimalField> = { Input, Filter }
