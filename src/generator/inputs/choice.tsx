import { SelectArrayInput, SelectInput, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { optionKey } from '../place.ts'
import type { Place } from '../place.ts'
import type { FieldOfKind, FilterProps, InputProps, KindEntry } from '../kinds/view.ts'

type ChoiceField = FieldOfKind<'choice'>

const useChoices = (place: Place<ChoiceField>) => {
  const translate = useTranslate()
  return useMemo(() => place.field.options.map(option => ({ id: option, name: translate(optionKey(place, option)) })), [place, translate])
}

const Input = ({ place, ...props }: InputProps<ChoiceField>) =>
  <SelectInput {...props} choices={useChoices(place)} translateChoice={false} resettable={!props.isRequired} />

const Filter = ({ place, source, label }: FilterProps<ChoiceField>) =>
  <SelectArrayInput source={source} label={label} choices={useChoices(place)} translateChoice={false} helperText={false} size="small" />

export const choice: KindEntry<ChoiceField> = { Input, Filter }
