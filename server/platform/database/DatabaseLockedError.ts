/** Somebody else has the database in a way that leaves no room; the message says who, and how to go on. */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError'
}
