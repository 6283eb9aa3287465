import { readCookie, removeCookie, writeCookie } from './cookies.ts'

const name = 'Admin-Token'
const day = 86_400

/** The bearer token of the session, or undefined. */
export const readToken = (): string | undefined => readCookie(name) || undefined

/** Keeps the token for a day where the operator wants to be remembered, else until the browser closes. */
export const keepToken = (token: string, remember: boolean): void => writeCookie(name, token, remember ? { maxAge: day } : {})

export const forgetToken = (): void => removeCookie(name)
