import { HttpError, localError } from './HttpError.ts'
import type { ErrorBody } from './HttpError.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

// react-admin cannot show a null text, so fields without one are left out.
const fieldTexts = (errors: unknown): Record<string, string> =>
  isObject(errors)
    ? Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => isText(entry[1])))
    : {}

/**
 * The error that a reply stands for: the server's message, code and field texts, or `errors.unreadable` where it sent
 * none.
 */
export const replyError = (status: number, json: unknown): HttpError => {
  if (!isObject(json) || !(isText(json['message']) || isText(json['msg']))) return localError('unreadable', status)
  const message = (isText(json['message']) ? json['message'] : json['msg']) as string
  const { errors, ...rest } = json
  const texts = fieldTexts(errors)
  const body: ErrorBody = { ...rest, message }
  return new HttpError(
    message,
    status,
    Object.keys(texts).length > 0 ? { ...body, errors: { ...texts, root: { serverError: message } } } : body,
  )
}

/** Whether a reply with status 200 says no: `{ "status": 0, "msg" }`, as sign-in answers. */
export const isRefusal = (json: unknown): boolean =>
  isObject(json) && json['status'] === 0 && typeof json['msg'] === 'string' && !('id' in json)

/** The error of a refusal; it carries the HTTP status that came with it. */
export const refusal = (status: number, json: unknown): HttpError => {
  const { msg } = json as { msg: string }
  return new HttpError(msg === '' ? 'errors.unreadable' : msg, status, {
    ...(json as ErrorBody),
    code: 'refused',
    message: msg,
  })
}
