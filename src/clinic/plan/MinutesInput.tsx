import { InputBase } from '@mui/material'
import { useEffect, useState } from 'react'

interface MinutesInputProps {
  readonly label: string
  /** Minutes a day; 0 is not set, and shown as nothing. */
  readonly minutes: number
  readonly row: number
  readonly column: string
  /** What it was in the plan that is replaced, where that is something else. */
  readonly was: string | undefined
  readonly error: string | undefined
  /** The element that says it in words. */
  readonly errorsId: string
  readonly disabled: boolean
  readonly onChange: (minutes: number) => void
}

const shown = (minutes: number): string => (minutes === 0 ? '' : String(minutes))

/** One cell of the grid: a number of minutes, typed. */
export const MinutesInput = ({
  label,
  minutes,
  row,
  column,
  was,
  error,
  errorsId,
  disabled,
  onChange,
}: MinutesInputProps) => {
  const [text, setText] = useState(shown(minutes))
  useEffect(() => setText(now => (Number(now) === minutes ? now : shown(minutes))), [minutes])
  const type = (typed: string) => {
    const digits = typed
      .replace(/[０-９]/g, digit => String(digit.charCodeAt(0) - 0xff10))
      .replace(/\D/g, '')
      .slice(0, 3)
    setText(digits)
    onChange(Number(digits))
  }
  return (
    <InputBase
      value={text}
      disabled={disabled}
      error={error !== undefined}
      title={error ?? was}
      onChange={event => type(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={() => setText(shown(minutes))}
      inputProps={{
        'aria-label': was === undefined ? label : `${label} (${was})`,
        'aria-invalid': error !== undefined,
        ...(error === undefined ? {} : { 'aria-describedby': errorsId }),
        inputMode: 'numeric',
        autoComplete: 'off',
        'data-cell': '',
        'data-row': row,
        'data-column': column,
      }}
      sx={theme => ({
        width: '100%',
        maxWidth: 72,
        border: 1,
        borderRadius: 1,
        borderColor: error ? 'error.main' : was === undefined ? 'divider' : 'warning.main',
        bgcolor:
          was === undefined
            ? 'transparent'
            : theme.palette.mode === 'dark'
              ? 'rgba(255, 183, 77, 0.16)'
              : 'rgba(237, 108, 2, 0.10)',
        '& input': { textAlign: 'right', px: { xs: 0.5, sm: 1 }, py: 0.5, fontVariantNumeric: 'tabular-nums' },
        '&.Mui-focused': { outline: 2, outlineColor: 'primary.main', outlineOffset: '-1px' },
      })}
    />
  )
}
