import type { FastifyInstance } from 'fastify'
import { requestLine } from '../../resources/schema/calls.ts'
import { isUploadKey } from '../../resources/schema/kinds/image/index.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { upload } from '../../resources/session/upload.ts'
import { routePath } from '../engine/route.ts'
import { notFound } from '../errors/problem.ts'
import type { Files } from './Files.ts'
import { pictureType } from './picture.ts'

interface Asked {
  Params: { readonly key: string }
  Querystring: { readonly expires?: unknown; readonly signature?: unknown }
}

/** What a picture is shown as, and nothing else: whatever it held, a browser runs none of it. */
const headers = {
  'content-type': pictureType,
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/**
 * `GET api/file/{key}`: an uploaded picture at an address that was signed. Pictures stand in pages that cannot send a token along, so the
 * signature is what lets them pass; whatever is wrong with it, there is no such file.
 */
export const registerFiles = (app: FastifyInstance, { storage, validFor }: Files, clock: () => Date): void => {
  app.get<Asked>(routePath(requestLine(upload as unknown as AnyResource, 'file').template), async ({ params: { key }, query: { expires, signature } }, reply) => {
    if (!isUploadKey(key) || typeof expires !== 'string' || !/^\d{1,12}$/.test(expires) || typeof signature !== 'string') throw notFound()
    const seconds = validFor({ key, expires: Number(expires), signature }, clock())
    const bytes = seconds > 0 ? await storage.get(key) : undefined
    if (!bytes) throw notFound()
    return reply.headers({ ...headers, 'cache-control': `private, max-age=${seconds}, immutable` }).send(bytes)
  })
}
