/**
 * What may have changed: something new to read, a letter, a comment, the menu, the operator's rights, the site as a
 * whole, where patients belong.
 */
export const liveTopics = ['notice', 'mail', 'comment', 'menu', 'session', 'site', 'patient'] as const
export type LiveTopic = (typeof liveTopics)[number]

/** Where pages are told at once that something changed, never what: they ask for it as they always do. */
export const livePath = 'api/ws'

/** The first thing that a page says over the connection, so that no token stands in an address. */
export interface LiveGreeting {
  readonly token: string
  /**
   * For how many milliseconds the page has been asking already: whatever changed since then it is told. A page that has
   * just begun says nothing.
   */
  readonly age?: number
}

/** What a host says: that it knows the caller, that it is still there, or that something may have changed. */
export type LiveMessage = { readonly ready: true } | { readonly beat: true } | { readonly topic: LiveTopic }

/** Milliseconds between two signs of life of a host. */
export const liveBeat = 25_000

/**
 * Why a host closes a connection, beside the codes of the protocol itself; 4000 and the status say what the session has
 * become.
 */
export const liveCodes = {
  goingAway: 1001,
  refused: 1008,
  failed: 1011,
  expired: 4401,
  tooLate: 4408,
  tooMany: 4429,
  signedInElsewhere: 4444,
  siteClosed: 4445,
} as const
