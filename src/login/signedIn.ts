import { keepToken } from '../auth/token.ts'

/** What comes after a sign-in; whether a one-time password has to be replaced first. */
export type OnSignedIn = (mustChangePassword: boolean) => void

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object'

/** Keeps the token of a reply to a sign-in and goes on; answers whether there was one. */
export const signedIn = (reply: Readonly<Record<string, unknown>>, remember: boolean, onSignedIn: OnSignedIn): boolean => {
  const { status, token, user } = reply
  if (status !== 1 || typeof token !== 'string' || token === '') return false
  keepToken(token, remember)
  onSignedIn(isObject(user) && user['mustChangePassword'] === true)
  return true
}
