/**
 * Milliseconds for which a message offers to take back what was done: long enough to be reached by hand or by keyboard.
 */
export const undoTime = 10_000
