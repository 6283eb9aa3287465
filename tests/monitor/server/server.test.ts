import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostBeat } from '../../../server/monitor/beat.ts'
import { createCaches } from '../../../server/platform/caches/Caches.ts'
import { minute } from '../../../server/core/lifetime.ts'
import { readSettings } from '../../../server/settings.ts'
import { registerMetrics } from '../../../server/app/metrics.ts'
import { registerErrors } from '../../../server/core/errors/handler.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

describeAbove('the hosts', engine => {
  let office: BackOffice
  let root: { id: number; token: string }
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    root = await office.signedIn('root')
  })
  afterAll(() => office.close())

  const measured = async (token?: string) => {
    const app = Fastify()
    registerErrors(app, { translate: (_language, key) => key, clock: office.clock.read })
    registerMetrics(app, office.database, { ...readSettings({}), metricsToken: token }, false)
    app.get('/answer', async () => ({}))
    const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      app.inject({ url: '/metrics', headers, remoteAddress })
    await app.inject('/answer')
    return { app, ask }
  }

  it('are measured in the format of Prometheus, for the machine itself and no proxy on it', async () => {
    const { app, ask } = await measured()
    const { statusCode, body } = await ask()
    expect(statusCode).toBe(200)
    expect(body).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/answer",status="2xx"\} 1$/m)
    expect(body).toMatch(/^database_up 1$/m)
    expect(body).toMatch(/^errors_open 0$/m)
    expect((await ask({}, '10.0.0.8')).statusCode).toBe(404)
    expect((await ask({ 'x-forwarded-for': '10.0.0.8' })).statusCode).toBe(404)
    await app.close()
  })

  it('are measured for who has the token, wherever they are, and for nobody else then', async () => {
    const { app, ask } = await measured('a-token-of-some-length')
    expect((await ask()).statusCode).toBe(404)
    expect((await ask({ authorization: 'Bearer another-token-of-length' })).statusCode).toBe(404)
    expect((await ask({ authorization: 'Bearer a-token-of-some-length' }, '10.0.0.8')).statusCode).toBe(200)
    await app.close()
  })

  it('tell of themselves, and one that has stopped is shown as gone', async () => {
    const app = Fastify()
    const beat = hostBeat(app, office.database, {
      clock: office.clock.read,
      build: 'index-one',
      caches: createCaches(undefined),
    })
    app.get('/fails', async () => {
      throw new Error('no')
    })
    await app.inject('/fails')
    await beat.run()
    const list = async () =>
      (await office.call('GET api/server', { token: root.token })).body as unknown as Record<string, unknown>[]
    expect(await list()).toMatchObject([{ state: 'up', build: 'index-one', process: process.pid, failed: 1 }])
    await beat.run()
    office.clock.advance(minute)
    expect(await list()).toMatchObject([{ state: 'gone', failed: 1 }])
    beat.stop()
    await app.close()
  })

  it('show how large the tables are', async () => {
    const { body } = await office.call(`GET api/tableSize?filter=${encodeURIComponent('{"name":"operator"}')}`, {
      token: root.token,
    })
    expect(
      (body as unknown as { name: string; kilobytes: number }[]).find(({ name }) => name === 'operator')!.kilobytes,
    ).toBeGreaterThan(0)
  })

  it('share a database whose load is told: its size, what runs there, and what waits', async () => {
    const { status, body } = await office.call('GET api/databaseStatement/load', { token: root.token })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { replicas: 0, lag: null, running: 0, messages: expect.any(Number) as unknown },
    })
    expect(Number(body['megabytes'])).toBeGreaterThan(0)
    expect(Number(body['connections'])).toBeGreaterThan(0)
    expect(Number(body['mostConnections'])).toBeGreaterThanOrEqual(Number(body['connections']))
    const doctor = await office.signedIn('curious', {
      role: 'doctor',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
    })
    expect((await office.call('GET api/databaseStatement/load', { token: doctor.token })).status).toBe(403)
  })

  it.skipIf(engine.kind === 'embedded')(
    'show a statement that runs for long, without what is written in it',
    async () => {
      const slept = sql`select pg_sleep(2), '王小明' as name`.execute(office.database.db)
      const shown = async () =>
        (
          (await office.call('GET api/databaseStatement', { token: root.token })).body as unknown as {
            content: { kind: string; statement: string }[]
          }
        ).content.find(one => one.statement.includes('pg_sleep'))
      await expect.poll(shown).toMatchObject({ kind: 'running', statement: "select pg_sleep(2), '…' as name" })
      await slept
    },
  )
})
