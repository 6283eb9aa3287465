import { SelectArrayInput, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import type { Field } from '../../../resources/core/index.ts'
import { isByAction } from '../../../resources/core/types/choice/index.ts'
import { optionKey } from '../fieldContext.ts'
import type { FieldContext } from '../fieldContext.ts'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'
import { Select } from './Select.tsx'

type ChoiceField = FieldOfType<'choice'>
type WithOptions = Field & { readonly options: readonly string[] }

/** The options of a field, named. */
export const useChoices = (place: FieldContext<WithOptions>) => {
  const translate = useTranslate()
  return useMemo(
    () => place.field.options.map(option => ({ id: option, name: translate(optionKey(place, option)) })),
    [place, translate],
  )
}

/** Those that are entered; what only an action gives is not among them. */
const Input = ({ place, ...props }: InputProps<ChoiceField>) => (
  <Select
    {...props}
    choices={useChoices(place).filter(({ id }) => !isByAction(place.field, id))}
    translateChoice={false}
    resettable={!props.isRequired}
  />
)

/** Any of the options. */
export const ChoiceFilter = ({ place, source, label }: FilterProps<WithOptions>) => (
  <SelectArrayInput
    source={source}
    label={label}
    choices={useChoices(place)}
    translateChoice={false}
    helperText={false}
    size="small"
  />
)

export const choice: TypeEntry<ChoiceField> = { Input, Filter: ChoiceFilter }
