import { TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { useEffect, useState } from 'react'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'
import { written } from '../types/json.tsx'

type JsonField = FieldOfType<'json'>

/** A document as text; what is not JSON is said to be so and never reaches the form. */
const Input = ({ source, label, helperText, isRequired, disabled }: InputProps<JsonField>) => {
  const { id, field, fieldState } = useInput({ source, isRequired, format: same, parse: same })
  const translate = useTranslate()
  const [typed, setTyped] = useState(() => written(field.value))
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    if (!broken) setTyped(written(field.value))
  }, [field.value, broken])
  const change = (text: string) => {
    setTyped(text)
    try {
      field.onChange(text.trim() === '' ? null : JSON.parse(text))
      setBroken(false)
    } catch {
      setBroken(true)
    }
  }
  const error = broken ? translate('app.generator.brokenJson') : fieldState.error?.message
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={typed}
      onChange={event => change(event.target.value)}
      onBlur={() => {
        field.onBlur()
        setBroken(false)
      }}
      disabled={disabled}
      error={error !== undefined}
      multiline
      minRows={3}
      maxRows={16}
      size="small"
      fullWidth
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      helperText={
        error !== undefined || helperText !== false ? <InputHelperText error={error} helperText={helperText} /> : null
      }
      slotProps={{ htmlInput: { style: { fontFamily: 'monospace' } } }}
    />
  )
}

const same = (value: unknown): unknown => value

export const json: TypeEntry<JsonField> = { Input, Filter: null }
