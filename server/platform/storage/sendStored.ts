import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { pictureType } from './picture.ts'
import type { Places } from './Places.ts'
import type { Range } from './Storage.ts'
import './tables.ts'

/** What is kept of a file that came by parts, or of a picture, of which there is nothing to say. */
interface Described {
  readonly name: string | null
  readonly size: number
  readonly type: string | null
}

/** What a browser plays; of anything else it learns no kind, and keeps it. */
const played: { readonly [type: string]: string } = { mp4: 'video/mp4', webm: 'video/webm' }

const partOf = (header: string | undefined, size: number): Range | 'wrong' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return start >= size || start > end ? 'wrong' : { start, end }
}

/** The name as a header takes it: in ASCII, and as it is (RFC 6266). */
const named = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, one => `%${one.charCodeAt(0).toString(16)}`)}`

/**
 * Sends a stored file: a picture to be shown, anything else to be kept, a part of it where a part is asked for.
 * Whatever a file holds, a browser runs none of it. Answers whether there was one.
 */
export const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  { storage, db }: { readonly storage: Places; readonly db: Kysely<Tables> },
): Promise<boolean> => {
  const described: Described | undefined = await db
    .selectFrom('upload')
    .select(['name', 'size', 'type'])
    .where('key', '=', key)
    .executeTakeFirst()
  void reply.headers({ 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' })
  if (!described || described.name === null) {
    const bytes = await storage.get(key)
    if (bytes) await reply.headers({ 'content-type': pictureType, 'content-disposition': 'inline' }).send(bytes)
    return bytes !== undefined
  }
  const { name, size, type } = described
  const part = partOf(request.headers.range, size)
  if (part === 'wrong') {
    await reply.code(416).header('content-range', `bytes */${size}`).send()
    return true
  }
  const stream = await storage.read(key, part)
  if (!stream) return false
  const length = part ? part.end - part.start + 1 : size
  // As it is, whatever the caller takes: a part of something compressed would be a part of something else.
  void reply.code(part ? 206 : 200).headers({
    'content-type': played[type ?? ''] ?? 'application/octet-stream',
    'content-disposition': named(name),
    'content-length': length,
    'accept-ranges': 'bytes',
    'x-no-compression': '1',
    'content-encoding': 'identity',
    ...(part ? { 'content-range': `bytes ${part.start}-${part.end}/${size}` } : {}),
  })
  await reply.send(stream)
  return true
}
