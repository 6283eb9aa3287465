import { dateIn, defaultTimeZone, isTimeZone, momentIn, quarterOf } from '../../../domain/calendar.ts'

let zone = defaultTimeZone

/** The business time zone: pages tell all times in it. */
export const businessZone = (): string => zone

/** Takes the zone that the server names; one that this browser does not know leaves the one before. */
export const setBusinessZone = (name: unknown): void => {
  if (typeof name === 'string' && name !== zone && isTimeZone(name)) zone = name
}

let told: { readonly quarter: number; readonly date: string } | undefined

/**
 * Takes the date that it was when the server answered. It holds for that quarter of an hour: a day may begin at the
 * next.
 */
export const setBusinessToday = (date: unknown, moment: unknown): void => {
  if (typeof date === 'string' && typeof moment === 'string') told = { quarter: quarterOf(new Date(moment)), date }
}

/**
 * The calendar date of now in the business time zone. What the server says is taken first: the first date that a page
 * works out costs it a twentieth of a second.
 */
export const businessToday = (): string => {
  const now = new Date()
  return told?.quarter === quarterOf(now) ? told.date : dateIn(now, zone)
}

/** The hour of now in the business time zone, 0 to 23. */
export const businessHour = (): number => Number(momentIn(new Date(), zone).slice(11, 13))
