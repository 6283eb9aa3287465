import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { Server } from '@tus/server'
import type { Upload } from '@tus/utils'
import { fileTypeFromBuffer } from 'file-type'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Language } from '../../../i18n/Language.ts'
import type { Field } from '../../../resources/core/field.ts'
import { message } from '../../../resources/core/message.ts'
import { allows, permissionOf } from '../../../resources/core/permission.ts'
import { isUploadKey } from '../../../resources/core/types/image/index.ts'
import { upload } from '../../../resources/system/upload.ts'
import type { Engine } from '../../core/engine.ts'
import { errorBody, toProblem } from '../../core/errors/handler.ts'
import { forbidden, invalid, notFound, Problem } from '../../core/errors/problem.ts'
import type { Execution } from '../../core/execution.ts'
import { caller } from '../../core/caller.ts'
import type { Registry } from '../../core/model.ts'
import type { Database } from '../../platform/database/Database.ts'
import type { Files } from '../../platform/storage/Files.ts'
import { kindOf } from './kindOf.ts'
import { partLocks } from './partLocks.ts'
import { PartStore } from './partStore.ts'

/** Where files are sent by parts, by the protocol of https://tus.io. */
export const uploadPath = '/api/upload/parts'

interface UploadOptions {
  readonly database: Database
  readonly files: Files
  readonly registry: Registry
  readonly clock: () => Date
}

type Attachment = Field & { readonly max?: number; readonly types: readonly string[] }

const megabyte = 1_048_576
const gigabyte = 1024 * megabyte
/** Bytes by which a kind of file is known; those that are packages of others name themselves further in. */
const head = 65_536

const sizeText = (megabytes: number): string =>
  megabytes >= 1024 && megabytes % 1024 === 0 ? `${megabytes / 1024} GB` : `${megabytes} MB`

/** The field that a file is for, where the caller may write it. Throws 404 for what is none, 403 where they may not. */
const fieldFor = ({ operator }: Execution, registry: Registry, name: string | null | undefined): Attachment => {
  const [resourceName = '', fieldName = ''] = (name ?? '').split('.')
  const resource = Object.hasOwn(registry, resourceName) ? registry[resourceName]! : undefined
  const field =
    resource && Object.hasOwn(resource.fields, fieldName) ? (resource.fields[fieldName] as Field) : undefined
  if (!resource || (field?.type !== 'attachment' && field?.type !== 'attachments')) throw notFound()
  const needed = (['create', 'update'] as const)
    .filter(action => resource.actions[action])
    .map(action => permissionOf(resource, action))
  if (!needed.some(permission => allows(caller({ operator }).permissions, permission))) throw forbidden(needed[0] ?? '')
  return field as Attachment
}

const refuseBeyondQuota = async ({ db }: Pick<Database, 'db'>, size: number): Promise<void> => {
  const {
    rows: [found],
  } = await sql<{ filled: string; quota: number }>`
    select (select coalesce(sum(size), 0) from upload where type is not null) + (select coalesce(sum(size), 0) from upload_part) as filled, (select upload_quota from config_setting) as quota`.execute(
    db,
  )
  const quota = found?.quota ?? 50
  if (Number(found?.filled ?? 0) + size > quota * gigabyte)
    throw new Problem(413, 'uploadQuota', { parameters: { max: quota } })
}

const bytesOf = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Takes files by parts, which go on where a connection was lost, at whichever host: `POST` begins one with its size
 * and, as `Upload-Metadata`, its
 * `name` and the `field` that it is for, `PATCH` adds to it, `HEAD` tells how much is there, `DELETE` gives it up. What has come whole is known by its
 * contents, and is an upload of the caller's for as long as any other; the last answer has its key, its address and its
 * SHA-256.
 */
export const registerUploads = (
  app: FastifyInstance,
  engine: Engine,
  { database, files, registry, clock }: UploadOptions,
): void => {
  const { storage } = files
  const datastore = new PartStore({ database, storage, clock })
  const calls = new WeakMap<object, Execution>()
  const callOf = (request: object): Execution => {
    const call = calls.get(request)
    if (!call) throw new TypeError('A request that did not come by its route')
    return call
  }
  /** What is not the caller's own is not there. */
  const own = ({ operator }: Execution, { metadata }: Upload): void => {
    if (metadata?.['operator'] !== String(caller({ operator }).id)) throw notFound()
  }

  const finish = async (call: Execution, { id, size = 0, metadata }: Upload) => {
    const { types } = fieldFor(call, registry, metadata?.['field'])
    const contents = (
      await fileTypeFromBuffer(
        await bytesOf(await storage.readAppended(id, { start: 0, end: Math.min(head, size) - 1 })),
      )
    )?.ext
    const type = kindOf(metadata?.['name'] ?? '', contents)
    if (type === undefined || !types.includes(type)) {
      await datastore.remove(id)
      throw invalid({ file: message('fileKind', { types: types.join(', ') }) })
    }
    const sha256 = await datastore.digest(id, size)
    // First, and not within the transaction: a bucket takes its time. What is interrupted here is removed with what
    // came to a standstill.
    const place = await storage.complete(id)
    await database.db.transaction().execute(async db => {
      const row = {
        key: id,
        operator: caller(call).id,
        size,
        created_at: call.now.toISOString(),
        name: metadata?.['name'] ?? '',
        type,
        sha256,
        place,
      }
      await db.insertInto('upload').values(row).execute()
      await db.deleteFrom('upload_part').where('key', '=', id).execute()
    })
    return { key: id, keyUrl: files.address(id, call.token), name: metadata?.['name'] ?? '', size, sha256 }
  }

  const tus = new Server({
    path: uploadPath,
    datastore,
    locker: partLocks(database),
    relativeLocation: true,
    allowedOrigins: [],
    disableTerminationForFinishedUploads: true,
    namingFunction: () => randomBytes(16).toString('hex'),
    maxSize: 4 * gigabyte,
    async onIncomingRequest(request, id) {
      if (request.method !== 'POST') own(callOf(request), await datastore.getUpload(id))
    },
    async onUploadCreate(request, { metadata, size }) {
      const call = callOf(request)
      const { max = 100 } = fieldFor(call, registry, metadata?.['field'])
      const name = [...(metadata?.['name'] ?? '').replace(/^.*[\\/]/, '').replace(/\p{Cc}/gu, '')]
        .slice(0, 200)
        .join('')
      if (!size || name === '') throw invalid({ file: message('required') })
      if (size > max * megabyte) throw invalid({ file: message('fileTooLarge', { max: sizeText(max) }) })
      await refuseBeyondQuota(database, size)
      return { metadata: { field: metadata!['field']!, name, operator: String(caller(call).id) } }
    },
    onUploadFinish: async (request, done) => ({
      status_code: 200,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(await finish(callOf(request), done)),
    }),
    onResponseError(request, error) {
      if (!(error instanceof Error)) return undefined
      const problem = toProblem(error)
      const call = callOf(request)
      if (problem.status >= 500) call.log.error({ err: error }, 'an upload failed')
      return {
        status_code: problem.status,
        body: JSON.stringify(
          errorBody(problem, call.language as Language, { translate: engine.host.translate, clock }),
        ),
      }
    },
  })

  const handle = async (request: FastifyRequest) => {
    const { key } = request.params as { readonly key?: string }
    if (key !== undefined && !isUploadKey(key)) throw notFound()
    const hasBody = request.method === 'PATCH'
    const asked = new Request(`http://localhost${request.url}`, {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
    } as RequestInit)
    calls.set(asked, engine.begin(request, upload, 'image'))
    return tus.handleWeb(asked)
  }

  void app.register(async scope => {
    // It is read as it is written down, not before.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    const onRequest = engine.authorise(upload, 'image')
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { status, headers, body } = await handle(request)
      for (const [name, value] of headers)
        if (!/^(access-control-|content-length)/i.test(name)) void reply.header(name, value)
      const text = body === null ? '' : await new Response(body).text()
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(text === '' ? undefined : text)
    }
    scope.route({ method: 'POST', url: uploadPath, onRequest, handler: answer })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${uploadPath}/:key`, onRequest, handler: answer })
  })
}
