import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { boundsOf, dayOfBound } from '../../../../resources/core/types/dayBounds.ts'
import { dayOf } from '../../../../domain/calendar.ts'
import { businessToday } from '../../../shell/installation/businessZone.ts'
import type { InputProps } from '../../types/view.ts'
import { DayField } from './DayField.tsx'

interface DayInputProps extends Omit<InputProps, 'place'> {
  /** The bounds of its days, as descriptors say them. */
  readonly field: { readonly min?: string; readonly max?: string }
  readonly time?: boolean
  /** A value as a text of the input, and back; null where the text says none. */
  readonly toText?: (value: string) => string
  readonly fromText?: (text: string) => string | null
}

const same = (text: string): string => text

/** Years that somebody turns through month by month; what lies further back is found by its year. */
const nearYears = 15

/**
 * A day, or a moment, in a form. What says none stays in the form as it was typed, so that the field's rule answers it.
 */
export const DayInput = ({
  source,
  label,
  helperText,
  isRequired,
  disabled,
  field: bounds,
  time = false,
  toText = same,
  fromText = same,
}: DayInputProps) => {
  const {
    field,
    fieldState: { error, invalid },
    id,
  } = useInput({ source, disabled })
  const translate = useTranslate()
  const { ref, onBlur, onChange, name } = field
  const value = String(field.value ?? '')
  const today = businessToday()
  const { min, max } = boundsOf(bounds)
  const [first, last] = [dayOfBound(min, today), max === undefined ? undefined : dayOfBound(max, today)]
  return (
    <DayField
      id={id}
      name={name}
      inputRef={ref}
      value={toText(value) || value}
      onChange={text => onChange(text === '' ? null : (fromText(text) ?? text))}
      onLeave={onBlur}
      time={time}
      min={first}
      max={last}
      isFar={bounds.min !== undefined && last === today && first < dayOf(`-${nearYears}y`, today)}
      className={`ra-input ra-input-${source}`}
      margin="dense"
      error={invalid}
      disabled={disabled}
      label={translate(label, { _: label })}
      title={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      helperText={
        helperText !== false || invalid ? <InputHelperText error={error?.message} helperText={helperText} /> : null
      }
    />
  )
}
