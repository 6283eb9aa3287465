import { InputAdornment, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTyped } from './useTyped.ts'
import type { InputProps } from '../types/view.ts'

interface TypedInputProps<V> extends Omit<InputProps, 'place'> {
  /** What a text says; undefined where it says nothing, so that the field's rule answers it. */
  readonly read: (typed: string) => V | undefined
  /** A value as it is shown. */
  readonly write: (value: V) => string
  /** Another writing of what is understood, shown at the end of the input. */
  readonly beside?: (value: V) => ReactNode
  /** The value that the arrow keys lead to, upwards or downwards. */
  readonly step?: (value: V | undefined, direction: 1 | -1) => V
  readonly inputMode?: 'decimal' | 'numeric'
}

/**
 * Takes what people type and keeps what it means: the form holds the value at once, the input shows it as it is kept
 * when it is left.
 */
export const TypedInput = <V extends string | number>({
  source,
  label,
  helperText,
  isRequired,
  disabled,
  read,
  write,
  beside,
  step,
  inputMode,
}: TypedInputProps<V>) => {
  const {
    field,
    fieldState: { error, invalid },
    id,
  } = useInput({ source, disabled })
  const { ref, onBlur, onChange, value } = field
  const { known, text, type, leave } = useTyped({ value, read, write, onChange })
  const press = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (!step || direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    type(write(step(known, direction)))
  }
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={ref}
      value={text}
      onChange={event => type(event.target.value)}
      onBlur={() => {
        leave()
        onBlur()
      }}
      onKeyDown={press}
      className={`ra-input ra-input-${source}`}
      size="small"
      margin="dense"
      autoComplete="off"
      error={invalid}
      disabled={disabled}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      helperText={
        helperText !== false || invalid ? <InputHelperText error={error?.message} helperText={helperText} /> : null
      }
      slotProps={{
        htmlInput: { inputMode },
        input:
          known !== undefined && beside
            ? { endAdornment: <InputAdornment position="end">{beside(known)}</InputAdornment> }
            : {},
      }}
    />
  )
}
