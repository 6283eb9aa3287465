import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { FieldTitle, useInput, useTranslate } from 'react-admin'
import { useRef } from 'react'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'

type FileField = FieldOfType<'file'>

const same = (value: unknown): unknown => value

/** Chooses a file of this computer, which goes along when the form is sent. */
const Input = ({ place, source, label, helperText, isRequired, disabled }: InputProps<FileField>) => {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source, isRequired, format: same, parse: same })
  const input = useRef<HTMLInputElement>(null)
  const chosen: unknown = field.value
  const told = fieldState.error?.message
  return (
    <Box role="group" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="div" variant="body2" color="text.secondary">
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </Typography>
      <Button
        size="small"
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {chosen instanceof File ? chosen.name : translate('app.generator.picture.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={place.field.types?.join(',')}
        aria-label={translate(label)}
        onChange={event => {
          field.onChange(event.target.files?.[0] ?? null)
          field.onBlur()
        }}
      />
      <FormHelperText error={told !== undefined}>{told ?? (helperText || undefined)}</FormHelperText>
    </Box>
  )
}

export const file: TypeEntry<FileField> = { Input, Filter: null }
