import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import argon2 from 'argon2'
import { describeAbove } from '../../support/database.ts'
import { BackOffice, password } from './backOffice.ts'

const minute = 60_000

describeAbove('sign-in', engine => {
  let office: BackOffice
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
  })
  afterAll(() => office.close())

  it('answers a token and the operator as auth/info gives it', async () => {
    await office.account('zhao', {
      role: 'doctor',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
      email: 'zhao@example.com',
    })
    const { status, body } = await office.login('zhao', { language: 'en' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 1, msg: '', token: expect.stringMatching(/^[\w-]{43}$/) })
    const user = body['user'] as Record<string, unknown>
    expect(user).toMatchObject({
      username: 'zhao',
      email: 'zhao@example.com',
      hospital: { id: office.hospitals.hospital, name: 'Hospital' },
      dataScope: 'own',
      subRoles: ['Doctor'],
      isExperience: false,
      noticeCount: 0,
      watchNoticeIds: '',
    })
    expect(user['roles']).toEqual(expect.arrayContaining(['patient:get', 'case:*']))
    const info = await office.call('GET auth/info', { token: String(body['token']), language: 'cn' })
    expect(info).toMatchObject({ status: 200, body: { username: 'zhao', subRoles: ['医生'], roles: user['roles'] } })
  })

  it('takes the e-mail address or the telephone number for the name', async () => {
    await office.account('qian', { phone: '13800000001', email: 'qian@example.com' })
    for (const name of ['qian', 'QIAN', '13800000001', 'qian@example.com', 'Qian@Example.COM'])
      expect((await office.login(name)).body).toMatchObject({ status: 1 })
  })

  it('takes the token with or without one Bearer, from the header alone', async () => {
    const { token } = await office.signedIn('sun')
    const info = (headers: Record<string, string>) => office.app.inject({ method: 'GET', url: '/auth/info', headers })
    expect((await info({ authorization: token })).statusCode).toBe(200)
    expect((await info({ authorization: `bearer ${token}` })).statusCode).toBe(200)
    expect((await info({ authorization: `Bearer Bearer ${token}` })).statusCode).toBe(401)
    expect((await info({ cookie: `Admin-Token=${token}` })).statusCode).toBe(401)
    expect((await info({ authorization: 'Bearer unknown' })).statusCode).toBe(401)
  })

  it('stores neither tokens nor passwords', async () => {
    const { token } = await office.signedIn('zhou')
    const rows = JSON.stringify([
      await office.database.db.selectFrom('session').selectAll().execute(),
      await office.database.db.selectFrom('credential').selectAll().execute(),
    ])
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(password)
    expect(rows).toContain('$argon2id$')
  })

  it('refuses an unknown name, a wrong password and a deactivated account alike, after the same work', async () => {
    const id = await office.account('wu')
    await office.account('zheng')
    await office.database.db.updateTable('operator').set({ status: 'deactivated' }).where('id', '=', id).execute()
    const verify = vi.spyOn(argon2, 'verify')
    const hash = vi.spyOn(argon2, 'hash')
    const outcomes = []
    for (const [name, given, ip] of [
      ['nobody', password, '10.1.0.1'],
      ['zheng', 'wrong password', '10.1.0.2'],
      ['wu', password, '10.1.0.3'],
      ['wu', 'wrong password', '10.1.0.4'],
    ] as const) {
      verify.mockClear()
      hash.mockClear()
      const reply = await office.login(name, { password: given, ip })
      outcomes.push({ ...reply, verified: verify.mock.calls.length, hashed: hash.mock.calls.length })
    }
    vi.restoreAllMocks()
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
    expect(outcomes[0]).toMatchObject({
      status: 200,
      body: { status: 0, msg: 'The username or the password is wrong', token: null, user: null, ticket: null },
      verified: 1,
      hashed: 0,
    })
  })

  it('lets wait longer and longer after five failures, without telling whether there is such an account', async () => {
    await office.account('feng')
    for (const name of ['feng', 'no-such-account']) {
      const ip = name === 'feng' ? '10.2.0.1' : '10.2.0.2'
      for (let i = 0; i < 5; i++)
        expect((await office.login(name, { password: 'wrong', ip })).body).toMatchObject({
          status: 0,
          msg: 'The username or the password is wrong',
        })
      expect((await office.login(name, { ip })).body).toMatchObject({
        status: 0,
        msg: 'Too many tries; please try again in 30 seconds',
      })
    }
    // Elsewhere the account can still be used.
    expect((await office.login('feng', { ip: '10.2.0.3' })).body).toMatchObject({ status: 1 })
    office.clock.advance(31_000)
    expect((await office.login('feng', { password: 'wrong', ip: '10.2.0.1' })).body).toMatchObject({
      msg: 'The username or the password is wrong',
    })
    office.clock.advance(31_000)
    expect((await office.login('feng', { ip: '10.2.0.1' })).body).toMatchObject({
      msg: 'Too many tries; please try again in 29 seconds',
    })
    office.clock.advance(31_000)
    expect((await office.login('feng', { ip: '10.2.0.1' })).body).toMatchObject({ status: 1 })
    for (let i = 0; i < 4; i++) await office.login('feng', { password: 'wrong', ip: '10.2.0.1' })
    expect((await office.login('feng', { ip: '10.2.0.1' })).body).toMatchObject({ status: 1 })
  })

  it('counts tries per person, by whichever name and however it is spelled, and does not tell which names are one person’s', async () => {
    await office.account('wang', { phone: '13800000002', email: 'wang@example.com' })
    const ip = '10.2.1.1'
    for (const name of ['wang', 'WANG', '13800000002', 'wang@example.com', 'Wang@example.com']) {
      expect((await office.login(name, { password: 'wrong', ip })).body).toMatchObject({
        status: 0,
        msg: 'The username or the password is wrong',
      })
    }
    for (const name of ['Wang', '13800000002', 'wang@example.com']) {
      expect((await office.login(name, { ip })).body).toEqual({
        status: 0,
        msg: 'The username or the password is wrong',
        token: null,
        user: null,
        ticket: null,
      })
    }
    office.clock.advance(31_000)
    expect((await office.login('13800000002', { ip })).body).toMatchObject({ status: 1 })
  })

  it('counts tries that come at once', async () => {
    await office.account('chen')
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => office.login('chen', { password: 'wrong', ip: '10.3.0.1' })),
    )
    const refused = replies.filter(({ body }) => body['msg'] === 'The username or the password is wrong')
    expect(refused).toHaveLength(5)
  })

  it('counts failures of one address over all names', async () => {
    for (let i = 0; i < 50; i++) await office.login(`guess-${i}`, { password: 'wrong', ip: '10.4.0.1' })
    await office.account('chu')
    expect((await office.login('chu', { ip: '10.4.0.1' })).body).toMatchObject({
      status: 0,
      msg: expect.stringContaining('Too many tries'),
    })
  })

  describe('sessions', () => {
    const info = (token: string) => office.call('GET auth/info', { token })

    it('end by the next sign-in of the account, which the first is told with 444', async () => {
      const { token } = await office.signedIn('wei')
      expect((await info(token)).status).toBe(200)
      const second = await office.token('wei')
      expect(await info(token)).toMatchObject({ status: 444, body: { status: 444, code: 'signedInElsewhere' } })
      expect((await info(second)).status).toBe(200)
    })

    it('leave one alive when two sign in at once', async () => {
      await office.account('jiang')
      const tokens = await Promise.all([office.token('jiang'), office.token('jiang'), office.token('jiang')])
      const statuses = await Promise.all(tokens.map(async token => (await info(token)).status))
      expect(statuses.sort()).toEqual([200, 444, 444])
    })

    it('are shared by those who use a demo account', async () => {
      const { token } = await office.signedIn('shen', { role: 'demo', isExperience: true })
      const second = await office.token('shen')
      expect([(await info(token)).status, (await info(second)).status]).toEqual([200, 200])
    })

    /** Uses a session every so many hours, and answers after how many it has ended. */
    const hoursUsed = async (token: string, every: number): Promise<number> => {
      for (let hours = every; ; hours += every) {
        office.clock.advance(every * 60 * minute)
        if ((await info(token)).status !== 200) return hours
        await office.settle()
      }
    }

    it('last twelve hours after their last use', async () => {
      const { token } = await office.signedIn('han')
      office.clock.advance(11 * 60 * minute)
      expect((await info(token)).status).toBe(200)
      await office.settle()
      office.clock.advance(11 * 60 * minute)
      expect((await info(token)).status).toBe(200)
      expect(await hoursUsed((await office.signedIn('hai')).token, 12)).toBe(12)
    })

    it('end after a day, however much they are used, or when the settings say', async () => {
      expect(await hoursUsed((await office.signedIn('hong')).token, 6)).toBe(24)
      const { token: admin } = await office.signedIn('setter')
      const { version } = (await office.call('GET api/configSetting', { token: admin })).body as { version: number }
      const set = async (sessionHours: number, seen: number) =>
        expect(
          (
            await office.call('PUT api/configSetting', {
              token: await office.token('setter'),
              body: { version: seen, sessionHours },
            })
          ).status,
        ).toBe(200)
      await set(48, version)
      expect(await hoursUsed((await office.signedIn('huang')).token, 6)).toBe(48)
      await office.account('hui')
      const remembered = await office.token('hui', { remember: true })
      office.clock.advance(9 * 60 * minute)
      // What is shortened ends for those who are signed in, too.
      await set(8, version + 1)
      expect((await info(remembered)).status).toBe(401)
      expect(await hoursUsed((await office.signedIn('hua')).token, 1)).toBe(8)
      await set(24, version + 2)
    })

    it('last one day where they are remembered, used or not', async () => {
      await office.account('yang')
      const token = await office.token('yang', { remember: true })
      office.clock.advance(23 * 60 * minute)
      expect((await info(token)).status).toBe(200)
      office.clock.advance(60 * minute)
      expect((await info(token)).status).toBe(401)
    })

    it('write their last use at most once a minute', async () => {
      const { id, token } = await office.signedIn('zhu')
      const lastUse = async () =>
        (
          await office.database.db
            .selectFrom('session')
            .select('last_used_at')
            .where('operator', '=', id)
            .executeTakeFirstOrThrow()
        ).last_used_at
      const signedInAt = await lastUse()
      office.clock.advance(59_000)
      await info(token)
      await office.settle()
      expect(await lastUse()).toBe(signedInAt)
      office.clock.advance(1_000)
      await info(token)
      await office.settle()
      expect(await lastUse()).toBe(office.clock.now.toISOString())
    })

    it('end at sign-out', async () => {
      const { token } = await office.signedIn('qin')
      expect(await office.call('DELETE auth/logout', { token })).toMatchObject({ status: 200, body: { done: true } })
      expect((await info(token)).status).toBe(401)
    })
  })
})
