import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import Fastify, { LogController } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { registerErrors } from '../../../server/core/errors/handler.ts'

const apps: { close(): Promise<void> }[] = []
afterEach(async () => { for (const app of apps.splice(0)) await app.close() })

/** A host whose one call lasts until it is left off, what it logs, and what it takes for a problem. */
const open = async (handlerTimeout: number) => {
  const [logged, problems]: [{ level: number; msg: string }[], number[]] = [[], []]
  const stream = new Writable({ write: (line: Buffer, _encoding, done) => { logged.push(JSON.parse(String(line)) as { level: number; msg: string }); done() } })
  const app = Fastify({ logger: { stream }, handlerTimeout, logController: new LogController({ disableRequestLogging: true }) })
  registerErrors(app, { translate: (_language, key) => key, clock: () => new Date(), watch: ({ status }) => { problems.push(status) } })
  let begin = (): void => undefined
  const begun = new Promise<void>(resolve => { begin = resolve })
  app.get('/long', async request => {
    begin()
    await once(request.signal, 'abort')
    throw request.signal.reason
  })
  apps.push(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, begun, logged, problems }
}

it('is no failure: a call whose caller has gone', async () => {
  const { port, begun, logged, problems } = await open(60_000)
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n'))
  await begun
  socket.destroy()
  await expect.poll(() => logged.map(({ msg }) => msg)).toContain('the caller had gone')
  expect(logged.filter(({ level }) => level >= 40)).toEqual([])
  expect(problems).toEqual([])
})

it('is one: a call that takes too long for who waits', async () => {
  const { port, logged, problems } = await open(50)
  const reply = await fetch(`http://127.0.0.1:${port}/long`)
  expect([reply.status, problems]).toEqual([503, [503]])
  expect(logged.map(({ msg }) => msg)).toContain('the call failed')
})
