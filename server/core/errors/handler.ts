import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fromLanguageHeader } from '../../../i18n/Language.ts'
import type { Language } from '../../../i18n/Language.ts'
import { sayMessage } from '../../../resources/core/sayMessage.ts'
import type { FieldErrors } from '../../../resources/core/validate.ts'
import { isCancelled, isTransient } from '../../platform/database/DatabaseError.ts'
import { watchMethods } from './methods.ts'
import { Problem } from './problem.ts'
import { storageProblem } from './storageProblem.ts'

export interface ErrorOptions {
  readonly translate: (
    language: Language,
    key: string,
    parameters?: Readonly<Record<string, string | number>>,
  ) => string
  readonly clock: () => Date
  /** Sees every error that is answered. */
  readonly watch?: (problem: Problem, request: FastifyRequest, reply: FastifyReply, error: Error) => void
  /** Answers an unknown address with a page, where a page is what the caller waits for. */
  readonly notFoundPage?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined
  /**
   * Development alone: what a defect is and where, for the reply's `detail`. It may quote anything, so no other host
   * has it.
   */
  readonly explain?: (error: Error) => string
}

/** The body of every error that is answered. */
export interface ErrorBody {
  readonly status: number
  readonly code: string
  readonly timestamp: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
  /** Development alone. */
  readonly detail?: string
}

/** Fields whose errors are answered: more than any form has, and few enough that a body of nonsense costs little. */
const mostErrors = 200

const byStatus: { readonly [status: number]: string } = {
  400: 'invalidBody',
  401: 'unauthenticated',
  404: 'noRoute',
  405: 'methodNotAllowed',
  406: 'notAcceptable',
  408: 'timeout',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupportedMedia',
  416: 'range',
  429: 'tooManyRequests',
  503: 'unavailable',
}

const isBrokenJson = (error: FastifyError): boolean =>
  error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || (error instanceof SyntaxError && error.statusCode === 400)

/** What a signal throws whose time is over, or whose caller has gone. */
const isAborted = ({ name }: Error): boolean => name === 'AbortError' || name === 'TimeoutError'

/** Whatever is thrown as a Problem; what is no mistake of the caller becomes 500 `unexpected`. */
export const toProblem = (error: FastifyError | Problem | Error): Problem => {
  if (error instanceof Problem) return error
  if (isTransient(error)) return new Problem(503, 'busy')
  if (isCancelled(error) || isAborted(error)) return new Problem(503, 'tookTooLong')
  const unstored = storageProblem(error)
  if (unstored) return unstored
  const given = error as FastifyError
  if (isBrokenJson(given)) return new Problem(400, 'brokenJson')
  const status = given.statusCode ?? 500
  return status >= 400 && (status < 500 || status === 503)
    ? new Problem(status, byStatus[status] ?? 'invalidBody')
    : new Problem(500, 'unexpected')
}

/** The error as it is answered, in the language of the call. */
export const errorBody = (problem: Problem, language: Language, { translate, clock }: ErrorOptions): ErrorBody => {
  const fieldTexts = (errors: FieldErrors) =>
    Object.fromEntries(
      Object.entries(errors)
        .slice(0, mostErrors)
        .map(([path, message]) => [
          path,
          sayMessage((key, parameters) => translate(language, key, parameters), message),
        ]),
    )
  return {
    ...problem.details,
    status: problem.status,
    code: problem.code,
    timestamp: clock().toISOString(),
    message: problem.texts?.[language] ?? translate(language, `errors.${problem.code}`, problem.parameters),
    ...(problem.errors ? { errors: fieldTexts(problem.errors) } : {}),
  }
}

/** The work was left off because its caller had gone: that is nobody's fault. */
const isLeft = (problem: Problem, reply: FastifyReply): boolean => problem.code === 'tookTooLong' && reply.raw.destroyed

const answer = (
  options: ErrorOptions,
  error: FastifyError | Problem | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const problem = toProblem(error)
  if (isLeft(problem, reply)) request.log.info('the caller had gone')
  else {
    options.watch?.(problem, request, reply, error)
    if (problem.status >= 500) request.log.error({ err: error }, 'the call failed')
  }
  const body = errorBody(problem, fromLanguageHeader(request.headers['language']), options)
  const told =
    options.explain && problem !== error && problem.status >= 500 ? { ...body, detail: options.explain(error) } : body
  return reply.code(problem.status).header('Cache-Control', 'no-store').send(told)
}

/**
 * Answers errors of every route that is declared after, unknown routes, and known ones by another method (405 with
 * `Allow`), in one shape.
 */
export const registerErrors = (app: FastifyInstance, options: ErrorOptions): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(options, error, request, reply))
  const methodsAt = watchMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url)
    if (methods.length > 0 && !methods.includes(request.method))
      void answer(options, new Problem(405, 'methodNotAllowed'), request, reply.header('Allow', methods.join(', ')))
    else if (!options.notFoundPage?.(request, reply)) void answer(options, new Problem(404, 'noRoute'), request, reply)
  })
}

/** For Fastify's `frameworkErrors`: addresses that cannot be decoded, before there is a route. */
export const frameworkErrors =
  (options: ErrorOptions) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void answer(options, error.code === 'FST_ERR_BAD_URL' ? new Problem(404, 'noRoute') : error, request, reply)
  }
