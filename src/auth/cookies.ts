export interface CookieOptions {
  /** Seconds; a session cookie where nothing is said. */
  readonly maxAge?: number
}

/** The value of a cookie, or undefined. */
export const readCookie = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

const secure = (): string => (window.location.protocol === 'https:' ? '; Secure' : '')

/** Sets a cookie for the whole site that other sites do not send along. */
export const writeCookie = (name: string, value: string, { maxAge }: CookieOptions = {}): void => {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure()}`
}

export const removeCookie = (name: string): void => writeCookie(name, '', { maxAge: 0 })
