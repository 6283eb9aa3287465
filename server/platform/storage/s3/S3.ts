import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import type { Outgoing } from '../../outgoing/openOutgoing.ts'
import type { Bucket } from '../../../settings.ts'
import type { Range } from '../Storage.ts'
import { StorageError } from '../StorageError.ts'

export interface S3Options {
  readonly outgoing: Pick<Outgoing, 'stream'>
  /**
   * Milliseconds of silence after which a connection is given up; half a minute where nothing is said, as a large file
   * is put together in silence.
   */
  readonly silence?: number
}

/** An object as a list of the bucket names it. */
export interface Listed {
  readonly key: string
  readonly size: number
}

interface Call {
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** Statuses that are answers, beside those of success. */
  readonly also?: readonly number[]
}

/** What a service answers to a call of the protocol that it leaves out. */
const notImplemented = 501

/** More than any answer of the protocol that is read whole. */
const longestAnswer = 4_194_304

const xml = new XMLParser({ ignoreAttributes: true, parseTagValue: false, isArray: name => name === 'Contents' })
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const failureOf = (status: number, code: string): StorageError => {
  if (code === 'NoSuchBucket') return new StorageError('noBucket', code)
  if (status === 401 || status === 403) return new StorageError('refused', `HTTP ${status} ${code}`)
  return new StorageError('failed', `HTTP ${status} ${code}`)
}

/**
 * The calls of S3's protocol that keeping files takes. Signed by aws4fetch, which only signs; sent here, as they go by
 * the guarded way out and as nothing but lengths that are known before keeps other services than Amazon's from breaking
 * what is put. Throw {@link StorageError}.
 */
export class S3 {
  readonly #bucket: Bucket
  readonly #options: S3Options

  constructor(bucket: Bucket, options: S3Options) {
    this.#bucket = bucket
    this.#options = options
  }

  /** The same bucket for whoever waits for it no longer than so many milliseconds of silence. */
  within(silence: number): S3 {
    return new S3(this.#bucket, { ...this.#options, silence })
  }

  /** Puts an object, or a part of one that is put together. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#read(await this.#send('PUT', key, { body: bytes }))
  }

  /**
   * The object or a part of it, as it comes; undefined where there is none. It ends with an error where it is shorter
   * than was said.
   */
  async get(key: string, range?: Range): Promise<IncomingMessage | undefined> {
    const response = await this.#send('GET', key, {
      headers: range ? { range: `bytes=${range.start}-${range.end}` } : {},
      also: [404],
    })
    if (response.statusCode === 404) {
      const { Code } = await this.#error(response)
      if (Code === 'NoSuchBucket') throw failureOf(404, Code)
      return undefined
    }
    if (
      (response.statusCode === 206) === (range !== undefined) &&
      (!range || Number(response.headers['content-length']) <= range.end - range.start + 1)
    )
      return response
    response.destroy()
    throw new StorageError('failed', 'another part than was asked for')
  }

  /** Removes objects, whether they are there or not; at most a thousand at once. */
  async remove(keys: readonly string[]): Promise<void> {
    const body = Buffer.from(
      `<Delete><Quiet>true</Quiet>${keys.map(key => `<Object><Key>${key}</Key></Object>`).join('')}</Delete>`,
    )
    const answer = await this.#xml('POST', '', {
      query: { delete: '' },
      headers: { 'content-md5': createHash('md5').update(body).digest('base64') },
      body,
    })
    const result = answer['DeleteResult']
    if (typeof result === 'object' && result !== null && 'Error' in result)
      throw new StorageError('failed', 'an object is not removed')
  }

  /** All objects whose keys begin so, in the order of their keys. */
  async list(prefix: string): Promise<Listed[]> {
    const found: Listed[] = []
    let next: string | undefined
    do {
      const answer = await this.#xml('GET', '', {
        query: { 'list-type': '2', prefix, ...(next === undefined ? {} : { 'continuation-token': next }) },
      })
      const { Contents = [], NextContinuationToken } = (answer['ListBucketResult'] ?? {}) as {
        Contents?: { Key: string; Size: string }[]
        NextContinuationToken?: string
      }
      found.push(...Contents.map(({ Key, Size }) => ({ key: Key, size: Number(Size) })))
      next = NextContinuationToken
    } while (next !== undefined)
    return found.sort((a, b) => (a.key < b.key ? -1 : 1))
  }

  /**
   * Makes one object of others, in their order, within the service: no byte comes by this host, but where the service
   * cannot copy parts. All but the last have 5 MB at least, and none more than a host may hold.
   */
  async join(keys: readonly string[], key: string): Promise<void> {
    const from = (source: string) => ({
      headers: { 'x-amz-copy-source': `/${encodeURIComponent(this.#bucket.bucket)}/${source}` },
    })
    if (keys.length === 1) return void (await this.#xml('PUT', key, from(keys[0]!)))
    const begun = await this.#xml('POST', key, { query: { uploads: '' } })
    const uploadId = String(
      (begun['InitiateMultipartUploadResult'] as { UploadId?: string } | undefined)?.UploadId ?? '',
    )
    if (uploadId === '') throw new StorageError('failed', 'no upload was begun')
    const parts: string[] = []
    for (const [index, source] of keys.entries()) {
      const query = { partNumber: String(index + 1), uploadId }
      const copied = await this.#xml('PUT', key, { query, ...from(source), also: [notImplemented] })
      const etag = String(
        (copied['CopyPartResult'] as { ETag?: string } | undefined)?.ETag ?? (await this.#bring(source, key, query)),
      )
      parts.push(`<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`)
    }
    await this.#xml('POST', key, {
      query: { uploadId },
      body: Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`),
    })
  }

  /** An answer of the protocol. A copy that fails on its way is answered with 200 and an error. */
  async #xml(method: string, key: string, call: Call): Promise<Record<string, unknown>> {
    const response = await this.#send(method, key, call)
    const answer = xml.parse(await this.#read(response)) as Record<string, unknown>
    if (response.statusCode === notImplemented) return {}
    if (answer['Error']) throw failureOf(200, String((answer['Error'] as { Code?: string }).Code))
    return answer
  }

  /** Reads an object and puts it as a part; answers the tag of that part. */
  async #bring(source: string, key: string, query: Readonly<Record<string, string>>): Promise<string> {
    const stream = await this.get(source)
    if (!stream) throw new StorageError('failed', 'a part is gone')
    const response = await this.#send('PUT', key, { query, body: await buffer(stream) })
    await this.#read(response)
    return String(response.headers.etag ?? '')
  }

  async #error(response: IncomingMessage): Promise<{ Code: string }> {
    try {
      const { Error: error } = xml.parse(await this.#read(response)) as { Error?: { Code?: unknown } }
      return { Code: String(error?.Code ?? '') }
    } catch {
      return { Code: '' }
    }
  }

  async #read(response: IncomingMessage): Promise<string> {
    let length = 0
    response.on('data', (chunk: Buffer) => {
      length += chunk.byteLength
      if (length > longestAnswer) response.destroy(new StorageError('failed', 'an answer without end'))
    })
    return text(response).catch((error: unknown) => {
      throw error instanceof StorageError ? error : new StorageError('unreachable', 'the answer broke off', error)
    })
  }

  async #send(
    method: string,
    key: string,
    { query = {}, headers = {}, body, also = [] }: Call,
  ): Promise<IncomingMessage> {
    const { endpoint, region, bucket, accessKey: accessKeyId, secretKey: secretAccessKey } = this.#bucket
    const url = new URL(`${endpoint}${endpoint.endsWith('/') ? '' : '/'}${bucket}${key === '' ? '' : `/${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
    }).sign()
    const { outgoing, silence = 30_000 } = this.#options
    const response = await outgoing
      .stream(signed.url.href, {
        method,
        headers: Object.fromEntries(signed.headers),
        silence,
        ...(body ? { body } : {}),
      })
      .catch((error: unknown) => {
        throw new StorageError('unreachable', error instanceof Error ? error.message : 'no answer', error)
      })
    const status = response.statusCode ?? 0
    if ((status >= 200 && status < 300) || also.includes(status)) return response
    throw failureOf(status, (await this.#error(response)).Code)
  }
}
