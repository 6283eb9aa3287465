import { useFormContext, useWatch } from 'react-hook-form'
import { useResourceContext } from 'react-admin'
import { useMemo } from 'react'
import { branchesOf } from '../../../resources/core/branch.ts'
import type { AnyCondition, Scalar } from '../../../resources/core/condition.ts'
import { resourceNamed } from '../../../resources/index.ts'
import { cut } from '../cut.ts'
import { scopeOf } from '../fieldContext.ts'
import type { FieldContext } from '../fieldContext.ts'
import { Choosing } from '../options/Choosing.tsx'
import { isNothing } from '../types/Nothing.tsx'
import { SuperiorInput } from '../tree/SuperiorInput.tsx'
import { isSuperior } from '../tree/isSuperior.ts'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'
import { BranchFilter } from './BranchFilter.tsx'
import { Picker } from './Picker.tsx'

type RefField = FieldOfType<'ref'>

/** The label that came with the record's own value, as long as it is that value. */
const useKnown = (source: string, labelledBy: string): ReadonlyMap<number, string> => {
  const { getValues, formState } = useFormContext()
  const id: unknown = formState.defaultValues?.[source] ?? getValues(source)
  const label: unknown = getValues(labelledBy)
  return useMemo(() => new Map(typeof id === 'number' && typeof label === 'string' ? [[id, label]] : []), [id, label])
}

const useChosen = (source: string): number[] => {
  const value: unknown = useWatch({ name: source })
  return useMemo(() => (isNothing(value) ? [] : [Number(value)]), [value])
}

/**
 * The ref that a field of the same record follows: once another record is chosen there, the form no longer knows the
 * field's value.
 */
const useFollowed = ({ scope }: FieldContext, name: string): string => {
  const resource = resourceNamed(useResourceContext() ?? '')
  return (resource && scope === scopeOf(resource) ? resource.fields[name]?.follows : undefined) ?? ''
}

/** What the record says of the field that it shares with the one to choose, as a condition on that one. */
const useShared = (place: FieldContext<RefField>): AnyCondition | undefined => {
  const [name = ''] = place.field.shares ?? []
  const followed = useFollowed(place, name)
  const {
    formState: { defaultValues },
  } = useFormContext()
  const value: unknown = useWatch({ name, disabled: name === '' })
  const leading: unknown = useWatch({ name: followed, disabled: followed === '' })
  const isKnown = name !== '' && !isNothing(value) && (followed === '' || leading === defaultValues?.[followed])
  return useMemo(() => (isKnown ? { [name]: value as Scalar } : undefined), [isKnown, name, value])
}

/** A record to choose among those that the field takes, and that meet `narrow` as well. */
export const RefInput = ({ place, narrow, ...props }: InputProps<RefField> & { readonly narrow?: AnyCondition }) => {
  const shared = useShared(place)
  const where = useMemo(() => ({ ...place.field.where, ...shared, ...narrow }), [place, shared, narrow])
  return (
    <Choosing
      resource={place.field.to}
      source={props.source}
      chosen={useChosen(props.source)}
      known={useKnown(props.source, place.labelledBy)}
      where={where}
      evenDeleted={place.field.evenDeleted}
    >
      <Picker {...props} optionText="text" />
    </Choosing>
  )
}

/** The superior of a record is chosen in the tree; any other reference from what a search finds. */
const Input = (props: InputProps<RefField>) =>
  isSuperior(props.place) ? <SuperiorInput {...props} otherwise={RefInput} /> : <RefInput {...props} />

const none: ReadonlyMap<number, string> = new Map()

/**
 * Long names, such as those of organisations, are cut in a filter, which has little room; the list that opens has them
 * whole.
 */
const useBrief = (to: string) =>
  useMemo(() => {
    const most = resourceNamed(to)?.brief
    return most === undefined ? {} : { inputText: (option: { text: string }) => cut(option.text, most) }
  }, [to])

const PlainFilter = ({ place, source, label }: FilterProps<RefField>) => (
  <Choosing resource={place.field.to} source={source} chosen={useChosen(source)} known={none} where={place.field.where}>
    <Picker
      source={source}
      label={label}
      helperText={false}
      optionText="text"
      size="small"
      sx={{ minWidth: '14em' }}
      {...useBrief(place.field.to)}
    />
  </Choosing>
)

/** A record of a tree means its branch. */
const Filter = (props: FilterProps<RefField>) =>
  branchesOf(props.place.field, resourceNamed) ? <BranchFilter {...props} /> : <PlainFilter {...props} />

export const ref: TypeEntry<RefField> = { Input, Filter }
