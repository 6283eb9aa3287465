import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { offeredTypes } from '../../../../generator/typeOptions.ts'

interface TypeSelectProps {
  readonly label: string
  readonly value: string
  readonly onChange: (type: string) => void
}

/** The type of a field; one that is written by hand stays what it is until another is chosen. */
export const TypeSelect = ({ label, value, onChange }: TypeSelectProps) => {
  const translate = useTranslate()
  const types: readonly string[] = offeredTypes.some(type => type === value) ? offeredTypes : [value, ...offeredTypes]
  return (
    <TextField
      margin="none"
      select
      size="small"
      fullWidth
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { inputProps: { 'aria-label': label } } }}
    >
      {types.map(type => (
        <MenuItem key={type} value={type}>
          {translate(`app.codeGenerator.types.${type}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
