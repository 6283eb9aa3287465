import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allowances } from '../../../server/platform/messages/allowance.ts'
import { recipientKey } from '../../../server/platform/messages/recipientKey.ts'
import { day, hour, minute } from '../../../server/core/lifetime.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../session/backOffice.ts'

describeAbove('what messages say', engine => {
  let office: BackOffice
  let admin: string
  let serial = 0
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root', { email: 'root@example.com', phone: '13900000001' })).token
  })
  afterAll(() => office.close())

  const operator = async (more: Record<string, unknown> = {}) => {
    serial += 1
    const roles = [await office.roleId('doctor')]
    return (
      await office.call('POST api/operator', {
        token: admin,
        body: {
          username: `person${serial}`,
          name: `Person ${serial}`,
          phone: `1381111${String(serial).padStart(4, '0')}`,
          hospital: office.hospitals.hospital,
          roles,
          dataScope: 'own',
          ...more,
        },
      })
    ).body
  }

  /** Every row of every table, as text. */
  const wholeDatabase = async (): Promise<string> => {
    const { rows: tables } = await sql<{
      name: string
    }>`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
      office.database.db,
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        office.database.db,
      )
      texts.push(...rows.map(({ row }) => `${name}: ${row}`))
    }
    return texts.join('\n')
  }

  it.each(['settings', 'off'] as const)(
    'stands nowhere in the database while channels are %s, nor in any reply but that to who made it',
    async state => {
      const secrets: string[] = []
      office.services = { email: state, sms: state }
      const shown = (body: Record<string, unknown>, name: string): void => {
        if (typeof body[name] === 'string') secrets.push(body[name])
      }
      const made = await operator()
      shown(made, 'oneTimePassword')
      shown((await office.call('POST api/resetPass', { token: admin, body: { id: made['id'] } })).body, 'password')
      const patient = await office.patient(`孩子${state}`, office.hospitals.hospital)
      await office.database.db
        .updateTable('patient')
        .set({ mobile: `1370000${state.length}000` })
        .where('id', '=', patient)
        .execute()
      shown((await office.call(`GET api/senAccountAndPassword/${patient}`, { token: admin })).body, 'password')
      await office.call('POST api/code/phone', { body: { phone: '13900000001', purpose: 'signIn' } })
      await office.call('POST api/code/email', { body: { email: 'root@example.com' } })
      await office.call('POST api/users/emailCode', { token: admin, body: { email: 'new@example.com' } })
      await office.call('POST api/users/mobileCode', { token: admin, body: { mobile: '13611110000' } })
      for (const recipient of [
        String(made['phone'] ?? ''),
        `1381111${String(serial).padStart(4, '0')}`,
        `1370000${state.length}000`,
        '13900000001',
        'root@example.com',
        'new@example.com',
        '13611110000',
      ]) {
        for (const text of await office.messages(recipient))
          secrets.push(...(/password is (\w{12})\b|(\d{6})/.exec(text) ?? []).slice(1).filter(one => one !== undefined))
      }
      expect(secrets.length).toBeGreaterThanOrEqual(state === 'off' ? 3 : 6)
      const everything = await wholeDatabase()
      expect(everything).toContain('message: (')
      for (const secret of secrets)
        expect(
          everything.split('\n').filter(line => line.startsWith('message') && line.includes(secret)),
          secret,
        ).toEqual([])
      for (const secret of secrets.filter(one => one.length === 12)) expect(everything).not.toContain(secret)
      const log = await office.app.inject({
        method: 'GET',
        url: '/api/message',
        headers: { authorization: `Bearer ${admin}` },
      })
      const exported = await office.app.inject({
        method: 'GET',
        url: '/api/message/export?format=csv',
        headers: { authorization: `Bearer ${admin}` },
      })
      for (const secret of secrets) expect(log.body + exported.body).not.toContain(secret)
      expect(log.json<Record<string, unknown>[]>().every(row => !('body' in row))).toBe(true)
      if (state === 'off')
        expect(
          await office.database.db
            .selectFrom('message')
            .select('id')
            .where('state', '=', 'logged')
            .where('body', 'is not', null)
            .execute(),
        ).toEqual([])
      office.services = { email: 'settings', sms: 'settings' }
    },
  )

  it('is not said to be sent where it is not: no code is made while its channel is off', async () => {
    office.services = { email: 'off', sms: 'off' }
    const calls: [string, object, string?][] = [
      ['POST api/code/phone', { phone: '13900000001', purpose: 'signIn' }],
      ['POST api/code/phone', { phone: '13999999999', purpose: 'signIn' }],
      ['POST api/code/email', { email: 'root@example.com' }],
      ['POST api/code/email', { email: 'nobody@example.com' }],
      ['POST api/users/emailCode', { email: 'other@example.com' }, admin],
      ['POST api/users/mobileCode', { mobile: '13611110009' }, admin],
    ]
    for (const [line, body, token] of calls)
      expect(await office.call(line, { body, token }), line).toMatchObject({
        status: 409,
        body: { code: expect.stringMatching(/^(sms|mail)Off$/) },
      })
    office.services = { email: 'settings', sms: 'settings' }
  })

  it('leads to the address of the installation, whatever a request calls it', async () => {
    const { id } = await operator({ phone: '13822220000' })
    await office.app.inject({
      method: 'POST',
      url: '/api/resetPass',
      payload: { id },
      headers: {
        authorization: `Bearer ${admin}`,
        language: 'en',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      },
    })
    const texts = await office.messages('13822220000')
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toContain('http://localhost/login')
    expect(texts.join()).not.toContain('evil')
  })

  it('is not repeated for a call with the same key', async () => {
    office.services = { email: 'off', sms: 'off' }
    const { id } = await operator()
    const reset = () => office.call('POST api/resetPass', { token: admin, key: 'same-key-1', body: { id } })
    expect((await reset()).body['password']).not.toBe((await reset()).body['password'])
    office.services = { email: 'settings', sms: 'settings' }
  })

  it('reaches one number or mailbox only so often, whoever sends it and for what', async () => {
    office.clock.advance(2 * day)
    admin = await office.token('root')
    const mobile = '13800138000'
    const sent = async (phone: string | null, email: string | null = null) =>
      office.call('POST api/operator', {
        token: admin,
        body: {
          username: `many${(serial += 1)}`,
          name: 'Many',
          phone,
          email,
          hospital: office.hospitals.hospital,
          roles: [await office.roleId('doctor')],
          dataScope: 'own',
        },
      })
    const { id } = (await sent(mobile)).body
    const reset = () => office.call('POST api/resetPass', { token: admin, body: { id } })
    const outcomes: number[] = []
    for (let i = 0; i < 60; i += 1) outcomes.push((await reset()).status)
    expect(outcomes.filter(status => status === 200)).toHaveLength(allowances[0].most - 1)
    expect(await reset()).toMatchObject({
      status: 429,
      body: {
        message: expect.stringMatching(
          /^This number or mailbox has got too many messages; another one can be sent in \d+ minutes$/,
        ),
      },
    })
    expect(await office.messages(mobile)).toHaveLength(allowances[0].most)

    // Codes to the number count with the rest, and the answer is that of any other number.
    expect(
      (await office.call('POST api/code/phone', { body: { phone: mobile, purpose: 'signIn' } })).body,
    ).toMatchObject({ sent: false, wait: expect.any(Number) })
    office.clock.advance(hour + minute)
    expect((await reset()).status).toBe(200)

    // A day has its own bound.
    for (let i = 0; i < 5; i += 1) {
      office.clock.advance(hour + minute)
      for (let j = 0; j < 10; j += 1) await reset()
    }
    expect(await office.messages(mobile)).toHaveLength(allowances[1].most)
    office.clock.advance(day)
    admin = await office.token('root')
    expect((await reset()).status).toBe(200)
  })

  it('counts for numbers and mailboxes of nobody too', async () => {
    office.clock.advance(2 * day)
    const asked: unknown[] = []
    for (let i = 0; i < 12; i += 1) {
      asked.push(
        (
          await office.call('POST api/code/phone', {
            ip: `10.1.0.${i}`,
            body: { phone: '13612345678', purpose: i % 2 ? 'signIn' : 'findPass' },
          })
        ).body['sent'],
      )
      office.clock.advance(5 * minute)
    }
    expect(asked.filter(sent => sent === true).length).toBeLessThanOrEqual(allowances[0].most)
  })

  it('is tried again by hand only as often', async () => {
    office.clock.advance(2 * day)
    admin = await office.token('root')
    const { rows } = await sql<{
      id: number
    }>`insert into message (channel, recipient, about, body, state) values ('sms', '13800138111', 'code', 'v1.x', 'failed') returning id`.execute(
      office.database.db,
    )
    const outcomes: number[] = []
    for (let i = 0; i < 15; i += 1) {
      outcomes.push((await office.call(`PUT api/message/retry/${rows[0]!.id}`, { token: admin, body: {} })).status)
      await sql`update message set state = 'failed'`.execute(office.database.db)
    }
    expect(outcomes).toEqual([...Array<number>(10).fill(200), ...Array<number>(5).fill(429)])
  })
})

it.each([
  [
    'sms',
    [
      '13800138000',
      '+8613800138000',
      '0086 138 0013 8000',
      '138-0013-8000',
      '８６１３８００１３８０００',
      '+86 (138) 00138000',
    ],
  ],
  ['email', ['Ann.Lee@Gmail.com', 'annlee@gmail.com', 'a.n.n.l.e.e+school@googlemail.com', ' ANNLEE@GMAIL.COM. ']],
  ['email', ['wang@bücher.example', 'WANG+1@xn--bcher-kva.example']],
] as const)('by %s these are one recipient: %j', (channel, spellings) => {
  expect(new Set(spellings.map(one => recipientKey(channel, one))).size).toBe(1)
})

it('different people are different recipients', () => {
  expect(recipientKey('email', 'a.b@example.com')).not.toBe(recipientKey('email', 'ab@example.com'))
  expect(recipientKey('sms', '13800138000')).not.toBe(recipientKey('sms', '13800138001'))
})
