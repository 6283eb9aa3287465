import { dayOf } from './calendar.ts'

/**
 * The earliest birth date, told from today, of somebody who is under 14 years old. Personal information of such a child is sensitive and may be
 * processed only with the consent of a parent or other guardian: Personal Information Protection Law of China, articles 28 and 31.
 */
export const underConsentAge = '-14y+1d'

/** Whether a guardian has to consent for somebody born on a date (both YYYY-MM-DD). */
export const needsConsent = (birthday: string, today: string): boolean => birthday >= dayOf(underConsentAge, today)
