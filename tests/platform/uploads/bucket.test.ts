import { createHash, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { moveFiles } from '../../../server/system/moveFiles.ts'
import { removeUnused } from '../../../server/system/removeUnused.ts'
import { openOutgoing } from '../../../server/platform/outgoing/openOutgoing.ts'
import { inBucket } from '../../../server/platform/storage/s3/inBucket.ts'
import { S3 } from '../../../server/platform/storage/s3/S3.ts'
import { testBucket } from '../../../server/platform/storage/testBucket.ts'
import { describeAbove } from '../../support/database.ts'
import { openS3Server } from '../../support/s3Server.ts'
import type { S3Server } from '../../support/s3Server.ts'
import { Gym } from '../../training/server/gym.ts'
import { byParts } from './byParts.ts'
import { formOf, withPlace } from './pictures.ts'

const megabyte = 1_048_576
const hour = 3_600_000
const newKey = (): string => randomBytes(16).toString('hex')
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe('files in a bucket', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await openS3Server()
  })
  afterEach(() => {
    server.trouble = 'none'
  })
  afterAll(() => server.close())
  const s3 = (more: Partial<S3Server['settings']> = {}, silence = 30_000) =>
    new S3({ ...server.settings, ...more }, { outgoing: openOutgoing(['127.0.0.0/8']), silence })
  const storage = (...given: Parameters<typeof s3>) => inBucket(s3(...given))

  it('are put, read whole and in part, and removed', async () => {
    const [key, bytes] = [newKey(), randomBytes(1000)]
    expect([await storage().get(key), await storage().read(key)]).toEqual([undefined, undefined])
    await storage().put(key, bytes)
    expect(bytes.equals((await storage().get(key))!)).toBe(true)
    expect(bytes.subarray(10, 20).equals(await buffer((await storage().read(key, { start: 10, end: 19 }))!))).toBe(true)
    await storage().remove(key)
    await storage().remove(key)
    expect(await storage().get(key)).toBeUndefined()
    await expect(storage().put('../elsewhere', bytes)).rejects.toThrow(TypeError)
  })

  it.each([
    ['copies', 'none'],
    ['cannot copy', 'cannotCopy'],
  ] as const)(
    'come by parts of any length, go on where a connection was lost, and are put together by a service that %s',
    async (_title, trouble) => {
      const [key, bytes] = [newKey(), randomBytes(20 * megabyte + 7)]
      const host = storage()
      expect(await host.appended(key)).toBeUndefined()
      let at = 0
      for (const end of [1, 3 * megabyte, 8 * megabyte, 8 * megabyte + 1, 17 * megabyte]) {
        at = await host.append(key, at, Readable.from([bytes.subarray(at, end)]))
        expect([at, await host.appended(key)]).toEqual([end, end])
      }
      // What came before a connection broke is kept.
      const broken = Readable.from(
        (function* parts() {
          yield bytes.subarray(at, at + 1000)
          throw new Error('the connection was lost')
        })(),
      )
      await expect(host.append(key, at, broken)).rejects.toThrow('the connection was lost')
      expect(await host.appended(key)).toBe(at + 1000)
      // Another host goes on, from before that.
      expect(await storage().append(key, at - 10, Readable.from([bytes.subarray(at - 10)]))).toBe(bytes.byteLength)
      expect(
        hash(await buffer(await host.readAppended(key, { start: 5, end: 9 * megabyte }))) ===
          hash(bytes.subarray(5, 9 * megabyte + 1)),
      ).toBe(true)
      server.trouble = trouble
      await host.complete(key)
      await host.complete(key)
      server.trouble = 'none'
      expect(await host.appended(key)).toBeUndefined()
      expect(hash(await buffer((await host.read(key))!))).toBe(hash(bytes))
      expect(await s3().list(`files/${key}`)).toEqual([{ key: `files/${key}`, size: bytes.byteLength }])
      await host.remove(key)
    },
  )

  it('tell what a service does not do', async () => {
    const [key, bytes] = [newKey(), randomBytes(100)]
    await storage().put(key, bytes)
    const failure = (work: Promise<unknown>) => expect(work).rejects
    await failure(storage({ secretKey: 'another' }).put(key, bytes)).toMatchObject({ failure: 'refused' })
    await failure(storage({ bucket: 'nobody-made-it' }).get(key)).toMatchObject({ failure: 'noBucket' })
    await failure(new S3(server.settings, { outgoing: openOutgoing([]) }).put(key, bytes)).toMatchObject({
      failure: 'unreachable',
    })
    server.trouble = 'refuses'
    await failure(storage().get(key)).toMatchObject({ failure: 'refused' })
    server.trouble = 'silent'
    await failure(storage({}, 50).get(key)).toMatchObject({ failure: 'unreachable' })
    server.trouble = 'breaksOff'
    await failure(storage().get(key)).toBeInstanceOf(Error)
    server.trouble = 'ignoresRanges'
    await failure(storage().read(key, { start: 0, end: 9 })).toMatchObject({ failure: 'failed' })
  })

  it('are not waited for as long where somebody only looks whether the bucket works', async () => {
    server.trouble = 'silent'
    expect(await testBucket(s3(), 50)).toBe('unreachable')
  }, 20_000)
})

describeAbove('where files are kept', engine => {
  let gym: Gym
  let server: S3Server
  let base: string
  beforeAll(async () => {
    server = await openS3Server()
    gym = await Gym.open(engine, ['127.0.0.0/8'])
    await gym.office.app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(gym.office.app.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await gym?.office.close()
    await server?.close()
  })

  const call = (line: string, body?: unknown) =>
    gym.office.call(line, { token: gym.admin, language: 'en', confirm: true, ...(body === undefined ? {} : { body }) })
  const state = async () => (await call('GET api/storageSetting/state')).body
  const set = async (values: Record<string, unknown>) => call('PUT api/storageSetting', values)
  const useBucket = () => set({ place: 'bucket', ...server.settings })
  const add = async () => {
    const { payload, contentType } = await formOf(await withPlace('png', 300, 200), { more: {} })
    const reply = await gym.office.app.inject({
      method: 'POST',
      url: '/api/picture',
      payload,
      headers: { 'content-type': contentType, authorization: `Bearer ${gym.admin}`, language: 'en' },
    })
    return { status: reply.statusCode, body: reply.json<{ key: string; keyUrl: string; message: string }>() }
  }
  const look = async (url: string) =>
    (await gym.office.app.inject({ url, headers: { cookie: `Admin-Token=${gym.admin}` } })).statusCode
  const setSize = (key: string, size: number) =>
    gym.db.updateTable('upload').set({ size }).where('key', '=', key).execute()
  const parts = byParts(() => base)
  const move = () => gym.office.work({ name: 'moveFiles', cron: '', run: moveFiles })

  it('is the disk until a bucket is set, which is tried, and whose place nobody changes while files are there', async () => {
    const { body: first } = await add()
    await add()
    expect(await state()).toMatchObject({
      place: 'disk',
      environment: false,
      moving: false,
      diskFiles: 2,
      bucketFiles: 0,
    })
    expect(await call('POST api/storageSetting/test', {})).toMatchObject({ status: 409, body: { code: 'noBucketSet' } })
    const { secretKey: _, ...withoutSecret } = server.settings
    expect((await set({ place: 'bucket', ...withoutSecret })).status).toBe(200)
    expect(await state()).toMatchObject({ place: 'disk', complete: false })
    expect(
      (await set({ place: 'bucket', endpoint: null, bucket: null, accessKey: null })).body['errors'],
    ).toMatchObject({ endpoint: expect.any(String), bucket: expect.any(String), accessKey: expect.any(String) })
    expect((await useBucket()).status).toBe(200)
    expect((await call('POST api/storageSetting/test', {})).body).toEqual({ outcome: 'works' })
    server.trouble = 'refuses'
    expect((await call('POST api/storageSetting/test', {})).body).toEqual({ outcome: 'refused' })
    // What is on the disk is found all the same, and nobody asks the bucket for it; what is new goes nowhere, and says
    // so.
    const before = server.calls()
    expect([await look(first.keyUrl), server.calls()]).toEqual([200, before])
    expect(await add()).toMatchObject({
      status: 503,
      body: { code: 'filesAway', message: expect.stringContaining('nothing was saved') },
    })
    server.trouble = 'none'
    const { body: second } = await add()
    expect([await look(first.keyUrl), await look(second.keyUrl), await gym.office.storage.get(second.key)]).toEqual([
      200,
      200,
      undefined,
    ])
    expect((await set({ bucket: 'another' })).body['errors']).toEqual({
      bucket: 'Files are kept there: move them to the disk first, then change this',
    })
    expect((await set({ accessKey: null, place: 'disk' })).body['errors']).toHaveProperty('accessKey')
    expect((await set({ secretKeySet: false })).body['errors']).toHaveProperty('secretKey')
    expect((await call('GET api/storageSetting')).body).toMatchObject({ secretKeySet: true })
    expect(JSON.stringify((await call('GET api/storageSetting')).body)).not.toContain('S3RVER"}')
  })

  it('changes for all files by a job, which goes on where it was stopped, and no address breaks meanwhile', async () => {
    const keys = (await gym.db.selectFrom('upload').select('key').where('place', '=', 'disk').execute()).map(
      one => one.key,
    )
    expect(keys.length).toBeGreaterThan(1)
    expect(await move()).toBe(0)
    expect((await call('POST api/storageSetting/move', {})).body).toEqual({ moving: true })
    server.trouble = 'refuses'
    await expect(move()).rejects.toMatchObject({ failure: 'refused' })
    server.trouble = 'none'
    expect(await state()).toMatchObject({ moving: true })
    expect((await call('POST api/storageSetting/stop', {})).body).toEqual({ moving: false })
    expect(await move()).toBe(0)
    await call('POST api/storageSetting/move', {})
    // One that is not what it was stays where it is, and holds up no other.
    const { key: odd, size } = await gym.db
      .selectFrom('upload')
      .select(['key', 'size'])
      .where('place', '=', 'disk')
      .executeTakeFirstOrThrow()
    await setSize(odd, size + 1)
    expect(await move()).toBe(keys.length - 1)
    expect([await state(), await gym.office.storage.get(odd)]).toEqual([
      expect.objectContaining({ moving: false, diskFiles: 1 }),
      expect.any(Uint8Array),
    ])
    await setSize(odd, size)
    await call('POST api/storageSetting/move', {})
    expect(await move()).toBe(1)
    expect(await state()).toMatchObject({ moving: false, diskFiles: 0, place: 'bucket' })
    for (const key of keys) expect(await gym.office.storage.get(key)).toBeUndefined()
    const { rows } = await sql<{ picture: string }>`select picture from picture`.execute(gym.db)
    expect(rows.length).toBeGreaterThan(1)
    // While the bucket cannot be reached for want of a key, files are still known to be there.
    await gym.db.updateTable('storage_setting').set({ secret_key: null }).execute()
    await set({ region: 'eu-west-1' })
    expect(await call('POST api/storageSetting/move', {})).toMatchObject({ status: 409, body: { code: 'noBucketSet' } })
    expect((await set({ bucket: 'another' })).body['errors']).toHaveProperty('bucket')
    await useBucket()
    // And back, so that another bucket can take the place of this one.
    await set({ place: 'disk' })
    await call('POST api/storageSetting/move', {})
    await move()
    expect(await state()).toMatchObject({ moving: false, bucketFiles: 0, bucketBytes: 0, place: 'disk' })
    for (const { picture } of rows) expect(await gym.office.storage.get(picture)).toBeDefined()
    expect((await set({ bucket: 'another' })).status).toBe(200)
    await useBucket()
  })

  it('keeps what is kept by hand, by parts, and lets go of what nobody keeps', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2000)])
    const { key, sha256 } = await parts.sent(pdf, { token: gym.admin, field: 'storage.file', name: '同意书.pdf' })
    const made = await call('POST api/storage', { name: '知情同意书', folder: '表单', file: key })
    expect(made).toMatchObject({ status: 201, body: { bytes: pdf.byteLength, sha256 } })
    expect(await look(String(made.body['fileUrl']))).toBe(200)
    expect(await gym.office.storage.get(key)).toBeUndefined()
    gym.office.clock.advance(25 * hour)
    await gym.office.work({ name: 'removeUnusedUploads', cron: '', run: removeUnused })
    gym.office.clock.advance(-25 * hour)
    expect(await look(String(made.body['fileUrl']))).toBe(200)
    await call(`DELETE api/storage/${String(made.body['id'])}`)
    gym.office.clock.advance(25 * hour)
    await gym.office.work({ name: 'removeUnusedUploads', cron: '', run: removeUnused })
    gym.office.clock.advance(-25 * hour)
    expect(await gym.db.selectFrom('upload').select('key').where('key', '=', key).execute()).toEqual([])
  })
})
