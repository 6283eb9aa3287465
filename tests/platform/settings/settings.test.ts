import { sql } from 'kysely'
import pino from 'pino'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateIn } from '../../../domain/calendar.ts'
import { createApp } from '../../../server/app/createApp.ts'
import { passingCipher } from '../../../server/platform/secrets/Cipher.ts'
import { claimSecretKey } from '../../../server/platform/installationKey/claimSecretKey.ts'
import { forgetForeignSecrets } from '../../../server/platform/installationKey/forgetSecrets.ts'
import { readSettings } from '../../../server/settings.ts'
import { inMemory } from '../../../server/platform/storage/inMemory.ts'
import { confirming } from '../../support/confirming.ts'
import { describeAbove } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'

describeAbove('settings', engine => {
  let host: Host
  let other: FastifyInstance
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    host = await openHost(engine)
    other = await createApp({
      database: host.database,
      settings: { ...readSettings({}), rateLimit: 1_000_000 },
      log: pino({ level: 'silent' }),
      isSample: true,
      storage: inMemory(),
    })
    for (const account of ['admin', 'staff', 'nurse']) tokens[account] = await host.signIn(account)
  })
  afterAll(async () => {
    await other?.close()
    await host?.close()
  })

  const call = async (
    account: string | null,
    line: string,
    body?: object,
    language = 'en',
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    const [method = 'GET', path = ''] = line.split(' ')
    const send = async (proof: Record<string, string>) => {
      const reply = await host.fetch(path, {
        method,
        headers: {
          Language: language,
          ...(account ? { Authorization: `Bearer ${tokens[account]}` } : {}),
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...proof,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
    }
    return confirming(send, prove(account))
  }
  const prove =
    (account: string | null) =>
    async (purpose: string): Promise<string> =>
      String((await call(account, 'POST /auth/reauthenticate', { password: 'vision-demo', purpose })).body['proof'])
  const login = (username: string, language = 'en') =>
    call(null, 'POST /auth/login', { username, password: 'vision-demo' }, language)

  describe('the switch of the site', () => {
    it('lets only those work on who may enter a closed site, on every host', async () => {
      expect((await call('staff', 'GET /auth/info')).status).toBe(200)
      const closed = await call('admin', 'PUT /api/siteSetting', {
        open: false,
        message: '今晚升级',
        messageEn: 'Upgrading tonight',
      })
      expect(closed).toMatchObject({ status: 200, body: { open: false } })
      expect(await call('staff', 'GET /api/users')).toMatchObject({
        status: 445,
        body: { code: 'siteClosed', message: 'Upgrading tonight' },
      })
      expect(await call('staff', 'GET /api/users', undefined, 'cn')).toMatchObject({
        status: 445,
        body: { message: '今晚升级' },
      })
      const elsewhere = await other.inject({
        url: '/api/users',
        headers: { authorization: `Bearer ${tokens['staff']}` },
      })
      expect(elsewhere.statusCode).toBe(445)
      expect((await call('admin', 'GET /api/users')).status).toBe(200)
    })

    it('refuses sign-ins with its message, and says nothing of it for a wrong password', async () => {
      expect((await login('staff')).body).toMatchObject({ status: 0, msg: 'Upgrading tonight', token: null })
      expect((await login('staff', 'cn')).body).toMatchObject({ status: 0, msg: '今晚升级' })
      expect((await call(null, 'POST /auth/login', { username: 'staff', password: 'wrong' })).body['msg']).not.toBe(
        'Upgrading tonight',
      )
      const entered = await login('admin')
      expect(entered.body['status']).toBe(1)
      tokens['admin'] = String(entered.body['token'])
    })

    it('is told to everybody, with the names of the product', async () => {
      expect((await call(null, 'GET /api/site')).body).toMatchObject({
        closed: true,
        message: '今晚升级',
        messageEn: 'Upgrading tonight',
        name: '视觉训练管理后台',
        timeZone: 'Asia/Shanghai',
      })
    })

    it('opens again for everybody', async () => {
      expect((await call('admin', 'PUT /api/siteSetting', { open: true })).status).toBe(200)
      expect((await call('staff', 'GET /api/users')).status).toBe(200)
      expect(
        (await other.inject({ url: '/api/users', headers: { authorization: `Bearer ${tokens['staff']}` } })).statusCode,
      ).toBe(200)
    })

    it('is not turned by who would lock themselves out', async () => {
      await sql`update role set permissions = '["siteSetting:*"]' where id = any(select unnest(roles) from operator where username = 'nurse')`.execute(
        host.database.db,
      )
      tokens['nurse'] = await host.signIn('nurse')
      expect(await call('nurse', 'PUT /api/siteSetting', { open: false })).toMatchObject({
        status: 400,
        body: { errors: { open: expect.any(String) } },
      })
      expect((await call('nurse', 'PUT /api/siteSetting', { message: '欢迎' })).status).toBe(200)
      expect((await call('nurse', 'GET /api/configSetting')).status).toBe(403)
    })
  })

  describe('secrets', () => {
    const password = 'open-sesame-4711'

    it('are sealed where they are stored, and stand nowhere in clear', async () => {
      const saved = await call('admin', 'PUT /api/configSetting', {
        mailOn: true,
        smtpHost: 'mail.example.com',
        mailFrom: 'a@example.com',
        smtpUser: 'u',
        smtpPassword: password,
      })
      expect(saved).toMatchObject({ status: 200, body: { smtpPasswordSet: true, smsSecretSet: false } })
      const { rows } = await sql<{ smtp_password: string }>`select smtp_password from config_setting`.execute(
        host.database.db,
      )
      expect(rows[0]!.smtp_password).toMatch(/^v1\./)
      for (const table of ['config_setting', 'change_log', 'idempotency', 'read_log']) {
        const found = await sql<{ line: string }>`select t::text as line from ${sql.table(table)} t`.execute(
          host.database.db,
        )
        expect(found.rows.filter(({ line }) => line.includes(password))).toEqual([])
      }
    })

    it('are not sent to another server than they were entered for', async () => {
      for (const change of [
        { smtpHost: 'evil.example.com' },
        { smtpPort: 26 },
        { smtpSecure: 'none' },
        { smtpUser: 'other' },
      ]) {
        expect(await call('admin', 'PUT /api/configSetting', change)).toMatchObject({
          status: 400,
          body: { errors: { smtpPassword: expect.any(String) } },
        })
      }
      expect(
        (await call('admin', 'PUT /api/configSetting', { smtpHost: 'mail2.example.com', smtpPassword: password }))
          .status,
      ).toBe(200)
    })

    it('of another key are refused at the start, and cleared where that is asked for', async () => {
      const [one, another] = [passingCipher(), passingCipher()]
      await claimSecretKey(host.database, one)
      await claimSecretKey(host.database, one)
      await expect(claimSecretKey(host.database, another)).rejects.toThrow(/forget-secrets/)
      expect(await forgetForeignSecrets(host.database, one)).toBe(0)
      const {
        rows: [webhooks],
      } = await sql<{ n: number }>`select count(*)::integer as n from webhook where secret is not null`.execute(
        host.database.db,
      )
      // The password, what the mail to the other administrators says, and what the webhooks of the sample are signed
      // by.
      expect(await forgetForeignSecrets(host.database, another)).toBe(2 + webhooks!.n)
      expect((await call('admin', 'GET /api/configSetting')).body['smtpPasswordSet']).toBe(false)
      await claimSecretKey(host.database, another)
    })
  })

  it.each([
    { smtpHost: '127.0.0.1' },
    { smtpHost: 'localhost' },
    { smtpHost: '10.0.0.7' },
    { smtpHost: '169.254.169.254' },
    { smsUrl: 'http://127.0.0.1:8080/send' },
    { smsUrl: 'http://[::1]/' },
    { smsUrl: 'http://2130706433/' },
    { smsUrl: 'http://100.100.100.200/latest' },
    { smsUrl: 'https://[fd00::1]/' },
  ])('take no address inside the house: %j', async change => {
    const [field = ''] = Object.keys(change)
    expect(await call('admin', 'PUT /api/configSetting', change)).toMatchObject({
      status: 400,
      body: { errors: { [field]: 'An address of this server or its network cannot be used' } },
    })
  })

  it('test messages say whether they went out and nothing more, to who sent them alone', async () => {
    const sent = async (columns: string) => {
      const { rows } = await sql<{
        id: number
      }>`insert into message (channel, recipient, about, created_by, state, reason, detail)
        select 'email', 'x@example.com', 'test', o.id, ${sql.raw(columns)} from operator o where username = 'admin' returning id`.execute(
        host.database.db,
      )
      return (await call('admin', `GET /api/configSetting/test/${rows[0]!.id}`)).body
    }
    expect(await sent("'waiting', null, null")).toEqual({ outcome: 'waiting' })
    expect(await sent("'sent', null, null")).toEqual({ outcome: 'works' })
    for (const failed of [
      "'waiting', 'unreachable', 'ECONNREFUSED'",
      "'waiting', 'timeout', null",
      "'failed', 'refused', 'HTTP 404'",
      "'expired', 'signIn', '535'",
    ])
      expect(await sent(failed)).toEqual({ outcome: 'fails' })

    await call('admin', 'PUT /api/configSetting', { mailOn: false })
    expect(
      await call('admin', 'POST /api/configSetting/test', { channel: 'email', email: 'me@example.com' }),
    ).toMatchObject({ status: 409, body: { code: 'notConfigured' } })
    expect(await call('admin', 'POST /api/configSetting/test', { channel: 'sms' })).toMatchObject({
      status: 400,
      body: { errors: { phone: expect.any(String) } },
    })
    const { rows } = await sql<{
      id: number
    }>`insert into message (channel, recipient, about, state) values ('email', 'x@example.com', 'test', 'sent') returning id`.execute(
      host.database.db,
    )
    expect((await call('admin', `GET /api/configSetting/test/${rows[0]!.id}`)).status).toBe(404)
  })

  it('the time zone decides days and is told to pages', async () => {
    expect((await call('admin', 'PUT /api/baseSetting', { timeZone: 'Mars/Olympus' })).body).toMatchObject({
      errors: { timeZone: expect.any(String) },
    })
    expect(
      (await call('admin', 'PUT /api/baseSetting', { timeZone: 'Pacific/Kiritimati', productNameEn: 'Sight' })).status,
    ).toBe(200)
    const info = (await call('admin', 'GET /auth/info')).body
    expect(info).toMatchObject({ timeZone: 'Pacific/Kiritimati', productName: 'Sight' })
    expect(info['today']).toBe(dateIn(new Date(String(info['now'])), 'Pacific/Kiritimati'))
    // 2020-01-01 there began at 10:00 UTC of the day before.
    await sql`update notice set created_at = '2019-12-31T10:30:00Z' where id = 1`.execute(host.database.db)
    const onDay = async (day: string) =>
      (await call('admin', `GET /api/applicationNotice?createdAt=${day},${day}`)).body['totalElements']
    expect([await onDay('2020-01-01'), await onDay('2019-12-31')]).toEqual([1, 0])
    expect((await call('admin', 'PUT /api/baseSetting', { timeZone: 'Asia/Shanghai' })).status).toBe(200)
    expect([await onDay('2020-01-01'), await onDay('2019-12-31')]).toEqual([0, 1])
  })

  it('failed messages are sent again, one or several', async () => {
    const { rows } = await sql<{
      id: number
    }>`insert into message (channel, recipient, about, body, state, tries, reason)
      values ('email', 'x@example.com', 'code', 'b', 'failed', 6, 'timeout') returning id`.execute(host.database.db)
    const reply = await call('admin', `PUT /api/message/retry/${rows[0]!.id}`, {})
    expect(reply).toMatchObject({ status: 200, body: { recipient: '*********.com', reason: null } })
    expect(await call('staff', `PUT /api/message/retry/${rows[0]!.id}`, {})).toMatchObject({ status: 403 })
  })
})
