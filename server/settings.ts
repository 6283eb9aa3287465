import { isIPv6 } from 'node:net'
import { patterns } from '../resources/core/types/text/patterns.ts'
import { isNetwork } from './platform/outgoing/reach.ts'

/** What the environment says about this installation; docs/operations.md lists the variables. */
export interface Settings {
  readonly port: number
  readonly host: string
  /**
   * Origin by which browsers reach the installation. Whatever leaves the house names it; no request is believed to say
   * it.
   */
  readonly publicUrl: string
  /**
   * What browsers are told about coming back by TLS alone: nothing, to forget it, or for how much of the name they
   * remember it.
   */
  readonly hsts: 'none' | 'off' | 'host' | 'subdomains' | 'preload'
  /** Embedded database, uploads and secrets of this installation. */
  readonly dataDir: string
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | undefined
  /** A replica of it, from which statistics are read. */
  readonly replicaUrl: string | undefined
  /** A Redis that hosts share what may be lost by. */
  readonly redisUrl: string | undefined
  /** Connections to the PostgreSQL server that one host may use at once, beside the one that listens. */
  readonly poolSize: number
  /** Sample patients for an empty database; 0 = none. */
  readonly sampleData: number
  readonly adminUsername: string | undefined
  readonly adminPassword: string | undefined
  /** Who may read the API document: everybody, or signed-in administrators (everybody while the sample is in use). */
  readonly apiDocs: 'public' | 'administrators'
  readonly logLevel: LogLevel
  /** Whether the last address in `X-Forwarded-For`, as the reverse proxy in front adds it, names the caller. */
  readonly trustProxy: boolean
  /** Requests that one address may send in a minute. */
  readonly rateLimit: number
  /** Connections that one address may have open without a request on them, and requests it may have under way. */
  readonly connectionLimit: number
  /** Seals stored secrets; without it a key of this installation is made in `dataDir`. */
  readonly secretKey: string | undefined
  /** Who may read the metrics; this machine alone where nothing is said. */
  readonly metricsToken: string | undefined
  /** Networks that calls of this host may reach although they are not public, such as `10.1.0.0/16`. */
  readonly outgoingNetworks: readonly string[]
  /**
   * The mail server, where the environment names one; it then stands in the place of the one that the settings page
   * names.
   */
  readonly mail: MailServer | undefined
  /** The bucket for uploaded files, likewise. */
  readonly bucket: Bucket | undefined
}

/** A server that takes mail. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** TLS from the start, or after `STARTTLS`, or none. */
  readonly secure: 'tls' | 'startTls' | 'none'
  readonly user: string | null
  readonly password: string | null
  /** The address that mail comes from. */
  readonly from: string
}

/** A bucket of a service that speaks S3's protocol, and who asks. */
export interface Bucket {
  /**
   * Where the service is: `https://s3.cn-east-1.qiniucs.com`. Buckets are the first part of the path, which all
   * services take.
   */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * Every bad value of the environment at once, each with its variable and what it must be. Values are not repeated: some
 * are secret.
 */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(['The settings cannot be used:', ...problems.map(problem => `  - ${problem}`)].join('\n'))
    this.problems = problems
  }
}

/** Whether only this machine reaches what is bound to the name, or has the address. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

type Environment = Readonly<Record<string, string | undefined>>
/** Reads one value; throws a text that says what it must be. */
type Reader<T> = (value: string) => T

const whole =
  (min: number, max: number): Reader<number> =>
  value => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > max)
      throw new Error(`must be a whole number from ${min} to ${max}`)
    return number
  }

const oneOf =
  <const T extends string>(...options: T[]): Reader<T> =>
  value => {
    const found = options.find(option => option === value)
    if (found === undefined) throw new Error(`must be one of ${options.join(', ')}`)
    return found
  }

const postgresUrl: Reader<string> = value => {
  if (!URL.canParse(value) || !['postgres:', 'postgresql:'].includes(new URL(value).protocol)) {
    throw new Error('must be an address like postgres://user:password@host:5432/database')
  }
  return value
}

const redisAddress: Reader<string> = value => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (
    url === undefined ||
    !['redis:', 'rediss:'].includes(url.protocol) ||
    url.hostname === '' ||
    !/^\/?(\d{1,3})?$/.test(url.pathname)
  ) {
    throw new Error('must be an address like redis://user:password@host:6379/0, or rediss:// for TLS')
  }
  return value
}

const origin: Reader<string> = value => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin = url !== undefined && ['http:', 'https:'].includes(url.protocol) && `${url.origin}/` === url.href
  if (!isOrigin) throw new Error('must be an address without a path, like https://back-office.example.com')
  return url.origin
}

const webAddress: Reader<string> = value => {
  if (!URL.canParse(value) || !['http:', 'https:'].includes(new URL(value).protocol))
    throw new Error('must be an address like https://s3.example.com')
  return value
}

const mailAddress: Reader<string> = value => {
  if (!patterns.email.test(value)) throw new Error('must be a mail address')
  return value
}

const networks: Reader<readonly string[]> = value => {
  const given = value
    .split(',')
    .map(network => network.trim())
    .filter(network => network !== '')
  if (!given.every(isNetwork)) throw new Error('must be networks like 10.1.0.0/16, separated by commas')
  return given
}

const long =
  (least: number): Reader<string> =>
  value => {
    if ([...value].length < least) throw new Error(`must have at least ${least} characters`)
    return value
  }

/**
 * Reads the settings. Throws a {@link SettingsError} that names all bad values; an empty variable counts as not set.
 */
export const readSettings = (environment: Environment): Settings => {
  const problems: string[] = []
  const read = <T, D>(name: string, reader: Reader<T>, otherwise: D): T | D => {
    const value = environment[name]?.trim()
    if (!value) return otherwise
    try {
      return reader(value)
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : String(error)}`)
      return otherwise
    }
  }
  const mailServer = (): MailServer | undefined => {
    const host = read('SMTP_HOST', value => value, undefined)
    const secure = read('SMTP_SECURE', oneOf('tls', 'startTls', 'none'), 'tls' as const)
    const port = read('SMTP_PORT', whole(1, 65_535), secure === 'tls' ? 465 : 587)
    const user = read('SMTP_USER', value => value, null)
    const password = read('SMTP_PASSWORD', value => value, null)
    const from = read('SMTP_FROM', mailAddress, undefined)
    if (host === undefined) return undefined
    if (from === undefined && !environment['SMTP_FROM']) problems.push('SMTP_HOST needs SMTP_FROM')
    return { host, port, secure, user, password, from: from ?? '' }
  }
  const bucket = (): Bucket | undefined => {
    const endpoint = read('S3_ENDPOINT', webAddress, undefined)
    if (endpoint === undefined) return undefined
    const needed = (variable: string): string => {
      const value = read(variable, given => given, '')
      if (value === '') problems.push(`S3_ENDPOINT needs ${variable}`)
      return value
    }
    return {
      endpoint,
      region: read('S3_REGION', value => value, 'us-east-1'),
      bucket: needed('S3_BUCKET'),
      accessKey: needed('S3_ACCESS_KEY'),
      secretKey: needed('S3_SECRET_KEY'),
    }
  }
  const port = read('PORT', whole(0, 65_535), 3000)
  const host = read('HOST', value => value, '127.0.0.1')
  const trustProxy = read('TRUST_PROXY', oneOf('true', 'false'), 'false') === 'true'
  /** Others than this machine reach the host by an address that only its operator knows. */
  const publicUrl = (): string => {
    const isReached = trustProxy || !isLoopback(host)
    if (isReached && !environment['PUBLIC_URL']?.trim()) {
      problems.push(
        'PUBLIC_URL is needed where HOST is no loopback address, or TRUST_PROXY is set: links in messages begin with it, and no request is believed to say it',
      )
    }
    return read('PUBLIC_URL', origin, `http://${isIPv6(host) ? `[${host}]` : host}:${port}`)
  }
  const reachedAt = publicUrl()
  const hsts = (): Settings['hsts'] => {
    const hasTls = reachedAt.startsWith('https:')
    const wanted = read('HSTS', oneOf('off', 'host', 'subdomains', 'preload'), undefined)
    if (wanted !== undefined && !hasTls) problems.push('HSTS needs a PUBLIC_URL that begins with https:')
    return hasTls ? (wanted ?? 'host') : 'none'
  }
  const replicaUrl = (): string | undefined => {
    const url = read('DATABASE_REPLICA_URL', postgresUrl, undefined)
    if (url !== undefined && read('DATABASE_URL', postgresUrl, undefined) === undefined)
      problems.push('DATABASE_REPLICA_URL is a replica of the server that DATABASE_URL names')
    return url
  }
  const settings: Settings = {
    port,
    host,
    publicUrl: reachedAt,
    hsts: hsts(),
    dataDir: read('DATA_DIR', value => value, './data'),
    databaseUrl: read('DATABASE_URL', postgresUrl, undefined),
    replicaUrl: replicaUrl(),
    redisUrl: read('REDIS_URL', redisAddress, undefined),
    poolSize: read('POOL_SIZE', whole(1, 1000), 10),
    sampleData: read('SAMPLE_DATA', whole(0, 5_000_000), 600),
    adminUsername: read('ADMIN_USERNAME', long(3), undefined),
    adminPassword: read('ADMIN_PASSWORD', long(8), undefined),
    apiDocs: read('API_DOCS', oneOf('public', 'administrators'), 'administrators' as const),
    logLevel: read('LOG_LEVEL', oneOf(...logLevels), 'info' as const),
    trustProxy,
    rateLimit: read('RATE_LIMIT', whole(1, 1_000_000), 6000),
    connectionLimit: read('CONNECTION_LIMIT', whole(1, 1_000_000), 256),
    secretKey: read('SECRET_KEY', long(32), undefined),
    metricsToken: read('METRICS_TOKEN', long(16), undefined),
    outgoingNetworks: read('OUTGOING_NETWORKS', networks, []),
    mail: mailServer(),
    bucket: bucket(),
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}
