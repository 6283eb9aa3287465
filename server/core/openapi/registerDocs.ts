import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fromLanguageHeader } from '../../../i18n/index.ts'
import type { Language } from '../../../i18n/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { apiDocument } from './document.ts'
import type { ApiDocument } from './document.ts'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`

// Calls are tried with the session that the browser has; no token is typed or stored here.
const start = `const cookie = name => decodeURIComponent(document.cookie.split('; ').find(one => one.startsWith(name + '='))?.slice(name.length + 1) ?? '')
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  requestInterceptor: request => {
    request.headers.Language ??= cookie('lang') === 'en' ? 'en' : 'cn'
    if (cookie('Admin-Token')) request.headers.Authorization ??= 'Bearer ' + cookie('Admin-Token')
    return request
  },
})
`

/** Answers nothing where the caller may read the document; throws a Problem where not. */
export type DocsGuard = (request: FastifyRequest) => Promise<void>

/**
 * `GET /openapi.json`, and `GET /docs`, a page that shows it and tries its calls. Both are for whom the guard lets
 * through.
 */
export const registerDocs = async (
  app: FastifyInstance,
  resources: readonly AnyResource[],
  guard: DocsGuard,
): Promise<void> => {
  const documents = new Map<Language, ApiDocument>()
  const documentIn = (language: Language): ApiDocument => {
    const document = documents.get(language) ?? apiDocument(resources, language)
    documents.set(language, document)
    return document
  }
  await app.register(async docs => {
    docs.addHook('onRequest', guard)
    docs.get('/openapi.json', async request => documentIn(fromLanguageHeader(request.headers['language'])))
    docs.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
    docs.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start))
    await docs.register(staticFiles, {
      root: dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/static/swagger-ui.css')),
      prefix: '/docs/',
      decorateReply: false,
      index: false,
      cacheControl: false,
    })
  })
}
