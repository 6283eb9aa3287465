import argon2 from 'argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from './backOffice.ts'

const minute = 60_000
const wrong = 'The code is wrong or has expired'
const codeIn = (body: string | undefined): string => /\d{6}/.exec(body ?? '')![0]
const other = (code: string): string => (code === '000000' ? '000001' : '000000')

describeAbove('sign-in by a code to the phone', engine => {
  let office: BackOffice
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
  })
  afterAll(() => office.close())

  let serial = 0
  const newPhone = () => `1377777${String(++serial).padStart(4, '0')}`
  const ask = (phone: string, purpose?: 'signIn' | 'findPass', ip?: string) =>
    office.call('POST api/code/phone', { body: { phone, ...(purpose ? { purpose } : {}) }, ...(ip ? { ip } : {}) })
  const signIn = (phone: string, code: string, ip = '10.0.0.1') =>
    office.call('POST auth/phoneLogin', { body: { phone, code, remember: false }, ip })
  const sent = async (phone: string): Promise<string> => codeIn((await office.messages(phone))[0])
  /** A telephone of an account with a code to sign in. */
  const reached = async (username: string, more: Parameters<BackOffice['account']>[1] = {}) => {
    const phone = newPhone()
    const id = await office.account(username, { phone, ...more })
    await ask(phone, 'signIn')
    return { id, phone, code: await sent(phone) }
  }

  it('answers as a sign-in by password does', async () => {
    const { phone, code } = await reached('by.phone')
    const { status, body } = await signIn(phone, code)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 1, msg: '', token: expect.stringMatching(/^[\w-]{43}$/), user: { username: 'by.phone' } },
    })
    expect((await office.call('GET auth/info', { token: String(body['token']) })).body).toMatchObject(
      body['user'] as Record<string, unknown>,
    )
  })

  it('takes a code once, also where it is given twice at once', async () => {
    const { phone, code } = await reached('once')
    const replies = await Promise.all([signIn(phone, code), signIn(phone, code)])
    expect(replies.map(({ body }) => body['status']).sort()).toEqual([0, 1])
    expect((await signIn(phone, code)).body).toEqual({ status: 0, msg: wrong, token: null, user: null, ticket: null })
  })

  it('takes a code for ten minutes, and the last one alone', async () => {
    const { phone, code } = await reached('slow')
    office.clock.advance(2 * minute)
    await ask(phone, 'signIn')
    const newer = await sent(phone)
    if (newer !== code) expect((await signIn(phone, code)).body).toMatchObject({ status: 0, msg: wrong })
    office.clock.advance(10 * minute)
    expect((await signIn(phone, newer)).body).toMatchObject({ status: 0, msg: wrong })
  })

  it('takes no code after five tries, from wherever they come', async () => {
    const { phone, code } = await reached('unlucky')
    for (let i = 0; i < 5; i++)
      expect((await signIn(phone, other(code), `10.7.0.${i}`)).body).toMatchObject({ status: 0, msg: wrong })
    expect((await signIn(phone, code)).body).toMatchObject({ status: 0, msg: wrong })
  })

  it('takes no code for a new password, nor the other way round', async () => {
    const { phone, code } = await reached('strict')
    const find = (given: string) =>
      office.call('PUT api/findPass', {
        body: { channel: 'phone', target: phone, code: given, newPassword: 'found again', again: 'found again' },
      })
    expect(await find(code)).toMatchObject({ status: 400, body: { errors: { code: wrong } } })
    office.clock.advance(minute)
    await ask(phone)
    const forPassword = await sent(phone)
    if (forPassword !== code) expect((await signIn(phone, forPassword)).body).toMatchObject({ status: 0, msg: wrong })
    expect((await signIn(phone, code)).body).toMatchObject({ status: 1 })
    expect((await find(forPassword)).status).toBe(200)
  })

  it('sends one code a minute, whatever it is for', async () => {
    const { phone } = await reached('eager')
    expect((await ask(phone, 'findPass')).body).toEqual({ sent: false, wait: 60 })
    expect(await office.messages(phone)).toHaveLength(1)
  })

  it('does the same work and says the same words whether there is an account, a deactivated one, a deleted one, or none', async () => {
    const known = await reached('known')
    const off = await reached('off')
    await office.database.db.updateTable('operator').set({ status: 'deactivated' }).where('id', '=', off.id).execute()
    const gone = await reached('gone')
    await office.database.db.updateTable('operator').set({ deleted: true }).where('id', '=', gone.id).execute()
    const nobody = newPhone()
    await ask(nobody, 'signIn')
    const never = newPhone()
    const verify = vi.spyOn(argon2, 'verify')
    const hash = vi.spyOn(argon2, 'hash')
    const outcomes = []
    const cases = [
      [known.phone, other(known.code)],
      [off.phone, off.code],
      [off.phone, other(off.code)],
      [gone.phone, gone.code],
      [nobody, '123456'],
      [never, '123456'],
    ] as const
    for (const [i, [phone, code]] of cases.entries()) {
      verify.mockClear()
      hash.mockClear()
      const reply = await signIn(phone, code, `10.8.0.${i}`)
      outcomes.push({ ...reply, verified: verify.mock.calls.length, hashed: hash.mock.calls.length })
    }
    vi.restoreAllMocks()
    for (const outcome of outcomes)
      expect(outcome).toEqual({
        status: 200,
        body: { status: 0, msg: wrong, token: null, user: null, ticket: null },
        verified: 1,
        hashed: 0,
      })
    office.clock.advance(2 * minute)
    const replies = await Promise.all(
      [known.phone, off.phone, gone.phone, nobody, newPhone()].map(phone => ask(phone, 'signIn')),
    )
    for (const reply of replies) expect(reply).toEqual({ status: 200, body: { sent: true, wait: 60 } })
    expect(
      await Promise.all([known, off, gone].map(async ({ phone }) => (await office.messages(phone)).length)),
    ).toEqual([2, 1, 1])
  })

  it('lets wait after too many tries, like a sign-in by password', async () => {
    const phone = newPhone()
    for (let i = 0; i < 5; i++) expect((await signIn(phone, '123456', '10.9.0.1')).body).toMatchObject({ msg: wrong })
    expect((await signIn(phone, '123456', '10.9.0.1')).body).toMatchObject({
      status: 0,
      msg: 'Too many tries; please try again in 30 seconds',
    })
  })

  it('ends the session before it, unless the account is a demo', async () => {
    const { phone, code } = await reached('alone')
    const before = await office.token('alone')
    expect((await signIn(phone, code)).body).toMatchObject({ status: 1 })
    expect((await office.call('GET auth/info', { token: before })).status).toBe(444)
    const demo = await reached('shared', { role: 'demo', isExperience: true })
    const shared = await office.token('shared')
    expect((await signIn(demo.phone, demo.code)).body).toMatchObject({ status: 1 })
    expect((await office.call('GET auth/info', { token: shared })).status).toBe(200)
    office.clock.advance(minute)
    await ask(demo.phone, 'findPass')
    expect(await office.messages(demo.phone)).toHaveLength(1)
  })

  it('says what is wrong with the number or the missing code', async () => {
    expect(await signIn('12345', '')).toMatchObject({
      status: 400,
      body: { errors: { phone: expect.any(String), code: expect.any(String) } },
    })
    expect(await ask('12345', 'signIn')).toMatchObject({ status: 400, body: { errors: { phone: expect.any(String) } } })
  })

  it('writes neither codes nor numbers where it counts', async () => {
    const { phone, code } = await reached('discreet')
    const rows = JSON.stringify([
      await office.database.db.selectFrom('verification_code').selectAll().execute(),
      await office.database.db.selectFrom('throttle').selectAll().execute(),
    ])
    expect(rows).not.toContain(phone)
    expect(rows).not.toContain(`"${code}"`)
  })
})
