/**
 * What is wrong with an answer to an odd request: it must be one, and what is refused is told in words. Undefined where
 * nothing is.
 */
export const wrongIn = ({
  status,
  body,
}: {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}): string | undefined => {
  if (status >= 500) return `it is a failure of the server: ${status}`
  if (status < 400) return undefined
  const errors = Object.values((body['errors'] ?? {}) as Record<string, string>)
  if (String(body['message'] ?? '').length < 4) return 'it has no message'
  if (body['code'] === 'invalid' && errors.length === 0) return 'it names no field'
  return errors.find(text => text.startsWith('validation.'))
}
