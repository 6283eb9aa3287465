import { dayOf } from './calendar.ts'

/**
 * The earliest birth date, told from today, of somebody who is under 14 years old. Personal information of such a child
 * is sensitive and may be processed only with the consent of a parent or other guardian: Personal Information
 * Protection Law of China, articles 28 and 31.
 */
export const underConsentAge = '-14y+1d'

/**
 * The latest birth date, told from today, of somebody of 14 years: who has a mobile of their own, and is reached there.
 */
export const atConsentAge = '-14y'

/**
 * The earliest birth date, told from today, of a minor, whom a guardian stands up for: Civil Code of China, articles
 * 17, 27 and 34.
 */
export const minor = '-18y+1d'

/** Whether somebody born on a date is a minor (both YYYY-MM-DD). */
export const isMinor = (birthday: string, today: string): boolean => birthday >= dayOf(minor, today)

/** Whether a guardian has to consent for somebody born on a date (both YYYY-MM-DD). */
export const needsConsent = (birthday: string, today: string): boolean => birthday >= dayOf(underConsentAge, today)
