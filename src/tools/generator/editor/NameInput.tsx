import { TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { nameProblem } from '../../../../generator/names.ts'

interface NameInputProps {
  readonly label: string
  readonly value: string
  /** What else is called somehow, when it is asked: what is around is not drawn anew with every name. */
  readonly taken: () => readonly string[]
  readonly onChange: (name: string) => void
  /** The label is told, not shown, as in a row of a table. */
  readonly isBare?: boolean
  /** Words that it cannot be; those of the language of descriptors where nothing is said. */
  readonly kept?: ReadonlySet<string>
}

/** A name in code. What cannot be one stays in the input, with the reason, and changes nothing. */
export const NameInput = ({ label, value, taken, onChange, isBare = false, kept }: NameInputProps) => {
  const translate = useTranslate()
  const [typed, type] = useState(value)
  useEffect(() => type(value), [value])
  const problem = nameProblem(
    typed,
    taken().filter(name => name !== value),
    kept,
  )
  return (
    <TextField
      margin="none"
      size="small"
      fullWidth
      value={typed}
      error={problem !== undefined}
      helperText={problem && translate(`app.codeGenerator.nameProblem.${problem}`)}
      {...(isBare ? { placeholder: label } : { label })}
      slotProps={{
        htmlInput: { 'aria-label': label, spellCheck: false, autoCapitalize: 'off', sx: { fontFamily: 'monospace' } },
      }}
      onChange={({ target }) => {
        type(target.value)
        if (target.value !== value && nameProblem(target.value, taken(), kept) === undefined) onChange(target.value)
      }}
    />
  )
}
