export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The moment that lies so many milliseconds later. */
export const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)

/**
 * When a session ends by itself: a day after the sign-in if it is remembered, else twelve hours after it was last used;
 * the settings may end it earlier.
 */
export const expiryOf = (session: { remember: boolean; createdAt: Date; lastUsedAt: Date }): Date =>
  session.remember ? later(session.createdAt, day) : later(session.lastUsedAt, 12 * hour)

/** How often the last use of a session is written at most. */
export const touchInterval = minute

/** How long a one-time password that was sent can be used. */
export const oneTimePasswordLifetime = 7 * day
