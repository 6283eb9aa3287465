import type { Owed } from '../../../resources/core/owed.ts'
import { owedOf } from '../auth/SessionUser.ts'
import { keepToken } from '../auth/token.ts'

/** What comes after a sign-in; with what has to be done first. */
export type OnSignedIn = (owed: Owed | undefined) => void

/** A sign-in that goes on with a second factor. */
export interface SecondStep {
  readonly ticket: string
  readonly remember: boolean
}

/** What comes of a right password or code: a sign-in, or its second step. */
export interface SignInEvents {
  readonly onSignedIn: OnSignedIn
  readonly onSecondStep: (step: SecondStep) => void
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object'

/**
 * Keeps the token of a reply to a sign-in and goes on, or goes on to the second step; answers whether there was either.
 */
export const signedIn = (
  { status, token, user, ticket }: Readonly<Record<string, unknown>>,
  remember: boolean,
  { onSignedIn, onSecondStep }: SignInEvents,
): boolean => {
  if (status !== 1) return false
  if (isText(token)) {
    keepToken(token, remember)
    onSignedIn(isObject(user) ? owedOf(user) : undefined)
    return true
  }
  if (isText(ticket)) onSecondStep({ ticket, remember })
  return isText(ticket)
}
