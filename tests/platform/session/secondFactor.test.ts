import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice, password } from './backOffice.ts'
import type { Reply } from './backOffice.ts'

const minute = 60_000

describeAbove('the second factor', engine => {
  let office: BackOffice
  let admin: { id: number; token: string }
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = await office.signedIn('root')
  })
  afterAll(() => office.close())

  /** What an authenticator shows for a secret now, or so many steps from now. */
  const codeOf = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: 'SHA1' }).generate({
      timestamp: office.clock.now.getTime() + steps * 30_000,
    })
  const nextStep = () => office.clock.advance(30_000)

  const setUp = (token: string, more: Record<string, unknown> = {}) =>
    office.call('POST api/users/secondFactor', { token, body: { password, ...more } })
  const confirm = (token: string, code: string) =>
    office.call('POST api/users/secondFactor/confirm', { token, body: { code } })
  const state = async (token: string) => (await office.call('GET api/users/secondFactor', { token })).body
  const byCode = (ticket: unknown, code: string) => office.call('POST auth/login/code', { body: { ticket, code } })

  interface Held {
    readonly id: number
    readonly token: string
    readonly secret: string
    readonly codes: readonly string[]
  }

  /** An account with a second factor. */
  const holder = async (username: string, options: Parameters<BackOffice['signedIn']>[1] = {}): Promise<Held> => {
    const { id, token } = await office.signedIn(username, options)
    const secret = String((await setUp(token)).body['secret'])
    const { status, body } = await confirm(token, codeOf(secret))
    expect(status).toBe(200)
    nextStep()
    return { id, token, secret, codes: body['codes'] as string[] }
  }
  const ticketOf = async (username: string): Promise<string> => String((await office.login(username)).body['ticket'])

  it('is set up by the password and a first code, and told once', async () => {
    const { id, token } = await office.signedIn('ada', { email: 'ada@example.com' })
    expect(await state(token)).toEqual({ on: false, required: false, since: null, recoveryCodes: 0 })
    expect(
      (await office.call('POST api/users/secondFactor', { token, body: { password: 'not this' } })).body['errors'],
    ).toEqual({ password: 'The password is wrong' })
    const begun = (await setUp(token)).body as { secret: string; uri: string }
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/.+:ada\?.*secret=/)
    expect((await confirm(token, '000000')).body['errors']).toEqual({ code: 'The code is wrong or has expired' })
    expect(await state(token)).toMatchObject({ on: false })
    const { body } = await confirm(token, codeOf(begun.secret))
    expect(body['codes']).toHaveLength(10)
    expect(await state(token)).toEqual({
      on: true,
      required: false,
      since: office.clock.now.toISOString(),
      recoveryCodes: 10,
    })
    expect((await office.messages('ada@example.com'))[0]).toContain('two-step verification is now on')
    expect((await office.call(`GET api/operator/${id}`, { token: admin.token })).body).toMatchObject({
      secondFactor: true,
    })
    expect(
      ((await office.call(`GET api/operator/${id}/history`, { token: admin.token })).body['content'] as object[])[0],
    ).toMatchObject({ action: 'changeOwn', changes: { secondFactor: [false, true] } })
  })

  it('is stored sealed, and recovery codes as hashes alone', async () => {
    const { secret, codes } = await holder('sealed')
    const { db } = office.database
    const rows = JSON.stringify([
      await db.selectFrom('second_factor').selectAll().execute(),
      await db.selectFrom('second_factor_setup').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
      await db.selectFrom('change_log').selectAll().execute(),
    ])
    for (const told of [secret, ...codes, ...codes.map(code => code.replaceAll('-', ''))])
      expect(rows).not.toContain(told)
  })

  it('a set-up that nobody confirmed within ten minutes begins anew', async () => {
    const { token } = await office.signedIn('slow')
    const secret = String((await setUp(token)).body['secret'])
    office.clock.advance(11 * minute)
    expect(await confirm(token, codeOf(secret))).toMatchObject({ status: 409, body: { code: 'setUpExpired' } })
  })

  describe('at sign-in', () => {
    it('is asked for with a ticket instead of a token, and then the reply is that of a sign-in', async () => {
      const { secret, token: first } = await holder('two.steps')
      const { body } = await office.login('two.steps')
      expect(body).toEqual({
        status: 1,
        msg: '',
        token: null,
        user: null,
        ticket: expect.stringMatching(/^[\w-]{43}$/),
      })
      // Until the second step nothing has happened: the ticket is no token, and the other session goes on.
      expect((await office.call('GET auth/info', { token: String(body['ticket']) })).status).toBe(401)
      expect((await office.call('GET auth/info', { token: first })).status).toBe(200)
      const signedIn = await byCode(body['ticket'], codeOf(secret))
      expect(signedIn).toMatchObject({
        status: 200,
        body: {
          status: 1,
          msg: '',
          token: expect.stringMatching(/^[\w-]{43}$/),
          user: { username: 'two.steps' },
          ticket: null,
        },
      })
      expect((await office.call('GET auth/info', { token: String(signedIn.body['token']) })).status).toBe(200)
      expect((await office.call('GET auth/info', { token: first })).status).toBe(444)
      expect((await byCode(body['ticket'], codeOf(secret, 1))).body).toMatchObject({
        status: 0,
        token: null,
        ticket: null,
      })
    })

    it('is asked for after a code by telephone too, and keeps whether the session is remembered', async () => {
      const { id, secret } = await holder('phoning', { phone: '13800000071' })
      await office.call('POST api/code/phone', { body: { phone: '13800000071', purpose: 'signIn' } })
      const sent = /\d{6}/.exec((await office.messages('13800000071'))[0]!)![0]
      const { body } = await office.call('POST auth/phoneLogin', {
        body: { phone: '13800000071', code: sent, remember: true },
      })
      expect(body).toMatchObject({ status: 1, token: null, ticket: expect.any(String) })
      expect((await byCode(body['ticket'], codeOf(secret))).body).toMatchObject({
        status: 1,
        token: expect.any(String),
      })
      expect(
        await office.database.db
          .selectFrom('session')
          .select('remember')
          .where('operator', '=', id)
          .orderBy('id', 'desc')
          .limit(1)
          .execute(),
      ).toEqual([{ remember: true }])
    })

    it('takes each code once, also by two at once, and none of an earlier step', async () => {
      const { secret } = await holder('replayed')
      const code = codeOf(secret)
      const tickets = [await ticketOf('replayed'), await ticketOf('replayed')]
      const replies = await Promise.all(tickets.map(ticket => byCode(ticket, code)))
      expect(replies.filter(({ body }) => body['status'] === 1)).toHaveLength(1)
      for (const steps of [0, -1])
        expect((await byCode(await ticketOf('replayed'), codeOf(secret, steps))).body).toMatchObject({
          status: 0,
          msg: 'The code is wrong or has expired',
        })
      nextStep()
      expect((await byCode(await ticketOf('replayed'), codeOf(secret))).body).toMatchObject({ status: 1 })
    })

    it('takes a recovery code once, however it is typed, and tells the owner', async () => {
      const { token, codes } = await holder('lost.phone', { email: 'lost@example.com' })
      const [one = ''] = codes
      const { body } = await byCode(await ticketOf('lost.phone'), one.toUpperCase().replaceAll('-', ' '))
      expect(body).toMatchObject({ status: 1, token: expect.any(String) })
      expect((await office.messages('lost@example.com'))[0]).toContain('recovery codes left: 9')
      expect((await byCode(await ticketOf('lost.phone'), one)).body).toMatchObject({ status: 0 })
      expect(await state(String(body['token']))).toMatchObject({ recoveryCodes: 9 })
      expect((await office.call('GET auth/info', { token })).status).toBe(444)
    })

    it('holds five minutes and five tries', async () => {
      const { secret } = await holder('hasty')
      const old = await ticketOf('hasty')
      office.clock.advance(5 * minute)
      expect((await byCode(old, codeOf(secret))).body).toEqual({
        status: 0,
        msg: 'The sign-in took too long; please sign in again',
        token: null,
        user: null,
        ticket: null,
      })
      const ticket = await ticketOf('hasty')
      const replies: Reply[] = []
      for (let i = 0; i < 5; i++) replies.push(await byCode(ticket, '000000'))
      expect(replies.map(({ body }) => body['ticket'])).toEqual([ticket, ticket, ticket, ticket, null])
      expect((await byCode(ticket, codeOf(secret))).body).toMatchObject({
        status: 0,
        msg: 'The sign-in took too long; please sign in again',
      })
    })

    it('counts wrong codes for the person, whichever ticket they come with, and lets wait longer and longer', async () => {
      const { secret } = await holder('guessed')
      for (let i = 0; i < 5; i++) await byCode(await ticketOf('guessed'), '000000')
      const ticket = await ticketOf('guessed')
      expect((await byCode(ticket, codeOf(secret))).body).toMatchObject({
        status: 0,
        msg: 'Too many tries; please try again in 30 seconds',
        ticket,
      })
      office.clock.advance(31_000)
      expect((await byCode(await ticketOf('guessed'), codeOf(secret))).body).toMatchObject({ status: 1 })
    })

    it('is not got around by a new password, and a ticket ends with a change of it', async () => {
      const { id, secret } = await holder('resetting', { phone: '13800000072' })
      const ticket = await ticketOf('resetting')
      await office.call('POST api/code/phone', { body: { phone: '13800000072' } })
      const sent = /\d{6}/.exec((await office.messages('13800000072'))[0]!)![0]
      expect(
        (
          await office.call('PUT api/findPass', {
            body: {
              channel: 'phone',
              target: '13800000072',
              code: sent,
              newPassword: 'found again',
              again: 'found again',
            },
          })
        ).status,
      ).toBe(200)
      expect((await byCode(ticket, codeOf(secret))).body).toMatchObject({ status: 0 })
      nextStep()
      const { body } = await office.login('resetting', { password: 'found again' })
      expect(body).toMatchObject({ status: 1, token: null })
      await office.database.db.updateTable('operator').set({ status: 'deactivated' }).where('id', '=', id).execute()
      expect((await byCode(body['ticket'], codeOf(secret))).body).toMatchObject({ status: 0, token: null })
    })

    it('does not tell by anything that there is one, before the password was right', async () => {
      await holder('quiet')
      expect((await office.login('quiet', { password: 'wrong' })).body).toEqual(
        (await office.login('no.such.account', { password: 'wrong' })).body,
      )
    })
  })

  describe('of one’s own', () => {
    it('is changed, and turned off, by password and code', async () => {
      const { token, secret, codes } = await holder('careful', { email: 'careful@example.com' })
      expect((await setUp(token)).body['errors']).toEqual({ code: expect.stringMatching(/ cannot be empty$/) })
      expect((await setUp(token, { code: '000000' })).body['errors']).toEqual({
        code: 'The code is wrong or has expired',
      })
      const other = String((await setUp(token, { code: codeOf(secret) })).body['secret'])
      // The one before holds until the other is confirmed.
      nextStep()
      expect(
        (
          await office.call('POST api/users/secondFactor/recoveryCodes', {
            token,
            body: { password, code: codeOf(secret) },
          })
        ).body['codes'],
      ).toHaveLength(10)
      nextStep()
      expect((await confirm(token, codeOf(other))).status).toBe(200)
      nextStep()
      expect(
        (await office.call('POST api/users/secondFactor/off', { token, body: { password, code: codeOf(secret) } }))
          .status,
      ).toBe(400)
      expect(
        (await office.call('POST api/users/secondFactor/off', { token, body: { password, code: codes[0] } })).status,
      ).toBe(400)
      expect(
        (
          await office.call('POST api/users/secondFactor/off', {
            token,
            body: { password: 'not this', code: codeOf(other) },
          })
        ).status,
      ).toBe(400)
      expect(
        (await office.call('POST api/users/secondFactor/off', { token, body: { password, code: codeOf(other) } }))
          .status,
      ).toBe(200)
      expect((await office.messages('careful@example.com'))[0]).toContain('two-step verification is now off')
      expect((await office.login('careful')).body).toMatchObject({ status: 1, token: expect.any(String) })
      expect(
        await office.database.db
          .selectFrom('recovery_code as r')
          .innerJoin('operator as o', 'o.id', 'r.operator')
          .select('r.operator')
          .where('o.username', '=', 'careful')
          .execute(),
      ).toEqual([])
    })

    it('cannot be guessed by who holds a session', async () => {
      const { token } = await holder('hijacked')
      const statuses = []
      for (let i = 0; i < 6; i++)
        statuses.push(
          (await office.call('POST api/users/secondFactor/off', { token, body: { password, code: '000000' } })).status,
        )
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    })

    it('is nothing that somebody changes on an account that several people share', async () => {
      const { token } = await office.signedIn('shown', { role: 'demo', isExperience: true })
      expect(await setUp(token)).toMatchObject({ status: 403, body: { code: 'demo' } })
    })
  })

  describe('that a role demands', () => {
    let demanding: number
    beforeAll(async () => {
      const made = await office.call('POST api/roles', {
        token: admin.token,
        body: { name: '收银员', nameEn: 'Cashier', secondFactorRequired: true },
      })
      demanding = Number(made.body['id'])
      await office.call('PUT api/roles/permission', {
        token: admin.token,
        body: { id: demanding, permissions: ['patient:list'] },
      })
    })

    it('is set up before anything else', async () => {
      const { token } = await office.signedIn('cashier', { role: [demanding] })
      expect(await office.call('GET api/users', { token })).toMatchObject({
        status: 403,
        body: { code: 'mustSetUpSecondFactor' },
      })
      expect((await office.call('GET auth/info', { token })).body).toMatchObject({
        mustSetUpSecondFactor: true,
        mustChangePassword: false,
      })
      expect(await state(token)).toMatchObject({ on: false, required: true })
      const secret = String((await setUp(token)).body['secret'])
      expect((await confirm(token, codeOf(secret))).status).toBe(200)
      expect((await office.call('GET api/users', { token })).status).toBe(200)
      nextStep()
      expect(
        await office.call('POST api/users/secondFactor/off', { token, body: { password, code: codeOf(secret) } }),
      ).toMatchObject({ status: 409, body: { code: 'secondFactorRequired' } })
    })

    it('is demanded at once of those who are signed in, and not any more once the role does not', async () => {
      const role = await office.call('POST api/roles', {
        token: admin.token,
        body: { name: '前台', nameEn: 'Front desk' },
      })
      const { token } = await office.signedIn('front.desk', { role: [Number(role.body['id'])] })
      expect((await office.call('GET api/users/center', { token })).status).toBe(200)
      await office.call('PUT api/roles', {
        token: admin.token,
        body: { id: role.body['id'], secondFactorRequired: true },
      })
      expect(await office.call('GET api/users/center', { token })).toMatchObject({
        status: 403,
        body: { code: 'mustSetUpSecondFactor' },
      })
      await office.call('PUT api/roles', {
        token: admin.token,
        body: { id: role.body['id'], secondFactorRequired: false },
      })
      expect((await office.call('GET api/users/center', { token })).status).toBe(200)
    })

    it('comes after a one-time password, and is not asked of a demo', async () => {
      const { id, token } = await office.signedIn('new.cashier', { role: [demanding] })
      await office.database.db.updateTable('credential').set({ must_change: true }).where('operator', '=', id).execute()
      office.clock.advance(3_000)
      expect((await office.call('GET api/users', { token })).body).toMatchObject({ code: 'mustChangePassword' })
      const { token: demo } = await office.signedIn('demo.cashier', { role: [demanding], isExperience: true })
      expect((await office.call('GET api/users', { token: demo })).status).toBe(200)
    })
  })

  describe('of somebody else is reset', () => {
    const reset = (id: number, token: string) => office.call(`PUT api/operator/resetSecondFactor/${id}`, { token })

    it('by who may, with the sessions, and the owner is told', async () => {
      const { id, token } = await holder('locked.out', {
        role: 'doctor',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
        email: 'locked@example.com',
      })
      const ticket = await ticketOf('locked.out')
      expect(await reset(id, admin.token)).toMatchObject({ status: 200, body: { secondFactor: false } })
      expect((await office.call('GET auth/info', { token })).status).toBe(401)
      expect((await byCode(ticket, '000000')).body).toMatchObject({ status: 0, ticket: null })
      expect((await office.messages('locked@example.com'))[0]).toContain('reset two-step verification')
      expect((await office.login('locked.out')).body).toMatchObject({ status: 1, token: expect.any(String) })
      expect(await reset(id, admin.token)).toMatchObject({ status: 409, body: { code: 'notNow' } })
    })

    it('but not of the stronger, nor of oneself', async () => {
      const manager = await holder('manager', {
        role: 'franchise',
        hospital: office.hospitals.distributor,
        dataScope: 'below',
      })
      const boss = await holder('boss', { role: 'admin', hospital: office.hospitals.distributor })
      expect(await reset(boss.id, manager.token)).toMatchObject({ status: 409, body: { code: 'stronger' } })
      expect(await reset(manager.id, manager.token)).toMatchObject({ status: 409, body: { code: 'ownSecret' } })
    })
  })

  it('is asked for beside the password where a call takes that again', async () => {
    const { token, secret, codes } = await holder('keeper')
    const prove = async (given: Record<string, unknown>) =>
      office.call('POST auth/reauthenticate', { token, body: { password, purpose: 'configSetting.update', ...given } })
    const change = async (proof: unknown) =>
      (
        await office.call('PUT api/configSetting', {
          token,
          body: { smtpHost: 'mail.example.com' },
          proof: String(proof),
        })
      ).status
    expect(await prove({})).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } })
    const code = codeOf(secret)
    const proof = (await prove({ code })).body['proof']
    expect(await change(proof)).toBe(200)
    // What was looked on at holds no second time; nor does a code make up for a wrong password.
    expect(await prove({ code })).toMatchObject({
      status: 400,
      body: { errors: { code: 'The code is wrong or has expired' } },
    })
    nextStep()
    expect((await prove({ password: 'not this', code: codeOf(secret) })).body['errors']).toEqual({
      password: 'The password is wrong',
    })
    expect(await prove({ code: codes[0] })).toMatchObject({ status: 200, body: { proof: expect.any(String) } })
    expect((await prove({ code: codes[0] })).status).toBe(400)
  })
})
