import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice, password } from './backOffice.ts'

const minute = 60_000
const sentCode = (body: string): string => /\d{6}/.exec(body)![0]

describeAbove('passwords', engine => {
  let office: BackOffice
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
  })
  afterAll(() => office.close())

  describe('of one’s own', () => {
    const update = (token: string, oldPassword: string, newPassword: string, again = newPassword) =>
      office.call('POST api/users/updatePass/', { token, body: { oldPassword, newPassword, again } })

    it('are changed by who knows the old one, and the other sessions end', async () => {
      const { id, token } = await office.signedIn('shared', { isExperience: true })
      const other = await office.token('shared')
      await office.database.db.updateTable('operator').set({ is_experience: false }).where('id', '=', id).execute()
      office.clock.advance(3_000)
      expect(await update(token, password, 'new password 1')).toMatchObject({ status: 200, body: { done: true } })
      expect((await office.call('GET auth/info', { token })).status).toBe(200)
      expect((await office.call('GET auth/info', { token: other })).status).toBe(401)
      expect((await office.login('shared')).body).toMatchObject({ status: 0 })
      expect((await office.login('shared', { password: 'new password 1' })).body).toMatchObject({ status: 1 })
    })

    it('must be new, twice the same, and long enough; the old one must be right', async () => {
      const { token } = await office.signedIn('careless')
      const errors = async (...given: [string, string, string?]) => (await update(token, ...given)).body['errors']
      expect(await errors('not this one', 'new password 1')).toEqual({ oldPassword: 'The old password is wrong' })
      expect(await errors(password, password)).toEqual({ newPassword: 'Must differ from the old one' })
      for (const named of ['CARELESS', 'my Careless words', 'careless2026!'])
        expect(await errors(password, named)).toEqual({
          newPassword: 'The password must not contain the username, name, mobile or email',
        })
      expect(await errors(password, 'new password 1', 'new password 2')).toHaveProperty('again')
      expect(await errors(password, 'short')).toHaveProperty('newPassword')
    })

    it.each([
      'password',
      'Passw0rd!',
      'qwertyuiop',
      '12345678',
      'aaaaaaaaaa',
      'woaini123',
      '19880808',
      'asdf1234',
      'p4ssw0rd'.repeat(16),
    ])('are refused where they are common: %s', async common => {
      await office.account(`common.${common.length}.${common.slice(0, 3)}`)
      const token = await office.token(`common.${common.length}.${common.slice(0, 3)}`)
      expect((await update(token, password, common)).body['errors']).toEqual({
        newPassword: 'The password is too easy to guess: no common words, dates, keys in a row or repetitions',
      })
    })

    it('contain neither the mobile nor the mailbox', async () => {
      const { token } = await office.signedIn('reachable', { phone: '13612340000', email: 'blue.whale@example.com' })
      for (const named of ['x13612340000x', 'a Blue.Whale swims'])
        expect((await update(token, password, named)).body['errors']).toEqual({
          newPassword: 'The password must not contain the username, name, mobile or email',
        })
    })

    it('are as long as the settings demand', async () => {
      const { token: admin } = await office.signedIn('longer')
      const { version } = (await office.call('GET api/configSetting', { token: admin })).body as { version: number }
      expect(
        (await office.call('PUT api/configSetting', { token: admin, body: { version, passwordMin: 7 } })).body[
          'errors'
        ],
      ).toEqual({ passwordMin: 'Cannot be less than 8' })
      await office.call('PUT api/configSetting', { token: admin, body: { version, passwordMin: 16 } })
      expect((await update(admin, password, 'my own 15 words')).body['errors']).toEqual({
        newPassword: 'At least 16 characters',
      })
      await office.call('PUT api/configSetting', { token: admin, body: { version: version + 1, passwordMin: 8 } })
      expect((await update(admin, password, 'my own 15 words')).status).toBe(200)
    })

    it('may be the sample’s while that is in use, and nowhere else', async () => {
      const { token } = await office.signedIn('sampler')
      expect((await update(token, password, 'quite another')).status).toBe(200)
      expect((await update(token, 'quite another', password)).body['errors']).toHaveProperty('newPassword')
      await office.database.db.insertInto('seeded').values({ kind: 'sample', name: 'patients' }).execute()
      expect((await update(token, 'quite another', password)).status).toBe(200)
      await office.database.db.deleteFrom('seeded').where('kind', '=', 'sample').execute()
    })

    it('cannot be guessed by who holds a session: wrong tries count though they are refused', async () => {
      const { token } = await office.signedIn('guessed')
      const statuses = []
      for (let i = 0; i < 6; i++) statuses.push((await update(token, `guess ${i}`, 'new password 1')).status)
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
      expect((await update(token, password, 'new password 1')).status).toBe(429)
      office.clock.advance(minute)
      expect((await update(token, password, 'new password 1')).status).toBe(200)
    })

    it('are not changed by who uses a demo account', async () => {
      const { token } = await office.signedIn('shown', { isExperience: true })
      expect(await update(token, password, 'new password 1')).toMatchObject({ status: 403, body: { code: 'demo' } })
    })
  })

  describe('that were forgotten', () => {
    const askCode = (phone: string, ip = '10.0.0.1') => office.call('POST api/code/phone', { body: { phone }, ip })
    const find = (target: string, code: string, more: Record<string, unknown> = {}) =>
      office.call('PUT api/findPass', {
        body: { channel: 'phone', target, code, newPassword: 'found again', again: 'found again', ...more },
      })

    it('are replaced by a code that was sent, once, and all sessions end', async () => {
      const phone = '13811110001'
      const { token } = await office.signedIn('forgetful', { phone })
      expect(await askCode(phone)).toMatchObject({ status: 200, body: { sent: true } })
      const [message] = await office.messages(phone)
      const code = sentCode(message!)
      expect(
        JSON.stringify(await office.database.db.selectFrom('verification_code').selectAll().execute()),
      ).not.toContain(code)
      expect(await find(phone, code)).toMatchObject({ status: 200, body: { done: true } })
      expect((await office.call('GET auth/info', { token })).status).toBe(401)
      expect((await office.login('forgetful', { password: 'found again' })).body).toMatchObject({ status: 1 })
      expect(await find(phone, code)).toMatchObject({
        status: 400,
        body: { errors: { code: 'The code is wrong or has expired' } },
      })
    })

    it('by e-mail too', async () => {
      await office.account('by.mail', { email: 'mail@example.com' })
      expect(await office.call('POST api/code/email', { body: { email: 'mail@example.com' } })).toMatchObject({
        status: 200,
        body: { sent: true },
      })
      const code = sentCode((await office.messages('mail@example.com'))[0]!)
      expect(await find('mail@example.com', code, { channel: 'email' })).toMatchObject({ status: 200 })
    })

    it('need a code that is not older than ten minutes', async () => {
      const phone = '13811110002'
      await office.account('slow', { phone })
      await askCode(phone)
      const code = sentCode((await office.messages(phone))[0]!)
      office.clock.advance(10 * minute)
      expect((await find(phone, code)).status).toBe(400)
    })

    it('allow five tries a code, which count though they are refused', async () => {
      const phone = '13811110003'
      await office.account('unlucky', { phone })
      await askCode(phone)
      const code = sentCode((await office.messages(phone))[0]!)
      const wrong = code === '000000' ? '000001' : '000000'
      for (let i = 0; i < 5; i++) expect((await find(phone, wrong)).status).toBe(400)
      expect(await find(phone, code)).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } })
    })

    it('get one code a minute, and nobody learns whether there is an account', async () => {
      const phone = '13811110004'
      const unknown = '13811119999'
      await office.account('eager', { phone })
      const replies = [await askCode(phone), await askCode(phone), await askCode(unknown), await askCode(unknown)]
      expect(replies.map(({ body }) => body)).toEqual([
        { sent: true, wait: 60 },
        { sent: false, wait: 60 },
        { sent: true, wait: 60 },
        { sent: false, wait: 60 },
      ])
      expect(await office.messages(phone)).toHaveLength(1)
      expect(await office.messages(unknown)).toHaveLength(0)
      expect(await find(unknown, '123456')).toMatchObject({
        status: 400,
        body: { errors: { code: 'The code is wrong or has expired' } },
      })
      office.clock.advance(20_500)
      for (const target of [phone, unknown]) expect((await askCode(target)).body).toEqual({ sent: false, wait: 40 })
      office.clock.advance(minute)
      await askCode(phone)
      expect(await office.messages(phone)).toHaveLength(2)
    })

    it('get one code where several are asked for at once', async () => {
      const phone = '13811110006'
      await office.account('hasty', { phone })
      const replies = await Promise.all(Array.from({ length: 5 }, () => askCode(phone)))
      expect(replies.filter(({ body }) => body['sent'] === true)).toHaveLength(1)
      expect(await office.messages(phone)).toHaveLength(1)
    })

    it('are not replaced by the name of the account, and the code holds for a better one', async () => {
      const phone = '13811110007'
      await office.account('lazybones', { phone })
      await askCode(phone)
      const code = sentCode((await office.messages(phone))[0]!)
      expect((await find(phone, code, { newPassword: 'LazyBones', again: 'LazyBones' })).body['errors']).toEqual({
        newPassword: 'The password must not contain the username, name, mobile or email',
      })
      expect((await find(phone, code)).status).toBe(200)
    })

    it('are replaced once where the same code is given twice at once', async () => {
      const phone = '13811110008'
      await office.account('double', { phone })
      await askCode(phone)
      const code = sentCode((await office.messages(phone))[0]!)
      const replies = await Promise.all([
        find(phone, code),
        find(phone, code, { newPassword: 'found by another', again: 'found by another' }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    })

    it('get no code to a deactivated account', async () => {
      const phone = '13811110005'
      const id = await office.account('gone', { phone })
      await office.database.db.updateTable('operator').set({ status: 'deactivated' }).where('id', '=', id).execute()
      expect(await askCode(phone)).toMatchObject({ status: 200, body: { sent: true } })
      expect(await office.messages(phone)).toHaveLength(0)
    })

    it('cost an address that asks for many codes its turn', async () => {
      for (let i = 0; i < 21; i++) {
        const phone = `1382222${String(i).padStart(4, '0')}`
        await office.account(`flood${i}`, { phone })
        await askCode(phone, '10.9.9.9')
      }
      expect(await office.messages('13822220000')).toHaveLength(1)
      expect(await office.messages('13822220020')).toHaveLength(0)
    })
  })
})
