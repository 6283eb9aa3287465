import { decodedPath } from '../../domain/pageAddress.ts'

/** Paths that the API host answers itself; every other is a page or one of its files. */
const own = /^\/(api|auth|health|ready|docs|openapi\.json)(?=[/?]|$)/

/** Whether a request's address belongs to the API rather than to the pages. */
export const isApiPath = (url: string): boolean => own.test(url)

/**
 * Whether what is answered there is data, which a browser shows as no page of the product's: all of the API but the
 * pages that document it.
 */
export const isDataPath = (url: string): boolean => isApiPath(url) && !/^\/docs(?:[/?]|$)/.test(url)

/**
 * The address with its percent signs as signs where a page's cannot be decoded, so that it is answered as any other
 * unknown one; `originalUrl` stays as it was sent.
 */
export const routable = (url: string): string => {
  const path = url.split('?')[0]!
  return isApiPath(url) || decodedPath(path) !== undefined ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}
