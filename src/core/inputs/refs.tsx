import { useFormContext, useWatch } from 'react-hook-form'
import { useMemo } from 'react'
import { Choosing } from '../options/Choosing.tsx'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'
import { ManyPicker } from './Picker.tsx'
import { ids, texts } from '../types/refs.tsx'

export type RefsField = FieldOfType<'refs'>

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

/** Several records to choose, `only` among those with the given ids where some are. */
export const RefsInput = ({ place, only, ...props }: InputProps<RefsField> & { readonly only?: readonly number[] }) => (
  <Choosing
    resource={place.field.to}
    source={props.source}
    chosen={useChosen(props.source)}
    known={useKnown(props.source, place.labelledBy)}
    {...(only ? { only } : {})}
  >
    <ManyPicker {...props} optionText="text" />
  </Choosing>
)

const none: ReadonlyMap<number, string> = new Map()

const Filter = ({ place, source, label }: FilterProps<RefsField>) => (
  <Choosing resource={place.field.to} source={source} chosen={useChosen(source)} known={none}>
    <ManyPicker
      source={source}
      label={label}
      helperText={false}
      optionText="text"
      size="small"
      sx={{ minWidth: '14em' }}
    />
  </Choosing>
)

export const refs: TypeEntry<RefsField> = { Input: RefsInput, Filter }
