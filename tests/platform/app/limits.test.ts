import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../server/app/createApp.ts'
import type { RequestLimits } from '../../../server/app/requestLimits.ts'
import { seed } from '../../../server/seed/seed.ts'
import { readSettings } from '../../../server/settings.ts'
import { inMemory } from '../../../server/platform/storage/inMemory.ts'
import { quickest } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { Line } from './Line.ts'

const proxied = { TRUST_PROXY: 'true', PUBLIC_URL: 'https://x.example' }
const chunk = Buffer.alloc(256 * 1024)
/** More than all buffers on the way hold. */
const many = 64

describe('requests that take their time', () => {
  let database: TestDatabase
  const apps: FastifyInstance[] = []
  beforeAll(async () => {
    database = await quickest.open()
    await seed(database)
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    await database.close()
  })

  /** A host with routes that never answer, and that answer more than is read. */
  const listen = async (
    limits: Partial<RequestLimits>,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const settings = { ...readSettings(environment), rateLimit: 1_000_000 }
    const app = await createApp({
      database,
      settings,
      log: pino({ level: 'silent' }),
      isSample: false,
      storage: inMemory(),
      limits: { look: 20, ...limits },
    })
    apps.push(app)
    app.get('/api/never', () => new Promise(() => undefined))
    app.get('/api/endless', (_request, reply) => reply.send(Readable.from(Array.from({ length: many }, () => chunk))))
    return app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' })
  }
  const request = (line: string, ...headers: string[]): string =>
    [`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n')
  const login = request('POST /auth/login', 'Content-Type: application/json', 'Content-Length: 1000')

  it.each<[string, (line: Line) => void]>([
    ['nothing is said', () => undefined],
    ['the head drips in', line => void line.say('GET /health HTTP/1.1\r\n').drip('x: y\r\n')],
    ['the body drips in', line => void line.say(login).drip(' ')],
    ['the body stays out', line => void line.say(login)],
    ['nothing follows upon an answer', line => void line.say(request('GET /health'))],
    ['the second request drips in', line => void line.say(request('GET /health')).drip('GET ')],
  ])(
    'are cut where %s',
    async (_what, speak) => {
      const url = await listen({ head: 200, request: 300, kept: 200 })
      const line = await Line.open(url)
      speak(line)
      const heard = await line.ended
      if (heard.startsWith('HTTP/1.1 408'))
        expect(JSON.parse(heard.split('\r\n\r\n')[1]!)).toMatchObject({
          status: 408,
          code: 'timeout',
          message: '请求超时',
        })
    },
    10_000,
  )

  it('leave nothing behind on a connection that is kept, however many came on it', async () => {
    const url = await listen({})
    const app = apps.at(-1)!
    const sockets = new Set<Socket>()
    app.server.on('request', ({ socket }: IncomingMessage) => sockets.add(socket))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = (): Promise<void> =>
      new Promise((resolve, reject) => {
        get(`${url}/health`, { agent }, reply => reply.resume().once('end', resolve)).once('error', reject)
      })
    const listeners = (): number => [...sockets].reduce((sum, socket) => sum + socket.listenerCount('close'), 0)
    for (let n = 0; n < 3; n += 1) await ask()
    const few = listeners()
    for (let n = 0; n < 20; n += 1) await ask()
    expect({ connections: sockets.size, listeners: listeners() }).toEqual({ connections: 1, listeners: few })
    agent.destroy()
  })

  it('are cut where the answer is not read, but not where it is read slowly', async () => {
    const url = await listen({ unread: 300 })
    const deaf = await Line.open(url)
    deaf.socket.pause()
    deaf.say(request('GET /api/endless'))
    const slow = await Line.open(url)
    slow.say(request('GET /api/endless'))
    let read = 0
    slow.socket.on('data', async part => {
      read += part.length
      slow.socket.pause()
      await wait(read % 7)
      slow.socket.resume()
    })
    // What is left of the answer stays with who does not read it.
    const open = () =>
      new Promise<number>((resolve, reject) => {
        apps.at(-1)!.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
      })
    await expect.poll(open).toBe(1)
    deaf.cut()
    while (read < many * chunk.length) await once(slow.socket, 'data', { signal: AbortSignal.timeout(60_000) })
    slow.cut()
  })

  it('are answered that they took too long, and go on where they are downloads', async () => {
    const url = await listen({ answer: 200, download: 60_000 })
    const [en, zh] = await Promise.all(
      ['en', 'cn'].map(language => fetch(`${url}/api/never`, { headers: { language } })),
    )
    expect(en!.status).toBe(503)
    expect(await en!.json()).toMatchObject({ code: 'tookTooLong', message: expect.stringContaining('took too long') })
    expect(await zh!.json()).toMatchObject({ message: expect.stringContaining('处理时间过长') })
    const limits: unknown[] = []
    const app = await createApp({
      database,
      settings: readSettings({}),
      log: pino({ level: 'silent' }),
      isSample: false,
      storage: inMemory(),
      limits: { answer: 200, download: 60_000 },
    })
    app.addHook('onRequest', async ({ routeOptions }) => {
      limits.push(routeOptions.config.answerLimit)
    })
    for (const path of ['/api/users/export', '/api/users']) await app.inject({ url: path })
    await app.close()
    expect(limits).toEqual([60_000, undefined])
  })

  it('are limited per address while they are silent, and the one that was silent longest gives way', async () => {
    const url = await listen({ perAddress: 5 })
    const lines: Line[] = []
    for (let n = 0; n < 5; n += 1) lines.push(await Line.open(url))
    const elsewhere = await Line.open(url, '127.0.0.2')
    // Who is served is not silent meanwhile, and the last to be so afterwards.
    await lines[0]!.say(request('GET /health')).hears(/"up"/)
    const last = await Line.open(url)
    await lines[1]!.ended
    await last.say(request('GET /health')).hears(/"up"/)
    await elsewhere.say(request('GET /health')).hears(/"up"/)
    expect(lines.filter(({ socket }) => socket.closed)).toHaveLength(1)
    for (const line of [...lines, elsewhere, last]) line.cut()
  })

  it('are limited per address while they drip, and others are served', async () => {
    const url = await listen({ perAddress: 5 })
    const lines = await Promise.all(
      Array.from({ length: 50 }, async () => (await Line.open(url, '127.0.0.2')).say(login).drip(' ')),
    )
    await expect.poll(() => lines.filter(({ socket }) => !socket.closed).length).toBeLessThanOrEqual(5)
    expect((await fetch(`${url}/health`)).status).toBe(200)
    for (const line of lines) line.cut()
  })

  it.each([
    ['as the proxy names it', proxied, '7.7.7.7', '7.7.7.8'],
    ['of six parts, where only the last ones differ', proxied, '2001:db8::1', '2001:db8:1::1'],
  ])('are limited per address while they are under way: %s', async (_what, environment, address, other) => {
    const url = await listen({ perAddress: 5 }, environment)
    const from = (forwarded: string) => ({ headers: { 'X-Forwarded-For': `1.1.1.1, ${forwarded}`, language: 'en' } })
    const aborts = new AbortController()
    const never = Array.from({ length: 5 }, (_, n) =>
      fetch(`${url}/api/never`, { ...from(address.replace(/:1$/, `:${n + 1}`)), signal: aborts.signal }).catch(
        () => undefined,
      ),
    )
    await expect.poll(async () => (await fetch(`${url}/api/site`, from(address))).status).toBe(429)
    expect((await fetch(`${url}/api/site`, from(other))).status).toBe(200)
    aborts.abort()
    await Promise.all(never)
    await expect.poll(async () => (await fetch(`${url}/api/site`, from(address))).status).toBe(200)
  })

  it('are under way no longer when they were answered or given up', async () => {
    const url = await listen({ perAddress: 1 }, proxied)
    for (let n = 0; n < 3; n += 1) expect((await apps.at(-1)!.inject('/api/site')).statusCode).toBe(200)
    for (let n = 0; n < 3; n += 1) {
      await expect.poll(async () => (await fetch(`${url}/api/site`)).status).toBe(200)
      await expect(fetch(`${url}/api/never`, { signal: AbortSignal.timeout(100) })).rejects.toThrow()
    }
  })

  it('that ask for an upgrade which there is not are cut at once', async () => {
    const url = await listen({})
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket']
    for (const line of ['POST /auth/login', 'GET /api/users', 'POST /api/ws', 'GET /']) {
      const asked = await Line.open(url)
      expect(
        await asked.say(request(line, ...upgrade, 'Content-Type: application/json', 'Content-Length: 10')).ended,
        line,
      ).toMatch(/^HTTP\/1.1 404 /)
    }
  })

  it('whose head is still coming when the host begins to stop are answered, not refused', async () => {
    const url = await listen({})
    const { server } = apps.at(-1)!
    const connected = once(server, 'connection') as Promise<[Socket]>
    const begun = (await Line.open(url)).say('GET /api/site HTTP/1.1\r\nHost: x\r\n')
    const [socket] = await connected
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0)
    const closed = apps.at(-1)!.close()
    await expect.poll(() => server.listening).toBe(false)
    expect(await begun.say('\r\n').ended).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i)
    await closed
  })
})
