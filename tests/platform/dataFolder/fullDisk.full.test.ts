import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pino from 'pino'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createApp } from '../../../server/app/createApp.ts'
import { prepareDatabase } from '../../../server/app/prepareDatabase.ts'
import { watchFolder } from '../../../server/platform/dataFolder/folderState.ts'
import type { Database } from '../../../server/platform/database/Database.ts'
import { openEmbedded } from '../../../server/platform/database/embedded/openEmbedded.ts'
import { readSettings } from '../../../server/settings.ts'
import { formOf, withPlace } from '../uploads/pictures.ts'
import { makeDisk } from './disk.ts'

const megabyte = 1_048_576
const disk = makeDisk(300)

describe.skipIf(!disk)(`a disk that fills while the host runs${disk ? '' : ' (this user may not mount one)'}`, () => {
  let database: Database
  let app: FastifyInstance
  beforeAll(async () => {
    const dataDir = disk!.folder
    const settings = { ...readSettings({ DATA_DIR: dataDir }), sampleData: 20 }
    database = await openEmbedded({ dataDir, worker: true, template: readFileSync(inject('testTemplates').embedded) })
    const log = pino({ level: 'silent' })
    await prepareDatabase(database, settings, log)
    app = await createApp({
      database,
      settings,
      log,
      isSample: true,
      readiness: { stopping: false, folder: watchFolder(dataDir, 0) },
    })
    await app.ready()
  })
  afterAll(async () => {
    disk!.clear()
    await app.close()
    await database.close()
    disk!.remove()
  })

  /** Until the disk is looked at again. */
  const untilSeen = () =>
    new Promise(resolve => {
      setTimeout(resolve, 150)
    })
  const login = () =>
    app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { language: 'en' },
      payload: { username: 'admin', password: 'vision-demo' },
    })
  const roles = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(*)::integer as n from role`.execute(database.db)).rows[0]!.n
  const make = (db = database.db) =>
    sql`insert into role (name, name_en) values (gen_random_uuid()::text, gen_random_uuid()::text)`.execute(db)

  it('is told before it is full: what is there can be read, nothing is half done, and it goes on when there is room', async () => {
    const { token } = (await login()).json<{ token: string }>()
    const authorization = `Bearer ${token}`
    const before = await roles()
    disk!.fill(50 * megabyte)
    await expect
      .poll(async () => (await login()).json<unknown>())
      .toMatchObject({ status: 503, code: 'noSpace', message: expect.stringMatching(/disk of the server is full/) })
    expect((await app.inject('/ready')).json()).toEqual({ status: 'noSpace' })
    expect((await app.inject('/health')).statusCode).toBe(200)
    expect((await app.inject({ url: '/api/users', headers: { authorization } })).statusCode).toBe(200)
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/projectType',
          headers: { authorization },
          payload: { name: 'x', nameEn: 'x', consumes: 'ordinary' },
        })
      ).json(),
    ).toMatchObject({ code: 'noSpace' })
    await expect(make()).rejects.toMatchObject({ code: '53100' })
    expect(await roles()).toBe(before)
    disk!.clear()
    await expect.poll(async () => (await login()).statusCode).toBe(200)
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' })
  })

  it('lets a transaction that is under way end well while there is room for it, and none begin to fill the rest', async () => {
    const before = await roles()
    await database.db.transaction().execute(async db => {
      await make(db)
      disk!.fill(50 * megabyte)
      await untilSeen()
      await make(db)
    })
    expect(await roles()).toBe(before + 2)
    disk!.clear()
    await expect
      .poll(() =>
        make().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    const filling = database.db.transaction().execute(async db => {
      await make(db)
      disk!.fill(10 * megabyte)
      await untilSeen()
      await make(db)
    })
    await expect(filling).rejects.toMatchObject({ code: '53100' })
    expect(await roles()).toBe(before + 3)
    disk!.clear()
    await expect
      .poll(() =>
        make().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  it('may fill too fast: the database stops, is not opened again and again meanwhile, and has everything afterwards', async () => {
    const before = await roles()
    disk!.fill(100_000)
    // What is meant for readers of the log alone is written whatever may be.
    const log = async () => {
      for (let n = 0; n < 60; n += 1)
        await sql`select pg_logical_emit_message(false, 'x', repeat('y', 10000000))`.execute(database.db)
    }
    await expect(log()).rejects.toMatchObject({ code: '57P01' })
    const began = performance.now()
    for (let n = 0; n < 20; n += 1) await expect(make()).rejects.toMatchObject({ code: '53100' })
    expect(performance.now() - began).toBeLessThan(5_000)
    expect((await app.inject('/ready')).statusCode).toBe(503)
    expect((await login()).json()).toMatchObject({ code: 'noSpace' })
    disk!.clear()
    await expect.poll(roles, { timeout: 30_000, interval: 500 }).toBe(before)
    await make()
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' })
  })

  it('refuses a picture with the same words, and keeps no part of it', async () => {
    const { token } = (await login()).json<{ token: string }>()
    const { payload, contentType } = await formOf(await withPlace('png'))
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/upload',
        headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
        payload,
      })
    disk!.fill(0)
    await expect.poll(async () => (await send()).json<unknown>()).toMatchObject({ status: 503, code: 'noSpace' })
    disk!.clear()
    await expect.poll(async () => (await send()).statusCode).toBe(200)
  })
})
