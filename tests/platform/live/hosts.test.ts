import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { RESP_TYPES } from '@redis/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../server/platform/database/openDatabase.ts'
import type { Database } from '../../../server/platform/database/Database.ts'
import { openRedis } from '../../../server/platform/redis/openRedis.ts'
import type { Redis } from '../../../server/platform/redis/openRedis.ts'
import { describeEngines } from '../../support/database.ts'
import type { TestEngine } from '../../support/database.ts'
import { describeRedis, startRedis } from '../../support/redisServer.ts'
import type { RedisServer } from '../../support/redisServer.ts'
import { BackOffice } from '../session/backOffice.ts'
import { listen } from './liveHost.ts'
import type { LiveHost } from './liveHost.ts'
import { LivePage } from './page.ts'
import { eventually } from '../../support/eventually.ts'

/** Two hosts that share a database, and a Redis where there is one. */
const hostsBehaveOn = (engine: TestEngine, withRedis: boolean): void => {
  let office: BackOffice
  let second: Database
  let hosts: LiveHost[]
  let server: RedisServer | undefined
  let shared: Redis[] = []
  const byDatabase: string[] = []
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  beforeAll(async () => {
    const database = await engine.open()
    office = await BackOffice.open(database)
    second = await openDatabase({ url: database.url, poolSize: 3 })
    if (withRedis) {
      server = await startRedis()
      shared = [
        await openRedis({ url: server.url, prefix: 'test:', log: silent }),
        await openRedis({ url: server.url, prefix: 'test:', log: silent }),
      ]
    }
    const told: Database = {
      ...database,
      notify: (channel, payload) => {
        byDatabase.push(channel)
        return database.notify(channel, payload)
      },
    }
    hosts = [
      await listen(told, office.clock.read, {}, { redis: shared[0] }),
      await listen(second, office.clock.read, {}, { redis: shared[1] }),
    ]
  })
  afterAll(async () => {
    for (const host of hosts) await host.close()
    for (const redis of shared) await redis.close()
    await server?.stop()
    await second.close()
    await office.close()
  })

  const call = (host: LiveHost, line: string, token: string, body?: object) => {
    const [method, path] = line.split(' ') as [string, string]
    return fetch(`${host.url}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }
  const publish = async (token: string): Promise<number> => {
    const { id } = (await (
      await call(hosts[0]!, 'POST api/applicationNotice', token, { title: '通知', content: '<p>x</p>' })
    ).json()) as { id: number }
    expect((await call(hosts[0]!, `PUT api/applicationNotice/publish/${id}`, token)).status).toBe(200)
    return id
  }

  it(`tell the pages of one another what is new, by ${withRedis ? 'Redis' : 'the database'}`, async () => {
    const { token } = await office.signedIn('editor')
    const { token: reading } = await office.signedIn('reader')
    const pages = await Promise.all(hosts.map(host => LivePage.of(host.url, reading)))
    byDatabase.length = 0
    const id = await publish(token)
    for (const page of pages) await page.topics('notice')
    expect(await (await call(hosts[1]!, 'GET auth/info', reading)).json()).toMatchObject({ noticeCount: 1 })

    await call(hosts[1]!, 'PUT api/users/watchNotice', reading, { watchNoticeIds: String(id) })
    for (const page of pages) await page.topics('notice', 'notice')
    expect(byDatabase.filter(channel => channel === 'live')).toHaveLength(withRedis ? 0 : 1)
    await Promise.all(pages.map(page => page.close()))
  })

  it('end a session that was ended on another', async () => {
    const { token } = await office.signedIn('leaver')
    const pages = await Promise.all(hosts.map(host => LivePage.of(host.url, token)))
    await call(hosts[0]!, 'DELETE auth/logout', token)
    expect(await Promise.all(pages.map(page => page.closed))).toEqual([4401, 4401])
  })

  it(`count the requests of one address ${withRedis ? 'together' : 'each for itself'}`, async () => {
    const few = await Promise.all(
      [0, 1].map(at =>
        listen(
          at === 0 ? office.database : second,
          office.clock.read,
          {},
          { redis: shared[at] && { ...shared[at], prefix: 'few:' }, rateLimit: 3 },
        ),
      ),
    )
    const answers: number[] = []
    for (let time = 0; time < 6; time += 1) answers.push((await fetch(`${few[time % 2]!.url}/api/site`)).status)
    expect(answers).toEqual(withRedis ? [200, 200, 200, 429, 429, 429] : [200, 200, 200, 200, 200, 200])
    for (const host of few) await host.close()
  })

  it('show what they keep, in words, and forget one of it or all of a kind', async () => {
    const { token } = await office.signedIn('watcher')
    const [host] = hosts as [LiveHost]
    const list = async (name: string): Promise<readonly Record<string, unknown>[]> => {
      const told = (await (await call(host, `GET api/${name}`, token)).json()) as
        | Record<string, unknown>[]
        | { content: Record<string, unknown>[] }
      return 'content' in told ? told.content : told
    }
    const entries = async (): Promise<readonly Record<string, unknown>[]> =>
      (await list('cacheEntry')).filter(({ kind }) => kind === 'reportAnswer')
    const ask = () =>
      call(host, 'GET api/statistics/growth?measures=newPatients.registered&from=2021-01-01&to=2027-01-01', token)
    const places = (rows: readonly Record<string, unknown>[]) =>
      rows.map(({ place, kind }) => `${place === 'Redis' ? 'Redis' : 'memory'} ${kind as string}`)

    expect((await ask()).status).toBe(200)
    const kept = withRedis ? ['Redis reportAnswer', 'memory reportAnswer'] : ['memory reportAnswer']
    await eventually(async () => expect(places(await entries())).toEqual(expect.arrayContaining(kept)))
    for (const { about } of await entries()) expect(about).toMatch(/^同比与环比：\d+ 行，中文$/)
    const parts = await list('cache')
    expect(places(parts)).toEqual([
      ...(withRedis ? ['Redis everything', 'Redis reportAnswer', 'Redis rateLimit'] : []),
      'memory reportAnswer',
      'memory clientReply',
      'memory rateLimit',
    ])
    if (withRedis)
      expect(parts[0]).toMatchObject({
        state: 'up',
        release: expect.stringMatching(/^\d/),
        clients: expect.any(Number),
      })

    const [first] = await entries()
    const others = (await entries()).length - 1
    expect((await call(host, `PUT api/cacheEntry/discard/${first!['id'] as number}`, token, {})).status).toBe(200)
    await eventually(async () => expect(await entries()).toHaveLength(others))
    for (const { id, kind } of await list('cache')) {
      if (kind !== 'reportAnswer') continue
      const shown = (await (await call(host, `GET api/cache/clearPreview/${id as number}`, token)).json()) as {
        effects: object[]
        previewToken: string
      }
      expect(shown.effects).toMatchObject([{ effect: 'forgotten', names: ['报表结果', expect.any(String)] }])
      expect((await call(host, `PUT api/cache/clear/${id as number}`, token, {})).status).toBe(400)
      expect(
        (await call(host, `PUT api/cache/clear/${id as number}`, token, { previewToken: shown.previewToken })).status,
      ).toBe(200)
    }
    await eventually(async () => expect(await entries()).toEqual([]))
  })

  if (!withRedis) return
  it('tell one another answers of reports until something is written, and believe nothing else that stands there', async () => {
    const { token } = await office.signedIn('root')
    const ask = async (host: LiveHost): Promise<number> => {
      const reply = await call(
        host,
        'GET api/statistics/growth?measures=newPatients.registered&from=2020-01-01&to=2027-01-01',
        token,
      )
      expect(reply.status).toBe(200)
      return ((await reply.json()) as { total: { values: Record<string, number> } }).total.values[
        'newPatients.registered'
      ]!
    }
    const kept = async () => (await shared[0]!.ask(client => client.keys('test:reportAnswer:*'))) ?? []
    const before = await ask(hosts[0]!)
    await eventually(async () => expect(await kept()).toHaveLength(1))
    const [key] = await kept()
    // The other host tells what it finds there, whatever that is, and works nothing out.
    const packed = (await shared[0]!.ask(client =>
      client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).hGet(key!, 'answer'),
    ))!
    const answer = JSON.parse(brotliDecompressSync(packed).toString()) as { total: { values: Record<string, number> } }
    answer.total.values['newPatients.registered'] = before + 1000
    await shared[0]!.ask(client => client.hSet(key!, { answer: brotliCompressSync(JSON.stringify(answer)) }))
    expect([await ask(hosts[1]!), await ask(hosts[0]!)]).toEqual([before + 1000, before])
    await office.patient('新来的', office.hospitals.hospital)
    expect(await ask(hosts[1]!)).toBe(before + 1)
    await shared[0]!.ask(client => client.hSet(key!, { answer: 'nonsense' }))
    expect(await ask(hosts[0]!)).toBe(before + 1)
  })

  it('tell the pages of one another by the database while Redis is away, and by Redis again when it is back', async () => {
    const { token } = await office.signedIn('editor2')
    const { token: reading } = await office.signedIn('reader2')
    const ready = async () => (await fetch(`${hosts[0]!.url}/ready`)).json()
    expect(await ready()).toEqual({ status: 'ready', redis: 'up' })
    await server!.stop()
    await eventually(async () => {
      expect(shared.map(redis => redis.isUp())).toEqual([false, false])
      expect(await ready()).toEqual({ status: 'ready', redis: 'away' })
    })
    const page = await LivePage.of(hosts[1]!.url, reading)
    byDatabase.length = 0
    await publish(token)
    await eventually(() => expect(page.heard).toContainEqual({ topic: 'notice' }))
    expect(byDatabase).toContain('live')
    await server!.start()
    await eventually(() => expect(shared.map(redis => redis.isUp())).toEqual([true, true]))
    page.heard.length = 0
    await publish(token)
    await eventually(() => expect(page.heard).toContainEqual({ topic: 'notice' }))
    await page.close()
  })
}

describeEngines('hosts that share a database', engine => hostsBehaveOn(engine, false), 'server')
describeRedis('with Redis', () =>
  describeEngines('hosts that share a database', engine => hostsBehaveOn(engine, true), 'server'),
)
