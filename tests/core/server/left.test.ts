import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { LogController } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { limitAnswers, untilLeft } from '../../../server/core/answerLimit.ts'
import { registerErrors } from '../../../server/core/errors/handler.ts'

const apps: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** A host whose one call lasts until it is left off, what it logs, and what it takes for a problem. */
const open = async (limit: number) => {
  const [logged, problems]: [{ level: number; msg: string }[], number[]] = [[], []]
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(JSON.parse(String(line)) as { level: number; msg: string })
      done()
    },
  })
  const app = Fastify({ logger: { stream }, logController: new LogController({ disableRequestLogging: true }) })
  registerErrors(app, {
    translate: (_language, key) => key,
    clock: () => new Date(),
    watch: ({ status }) => {
      problems.push(status)
    },
  })
  limitAnswers(app, limit)
  let begin = (): void => undefined
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/long',
    handler: async request => {
      begin()
      const signal = untilLeft(request)
      await once(signal, 'abort')
      throw signal.reason
    },
  })
  // Who does not listen learns nothing of it, and is too late.
  app.post('/deaf', async (_request, reply) => {
    await once(reply.raw, 'finish')
    return { done: true }
  })
  app.post('/soon', { config: { answerLimit: 60_000 } }, async request => {
    await wait(2 * limit)
    return { isLeft: untilLeft(request).aborted }
  })
  apps.push(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, begun, logged, problems }
}

const body = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'

it.each([
  ['GET', '\r\n'],
  ['POST', body],
])('is no failure: a call whose caller has gone (%s)', async (method, rest) => {
  const { port, begun, logged, problems } = await open(60_000)
  const socket = connect(port, '127.0.0.1', () => socket.write(`${method} /long HTTP/1.1\r\nHost: x\r\n${rest}`))
  await begun
  socket.destroy()
  await expect.poll(() => logged.map(({ msg }) => msg)).toContain('the caller had gone')
  expect(logged.filter(({ level }) => level >= 40)).toEqual([])
  expect(problems).toEqual([])
})

it.each([
  ['GET', '/long', undefined],
  ['POST', '/long', '{}'],
  ['POST', '/deaf', '{}'],
])('is one: a call that takes too long for who waits (%s %s)', async (method, path, sent) => {
  const { port, logged, problems } = await open(50)
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(sent === undefined ? {} : { body: sent, headers: { 'content-type': 'application/json' } }),
  })
  expect([reply.status, problems]).toEqual([503, [503]])
  expect(await reply.json()).toMatchObject({ code: 'tookTooLong' })
  expect(logged.filter(({ msg }) => msg === 'the call failed')).toHaveLength(1)
})

it('is left neither by a body that has been read, nor by the usual time where the route has another', async () => {
  const { port } = await open(20)
  const reply = await fetch(`http://127.0.0.1:${port}/soon`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect([reply.status, await reply.json()]).toEqual([200, { isLeft: false }])
})
