import { LoadingInput, SelectArrayInput } from 'react-admin'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useDictionary } from '../options/useDictionary.ts'
import { isNothing } from '../types/Nothing.tsx'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'
import { Select } from './Select.tsx'

type DictionaryField = FieldOfType<'dictionary'>

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : isNothing(value) ? [] : [String(value)]

const useChosen = (source: string): string[] => {
  const value: unknown = useWatch({ name: source })
  return useMemo(() => listed(value), [value])
}

const Input = ({ place, ...props }: InputProps<DictionaryField>) => {
  const label: unknown = useFormContext().getValues(place.labelledBy)
  const { choices, isPending } = useDictionary(
    place.field.group,
    useChosen(props.source),
    typeof label === 'string' ? label : undefined,
  )
  return <Select {...props} choices={choices} isPending={isPending} />
}

const Filter = ({ place, source, label }: FilterProps<DictionaryField>) => {
  const { choices, isPending } = useDictionary(place.field.group, useChosen(source))
  // Awaiting its choices, SelectArrayInput would be a line of another height, and push what is below.
  if (isPending) return <LoadingInput label={label} helperText={false} size="small" />
  return (
    <SelectArrayInput
      source={source}
      label={label}
      choices={choices}
      translateChoice={false}
      helperText={false}
      size="small"
    />
  )
}

export const dictionary: TypeEntry<DictionaryField> = { Input, Filter }
