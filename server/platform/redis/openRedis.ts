import { createClient, ErrorReply } from '@redis/client'
import type { DatabaseLog } from '../database/Database.ts'
import type { Cipher } from '../secrets/Cipher.ts'
import { SettingsError } from '../../settings.ts'
import { whatAnswers } from './speaksRedis.ts'

const second = 1000

export interface RedisOptions {
  /** `redis://…`, or `rediss://…` for TLS. */
  readonly url: string
  /** What all names of this installation begin with, so that others may use the same server. */
  readonly prefix: string
  readonly log: DatabaseLog
  /** Milliseconds that one answer may take (500). */
  readonly patience?: number
  /** Milliseconds that it is left alone for when it has not answered (5 000). */
  readonly pause?: number
}

// Version 2 of the protocol is spoken by every server that calls itself one.
const make = (url: string, more: { readonly isPatient?: boolean; readonly isProbe?: boolean } = {}) =>
  createClient({
    url,
    RESP: 2,
    disableOfflineQueue: more.isPatient !== true,
    disableClientInfo: true,
    pingInterval: 10 * second,
    socket: {
      connectTimeout: 3 * second,
      socketTimeout: 30 * second,
      reconnectStrategy:
        more.isProbe === true
          ? false
          : retries => Math.min(100 * 2 ** Math.min(retries, 6), 5 * second) * (0.5 + Math.random() / 2),
    },
  })
export type RedisClient = ReturnType<typeof make>

/** A server that hosts share what may be lost by. Whoever asks it goes on without it. */
export interface Redis {
  readonly prefix: string
  /** Whether it answers at present. */
  isUp(): boolean
  /** What it answers; undefined where it is away, slow, or refuses. Never fails. */
  ask<T>(question: (client: RedisClient) => Promise<T>, patience?: number): Promise<T | undefined>
  /**
   * Hears what any host publishes on a channel, from when the server is there and whenever it is; the result stops
   * that.
   */
  subscribe(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  /** Calls the handler when it has gone or come back; the result stops that. */
  watch(handler: (isUp: boolean) => void): () => void
  close(): Promise<void>
}

/** What passes by itself: the server is there, and works again later. */
const passing = new Set(['LOADING', 'BUSY', 'OOM', 'MISCONF', 'MASTERDOWN', 'TRYAGAIN', 'CLUSTERDOWN'])

const complaintOf = ({ message }: ErrorReply): string | undefined => {
  const code = /^[A-Z]+/.exec(message)?.[0] ?? 'ERR'
  if (passing.has(code)) return undefined
  if (code === 'NOAUTH' || code === 'WRONGPASS' || /password|AUTH/.test(message))
    return 'REDIS_URL: the server wants another user or password'
  if (code === 'READONLY') return 'REDIS_URL names a replica, which takes no changes: name the server that it follows'
  return `REDIS_URL: the server does not let this host work (${code})`
}

/** Whether it is there. Throws a SettingsError where there is something that never will work. */
const check = async ({ url, prefix }: RedisOptions): Promise<boolean> => {
  const found = await whatAnswers(url)
  if (found === 'another') throw new SettingsError(['REDIS_URL: what answers there is no Redis'])
  if (found === 'nobody') return false
  const probe = make(url, { isProbe: true })
  probe.on('error', () => undefined)
  try {
    await probe.connect()
    await probe.set(`${prefix}probe`, '1', { expiration: { type: 'PX', value: second } })
  } catch (error) {
    const complaint = error instanceof ErrorReply ? complaintOf(error) : undefined
    if (complaint !== undefined) throw new SettingsError([complaint])
  } finally {
    if (probe.isOpen) probe.destroy()
  }
  return true
}

/** What the names of an installation begin with: those of another key are of another one. */
export const prefixFor = ({ fingerprint }: Pick<Cipher, 'fingerprint'>): string => `vision:${fingerprint.slice(0, 12)}:`

/**
 * Throws a {@link SettingsError} where the address is of something else, or the server lets nobody work. Where it does
 * not answer, it is waited for.
 */
export const openRedis = async (options: RedisOptions): Promise<Redis> => {
  const { url, prefix, log, patience = second / 2, pause = 5 * second } = options
  const isThere = await check(options)
  const client = make(url)
  const subscriber = make(url, { isPatient: true })
  const watchers = new Set<(isUp: boolean) => void>()
  let resting: NodeJS.Timeout | undefined
  let was = false
  let isClosing = false

  const isUp = (): boolean => resting === undefined && client.isReady && subscriber.isReady
  const settle = (): void => {
    if (isClosing || isUp() === was) return
    was = !was
    if (was) log.info({}, 'Redis is there')
    else log.warn({}, 'Redis is away: this host goes on in memory')
    for (const tell of watchers) tell(was)
  }
  const rest = (): void => {
    resting ??= setTimeout(() => {
      resting = undefined
      settle()
    }, pause).unref()
    settle()
  }

  for (const one of [client, subscriber]) {
    one.on('error', settle)
    one.on('ready', () => setImmediate(settle))
    one.on('end', settle)
    one.on('reconnecting', settle)
  }
  const connecting = Promise.all([client, subscriber].map(one => one.connect().catch(() => undefined)))
  if (isThere)
    await Promise.race([
      connecting,
      new Promise(resolve => {
        setTimeout(resolve, 2 * second).unref()
      }),
    ])
  settle()
  if (!was) log.warn({}, 'Redis does not answer: this host goes on in memory until it does')

  return {
    prefix,
    isUp,
    async ask(question, most = patience) {
      if (!isUp()) return undefined
      let timer: NodeJS.Timeout | undefined
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('no answer in time')), most)
      })
      try {
        return await Promise.race([question(client), tooLate])
      } catch (error) {
        // Asking again and again what does not answer would make every request wait for it.
        if (!isClosing) {
          log.warn({ err: error }, 'Redis did not answer')
          rest()
        }
        return undefined
      } finally {
        clearTimeout(timer)
      }
    },
    async subscribe(channel, handler) {
      const listening = subscriber.subscribe(`${prefix}${channel}`, handler).catch((error: unknown) => {
        if (!isClosing) log.warn({ err: error }, 'Redis is not listened to')
      })
      if (isUp()) await listening
      return async () => {
        if (!isClosing) void subscriber.unsubscribe(`${prefix}${channel}`, handler).catch(() => undefined)
      }
    },
    watch(handler) {
      watchers.add(handler)
      return () => {
        watchers.delete(handler)
      }
    },
    async close() {
      isClosing = true
      clearTimeout(resting)
      for (const one of [client, subscriber]) if (one.isOpen) one.destroy()
    },
  }
}
