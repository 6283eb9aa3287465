import type { FastifyInstance } from 'fastify'
import { requestLine } from '../../resources/core/calls.ts'
import { isUploadKey } from '../../resources/core/types/image/index.ts'
import { upload } from '../../resources/system/upload.ts'
import { routePath } from '../core/route.ts'
import { notFound, Problem } from '../core/errors/problem.ts'
import { pageToken } from '../platform/session/pageToken.ts'
import type { Sessions } from '../platform/session/sessions.ts'
import type { Files } from '../platform/storage/Files.ts'
import { sendStored } from '../platform/storage/sendStored.ts'
import type { Database } from '../platform/database/Database.ts'

interface Asked {
  Params: { readonly key: string; readonly signature: string }
}

/**
 * What lies under a key never changes; a browser keeps it for as long as it sends the same cookies, so that nothing is
 * left to look at once the session's is gone.
 */
const headers = { 'cache-control': 'private, max-age=43200, immutable', vary: 'Cookie, Authorization' }

/** Whether a token stands for somebody who is signed in; looking at a picture is no use of the session. */
const isLive = async ({ look }: Pick<Sessions, 'look'>, token: string): Promise<boolean> => {
  try {
    await look(token)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/**
 * `GET api/file/{key}/{signature}`: an uploaded file at the address that a session was given for it. Pages show pictures without a bearer token, so
 * that the cookie tells the session. Whatever is wrong, there is no such file.
 */
export const registerFiles = (
  app: FastifyInstance,
  { storage, isOwn }: Files,
  { db }: Pick<Database, 'db'>,
  sessions: Pick<Sessions, 'look'>,
): void => {
  app.get<Asked>(routePath(requestLine(upload, 'file').template), async (request, reply) => {
    const { key, signature } = request.params
    const token = pageToken(request.headers)
    if (token === null || !isUploadKey(key) || !isOwn({ key, signature }, token) || !(await isLive(sessions, token)))
      throw notFound()
    if (!(await sendStored(request, reply.headers(headers), key, { storage, db }))) throw notFound()
    return reply
  })
}
