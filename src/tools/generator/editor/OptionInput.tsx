import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

/** A number as it is typed; what is none stays in the input and changes nothing. */
export const NumberInput = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}) => {
  const translate = useTranslate()
  const [typed, type] = useState(value === undefined ? '' : String(value))
  useEffect(
    () => type(now => (now.trim() !== '' && Number(now) === value ? now : value === undefined ? '' : String(value))),
    [value],
  )
  const isWrong = typed.trim() !== '' && !Number.isFinite(Number(typed))
  return (
    <TextField
      margin="none"
      size="small"
      label={label}
      value={typed}
      error={isWrong}
      helperText={isWrong ? translate('validation.number') : undefined}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      onChange={({ target }) => {
        type(target.value)
        if (target.value.trim() === '') onChange(undefined)
        else if (Number.isFinite(Number(target.value))) onChange(Number(target.value))
      }}
    />
  )
}

export const TextInput = ({
  label,
  value,
  onChange,
  placeholder,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
}) => (
  <TextField
    margin="none"
    size="small"
    label={label}
    value={value}
    placeholder={placeholder}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength: 200 } }}
  />
)

const wordsIn = (typed: string): string[] => typed.split(/[\s,，]+/).filter(Boolean)

/** Words one after another; what stands between them stays as it is typed. */
export const WordsInput = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}) => {
  const said = value.join(', ')
  const [typed, type] = useState(said)
  useEffect(() => type(now => (wordsIn(now).join(', ') === said ? now : said)), [said])
  const put = (next: string): void => {
    type(next)
    onChange(wordsIn(next))
  }
  return <TextInput label={label} value={typed} onChange={put} />
}

export const FlagInput = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}) => (
  <FormControlLabel
    label={label}
    control={<Checkbox size="small" checked={value} onChange={(_, next) => onChange(next)} />}
    sx={{ mr: 0 }}
    slotProps={{ typography: { variant: 'body2' } }}
  />
)

interface PickInputProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  /** What it says where nothing is picked; without it something always is. */
  readonly none?: string
}

/** One of a few. What is there and no longer offered can still be seen. */
export const PickInput = ({ label, value, options, onChange, none }: PickInputProps) => (
  <TextField
    margin="none"
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    {none !== undefined && <MenuItem value="">{none}</MenuItem>}
    {value !== '' && !options.some(option => option.value === value) && <MenuItem value={value}>{value}</MenuItem>}
    {options.map(option => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)
