import { useTranslate } from 'react-admin'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { isCalendarDate } from '../../../../domain/calendar.ts'
import { DayField } from './DayField.tsx'

interface DayBoundProps extends Omit<ComponentProps<typeof DayField>, 'onChange' | 'onLeave' | 'time'> {
  /** A day that was typed or chosen; '' where there is none any more. */
  readonly onDay: (day: string) => void
}

/** A day outside of forms, such as the end of a range: what says none is told at the field, and changes nothing. */
export const DayBound = ({ value, onDay, error, helperText, ...props }: DayBoundProps) => {
  const translate = useTranslate()
  /**
   * A text that says no day, and beside which day it was typed: another one that came since, as with cleared filters,
   * takes its place.
   */
  const [typed, setTyped] = useState<{ readonly text: string; readonly beside: string }>()
  const [isLeft, setLeft] = useState(false)
  const wrong = typed?.beside === value ? typed.text : undefined
  const isWrong = wrong !== undefined && isLeft
  const take = (text: string) => {
    const isDay = text === '' || isCalendarDate(text)
    setTyped(isDay ? undefined : { text, beside: value })
    setLeft(false)
    if (isDay) onDay(text)
  }
  return (
    <DayField
      {...props}
      value={wrong ?? value}
      onChange={take}
      onLeave={() => setLeft(true)}
      error={isWrong || error === true}
      helperText={isWrong ? translate('validation.date', { field: props.label }) : helperText}
    />
  )
}
