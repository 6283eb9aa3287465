import type { Message } from '../../../resources/core/message.ts'
import type { FieldErrors } from '../../../resources/core/validate.ts'

export interface ProblemOptions {
  readonly parameters?: Readonly<Record<string, string | number>>
  readonly errors?: FieldErrors | undefined
  readonly details?: Readonly<Record<string, unknown>>
  /** Said instead of the catalogue's text: what an administrator wrote in each language. */
  readonly texts?: Readonly<Record<'zh' | 'en', string>>
}

/**
 * Errors by name, none as yet. A caller may name a parameter like what every object inherits, which an ordinary object
 * would lose.
 */
export const noErrors = (): Record<string, Message> => Object.create(null) as Record<string, Message>

/**
 * Every error that a caller may see. `code` is a key of `errors.*` in the catalogues and part of the reply;
 * `parameters` fill its text; `errors` name fields with their messages. Anything else that is thrown is a defect and
 * answered as 500 `unexpected`.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string
  readonly parameters: Readonly<Record<string, string | number>>
  readonly errors: FieldErrors | undefined
  /** Further keys of the reply's body. */
  readonly details: Readonly<Record<string, unknown>>
  readonly texts: ProblemOptions['texts']

  constructor(status: number, code: string, options: ProblemOptions = {}) {
    super(code)
    this.status = status
    this.code = code
    this.parameters = options.parameters ?? {}
    this.errors = options.errors
    this.details = options.details ?? {}
    this.texts = options.texts
  }
}

/** The same problem with what is wrong with its fields said otherwise. */
export const withErrors = (problem: Problem, say: (path: string, message: Message) => Message): Problem =>
  problem.errors === undefined
    ? problem
    : new Problem(problem.status, problem.code, {
        parameters: problem.parameters,
        details: problem.details,
        ...(problem.texts ? { texts: problem.texts } : {}),
        errors: Object.fromEntries(Object.entries(problem.errors).map(([path, message]) => [path, say(path, message)])),
      })

/** 404: no such record, or not in the operator's scope; the reply does not tell which. */
export const notFound = (): Problem => new Problem(404, 'notFound')

/** 400 with a message per field. */
export const invalid = (errors: FieldErrors): Problem => new Problem(400, 'invalid', { errors })

/** 403: signed in, but without this permission. */
export const forbidden = (permission: string): Problem => new Problem(403, 'forbidden', { parameters: { permission } })

/** 401: no token, or one that is not valid any more. */
export const unauthenticated = (): Problem => new Problem(401, 'unauthenticated')

/**
 * 409: the record changed since it was read; the reply shows it as it now is, so that a form can tell the differences.
 */
export const stale = (record?: Readonly<Record<string, unknown>>): Problem =>
  new Problem(409, 'stale', record ? { details: { record } } : {})

/**
 * 409: the action is not possible in the record's present state; the reply says which field (`key`, in words `field`)
 * stands in the way.
 */
export const notNow = (action: string, key: string, field: string): Problem =>
  new Problem(409, 'notNow', { parameters: { field }, details: { action, key } })
