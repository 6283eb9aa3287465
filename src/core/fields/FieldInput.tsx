import { useTranslate } from 'react-admin'
import type { Field } from '../../../resources/core/index.ts'
import { isFlag } from '../../../resources/core/typeOf.ts'
import { entryOf } from '../inputs/index.ts'
import type { TypeEntry } from '../types/view.ts'
import { hintKey } from '../fieldContext.ts'
import type { FieldContext } from '../fieldContext.ts'
import { hasRight, useCanSee } from '../rights.tsx'
import { useConditions } from './useConditions.ts'

type FieldInputProps = {
  place: FieldContext & { entry?: Partial<TypeEntry> }
  source?: string
  disabled?: boolean
  isRequired?: boolean
}

/** A field with a default is never empty, so that it is marked like a required one; a switch always has a value. */
const isNeeded = (field: Field): boolean => field.required === true || (field.default !== undefined && !isFlag(field))

const PlainInput = ({
  place,
  source = place.name,
  disabled = false,
  isRequired = isNeeded(place.field),
}: FieldInputProps) => {
  const translate = useTranslate()
  const canSee = useCanSee()
  const hint = translate(hintKey(place), { _: '' })
  const Input = place.entry?.Input ?? entryOf(place.field).Input
  if (!Input) return null
  return (
    <Input
      place={place}
      source={source}
      label={place.label}
      helperText={hint || false}
      isRequired={isRequired}
      disabled={disabled || !hasRight(canSee, place.field.permission?.write)}
    />
  )
}

const ConditionalInput = (props: FieldInputProps) => {
  const { shown, required } = useConditions(props.place.field)
  return shown ? <PlainInput {...props} isRequired={required} /> : null
}

/** The input of a field with label, hint, asterisk and conditions; nothing while its `showWhen` does not hold. */
export const FieldInput = (props: FieldInputProps) => {
  const { showWhen, requiredWhen, requiredBy } = props.place.field
  return showWhen || requiredWhen || requiredBy ? <ConditionalInput {...props} /> : <PlainInput {...props} />
}
