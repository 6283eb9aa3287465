import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { defaultLanguage } from '../../../i18n/Language.ts'
import { errorBody } from './handler.ts'
import type { ErrorOptions } from './handler.ts'
import { Problem } from './problem.ts'

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}
const codes: Readonly<Record<number, string>> = { 408: 'timeout', 413: 'tooLarge', 431: 'tooLarge' }

/**
 * For Fastify's `clientErrorHandler`: answers what is no HTTP, is too large, or did not come in time as any other
 * error, and cuts the connection. Nothing is known of the language, nor of the operator.
 */
export const clientErrors =
  (options: ErrorOptions) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = statuses[error.code ?? ''] ?? 400
    const body = JSON.stringify(
      errorBody(new Problem(status, codes[status] ?? 'invalidBody'), defaultLanguage, options),
    )
    if (socket.writable && socket.bytesWritten === 0) {
      socket.write(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          'Connection: close',
          'Content-Type: application/json; charset=utf-8',
          'Cache-Control: no-store',
          'X-Content-Type-Options: nosniff',
          `Content-Length: ${Buffer.byteLength(body)}`,
          '',
          body,
        ].join('\r\n'),
      )
    }
    socket.destroy(error)
  }
