import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A server that speaks S3's protocol, with one bucket. */
export interface S3Server {
  /** What a host is told of it. */
  readonly settings: {
    readonly endpoint: string
    readonly region: string
    readonly bucket: string
    readonly accessKey: string
    readonly secretKey: string
  }
  /**
   * What it does instead of its work: refuses, answers nothing, breaks off in the middle, sends another part than was
   * asked for, or copies no parts.
   */
  trouble: 'none' | 'refuses' | 'silent' | 'breaksOff' | 'ignoresRanges' | 'cannotCopy'
  /** Calls that came since it was opened. */
  calls(): number
  close(): Promise<void>
}

const bucket = 'vision-files'
const secretKey = 'S3RVER'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/**
 * Whether a request carries the signature of version 4 that its parts and the key give, as Amazon's documents work it
 * out. The package does not look.
 */
const isSigned = ({ method, url = '', headers }: IncomingMessage): boolean => {
  const [, date = '', region = '', names = '', given = ''] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})/.exec(
      headers.authorization ?? '',
    ) ?? []
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const query = [...searchParams]
    .map(pair => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const signed = names
    .split(';')
    .map(name => `${name}:${String(headers[name])}\n`)
    .join('')
  const request = [method, pathname, query, signed, names, headers['x-amz-content-sha256']].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${date}/${region}/s3/aws4_request`,
    createHash('sha256').update(request).digest('hex'),
  ].join('\n')
  const key = ['aws4_request'].reduce(hmac, [region, 's3'].reduce(hmac, hmac(`AWS4${secretKey}`, date)))
  return hmac(key, text).toString('hex') === given
}

const errorOf = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

export const openS3Server = async (): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-bucket-'))
  const service = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket, configs: [] }] })
  await service.configureBuckets()
  const handle = service.getMiddleware()
  const state: { trouble: S3Server['trouble'] } = { trouble: 'none' }

  /** Copies an object into a part, which the package leaves out: it is read and put by its own calls. */
  const copyPart = async (request: IncomingMessage, base: string): Promise<string | undefined> => {
    const source = await fetch(base + String(request.headers['x-amz-copy-source']))
    const part = await fetch(base + request.url!, { method: 'PUT', body: await source.arrayBuffer() })
    const etag = part.headers.get('etag')
    return etag === null
      ? undefined
      : `<?xml version="1.0"?><CopyPartResult><ETag>${etag.replaceAll('"', '&quot;')}</ETag></CopyPartResult>`
  }

  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    const { authorization } = request.headers
    const refuse = (status: number, code: string): void =>
      void response.writeHead(status, { 'content-type': 'application/xml' }).end(errorOf(code))
    switch (state.trouble) {
      case 'silent':
        return
      case 'refuses':
        return refuse(403, 'AccessDenied')
      case 'breaksOff':
        return void response.writeHead(200, { 'content-length': '1000' }).write('short', () => response.destroy())
      case 'ignoresRanges':
        delete request.headers.range
    }
    if (authorization !== undefined && !isSigned(request)) return refuse(403, 'SignatureDoesNotMatch')
    if (
      state.trouble !== 'cannotCopy' &&
      request.headers['x-amz-copy-source'] !== undefined &&
      request.url!.includes('partNumber=')
    ) {
      return void copyPart(request, endpoint()).then(answer =>
        answer === undefined
          ? refuse(500, 'InternalError')
          : response.writeHead(200, { 'content-type': 'application/xml' }).end(answer),
      )
    }
    return void handle(request, response)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const endpoint = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { endpoint: endpoint(), region: 'us-east-1', bucket, accessKey: 'S3RVER', secretKey },
    get trouble() {
      return state.trouble
    },
    set trouble(next) {
      state.trouble = next
    },
    calls: () => calls,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
