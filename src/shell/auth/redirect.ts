import { owed } from '../../../resources/core/owed.ts'
import type { Owed } from '../../../resources/core/owed.ts'

// Spelled in whatever way: it would lead back here.
const isSignInPage = (pathname: string): boolean => /^\/login(\.html)?\/?([?#]|$)/i.test(decodeURIComponent(pathname))

/**
 * Where to go after signing in: the page that was asked for if it is one of this site, else the home page. Only paths
 * are taken, so that a link cannot lead an operator to another site (`//evil`, `/\evil`, `https:`, `javascript:` are
 * refused).
 */
export const safeRedirect = (wanted: string | null | undefined, origin: string = window.location.origin): string => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/'
  try {
    const url = new URL(wanted, origin)
    const target = url.pathname + url.search + url.hash
    return url.origin !== origin || /^\/[/\\]/.test(target) || isSignInPage(url.pathname) ? '/' : target
  } catch {
    return '/'
  }
}

/** The sign-in page, which leads back to the given page. */
export const loginPath = (from: string): string => {
  const target = safeRedirect(from)
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`
}

/** Where each of what may be owed is done. */
const owedPages: Readonly<Record<Owed, string>> = {
  mustChangePassword: '/user/updatePass',
  mustSetUpSecondFactor: '/user/secondFactor',
}

/** The page on which that is done, which leads on to the given page. */
export const owedPath = (what: Owed, next: string): string =>
  `${owedPages[what]}?redirect=${encodeURIComponent(safeRedirect(next))}`

/** What is done on the page of a path, if it is one of these. */
export const owedAt = (pathname: string = window.location.pathname): Owed | undefined =>
  owed.find(one => owedPages[one] === pathname.replace(/\/$/, ''))

/** Where the address of a page says that it leads on to. */
export const nextIn = (search: string = window.location.search): string =>
  safeRedirect(new URLSearchParams(search).get('redirect'))

/** The page that is open now. */
export const here = ({ pathname, search, hash }: Location = window.location): string => pathname + search + hash
