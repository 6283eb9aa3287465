export interface CookieOptions {
  /** Seconds; a session cookie where nothing is said. */
  readonly maxAge?: number
}

const decoded = (value: string): string[] => {
  try {
    return [decodeURIComponent(value)]
  } catch {
    return []
  }
}

/**
 * The values of all cookies of that name, the one for the nearest path first; those that cannot be read are left out.
 */
export const readCookies = (name: string): string[] =>
  document.cookie
    .split('; ')
    .filter(pair => pair.startsWith(`${name}=`))
    .flatMap(pair => decoded(pair.slice(name.length + 1)))

/** The value of a cookie, or undefined. */
export const readCookie = (name: string): string | undefined => readCookies(name)[0]

const secure = (): string => (window.location.protocol === 'https:' ? '; Secure' : '')

/** Sets a cookie for the whole site that other sites do not send along. */
export const writeCookie = (name: string, value: string, { maxAge }: CookieOptions = {}): void => {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure()}`
}

export const removeCookie = (name: string): void => writeCookie(name, '', { maxAge: 0 })
