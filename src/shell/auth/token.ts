import { readCookies, removeCookie, writeCookie } from './cookies.ts'
import { forgetIdle } from './idle.ts'
import { announceToken } from './otherTabs.ts'

const name = 'Admin-Token'
const day = 86_400

/** What can be sent in a header at all; anything else was never a token, and must not keep anybody from signing in. */
const isToken = (value: string): boolean => /^[\x21-\x7e]{1,512}$/.test(value)

/** The bearer token that this browser holds now, or undefined. */
export const readToken = (): string | undefined => readCookies(name).find(isToken)

let own: string | undefined
let isKnown = false

/**
 * The token that this page works with: the one that was there when it was first asked for. Somebody else who signs in
 * in another tab changes the cookie, and must not be taken for the operator whose name stands on this page.
 */
export const ownToken = (): string | undefined => {
  if (!isKnown) own = readToken()
  isKnown ||= own !== undefined
  return own
}

const changed = (token: string | undefined): void => {
  own = token
  isKnown = true
  forgetIdle()
  announceToken()
}

/** Keeps the token for a day where the operator wants to be remembered, else until the browser closes. */
export const keepToken = (token: string, remember: boolean): void => {
  writeCookie(name, token, remember ? { maxAge: day } : {})
  changed(token)
}

/** Signs this page out; a token that another tab brought meanwhile stays. */
export const forgetToken = (): void => {
  if (!isKnown || own === readToken()) removeCookie(name)
  changed(undefined)
}
