import { Box, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { useEffect, useState } from 'react'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, InputProps, KindView } from './view.ts'

type JsonField = FieldOfKind<'json'>

const written = (value: unknown): string => (isNothing(value) ? '' : JSON.stringify(value, null, 2))

const line = { display: 'block', maxWidth: '24em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const Cell = ({ place, record, room }: CellProps<JsonField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  if (room === 'line') return <Box component="code" sx={line}>{JSON.stringify(value)}</Box>
  return <Box component="pre" tabIndex={0} sx={{ m: 0, maxHeight: '24em', overflow: 'auto', fontSize: '0.8125rem' }}>{written(value)}</Box>
}

/** A document as text; what is not JSON is said to be so and never reaches the form. */
const Input = ({ source, label, helperText, isRequired, disabled }: InputProps<JsonField>) => {
  const { id, field, fieldState } = useInput({ source, isRequired, format: same, parse: same })
  const translate = useTranslate()
  const [typed, setTyped] = useState(() => written(field.value))
  const [broken, setBroken] = useState(false)
  useEffect(() => { if (!broken) setTyped(written(field.value)) }, [field.value, broken])
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
      id={id} name={field.name} inputRef={field.ref} value={typed}
      onChange={event => change(event.target.value)} onBlur={() => { field.onBlur(); setBroken(false) }}
      disabled={disabled} error={error !== undefined} multiline minRows={3} maxRows={16} size="small" fullWidth
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      helperText={error !== undefined || helperText !== false ? <InputHelperText error={error} helperText={helperText} /> : null}
      slotProps={{ htmlInput: { style: { fontFamily: 'monospace' } } }}
    />
  )
}

const same = (value: unknown): unknown => value

export const json: KindView<JsonField> = { Cell, Input, Filter: null, wide: true }
