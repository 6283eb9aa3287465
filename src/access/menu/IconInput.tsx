import GridView from '@mui/icons-material/GridView'
import { Box, IconButton, InputAdornment, Popover, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { useState } from 'react'
import type { InputProps } from '../../core/types/view.ts'
import { NamedIcon } from '../../shell/layout/icons.tsx'
import { IconGrid } from './IconGrid.tsx'

/** The name of an icon, which can be typed or chosen from all there are. */
export const IconInput = ({ source, label, helperText, isRequired, disabled }: InputProps) => {
  const { id, field, fieldState } = useInput({ source, isRequired })
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = String(field.value ?? '')
  const error = fieldState.error?.message
  const choose = (icon: string) => {
    field.onChange(icon)
    setAnchor(null)
  }
  return (
    <>
      <TextField
        {...field}
        id={id}
        inputRef={field.ref}
        value={name}
        disabled={disabled}
        error={error !== undefined}
        size="small"
        fullWidth
        margin="dense"
        autoComplete="off"
        label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
        helperText={
          error !== undefined || helperText !== false ? <InputHelperText error={error} helperText={helperText} /> : null
        }
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start" aria-hidden>
                <NamedIcon names={[name]} />
              </InputAdornment>
            ),
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  disabled={disabled}
                  onClick={event => setAnchor(event.currentTarget)}
                  aria-haspopup="dialog"
                  aria-expanded={anchor !== null}
                  aria-label={translate('app.menus.chooseIcon')}
                  title={translate('app.menus.chooseIcon')}
                >
                  <GridView fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.menus.chooseIcon') } }}
      >
        <Box sx={{ p: 1.5, width: 360, maxWidth: '92vw' }}>
          <IconGrid chosen={name} onChoose={choose} />
        </Box>
      </Popover>
    </>
  )
}
