/** Paths that the API host answers itself; every other is a page or one of its files. */
const own = /^\/(api|auth|health|ready|docs|openapi\.json)(?=[/?]|$)/

/** Whether a request's address belongs to the API rather than to the pages. */
export const isApiPath = (url: string): boolean => own.test(url)
