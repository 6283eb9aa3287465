import type { FastifyInstance } from 'fastify'
import { isApiPath } from './paths.ts'

// Styles may be inline, because the component library writes them at run time; scripts may not. Pages may show pictures that
// they made themselves, and talk to this host alone.
const contentPolicy: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** What browsers must know of every answer; the same for all, so that it is put together once. */
const headers: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(contentPolicy).map(([directive, sources]) => `${directive} ${sources}`).join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  // The host may share its name with sites that have no certificate, so that they are not included.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter that old browsers have can be misused; 0 turns it off.
  'x-xss-protection': '0',
}

/** Security headers of the whole site. */
export const registerSecurity = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Answers of the API are of one caller and of one moment; no cache between may keep them.
    if (isApiPath(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}
