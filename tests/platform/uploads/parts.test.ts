import { createHash, randomBytes } from 'node:crypto'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PartStore } from '../../../server/app/uploads/partStore.ts'
import { uploadPath } from '../../../server/app/uploads/registerUploads.ts'
import { deliverMail } from '../../../server/content/mail/deliverMail.ts'
import { joinPlaces } from '../../../server/platform/storage/Places.ts'
import { removeUnused } from '../../../server/system/removeUnused.ts'
import { partTransfer } from '../../../src/core/inputs/partTransfer.ts'
import { describeAbove } from '../../support/database.ts'
import { Gym } from '../../training/server/gym.ts'
import { byParts } from './byParts.ts'

const hour = 3_600_000
/** An installer of Windows by its first bytes, and nothing else. */
const installer = (size: number): Buffer => Buffer.concat([Buffer.from('MZ'), randomBytes(size - 2)])

describeAbove('files by parts', engine => {
  let gym: Gym
  let doctor: { token: string }
  let base: string
  beforeAll(async () => {
    gym = await Gym.open(engine)
    doctor = await gym.office.signedIn('ada', {
      role: 'doctor',
      hospital: gym.office.hospitals.hospital,
      dataScope: 'own',
    })
    await gym.office.app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(gym.office.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => gym.office.close())

  const parts = byParts(() => base)
  const begin = (size: number, { field = 'clientSoftware.file', name = '训练端 3.4.0.exe', token = gym.admin } = {}) =>
    parts.begin(size, { field, name, token })
  const add = (place: string, at: number, bytes: Uint8Array, token = gym.admin) => parts.add(place, at, bytes, token)
  const head = (place: string, token = gym.admin) => parts.head(place, token)
  const sent = (bytes: Buffer) =>
    parts.sent(bytes, { field: 'clientSoftware.file', name: '训练端 3.4.0.exe', token: gym.admin })
  const look = (url: string, range?: string) =>
    gym.office.app.inject({ url, headers: { cookie: `Admin-Token=${gym.admin}`, ...(range ? { range } : {}) } })

  it('go on where they were left, at another host too, and are told by their hash', async () => {
    const bytes = installer(300_000)
    const { status, place } = await begin(bytes.byteLength)
    expect([status, place]).toEqual([201, expect.stringMatching(/^\/api\/upload\/parts\/[0-9a-f]{32}$/)])
    expect((await add(place, 0, bytes.subarray(0, 100_000))).headers.get('upload-offset')).toBe('100000')
    expect((await add(place, 50_000, bytes.subarray(50_000))).status).toBe(409)
    expect((await head(place)).headers.get('upload-offset')).toBe('100000')
    // What another host takes in between, this one has not seen.
    const key = place.split('/').at(-1)!
    await gym.office.storage.append(key, 100_000, Readable.from([bytes.subarray(100_000, 200_000)]))
    const last = await add(place, 200_000, bytes.subarray(200_000))
    const told = (await last.json()) as { key: string; keyUrl: string; name: string; size: number; sha256: string }
    expect(told).toMatchObject({
      key,
      name: '训练端 3.4.0.exe',
      size: 300_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    const whole = await look(told.keyUrl)
    expect(whole.rawPayload.equals(bytes)).toBe(true)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringContaining("filename*=UTF-8''%E8%AE%AD"),
    })
    for (const [range, from, to] of [
      ['bytes=10-19', 10, 20],
      ['bytes=299990-', 299_990, 300_000],
      ['bytes=-5', 299_995, 300_000],
    ] as const) {
      const part = await look(told.keyUrl, range)
      expect([
        part.statusCode,
        part.headers['content-range'],
        part.rawPayload.equals(bytes.subarray(from, to)),
      ]).toEqual([206, `bytes ${from}-${to - 1}/300000`, true])
    }
    expect((await look(told.keyUrl, 'bytes=300000-')).statusCode).toBe(416)
  })

  it('are asked for again while a host that was killed holds their lock, and go on once it falls', async () => {
    const bytes = installer(40_000)
    const { place } = await begin(bytes.byteLength)
    await add(place, 0, bytes.subarray(0, 10_000))
    const lock = (until: string) =>
      sql`update upload_part set lock = 'killed', locked_until = clock_timestamp() + ${until}::interval where key = ${place.split('/').at(-1)}`.execute(
        gym.office.database.db,
      )
    await lock('1 hour')
    expect((await head(place)).status).toBe(423)
    expect((await add(place, 10_000, bytes.subarray(10_000))).status).toBe(423)
    await lock('-1 second')
    expect((await head(place)).headers.get('upload-offset')).toBe('10000')
    expect((await add(place, 10_000, bytes.subarray(10_000))).status).toBe(200)
  })

  it('are not begun anew where a proxy answers in place of the host, or the host will not tell how far they have come', async () => {
    const bytes = installer(40_000)
    const { place } = await begin(bytes.byteLength)
    await add(place, 0, bytes.subarray(0, 10_000))
    const refusals = [401, 502, 429, 503]
    const asked: string[] = []
    const proxy = createServer((request, response) => {
      asked.push(request.method!)
      const refusal = request.method === 'HEAD' ? refusals.shift() : undefined
      if (refusal !== undefined) return void response.writeHead(refusal).end()
      const { host: _host, ...headers } = request.headers
      const passed = httpRequest(base + request.url!, { method: request.method!, headers }, reply => {
        reply.pipe(response.writeHead(reply.statusCode!, reply.headers))
      })
      request.pipe(passed)
    })
    await new Promise<void>(resolve => {
      proxy.listen(0, '127.0.0.1', resolve)
    })
    const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const goOn = () =>
      new Promise<string>((resolve, reject) => {
        new Upload(bytes, {
          ...partTransfer,
          retryDelays: [0, 0, 0],
          endpoint: at + uploadPath,
          uploadUrl: at + place,
          headers: { Authorization: `Bearer ${gym.admin}` },
          onSuccess: ({ lastResponse }) => resolve(lastResponse.getBody()),
          onError: reject,
        }).start()
      })
    await expect(goOn()).rejects.toThrow('401')
    expect(JSON.parse(await goOn())).toMatchObject({ sha256: createHash('sha256').update(bytes).digest('hex') })
    expect(asked).toEqual(['HEAD', 'HEAD', 'HEAD', 'HEAD', 'HEAD', 'PATCH'])
    await new Promise(resolve => {
      proxy.close(resolve)
    })
  })

  it('that hosts take in turn are read by each once, and not from their beginning with every part', async () => {
    const bytes = installer(600_000)
    const key = (await begin(bytes.byteLength)).place.split('/').at(-1)!
    let read = 0
    const places = joinPlaces({ disk: gym.office.storage, bucket: () => undefined, chosen: () => 'disk' })
    const storage: typeof places = {
      ...places,
      chosen: 'disk',
      readAppended: async (name, range) => {
        read += range!.end! - range!.start + 1
        return places.readAppended(name, range)
      },
    }
    const hosts = [1, 2].map(
      () => new PartStore({ database: gym.office.database, storage, clock: gym.office.clock.read }),
    )
    const write = (host: number, from: number, to: number) =>
      hosts[host]!.write(Readable.from([bytes.subarray(from, to)]), key, from)
    for (let at = 0; at < 500_000; at += 50_000)
      expect(await write((at / 50_000) % 2, at, at + 50_000)).toBe(at + 50_000)
    // Of a part that breaks off more is counted than is written.
    const broken = Readable.from(
      (async function* () {
        yield bytes.subarray(500_000, 510_000)
        throw new Error('the connection is lost')
      })(),
    )
    await expect(hosts[0]!.write(broken, key, 500_000)).rejects.toThrow('the connection is lost')
    const left = (await places.appended(key))!
    expect(await write(0, left, 600_000)).toBe(600_000)
    expect(await hosts[0]!.digest(key, 600_000)).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(read).toBeLessThan(2 * bytes.byteLength)
  })

  it('are what their contents say, whatever they are called', async () => {
    const page = Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(5000)}`)
    const { place } = await begin(page.byteLength, { name: 'client.exe' })
    const refused = await add(place, 0, page)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({
        errors: { file: 'By its name and its contents, the file is none of these: apk, exe, msi, zip, ipa, hap' },
      }),
    ])
    expect((await head(place)).status).toBe(404)
  })

  it('are what their names and contents say together, and of the platform that they are for', async () => {
    const archive = Buffer.concat([Buffer.from('504b0304140000000000', 'hex'), randomBytes(500)])
    for (const name of ['训练端.exe', '训练端.msi', '训练端', '训练端.zip.exe', '训练端.html']) {
      const { place } = await begin(archive.byteLength, { name })
      expect([name, (await add(place, 0, archive)).status]).toEqual([name, 400])
    }
    const sentAs = async (name: string) => {
      const { place } = await begin(archive.byteLength, { name })
      return ((await (await add(place, 0, archive)).json()) as { key: string }).key
    }
    const make = (platform: string, release: string, file: string) =>
      gym.office.call('POST api/clientSoftware', {
        token: gym.admin,
        language: 'en',
        body: { platform, release, build: 1, file },
      })
    const [ipa, hap, zip] = [await sentAs('a.ipa'), await sentAs('a.HAP'), await sentAs('a.zip')]
    expect([
      (await make('ipados', '3.0.0', ipa)).status,
      (await make('harmonyos', '3.0.0', hap)).status,
      (await make('windows', '3.0.0', zip)).status,
    ]).toEqual([201, 201, 201])
    expect(await make('android', '3.0.0', await sentAs('b.ipa'))).toMatchObject({
      status: 400,
      body: { errors: { file: 'This platform takes these files: apk' } },
    })
  })

  it('are for those who may write the field, within its bounds and those of the settings', async () => {
    expect((await begin(10, { token: doctor.token })).status).toBe(403)
    expect((await begin(10, { token: 'nobody' })).status).toBe(401)
    for (const field of ['banner.picture', 'nothing.at', '__proto__.x', ''])
      expect((await begin(10, { field })).status).toBe(404)
    expect(await begin(1025 * 1_048_576)).toMatchObject({
      status: 400,
      body: expect.stringContaining('The file cannot exceed 1 GB'),
    })
    expect((await begin(0)).status).toBe(400)
    await gym.office.database.db.updateTable('config_setting').set({ upload_quota: 1 }).execute()
    await begin(700 * 1_048_576)
    expect(await begin(700 * 1_048_576)).toMatchObject({
      status: 413,
      body: expect.stringContaining('There is no room left for large files (1 GB in all)'),
    })
    await gym.office.database.db.updateTable('config_setting').set({ upload_quota: 50 }).execute()
  })

  it('are nobody else’s on their way, and go when they come to a standstill', async () => {
    const { place } = await begin(100)
    const other = await gym.office.signedIn('second')
    expect((await head(place, other.token)).status).toBe(404)
    expect((await add(place, 0, installer(50), other.token)).status).toBe(404)
    await add(place, 0, installer(50))
    gym.office.clock.advance(25 * hour)
    await gym.office.work({ name: 'removeUnusedUploads', cron: '', run: removeUnused })
    gym.office.clock.advance(-25 * hour)
    expect((await head(place)).status).toBe(404)
  })

  it('make releases, in the order of versions, which a device is told and downloads', async () => {
    const call = (line: string, body?: unknown) =>
      gym.office.call(line, { token: gym.admin, language: 'en', ...(body === undefined ? {} : { body }) })
    const make = async (release: string, more: Record<string, unknown> = {}) =>
      Number((await call('POST api/clientSoftware', { platform: 'windows', release, build: 1, ...more })).body['id'])
    const publish = (id: number) => call(`PUT api/clientSoftware/publish/${id}`, {})
    const device = await gym.device()
    const ask = (version: string, tag?: string) =>
      gym.office.app.inject({
        url: `/api/clientSoftware/latest?platform=windows&version=${version}`,
        headers: { authorization: `Bearer ${device.token}`, ...(tag ? { 'if-none-match': tag } : {}) },
      })
    const bytes = installer(20_000)
    const { key, sha256 } = await sent(bytes)
    const [empty, ten, nine] = [
      await make('3.11.0'),
      await make('3.10.0', { file: key, minimum: '3.2.0', notes: '更新' }),
      await make('3.9.0', { source: 'address', address: 'https://example.com/a' }),
    ]
    expect(await publish(empty)).toMatchObject({ status: 409, body: { code: 'releaseWithoutFile' } })
    expect((await publish(ten)).body).toMatchObject({ state: 'published', bytes: 20_000, sha256 })
    expect(await publish(nine)).toMatchObject({
      status: 409,
      body: { message: 'The later version 3.10.0 is published, so 3.9.0 cannot be published any more' },
    })
    expect(await call('POST api/clientSoftware', { platform: 'windows', release: '3.10.0', build: 2 })).toMatchObject({
      status: 400,
      body: { errors: { release: expect.any(String) } },
    })
    expect(
      await call('POST api/clientSoftware', { platform: 'windows', release: '3.1.0', build: 2, minimum: '3.2.0' }),
    ).toMatchObject({ status: 400, body: { errors: { minimum: expect.any(String) } } })
    expect(await call(`PUT api/clientSoftware/${ten}`, { notes: 'other' })).toMatchObject({ status: 409 })
    expect(
      ((await call('GET api/clientSoftware')).body as unknown as { release: string }[]).map(one => one.release),
    ).toEqual(['3.11.0', '3.10.0', '3.9.0', '3.0.0', '3.0.0', '3.0.0'])
    const told = await ask('3.9.5')
    expect(told.json()).toMatchObject({
      release: '3.10.0',
      isNewer: true,
      mustUpdate: false,
      address: `/api/client/file/${key}`,
      bytes: 20_000,
      sha256,
    })
    expect((await ask('3.9.5', String(told.headers.etag))).statusCode).toBe(304)
    expect((await ask('3.1.9')).json()).toMatchObject({ mustUpdate: true })
    // A later release that asks for nothing leaves in force what an earlier one asked for.
    const next = await make('3.10.1', { source: 'address', address: 'https://example.com/c' })
    expect((await publish(next)).status).toBe(200)
    expect([(await ask('3.1.9')).json(), (await ask('3.2.0')).json()]).toMatchObject([
      { release: '3.10.1', mustUpdate: true },
      { release: '3.10.1', mustUpdate: false },
    ])
    await call(`PUT api/clientSoftware/withdraw/${next}`, {})
    expect((await ask('3.10.0')).json()).toMatchObject({ isNewer: false, mustUpdate: false })
    expect((await ask('newest')).statusCode).toBe(400)
    const open = () =>
      gym.office.app.inject({
        url: `/api/client/file/${key}`,
        headers: { authorization: `Bearer ${device.token}`, range: 'bytes=0-1' },
      })
    expect([(await open()).statusCode, (await open()).body]).toEqual([206, 'MZ'])
    // A later release for a share: planned for nobody, running for its share, and never taken back by a larger one.
    const eleven = Number(
      (
        await call('POST api/clientSoftware', {
          platform: 'windows',
          release: '3.12.0',
          build: 1,
          source: 'address',
          address: 'https://example.com/b',
        })
      ).body['id'],
    )
    const gray = Number(
      (
        await call('POST api/grayPublish', {
          name: '灰度',
          software: eleven,
          percentage: 1,
          hospitals: [gym.office.hospitals.elsewhere],
        })
      ).body['id'],
    )
    const step = (name: string) => call(`PUT api/grayPublish/${name}/${gray}`, {})
    const offered = async () => (await ask('3.10.0')).json<{ release: string }>().release
    expect(await offered()).toBe('3.10.0')
    expect((await step('start')).status).toBe(200)
    expect((await call(`GET api/clientSoftware/${eleven}`)).body).toMatchObject({ state: 'published' })
    expect(await offered()).toBe('3.10.0')
    await call(`PUT api/grayPublish/${gray}`, { percentage: 100, hospitals: null })
    expect(await offered()).toBe('3.12.0')
    await step('pause')
    expect(await offered()).toBe('3.12.0')
    expect((await call(`PUT api/grayPublish/reach/${gray}`, {})).body).toEqual({
      asked: 1,
      got: 1,
      runs: 0,
      failures: 0,
      failing: 0,
    })
    await ask('3.12.0')
    const fail = async (more: object = {}) =>
      (
        await gym.office.app.inject({
          method: 'POST',
          url: '/api/client/errorReport',
          headers: { authorization: `Bearer ${device.token}` },
          payload: {
            platform: 'windows',
            version: '3.12.0',
            kind: 'NullReferenceException',
            message: 'no 1 of "王小明"',
            ...more,
          },
        })
      ).json()
    expect([await fail(), await fail({ message: 'no 2 of "李小红"' }), await fail({ version: '3.10.0' })]).toEqual(
      Array(3).fill({ kept: true }),
    )
    expect((await call(`PUT api/grayPublish/reach/${gray}`, {})).body).toMatchObject({
      runs: 1,
      failures: 2,
      failing: 1,
    })
    // Whom a smaller share let go gets it back by a larger one alone, not by a pause.
    await step('start')
    await call(`PUT api/grayPublish/${gray}`, { hospitals: [gym.office.hospitals.elsewhere] })
    expect(await offered()).toBe('3.10.0')
    // Those that it is not for do not count as having asked for it.
    expect((await call(`PUT api/grayPublish/reach/${gray}`, {})).body).toMatchObject({ asked: 0, got: 1 })
    await step('pause')
    expect(await offered()).toBe('3.10.0')
    await call(`PUT api/grayPublish/${gray}`, { hospitals: null })
    expect(await offered()).toBe('3.10.0')
    await step('start')
    expect(await offered()).toBe('3.12.0')
    await step('rollBack')
    expect(await offered()).toBe('3.10.0')
    expect(
      (await call('POST api/grayPublish', { name: '再来', software: eleven, percentage: 101 })).body['errors'],
    ).toMatchObject({ percentage: expect.any(String) })
    await call(`PUT api/clientSoftware/withdraw/${ten}`, {})
    await call(`PUT api/clientSoftware/withdraw/${eleven}`, {})
    expect((await open()).statusCode).toBe(404)
    expect((await ask('3.9.5')).json()).toMatchObject({ release: null, isNewer: false })
  })

  it('make releases of which the oldest is in force, however many came after it, and whose log names who reads it', async () => {
    const call = (line: string, body: unknown = {}) => gym.office.call(line, { token: gym.admin, language: 'en', body })
    const release = async (version: string, more: Record<string, unknown> = {}) => {
      const { body } = await call('POST api/clientSoftware', {
        platform: 'harmonyos',
        release: version,
        source: 'address',
        address: 'https://example.com/client.hap',
        ...more,
      })
      expect((await call(`PUT api/clientSoftware/publish/${body['id']}`)).status).toBe(200)
    }
    const [here, there] = [await gym.device(), await gym.device(gym.office.hospitals.elsewhere)]
    const ask = async ({ token }: { token: string }, version: string) =>
      (
        await gym.office.app.inject({
          url: `/api/clientSoftware/latest?platform=harmonyos&version=${version}`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).json<Record<string, unknown>>()
    await release('1.0.0', { minimum: '0.9.0' })
    for (let minor = 1; minor <= 21; minor += 1) await release(`1.${minor}.0`)
    expect([await ask(here, '0.8.0'), await ask(here, '0.9.0')]).toMatchObject([
      { release: '1.21.0', mustUpdate: true },
      { release: '1.21.0', mustUpdate: false },
    ])
    const { body } = await call('POST api/versionInfo', {
      platform: 'harmonyos',
      release: '1.21.0',
      day: '2026-03-01',
      content: '<p>更快</p>',
      hospitals: [gym.office.hospitals.hospital],
    })
    expect((await call(`PUT api/versionInfo/publish/${body['id']}`)).status).toBe(200)
    expect([(await ask(here, '0.9.0'))['changes'], (await ask(there, '0.9.0'))['changes']]).toEqual([
      '<p>更快</p>',
      null,
    ])
  })

  it('are films that devices play from any place in them, for as long as they are published', async () => {
    const bytes = Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), randomBytes(5000)])
    const key = (await parts.sent(bytes, { field: 'animation.video', name: '眨眼.mp4', token: gym.admin })).key
    const call = (line: string, body: unknown = {}) => gym.office.call(line, { token: gym.admin, body })
    const id = Number((await call('POST api/animation', { title: '眨眨眼', source: 'file', video: key })).body['id'])
    expect((await call(`PUT api/animation/publish/${id}`)).status).toBe(200)
    const headers = { authorization: `Bearer ${(await gym.device()).token}` }
    const {
      content: [told],
    } = (await gym.office.app.inject({ url: '/api/client/content/animation', headers })).json<{
      content: { video: string; address: string | null }[]
    }>()
    expect(told).toMatchObject({ title: '眨眨眼', video: `/api/client/file/${key}`, address: null })
    const middle = await gym.office.app.inject({ url: told!.video, headers: { ...headers, range: 'bytes=1000-1099' } })
    expect([
      middle.statusCode,
      middle.headers['content-type'],
      middle.rawPayload.equals(bytes.subarray(1000, 1100)),
    ]).toEqual([206, 'video/mp4', true])
    await call(`PUT api/animation/withdraw/${id}`)
    expect((await gym.office.app.inject({ url: told!.video, headers })).statusCode).toBe(404)
  })

  it('go with a letter, and open for each of its readers at an address of their own', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1000)])
    const { place } = await begin(bytes.byteLength, { field: 'applicationMail.attachments', name: '清单.pdf' })
    const { key, keyUrl } = (await (await add(place, 0, bytes)).json()) as { key: string; keyUrl: string }
    const call = (line: string, body?: unknown, token = gym.admin) =>
      gym.office.call(line, { token, ...(body === undefined ? {} : { body }) })
    const reader = await gym.office.signedIn('reader', {
      role: 'doctor',
      hospital: gym.office.hospitals.hospital,
      dataScope: 'own',
    })
    const { body } = await call('POST api/applicationMail', {
      title: '盘点',
      content: '<p>见附件</p>',
      attachments: [key],
      operators: [reader.id],
    })
    expect((await call(`PUT api/applicationMail/send/${Number(body['id'])}`, {})).status).toBe(200)
    await gym.office.work({ name: 'deliverMail', cron: '', run: deliverMail })
    const {
      content: [letter],
    } = (await call('GET api/mailbox', undefined, reader.token)).body as {
      content: { files: { name: string; url: string }[] }[]
    }
    expect(letter).toMatchObject({ files: [{ name: '清单.pdf' }] })
    const open = async (url: string) =>
      gym.office.app.inject({ url, headers: { cookie: `Admin-Token=${reader.token}` } })
    expect((await open(letter!.files[0]!.url)).rawPayload.equals(bytes)).toBe(true)
    expect((await open(keyUrl)).statusCode).toBe(404)
  })
})
