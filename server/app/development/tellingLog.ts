import pino from 'pino'
import type { Logger } from 'pino'
import { loggedError, logOptions, standardOutput } from '../logging.ts'
import type { LogStream } from '../logging.ts'
import type { LogLevel } from '../../settings.ts'

interface Line {
  readonly err?: { readonly explanation?: string }
}

/** The line as any host logs it, and after it in words what its error was. */
const told = (line: string): string => {
  const { err, ...others } = JSON.parse(line) as Line
  if (err?.explanation === undefined) return line
  const { explanation, ...logged } = err
  return `${JSON.stringify({ ...others, err: logged })}\n\n${explanation}\n\n`
}

/**
 * The log of a development host, which explains errors to whoever sits before it. Explanations may quote anything: no
 * other host has this log.
 */
export const createTellingLog = (
  level: LogLevel,
  explain: (error: Error) => string,
  stream: LogStream = standardOutput(),
): Logger => {
  const { serializers, ...options } = logOptions(level)
  const err = (error: Error): object => ({ ...loggedError(error), explanation: explain(error) })
  return pino({ ...options, serializers: { ...serializers, err } }, { write: line => stream.write(told(line)) })
}
