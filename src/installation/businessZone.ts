import { dateIn, defaultTimeZone, isTimeZone } from '../../domain/calendar.ts'

let zone = defaultTimeZone

/** The business time zone: pages tell all times in it. */
export const businessZone = (): string => zone

/** Takes the zone that the server names; one that this browser does not know leaves the one before. */
export const setBusinessZone = (name: unknown): void => {
  if (typeof name === 'string' && name !== zone && isTimeZone(name)) zone = name
}

/** The calendar date of now in the business time zone. */
export const businessToday = (): string => dateIn(new Date(), zone)
