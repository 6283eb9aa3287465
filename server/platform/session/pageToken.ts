import type { IncomingHttpHeaders } from 'node:http'

/**
 * The bearer token of a request, or that of the page which makes it: a browser that opens a document or shows a picture
 * sends cookies alone. For what only reads; whatever changes something is asked for by the bearer token. Other schemes
 * are a proxy's own.
 */
export const pageToken = ({ authorization, cookie }: IncomingHttpHeaders): string | null =>
  /^\s*Bearer\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1] ??
  /(?:^|;\s*)Admin-Token=([^;]+)/.exec(cookie ?? '')?.[1] ??
  null
