import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import { IconButton, InputAdornment, Popover, TextField, Typography } from '@mui/material'
import type { TextFieldProps } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { useCallback, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { addDays, isCalendarDate, weekdayOf } from '../../../../domain/calendar.ts'
import { readTypedDay, readTypedMoment } from '../../../../domain/typedDay.ts'
import { businessToday } from '../../../shell/installation/businessZone.ts'
import { useFormat } from '../../format.ts'
import { laterIn } from '../../later.tsx'
import { toLocal } from '../../zone.ts'
import { useTyped } from '../useTyped.ts'
import './texts.ts'

const size = { width: 320, height: 336 } as const
const Calendar = laterIn(<div style={size} />, async () => (await import('./Calendar.tsx')).Calendar)

interface DayFieldProps extends Pick<
  TextFieldProps,
  'id' | 'inputRef' | 'className' | 'disabled' | 'error' | 'helperText' | 'margin' | 'fullWidth' | 'sx'
> {
  /**
   * A day, with `time` the local time of the business zone as `2026-11-22T09:30`, or a text that says neither; '' where
   * there is none.
   */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  /** What it is called; `title` is shown in its place where that says more. */
  readonly label: string
  readonly title?: TextFieldProps['label']
  readonly name?: string
  /** Whether a time of day belongs to it. */
  readonly time?: boolean
  /** The first and the last day that can be meant. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Whether its days lie years apart, as births do: the calendar begins with the year. */
  readonly isFar?: boolean
}

const readDay = (text: string): string | undefined =>
  isCalendarDate(text.slice(0, 10)) ? text.slice(0, 10) : undefined

const localNow = (): string => toLocal(new Date().toISOString())

/**
 * A day as it is typed, in any of the ways in which people write one, with a calendar that comes when it is asked for.
 */
export const DayField = ({
  value,
  onChange,
  onLeave,
  label,
  title,
  name,
  time = false,
  min,
  max,
  isFar,
  ...props
}: DayFieldProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const read = useCallback(
    (text: string) =>
      time ? readTypedMoment(text, localNow(), { min, max }) : readTypedDay(text, businessToday(), { min, max }),
    [time, min, max],
  )
  const write = useCallback((known: string) => known.replace('T', ' '), [])
  const { known, text, isTyped, type, leave } = useTyped({
    value,
    read,
    write,
    onChange: (next: string | null) => onChange(next ?? ''),
  })
  const day = known === undefined ? undefined : readDay(known)
  const choose = (chosen: string) => {
    const clock = known?.slice(11) || (chosen === businessToday() ? localNow().slice(11) : '00:00')
    leave()
    onChange(time ? `${chosen}T${clock}` : chosen)
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (event.altKey) setOpen(true)
    else {
      const next = day === undefined ? businessToday() : addDays(day, event.key === 'ArrowUp' ? 1 : -1)
      type(write(time ? `${next}T${known?.slice(11) ?? localNow().slice(11)}` : next))
    }
  }
  return (
    <>
      <TextField
        {...props}
        ref={frame}
        size="small"
        label={title ?? label}
        name={name}
        value={text}
        placeholder={translate(time ? 'app.day.momentPlaceholder' : 'app.day.placeholder')}
        onChange={event => type(event.target.value)}
        onBlur={() => {
          leave()
          onLeave?.()
        }}
        onKeyDown={press}
        autoComplete="off"
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { spellCheck: false },
          input: {
            sx: { pr: 0.5 },
            endAdornment: (
              <InputAdornment position="end">
                {day !== undefined && (
                  <Typography variant="caption" sx={{ whiteSpace: 'nowrap' }}>
                    {isTyped && known !== undefined
                      ? `${write(known)} ${format.weekday(weekdayOf(day))}`
                      : format.weekday(weekdayOf(day))}
                  </Typography>
                )}
                <IconButton
                  size="small"
                  disabled={props.disabled ?? false}
                  aria-label={translate('app.day.open', { field: label })}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(true)}
                  sx={{ ml: 0.25 }}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={isOpen}
        anchorEl={frame.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { ...size, maxHeight: 'none' } } as object }}
      >
        {isOpen && (
          <Calendar
            day={day}
            today={businessToday()}
            min={min}
            max={max}
            isFar={isFar === true}
            language={locale === 'zh' ? 'zh' : 'en'}
            onChoose={choose}
          />
        )}
      </Popover>
    </>
  )
}
