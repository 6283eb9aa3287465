import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiPath } from './paths.ts'

/** Files whose names change with their contents never expire; any other is asked for again each time. */
const hashed = /\/assets\//

const isPage = (request: FastifyRequest): boolean => {
  const path = request.url.split('?')[0]!
  return ['GET', 'HEAD'].includes(request.method) && !isApiPath(path) && !/\.[a-z0-9]{1,8}$/i.test(path)
}

/**
 * Serves the built pages: files with their pre-compressed variants, `/login` as a document of its own, and `index.html` for
 * every other page address. Answers whether a request that no route knows was one for a page.
 */
export const registerPages = async (app: FastifyInstance, folder: string): Promise<(request: FastifyRequest, reply: FastifyReply) => boolean> => {
  await app.register(staticFiles, {
    root: folder,
    index: false,
    preCompressed: true,
    // One wildcard route, so that a build while the host runs is seen, and a missing file is nobody's page.
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashed.test(path.replaceAll('\\', '/')) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const hasSignIn = existsSync(join(folder, 'login.html'))
  return (request, reply) => {
    if (!isPage(request)) return false
    const page = hasSignIn && /^\/login\/?(\?|$)/.test(request.url) ? 'login.html' : 'index.html'
    reply.sendFile(page)
    return true
  }
}
