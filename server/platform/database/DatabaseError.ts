/** What PostgreSQL says about a failed statement; the same on both drivers. */
export interface DatabaseErrorParts {
  code: string
  message: string
  constraint?: string | undefined
  table?: string | undefined
  column?: string | undefined
  detail?: string | undefined
  severity?: string | undefined
  cause?: unknown
}

/**
 * The one error of the data layer. `code` is an SQLSTATE. `detail` holds values of the row (`Key (mobile)=(…) already
 * exists.`), so it cannot be enumerated: loggers that print an error's own properties leave it out. For the same reason
 * the values PostgreSQL quotes in messages of class 22 are cut out.
 */
export class DatabaseError extends Error {
  readonly code: string
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
  readonly severity: string | undefined
  declare readonly detail: string | undefined
  /** The SQL that failed, with placeholders for its values; like `detail` it is for those who ask for it by name. */
  declare readonly statement: string | undefined

  constructor(parts: DatabaseErrorParts) {
    super(withoutValues(parts.code, parts.message), parts.cause === undefined ? undefined : { cause: parts.cause })
    this.name = 'DatabaseError'
    this.code = parts.code
    this.constraint = parts.constraint
    this.table = parts.table
    this.column = parts.column
    this.severity = parts.severity
    Object.defineProperty(this, 'detail', { value: parts.detail, enumerable: false })
  }

  /** Notes the statement, and who waits for it: where the answer was read the stack knows nobody any more. */
  during(statement: string): this {
    Object.defineProperty(this, 'statement', { value: statement, enumerable: false, configurable: true })
    Error.captureStackTrace(this)
    return this
  }
}

const withoutValues = (code: string, message: string): string =>
  code.startsWith('22') ? message.replace(/"[^"]*"/gs, '"…"') : message

const transientCodes = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '53300', // too many connections
  '55P03', // waited too long for its turn
  '57P01',
  '57P02',
  '57P03', // the server is going down or coming up
])

/** True when the same transaction may well succeed if it is run again from its beginning. */
export function isTransient(error: unknown): error is DatabaseError {
  if (!(error instanceof DatabaseError)) return false
  return transientCodes.has(error.code) || error.code.startsWith('08') || isStalePlan(error)
}

/**
 * What keeps the database from writing: its disk is full, it may be read only, or its files fail; undefined for any
 * other error.
 */
export const storageFailure = (error: unknown): 'noSpace' | 'readOnly' | 'notWritable' | undefined => {
  if (!(error instanceof DatabaseError)) return undefined
  if (error.code === '53100') return 'noSpace'
  if (error.code === '25006') return 'readOnly'
  return error.code.startsWith('58') ? 'notWritable' : undefined
}

/** True when a statement was ended because it took too long. */
export const isCancelled = (error: unknown): boolean => error instanceof DatabaseError && error.code === '57014'

/** True when a prepared statement was planned before a table changed; it must be prepared again. */
export const isStalePlan = (error: DatabaseError): boolean =>
  error.code === '0A000' && error.message.includes('cached plan')
