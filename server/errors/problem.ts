import type { FieldErrors } from '../../resources/schema/validate.ts'

/**
 * Every error that a caller may see. `code` is a key of `errors.*` in the catalogues and part of the reply; `parameters` fill its
 * text; `errors` name fields with their messages. Anything else that is thrown is a defect and answered as 500 `unexpected`.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string
  readonly parameters: Readonly<Record<string, string | number>>
  readonly errors: FieldErrors | undefined

  constructor(status: number, code: string, options: { parameters?: Readonly<Record<string, string | number>>; errors?: FieldErrors } = {}) {
    super(code)
    this.status = status
    this.code = code
    this.parameters = options.parameters ?? {}
    this.errors = options.errors
  }
}

/** 404: no such record, or not in the operator's scope; the reply does not tell which. */
export const notFound = (): Problem => new Problem(404, 'notFound')

/** 400 with a message per field. */
export const invalid = (errors: FieldErrors): Problem => new Problem(400, 'invalid', { errors })

/** 403: signed in, but without this permission. */
export const forbidden = (permission: string): Problem => new Problem(403, 'forbidden', { parameters: { permission } })

/** 401: no token, or one that is not valid any more. */
export const unauthenticated = (): Problem => new Problem(401, 'unauthenticated')

/** 409: the record changed since it was read. */
export const stale = (): Problem => new Problem(409, 'stale')

/** 409: the action is not possible in the record's present state. */
export const notNow = (action: string, key: string): Problem => new Problem(409, 'notNow', { parameters: { action, key } })
