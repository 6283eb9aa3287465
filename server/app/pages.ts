import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { asLanguage, defaultLanguage, languages } from '../../i18n/Language.ts'
import type { Language } from '../../i18n/Language.ts'
import { isApiPath } from './paths.ts'

/** Files whose names change with their contents never expire; any other is asked for again each time. */
const cacheControl = (path: string): string => (/[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

const hasEnding = (path: string): boolean => /\.[a-z0-9]{1,11}$/i.test(path)

const inLanguage = (language: Language): string => `login.${language}.html`

/** The sign-in page with its form in it, in the language that this browser chose; the other forms the browser makes by itself. */
const brought = (url: string, cookies: string): string =>
  (/[?&]mode=/.test(url) ? 'login.html' : inLanguage(asLanguage(/(?:^|; )lang=(\w+)/.exec(cookies)?.[1]) ?? defaultLanguage))

/**
 * Serves the built pages: files with their pre-compressed variants, `/login` as a document of its own, and `index.html` for
 * every other address of a page. What is neither is answered as an unknown route.
 */
export const registerPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(staticFiles, {
    root: folder, serve: false, index: false, preCompressed: true, cacheControl: false,
    setHeaders: (reply, path) => { reply.header('cache-control', cacheControl(path)) },
  })
  const documents = ['login.html', ...languages.map(inLanguage)].filter(name => existsSync(join(folder, name)))
  const signIn = (url: string, cookies: string): string => [brought(url, cookies), 'login.html'].find(name => documents.includes(name)) ?? 'index.html'
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { rateLimit: false },
    handler: async (request, reply) => {
      const path = request.url.split('?')[0]!
      if (isApiPath(path)) return reply.callNotFound()
      if (/^\/login\/?$/.test(path)) return reply.header('vary', 'Cookie').sendFile(signIn(request.url, request.headers.cookie ?? ''))
      return reply.sendFile(hasEnding(path) ? decodeURIComponent(path) : 'index.html')
    },
  })
}
