import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSecurityLog } from '../../../server/core/security/SecurityLog.ts'
import type { SecurityEvent } from '../../../server/core/security/SecurityLog.ts'
import { day, hour, minute } from '../../../server/core/lifetime.ts'
import { describeAbove } from '../../support/database.ts'
import { jobNamed } from '../../support/jobNamed.ts'
import { BackOffice, password } from '../session/backOffice.ts'
import { openTestApp } from '../app/app.ts'

describeAbove('the security log', engine => {
  let office: BackOffice
  let root: { id: number; token: string }
  let nurse: { id: number; token: string }
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    root = await office.signedIn('root')
    nurse = await office.signedIn('nurse', {
      role: 'nurse',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
      phone: '13812345678',
    })
  })
  afterAll(() => office.close())
  beforeEach(async () => {
    await office.securityLog.flush()
    await office.database.db.deleteFrom('security_event').execute()
    await office.database.db.deleteFrom('throttle').execute()
    office.clock.advance(2 * hour)
    for (const one of [root, nurse]) one.token = await office.token(one === root ? 'root' : 'nurse')
    await office.events()
    await office.database.db.deleteFrom('security_event').execute()
  })

  const everything = async (): Promise<string> => {
    await office.securityLog.flush()
    return (await sql<{ row: string }>`select e::text as row from security_event e`.execute(office.database.db)).rows
      .map(({ row }) => row)
      .join('\n')
  }

  it('keeps failed sign-ins, counted, with the account where there is one and never what was typed', async () => {
    for (let tried = 0; tried < 3; tried += 1) await office.login('NURSE', { password: 'typed-4711' })
    await office.login('my-secret-typed-as-a-name', { password: 'x' })
    expect(await office.events()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'signInFailed',
          operator: null,
          account: nurse.id,
          hospital: office.hospitals.hospital,
          call: 'POST auth/login',
          detail: 'wrongProof',
          ip: '10.0.0.1',
          count: 3,
        }),
        expect.objectContaining({
          kind: 'signInFailed',
          operator: null,
          account: null,
          hospital: null,
          detail: 'unknownAccount',
          count: 1,
        }),
      ]),
    )
    expect(await everything()).not.toMatch(/typed/)
  })

  it('keeps that an account is locked, and that callers are slowed down', async () => {
    for (let tried = 0; tried < 8; tried += 1) await office.login('nurse', { password: 'wrong' })
    for (let tried = 0; tried < 8; tried += 1) await office.login('nobody', { password: 'wrong' })
    const events = await office.events()
    expect(events.find(({ kind }) => kind === 'accountLocked')).toMatchObject({
      account: nurse.id,
      count: expect.any(Number),
    })
    expect(events.find(({ kind }) => kind === 'throttled')).toMatchObject({ account: null })
  })

  it('keeps what somebody may not do, by the permission that they lack', async () => {
    await office.call('DELETE api/roles/1', { token: nurse.token })
    await office.call('GET api/message', { token: nurse.token })
    await office.call('GET api/message', { token: nurse.token })
    const events = await office.events()
    expect(events).toHaveLength(2)
    // Those of one moment stand in no order.
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'accessRefused',
          operator: nurse.id,
          hospital: office.hospitals.hospital,
          call: 'GET api/message',
          detail: 'message:list',
          count: 2,
        }),
        expect.objectContaining({
          kind: 'accessRefused',
          operator: nurse.id,
          call: 'DELETE api/roles/{id}',
          detail: 'role:remove',
          count: 1,
        }),
      ]),
    )
  })

  it('keeps wrong passwords and codes that a call asks for, and who is then slowed down', async () => {
    for (let tried = 0; tried < 7; tried += 1)
      await office.call('POST api/users/updatePass/', {
        token: nurse.token,
        body: { oldPassword: 'wrong-4711', newPassword: 'Another-4711', again: 'Another-4711' },
      })
    await office.call('PUT api/findPass', {
      body: {
        channel: 'phone',
        target: '13812345678',
        code: '000000',
        newPassword: 'Another-4711',
        again: 'Another-4711',
      },
    })
    const events = await office.events()
    expect(events.filter(({ kind }) => kind === 'proofFailed').map(({ operator, call }) => [operator, call])).toEqual(
      expect.arrayContaining([
        [nurse.id, 'POST api/users/updatePass'],
        [null, 'PUT api/findPass'],
      ]),
    )
    expect(events.find(({ kind }) => kind === 'throttled')).toMatchObject({ operator: nurse.id })
    expect(await everything()).not.toMatch(/4711|13812345678/)
  })

  it('keeps changed passwords and ended sessions, with whose they were', async () => {
    await office.database.db.updateTable('operator').set({ phone: '13812345678' }).where('id', '=', nurse.id).execute()
    expect(await office.call('POST api/resetPass', { token: root.token, body: { id: nurse.id } })).toMatchObject({
      status: 200,
    })
    const events = await office.events()
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'passwordChanged',
          operator: root.id,
          account: nurse.id,
          hospital: office.hospitals.hospital,
        }),
        expect.objectContaining({ kind: 'sessionsEnded', operator: root.id, account: nurse.id, detail: 'reset' }),
      ]),
    )
    await sql`update credential set password_hash = c.password_hash, must_change = false from credential c where c.operator = ${root.id} and credential.operator = ${nurse.id}`.execute(
      office.database.db,
    )
  })

  it('keeps changed settings and secrets by their names, and nothing of a change that was refused', async () => {
    expect(
      (
        await office.call('PUT api/configSetting', {
          token: root.token,
          body: { mailFrom: 'no address', smtpPassword: 'sesame-4711' },
        })
      ).status,
    ).toBe(400)
    expect(await office.events()).toEqual([])
    expect(
      (
        await office.call('PUT api/configSetting', {
          token: root.token,
          confirm: true,
          body: { smtpHost: 'mail.example.com', smtpPassword: 'sesame-4711' },
        })
      ).status,
    ).toBe(200)
    expect(await office.events()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'secretChanged',
          operator: root.id,
          call: 'PUT api/configSetting',
          detail: 'smtpPassword',
        }),
        expect.objectContaining({
          kind: 'settingChanged',
          operator: root.id,
          call: 'PUT api/configSetting',
          detail: 'smtpHost',
        }),
      ]),
    )
    expect(await everything()).not.toMatch(/4711|mail\.example/)
  })

  it('is read by those of an organisation as far as it is about theirs', async () => {
    const manager = await office.account('manager', { role: [], hospital: office.hospitals.agency, dataScope: 'below' })
    const { id } = await office.database.db
      .insertInto('role')
      .values({ name: '安全', name_en: 'Watch', data_scope: 'below', permissions: '["securityEvent:*"]' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await office.database.db
      .updateTable('operator')
      .set({ roles: [id] })
      .where('id', '=', manager)
      .execute()
    await office.login('nurse', { password: 'wrong' })
    await office.login('root', { password: 'wrong' })
    await office.login('nobody', { password: 'wrong' })
    await office.securityLog.flush()
    const seen = async (token: string) =>
      (
        (await office.call(`GET api/securityEvent?filter=${encodeURIComponent('{"kind":"signInFailed"}')}`, { token }))
          .body as unknown as { account: number | null }[]
      ).map(({ account }) => account)
    expect((await seen(root.token)).sort()).toEqual([nurse.id, root.id, null].sort())
    expect(await seen(await office.token('manager'))).toEqual([nurse.id])
    for (const line of ['POST api/securityEvent', 'PUT api/securityEvent/1', 'DELETE api/securityEvent/1'])
      expect((await office.call(line, { token: root.token, body: {} })).status).toBeGreaterThanOrEqual(404)
  })

  describe('under a flood', () => {
    const event = (more: Partial<SecurityEvent>): SecurityEvent => ({
      kind: 'throttled',
      operator: null,
      account: null,
      device: null,
      call: 'POST auth/login',
      detail: 'tooManyRequests',
      ip: '10.0.0.1',
      userAgent: 'test',
      ...more,
    })
    const rows = () =>
      office.database.db
        .selectFrom('security_event')
        .select(['ip', 'count', 'first_at', 'last_at'])
        .orderBy('id')
        .execute()

    it('makes one row of what happens again within an hour, whichever host sees it', async () => {
      const hosts = [0, 1].map(() => openSecurityLog({ database: office.database, clock: office.clock.read }))
      for (let i = 0; i < 5000; i += 1) hosts[i % 2]!.add(event({ userAgent: `made up ${i}` }))
      await Promise.all(hosts.map(host => host.close()))
      expect(await rows()).toEqual([expect.objectContaining({ ip: '10.0.0.1', count: 5000 })])
    })

    it('makes another row in another hour', async () => {
      const log = openSecurityLog({ database: office.database, clock: office.clock.read })
      log.add(event({}))
      office.clock.advance(minute)
      log.add(event({}))
      office.clock.advance(hour)
      log.add(event({}))
      await log.close()
      expect(
        (await rows())
          .map(({ count, first_at, last_at }) => [count, Date.parse(last_at) - Date.parse(first_at)])
          .sort(),
      ).toEqual([
        [1, 0],
        [2, minute],
      ])
    })

    it('makes no more rows than are of use, from however many addresses it comes', async () => {
      const log = openSecurityLog({ database: office.database, clock: office.clock.read, most: 100 })
      for (let i = 0; i < 3000; i += 1) log.add(event({ ip: `198.51.${Math.floor(i / 250)}.${i % 250}` }))
      await log.close()
      const written = await rows()
      expect(written.length).toBe(101)
      expect(written.reduce((sum, { count }) => sum + count, 0)).toBe(3000)
      expect(written.filter(({ ip }) => ip === null)).toEqual([expect.objectContaining({ count: 2900 })])
    })

    it('takes a network of IPv6 for one place', async () => {
      const log = openSecurityLog({ database: office.database, clock: office.clock.read })
      for (const ip of ['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:1::1', '::ffff:10.0.0.1']) log.add(event({ ip }))
      await log.close()
      expect((await rows()).map(({ ip, count }) => [ip, count]).sort()).toEqual([
        ['10.0.0.1', 1],
        ['2001:db8:0:1::/64', 1],
        ['2001:db8::/64', 2],
      ])
    })

    it('loses nothing where the database cannot be written for a while', async () => {
      let isDown = true
      const database = {
        get db() {
          if (isDown) throw new Error('no connection')
          return office.database.db
        },
      }
      const errors: object[] = []
      const log = openSecurityLog({
        database,
        clock: office.clock.read,
        log: {
          info: () => undefined,
          warn: () => undefined,
          error: details => {
            errors.push(details)
          },
        },
      })
      log.add(event({}))
      await log.flush()
      log.add(event({}))
      isDown = false
      await log.close()
      expect(errors).toEqual([expect.objectContaining({ events: 1 })])
      expect(await rows()).toEqual([expect.objectContaining({ count: 2 })])
    })
  })

  it('is kept for as long as the settings say', async () => {
    const log = openSecurityLog({ database: office.database, clock: office.clock.read })
    log.add({
      kind: 'throttled',
      operator: null,
      account: null,
      device: null,
      call: 'POST auth/login',
      detail: null,
      ip: '10.0.0.1',
      userAgent: '',
    })
    await log.close()
    const at = office.clock.now
    const events = async (days: number) => {
      office.clock.now = new Date(at.getTime() + days * day)
      await office.work(jobNamed('removeDue'))
      office.clock.now = at
      return (
        await office.database.db
          .selectFrom('security_event')
          .select('id')
          .where('kind', '=', 'throttled')
          .where('ip', '=', '10.0.0.1')
          .execute()
      ).length
    }
    // Announced a week before it goes, which is once the day that it is of is a year ago.
    expect(await events(359)).toBe(1)
    expect(await events(365)).toBe(1)
    expect(await events(366)).toBe(0)
  })
})

describe('the security log of a host that stops', () => {
  it('is written whole', async () => {
    const host = await openTestApp()
    const { app, database } = host
    for (let i = 0; i < 20; i += 1)
      await app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: { username: 'admin', password: `${password}-${i}` },
      })
    await app.close()
    const { rows } = await sql<{
      kind: string
      count: number
    }>`select kind, sum(count)::int as count from security_event group by kind order by kind`.execute(database.db)
    expect(rows.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(rows.map(({ kind }) => kind)).toEqual(['accountLocked', 'signInFailed'])
    await database.close()
  })
})
