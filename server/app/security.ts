import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Settings } from '../settings.ts'
import { contentPolicy } from './contentPolicy.ts'
import { isApiPath, isDataPath } from './paths.ts'

/**
 * What pages never use, and so may not ask for, whatever runs in them. The whole screen and the clipboard are theirs.
 */
const withheld = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const year = 31_536_000

/** How long browsers come back by TLS alone. A host that is reached without TLS may not say so (RFC 6797, 7.2). */
const transport: Readonly<Record<Settings['hsts'], string | null>> = {
  none: null,
  // Browsers that know it forget it.
  off: 'max-age=0',
  // Others below the same name may have no certificate.
  host: `max-age=${year}`,
  subdomains: `max-age=${year}; includeSubDomains`,
  preload: `max-age=${2 * year}; includeSubDomains; preload`,
}

export interface SecurityOptions {
  readonly hsts: Settings['hsts']
  /** Folder of the built pages. */
  readonly pages?: string | undefined
}

/** What browsers must know of an answer, whatever it is. */
const ofAll = ({ hsts }: SecurityOptions): Readonly<Record<string, string>> => ({
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  ...(transport[hsts] === null ? {} : { 'strict-transport-security': transport[hsts] }),
  'x-content-type-options': 'nosniff',
})

/** What says something of documents alone. */
const ofDocuments = (pages: string | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(pages),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': withheld.map(feature => `${feature}=()`).join(', '),
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter that old browsers have can be misused; 0 turns it off.
  'x-xss-protection': '0',
})

/**
 * What data says where somebody opens it as if it were a page (OWASP, REST Security Cheat Sheet): it may load nothing
 * and stand in no frame. The policies of a page would often be longer than the answer.
 */
const ofData = { 'content-security-policy': "default-src 'none';frame-ancestors 'none'", 'x-frame-options': 'DENY' }

const documentHeaders = Object.keys(ofDocuments(undefined))

/**
 * Takes from the answer with a script, a style, a font or a picture what says something of documents alone: a page asks
 * for dozens of them, and each would carry more of it than of itself.
 */
export const withoutDocumentPolicies = (reply: FastifyReply): void => {
  for (const name of documentHeaders) reply.removeHeader(name)
}

/** Security headers of the whole site. */
export const registerSecurity = (app: FastifyInstance, options: SecurityOptions): void => {
  const [data, documents] = [
    { ...ofAll(options), ...ofData },
    { ...ofAll(options), ...ofDocuments(options.pages) },
  ]
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isDataPath(request.url) ? data : documents)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Answers of the API are of one caller and of one moment; no cache between may keep them.
    if (isApiPath(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}
