import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { addDays, addMonths } from '../../../domain/calendar.ts'

const steps: { readonly [key: string]: (day: string) => string } = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -7),
  ArrowDown: day => addDays(day, 7),
  PageUp: day => addMonths(day, -1),
  PageDown: day => addMonths(day, 1),
}

/** Arrow keys on the number of a day lead to other days, also beyond those in sight. */
export const useDayKeys = (on: string, show: (day: string) => void): ((event: KeyboardEvent<HTMLElement>) => void) => {
  const goes = useRef(false)
  useEffect(() => {
    if (!goes.current) return
    goes.current = false
    document.querySelector<HTMLElement>(`[data-day="${on}"]`)?.focus()
  }, [on])
  return event => {
    const day = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset['day']
    const step = steps[event.key]
    if (day === undefined || !step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goes.current = true
    show(step(day))
  }
}
