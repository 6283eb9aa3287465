import { Navigate, useLocation } from 'react-router-dom'

/**
 * What stands behind the first part of an address, which is always a path of this site: what is left of `//evil` or
 * `/\evil` is a page of that name, which there is not.
 */
export const innerPath = (pathname: string): string =>
  `/${pathname.replace(/^\/+[^/\\]*/, '').replace(/^(?:[/\\]|%5c|%2f)+/i, '')}`

/** Leads from `/{group}/{page}` to `/{page}`: groups nest the menu, they are no part of an address. */
export const InnerPath = () => {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={{ pathname: innerPath(pathname), search, hash }} replace />
}
