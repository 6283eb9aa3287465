/**
 * How long what was marked as read may be marked as unread again: long enough for a slip, and too short for who would
 * rather not have read it. Milliseconds.
 */
export const slipTime = 60_000
