import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import pino from 'pino'
import { createApp } from '../../../../server/app/createApp.ts'
import { readSettings } from '../../../../server/settings.ts'
import { quickest } from '../../../support/database.ts'
import { openHost } from '../../../support/host.ts'
import type { Host } from '../../../support/host.ts'
import { callerOf, signedIn } from './caller.ts'
import type { Caller } from './caller.ts'

let host: Host
let admin: Caller
beforeAll(async () => {
  host = await openHost(quickest)
  admin = await signedIn(host, 'admin')
})
afterAll(() => host.close())

const operator = (username: string) =>
  host.database.db.selectFrom('operator').selectAll().where('username', '=', username).executeTakeFirstOrThrow()

describe('a demo account', () => {
  it('gets no code, so that nobody can change the password that all share', async () => {
    const { phone } = await operator('demo')
    const known = await operator('nurse')
    const sends = (smsOn: boolean) =>
      host.database.db
        .updateTable('config_setting')
        .set({ sms_on: smsOn, sms_url: smsOn ? 'https://sms.example/send' : null })
        .execute()
    await sends(true)
    for (const target of [phone, known.phone])
      expect((await callerOf(host)('POST api/code/phone', { phone: target })).body).toEqual({ sent: true, wait: 60 })
    const sent = await host.database.db.selectFrom('message').select('recipient').execute()
    expect(sent.map(one => one.recipient)).toEqual([known.phone])
    await sends(false)
  })

  it('is nothing that an operator makes of itself, as it could not take it back', async () => {
    const { id } = await operator('franchise')
    const franchise = await signedIn(host, 'franchise')
    expect(await franchise('PUT api/editSysUser', { id, isExperience: true })).toMatchObject({
      status: 400,
      body: { errors: { isExperience: 'You cannot change this of your own account; another administrator can' } },
    })
    expect((await franchise('GET auth/info')).body['isExperience']).toBe(false)
  })
})

describe('a notice of an operator whose scope is not everything', () => {
  let limited: Caller
  let foreign: number
  beforeAll(async () => {
    const { id } = await host.database.db
      .selectFrom('operator')
      .select('id')
      .where('username', '=', 'staff4')
      .executeTakeFirstOrThrow()
    await host.openAccount(id)
    limited = await signedIn(host, 'staff4')
    foreign = Number((await admin('POST api/applicationNotice', { title: 'to all', content: '<p>x</p>' })).body['id'])
  })

  it('goes to organisations of that scope, and not to all', async () => {
    const input = { title: 'mine', content: '<p>x</p>' }
    expect(await limited('POST api/applicationNotice', input)).toMatchObject({
      status: 400,
      body: { errors: { hospitals: expect.stringMatching(/ cannot be empty$/) } },
    })
    expect(await limited('POST api/applicationNotice', { ...input, hospitals: [10] })).toMatchObject({
      status: 400,
      body: { errors: { hospitals: 'No such record' } },
    })
    const made = await limited('POST api/applicationNotice', { ...input, hospitals: [7] })
    expect(made).toMatchObject({ status: 201, body: { hospitals: [7] } })
    const id = Number(made.body['id'])
    expect(await limited('PUT api/applicationNotice', { id, hospitals: [] })).toMatchObject({
      status: 400,
      body: { errors: { hospitals: expect.stringMatching(/ cannot be empty$/) } },
    })
    expect((await limited(`PUT api/applicationNotice/publish/${id}`)).status).toBe(200)
    expect((await limited(`PUT api/applicationNotice/unpublish/${id}`)).status).toBe(200)
    expect((await limited(`DELETE api/applicationNotice/${id}`)).status).toBe(200)
  })

  it('is the only one that can be changed', async () => {
    for (const line of [`PUT api/applicationNotice/publish/${foreign}`, `DELETE api/applicationNotice/${foreign}`])
      expect((await limited(line)).status).toBe(404)
    expect((await limited('PUT api/applicationNotice', { id: foreign, title: 'taken over' })).status).toBe(404)
    expect((await admin(`PUT api/applicationNotice/publish/${foreign}`)).status).toBe(200)
    expect((await limited(`PUT api/applicationNotice/unpublish/${foreign}`)).status).toBe(404)
  })
})

it('a navigation does not lead to a script', async () => {
  const script = 'javascript:alert(1)'
  expect(await admin('POST api/menus', { title: 'x', titleEn: 'x', path: script })).toMatchObject({
    status: 400,
    body: { errors: { path: expect.any(String) } },
  })
  const made = await admin('POST api/menus', { title: 'x', titleEn: 'x', path: 'https://example.com' })
  expect(made.status).toBe(201)
  await host.database.db.updateTable('menu').set({ path: script }).where('id', '=', Number(made.body['id'])).execute()
  const { menus } = (await admin('GET api/roles/1')).body as { menus: number[] }
  await admin('PUT api/roles/menu', { id: 1, menus: [...menus, made.body['id']] })
  expect(JSON.stringify((await admin('GET api/menus/build')).body)).not.toContain('javascript:')
})

describe('a search by what is masked', () => {
  const looks = async () =>
    (
      await sql<{
        kind: string
        record: number | null
      }>`select kind, record from read_log where resource = 'patient' order by id`.execute(host.database.db)
    ).rows

  it('is a look and logged as one, in lists and options', async () => {
    const before = (await looks()).length
    await admin('GET api/users?mobile=138')
    await admin('GET api/getUsersOption?mobile=138')
    expect((await looks()).slice(before)).toEqual([
      { kind: 'contact', record: null },
      { kind: 'contact', record: null },
    ])
  })

  it('is none where something else is searched', async () => {
    const before = (await looks()).length
    await admin('GET api/users?access=forbidden&q=zhang')
    expect((await looks()).length).toBe(before)
  })
})

it('the address of a caller is the one that the proxy saw, whatever the caller says', async () => {
  const app = await createApp({
    database: host.database,
    settings: { ...readSettings({ TRUST_PROXY: 'true', PUBLIC_URL: 'https://office.example' }), rateLimit: 2 },
    log: pino({ level: 'silent' }),
    isSample: true,
  })
  const site = async (forwarded: string) =>
    (await app.inject({ url: '/api/site', headers: { 'x-forwarded-for': forwarded } })).statusCode
  expect([await site('1.1.1.1, 9.9.9.9'), await site('2.2.2.2, 9.9.9.9'), await site('3.3.3.3, 9.9.9.9')]).toEqual([
    200, 200, 429,
  ])
  expect(await site('9.9.9.9, 4.4.4.4')).toBe(200)
  await app.close()
})

it('nothing is shown of which the look cannot be logged', async () => {
  const { id } = await host.database.db
    .selectFrom('patient')
    .select('id')
    .where('deleted', '=', false)
    .limit(1)
    .executeTakeFirstOrThrow()
  const lines = [
    `GET api/user/${id}`,
    `GET api/patient/${id}/contact`,
    'GET api/users/export',
    'GET api/users?mobile=138',
    'GET api/getUsersOption?mobile=138',
  ]
  await host.database.execScript('alter table read_log rename to read_log_away')
  for (const line of lines) {
    const { status, body } = await admin(line)
    expect({ line, status, names: Object.keys(body).sort() }).toEqual({
      line,
      status: 500,
      names: ['code', 'message', 'status', 'timestamp'],
    })
  }
  await host.database.execScript('alter table read_log_away rename to read_log')
  expect((await admin(lines[0]!)).status).toBe(200)
})
