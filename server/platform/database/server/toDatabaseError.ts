import { DatabaseError } from '../DatabaseError.ts'

const field = (error: object, name: string): string | undefined => {
  const value = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** Whatever `pg` throws, as our one error; what the server did not say itself is a lost connection (08006). */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  if (!(error instanceof Error)) return new DatabaseError({ code: '08006', message: String(error) })
  if (!field(error, 'severity')) return new DatabaseError({ code: '08006', message: connectionMessage(error) })
  return new DatabaseError({
    code: field(error, 'code') ?? 'XX000',
    message: error.message,
    severity: field(error, 'severity'),
    detail: field(error, 'detail'),
    table: field(error, 'table'),
    column: field(error, 'column'),
    constraint: field(error, 'constraint'),
  })
}

/** True when the connection must not be used again: the server did not answer, or ended it. */
export const endsConnection = ({ severity }: DatabaseError): boolean => severity === undefined || severity === 'FATAL'

const connectionMessage = (error: Error): string =>
  error.message || field(error, 'code') || 'The connection to the database was lost'
