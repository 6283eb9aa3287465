import { addDays, isCalendarDate } from '../../../domain/calendar.ts'
import { message } from '../../../resources/core/message.ts'
import type { Message } from '../../../resources/core/message.ts'

/**
 * Whose sheet of which day a page shows, and what is wrong with its address, by parameter; what is usual stands for
 * that.
 */
export interface ShownDay {
  readonly day: string
  /** The one who looks, where nobody is named. */
  readonly operator: number | undefined
  readonly errors: Readonly<Record<string, Message>>
}

const dayError = (day: string, today: string): Message | undefined =>
  !isCalendarDate(day) || day.slice(0, 4) < '1900'
    ? message('date')
    : day > today
      ? message('notAfter', { max: today })
      : undefined

/** Reads it out of the address: `?day=2026-03-01&operator=7`; the present day, and one's own, where it does not say. */
export const readShownDay = (search: URLSearchParams, today: string): ShownDay => {
  const [day, operator] = [search.get('day'), search.get('operator')]
  const wrongDay = day === null ? undefined : dayError(day, today)
  const isOperator = operator === null || /^[1-9]\d{0,8}$/.test(operator)
  return {
    day: day === null || wrongDay ? today : day,
    operator: operator !== null && isOperator ? Number(operator) : undefined,
    errors: { ...(wrongDay ? { day: wrongDay } : {}), ...(isOperator ? {} : { operator: message('reference') }) },
  }
}

/** The address that says it; what is usual need not be said. */
export const withShownDay = (
  before: URLSearchParams,
  { day, operator }: { readonly day: string; readonly operator: number | undefined },
  today: string,
): URLSearchParams => {
  const search = new URLSearchParams(before)
  for (const [name, value] of [
    ['day', day === today ? undefined : day],
    ['operator', operator],
  ] as const) {
    if (value === undefined) search.delete(name)
    else search.set(name, String(value))
  }
  return search
}

/** The days beside a day; none after the present one. */
export const daysBeside = (
  day: string,
  today: string,
): { readonly before: string; readonly after: string | undefined } => ({
  before: addDays(day, -1),
  after: day < today ? addDays(day, 1) : undefined,
})
