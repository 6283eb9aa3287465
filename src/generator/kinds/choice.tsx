import { SelectArrayInput, SelectInput, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { optionKey } from '../place.ts'
import type { Place } from '../place.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import { ToneChip } from './ToneChip.tsx'
import type { CellProps, FieldOfKind, FilterProps, InputProps, KindView } from './view.ts'

type ChoiceField = FieldOfKind<'choice'>

const useChoices = (place: Place<ChoiceField>) => {
  const translate = useTranslate()
  return useMemo(() => place.field.options.map(option => ({ id: option, name: translate(optionKey(place, option)) })), [place, translate])
}

const Cell = ({ place, record }: CellProps<ChoiceField>) => {
  const translate = useTranslate()
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  const label = translate(optionKey(place, String(value)), { _: String(value) })
  return place.field.tones ? <ToneChip tone={place.field.tones[String(value)]} label={label} /> : <>{label}</>
}

const Input = ({ place, ...props }: InputProps<ChoiceField>) =>
  <SelectInput {...props} choices={useChoices(place)} translateChoice={false} resettable={!props.isRequired} />

const Filter = ({ place, source, label }: FilterProps<ChoiceField>) =>
  <SelectArrayInput source={source} label={label} choices={useChoices(place)} translateChoice={false} helperText={false} size="small" />

export const choice: KindView<ChoiceField> = { Cell, Input, Filter }
