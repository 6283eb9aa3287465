import { AutocompleteArrayInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMemo } from 'react'
import { Choosing } from '../options/Choosing.tsx'
import type { FieldOfKind, FilterProps, InputProps, KindEntry } from '../kinds/view.ts'
import { ids, texts } from '../kinds/refs.tsx'

type RefsField = FieldOfKind<'refs'>

const useChosen = (source: string): number[] => {
  const value: unknown = useWatch({ name: source })
  return useMemo(() => ids(value), [value])
}

/** The labels that came with the record's own values. */
const useKnown = (source: string, labelledBy: string): ReadonlyMap<number, string> => {
  const { getValues, formState } = useFormContext()
  const own: unknown = formState.defaultValues?.[source]
  const labels: unknown = getValues(labelledBy)
  return useMemo(() => {
    const named = texts(labels)
    return new Map(ids(own).flatMap((id, at) => (named[at] === undefined ? [] : [[id, named[at]] as const])))
  }, [own, labels])
}

const Input = ({ place, ...props }: InputProps<RefsField>) => (
  <Choosing resource={place.field.to} source={props.source} chosen={useChosen(props.source)} known={useKnown(props.source, place.labelledBy)}>
    <AutocompleteArrayInput {...props} optionText="text" />
  </Choosing>
)

const none: ReadonlyMap<number, string> = new Map()

const Filter = ({ place, source, label }: FilterProps<RefsField>) => (
  <Choosing resource={place.field.to} source={source} chosen={useChosen(source)} known={none}>
    <AutocompleteArrayInput label={label} helperText={false} optionText="text" size="small" sx={{ minWidth: '14em' }} />
  </Choosing>
)

export const refs: KindEntry<RefsField> = { Input, Filter }
