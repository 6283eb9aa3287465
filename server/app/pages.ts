import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from './paths.ts'

/** Files whose names change with their contents never expire; any other is asked for again each time. */
const cacheControl = (path: string): string => (/[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

const hasEnding = (path: string): boolean => /\.[a-z0-9]{1,11}$/i.test(path)

/**
 * Serves the built pages: files with their pre-compressed variants, `/login` as a document of its own, and `index.html` for
 * every other address of a page. What is neither is answered as an unknown route.
 */
export const registerPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(staticFiles, {
    root: folder, serve: false, index: false, preCompressed: true, cacheControl: false,
    setHeaders: (reply, path) => { reply.header('cache-control', cacheControl(path)) },
  })
  const signIn = existsSync(join(folder, 'login.html')) ? 'login.html' : 'index.html'
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { rateLimit: false },
    handler: async (request, reply) => {
      const path = request.url.split('?')[0]!
      if (isApiPath(path)) return reply.callNotFound()
      if (/^\/login\/?$/.test(path)) return reply.sendFile(signIn)
      return reply.sendFile(hasEnding(path) ? decodeURIComponent(path) : 'index.html')
    },
  })
}
