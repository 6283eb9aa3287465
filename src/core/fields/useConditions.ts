import { useFormContext, useWatch } from 'react-hook-form'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { holds } from '../../../resources/core/condition.ts'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import { isRequired } from '../../../resources/core/requirement.ts'
import { settingsThatAreOn } from '../../shell/installation/settings.ts'
import type { Field } from '../../../resources/core/index.ts'

export interface Conditions {
  readonly shown: boolean
  readonly required: boolean
}

const keysOf = (...conditions: (AnyCondition | undefined)[]): string[] => [
  ...new Set(conditions.flatMap(condition => Object.keys(condition ?? {}))),
]

/** Whether a field is shown and required, given what stands in the form now. */
export const useConditions = (field: Field): Conditions => {
  const keys = keysOf(field.showWhen, field.requiredWhen)
  const { formState } = useFormContext()
  const values: unknown[] = useWatch({ name: keys })
  // A value over a ref (`patient.type`) is no input: it is the record's, spelled with its dot.
  const record = Object.fromEntries(
    keys.map((key, at) => [key, key.includes('.') ? formState.defaultValues?.[key] : values[at]]),
  )
  const today = businessToday()
  return {
    shown: holds(field.showWhen, record, today),
    required: isRequired(field, record, today, settingsThatAreOn()),
  }
}
