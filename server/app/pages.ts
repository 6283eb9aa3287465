import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileAddress, isPageAddress } from '../../domain/pageAddress.ts'
import { asLanguage, defaultLanguage, languages } from '../../i18n/Language.ts'
import type { Language } from '../../i18n/Language.ts'
import { isApiPath } from './paths.ts'
import { withoutDocumentPolicies } from './security.ts'

/** Files whose names change with their contents never expire; any other is asked for again each time. */
const cacheControl = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

const inLanguage = (language: Language): string => `login.${language}.html`

/**
 * The sign-in page with its form in it, in the language that this browser chose; the other forms the browser makes by
 * itself.
 */
const brought = (url: string, cookies: string): string =>
  /[?&]mode=/.test(url)
    ? 'login.html'
    : inLanguage(asLanguage(/(?:^|; )lang=(\w+)/.exec(cookies)?.[1]) ?? defaultLanguage)

/** The path as the browser sent it, which may be no text. */
const pathOf = (url: string): string => url.split('?')[0]!

/** Whether somebody opened the address in a browser; scripts and pictures that are gone are told to programs. */
const isOpened = ({ method, originalUrl, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !isApiPath(originalUrl) && (headers.accept ?? '').includes('text/html')

/**
 * Serves the built pages: files with their pre-compressed variants, `/login` as a document of its own, and `index.html`
 * for every other address of a page. What is neither is answered as an unknown route.
 */
export const registerPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
      // Compressed beforehand, it is the file beside it that is named.
      if (/\.(?:js|css|woff2|png)(?:\.(?:br|gz))?$/.test(path)) withoutDocumentPolicies(reply)
    },
  })
  const documents = ['login.html', ...languages.map(inLanguage)].filter(name => existsSync(join(folder, name)))
  const signIn = (url: string, cookies: string): string =>
    [brought(url, cookies), 'login.html'].find(name => documents.includes(name)) ?? 'index.html'
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { rateLimit: false },
    handler: (request, reply) => {
      const path = pathOf(request.originalUrl)
      const isSignIn = /^\/login\/?$/.test(path)
      if (isSignIn) reply.header('vary', 'Cookie')
      const name = isSignIn
        ? signIn(request.url, request.headers.cookie ?? '')
        : isPageAddress(path)
          ? 'index.html'
          : fileAddress(path)
      if (name === undefined || isApiPath(path)) reply.callNotFound()
      else void reply.sendFile(name)
    },
  })
}

/**
 * The page that says there is none, for whoever opened an unknown address in a browser; nothing for others. It needs
 * `registerPages`.
 */
export const notFoundPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined =>
  isOpened(request) ? reply.code(404).header('vary', 'Accept').sendFile('index.html') : undefined
