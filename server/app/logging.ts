import pino from 'pino'
import type { Logger, LoggerOptions } from 'pino'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LogLevel } from '../settings.ts'

/** Where log lines go; standard output where nothing is given. */
export interface LogStream {
  write(line: string): void
}

/** Only the places of a stack: its first lines repeat the message. */
const framesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .map(line => line.trim())
    .join('\n')

/**
 * What of an error may be logged. Messages of the database and of parsers quote the values that they stumbled over, so
 * only name, code and place are kept of those.
 */
export const loggedError = (error: Error): Record<string, string> => {
  const { code, constraint, table } = error as Error & { code?: unknown; constraint?: unknown; table?: unknown }
  const quotesValues = error.name === 'DatabaseError' || error instanceof SyntaxError || error.cause !== undefined
  const details = Object.entries({ code, constraint, table }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    type: error.name,
    message: quotesValues ? '' : error.message,
    stack: framesOf(error.stack),
    ...Object.fromEntries(details),
  }
}

/** What every line of a log is made of. */
export const logOptions = (level: LogLevel): LoggerOptions => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: label => ({ level: label }) },
  redact: {
    paths: ['req.headers', 'res.headers', '*.authorization', '*.cookie', '*.password', '*.token'],
    remove: true,
  },
  serializers: {
    err: loggedError,
    // Whoever logs a request logs its route, never the address as it was called: that holds ids and searched names.
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
    res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  },
})

/** Standard output, written to once in a turn of the event loop: answers that go out together share one write. */
export const standardOutput = (): LogStream => {
  const output = pino.destination({ dest: 1, sync: true })
  let lines = ''
  const write = (): void => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  process.once('exit', write)
  return {
    write(line) {
      if (lines === '') setImmediate(write)
      lines += line
    },
  }
}

/** The host's log: one JSON line each, without bodies, queries, addresses of callers, tokens and cookies. */
export const createLog = (level: LogLevel, stream: LogStream = standardOutput()): Logger =>
  pino(logOptions(level), stream)

/** Logs each answer once: route pattern, status, milliseconds and operator; the request's id is part of every line. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const details = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.caller ? { operator: request.caller.id } : {}),
    }
    if (reply.statusCode >= 500) request.log.error(details, 'answered')
    else request.log.info(details, 'answered')
    done()
  })
}
