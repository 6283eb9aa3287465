import { Box, Chip } from '@mui/material'
import { AutocompleteArrayInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMemo } from 'react'
import { useFormat } from '../format.ts'
import { Choosing } from '../options/Choosing.tsx'
import { RecordLink } from '../RecordLink.tsx'
import { Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, FilterProps, InputProps, KindView } from './view.ts'

type RefsField = FieldOfKind<'refs'>

const ids = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const Cell = ({ place, record, room }: CellProps<RefsField>) => {
  const format = useFormat()
  const chosen = ids(record[place.name])
  const labels = texts(record[place.labelledBy])
  if (chosen.length === 0) return <Nothing />
  const nameOf = (id: number, at: number): string => labels[at] ?? `#${id}`
  if (room === 'line') return <>{format.list(chosen.slice(0, 3).map(nameOf))}{chosen.length > 3 ? ` +${chosen.length - 3}` : ''}</>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {chosen.map((id, at) => (
        <Chip key={id} size="small" variant="outlined" label={<RecordLink resource={place.field.to} id={id}>{nameOf(id, at)}</RecordLink>} />
      ))}
    </Box>
  )
}

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

export const refs: KindView<RefsField> = { Cell, Input, Filter }
