import argon2 from 'argon2'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice, password } from './backOffice.ts'

const verify = argon2.verify

describeAbove('sign-in holds', engine => {
  let office: BackOffice
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
  })
  afterAll(() => office.close())
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** Does something while the password is looked at. */
  const meanwhile = (task: () => Promise<unknown>) =>
    vi.spyOn(argon2, 'verify').mockImplementationOnce(async (...given: Parameters<typeof verify>) => {
      await task()
      return verify(...given)
    })

  describe('no transaction while a password is looked at:', () => {
    it('others go on meanwhile', async () => {
      const { token } = await office.signedIn('other')
      await office.account('slow')
      const seen: number[] = []
      meanwhile(async () =>
        seen.push(
          (await office.call('GET auth/info', { token })).status,
          (await office.call('GET api/users', { token })).status,
        ),
      )
      expect((await office.login('slow')).body).toMatchObject({ status: 1 })
      expect(seen).toEqual([200, 200])
    })

    it('an account that is deactivated meanwhile stays out', async () => {
      const { token } = await office.signedIn('chief')
      const id = await office.account('leaving')
      meanwhile(() => office.call(`PUT api/operator/disable/${id}`, { token }))
      expect((await office.login('leaving')).body).toMatchObject({
        status: 0,
        msg: 'The username or the password is wrong',
      })
    })

    it('a password that is changed meanwhile does not open the account any more', async () => {
      const { token } = await office.signedIn('changing')
      const change = { oldPassword: password, newPassword: 'quite another', again: 'quite another' }
      meanwhile(() => office.call('POST api/users/updatePass/', { token, body: change }))
      expect((await office.login('changing')).body).toMatchObject({ status: 0 })
      expect((await office.login('changing', { password: 'quite another' })).body).toMatchObject({ status: 1 })
    })

    it('of two changes of one password at once one is made', async () => {
      const { token } = await office.signedIn('twice')
      const replies = await Promise.all(
        ['first words', 'second words'].map(words =>
          office.call('POST api/users/updatePass/', {
            token,
            body: { oldPassword: password, newPassword: words, again: words },
          }),
        ),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    })
  })

  describe('against many addresses that guess at one name', () => {
    const guess = (name: string, i: number) =>
      office.login(name, { password: 'wrong', ip: `10.20.${i >> 8}.${i & 255}` })
    const waits = /try again in \d+ (seconds|minutes)/

    it.each(['besieged', 'no-such-account'])('slows all of them down together (%s)', async name => {
      if (name === 'besieged') await office.account(name)
      for (let i = 0; i < 11; i++)
        expect((await guess(name, i)).body['msg']).toBe('The username or the password is wrong')
      expect((await guess(name, 40)).body['msg']).toBe('Too many tries; please try again in 6 seconds')
      expect((await guess(name, 41)).body['msg']).toBe('Too many tries; please try again in 12 seconds')
      // Asking again changes nothing: each has its place in the line.
      expect((await guess(name, 41)).body['msg']).toBe('Too many tries; please try again in 12 seconds')
    })

    it('lets the owner in from a new address when its turn has come, though the guessing goes on', async () => {
      const owner = { ip: '172.16.0.1' }
      expect((await office.login('besieged', owner)).body['msg']).toMatch(waits)
      for (let i = 50; i < 60; i++) await guess('besieged', i)
      office.clock.advance(18_000)
      for (let i = 60; i < 65; i++) await guess('besieged', i)
      expect((await office.login('besieged', owner)).body).toMatchObject({ status: 1 })
    })

    it('lets the owner in at once from an address that the account is known to use', async () => {
      for (let i = 0; i < 40; i++) await guess('besieged', 100 + i)
      expect((await office.login('besieged', { ip: '172.16.0.2' })).body['msg']).toMatch(waits)
      expect((await office.login('besieged', { ip: '172.16.0.1' })).body).toMatchObject({ status: 1 })
    })

    it('forgets it an hour later', async () => {
      office.clock.advance(3_600_001)
      expect((await office.login('besieged', { ip: '172.16.0.3' })).body).toMatchObject({ status: 1 })
    })
  })

  describe('the door shut to operators of a deleted organisation', () => {
    it('as to deactivated ones: sessions end, sign-in is refused, no code is sent', async () => {
      const { token: admin } = await office.signedIn('keeper')
      const made = await office.call('POST api/hospital', {
        token: admin,
        body: {
          name: 'Short-lived',
          code: 'SL',
          kind: 'hospital',
          superior: office.hospitals.platform,
          province: '浙江省',
          city: '杭州市',
          contact: '李娜',
          phone: '13900000000',
        },
      })
      const hospital = Number(made.body['id'])
      const phone = '13755550001'
      const { token } = await office.signedIn('orphan', { role: 'doctor', hospital, dataScope: 'own', phone })
      const {
        body: { previewToken },
      } = await office.call(`GET api/hospital/removePreview/${hospital}`, { token: admin })
      expect(
        (await office.call('POST api/hospital/delete', { token: admin, body: { id: hospital, previewToken } })).status,
      ).toBe(200)
      expect((await office.call('GET auth/info', { token })).status).toBe(401)
      expect((await office.login('orphan')).body).toEqual({
        status: 0,
        msg: 'The username or the password is wrong',
        token: null,
        user: null,
        ticket: null,
      })
      expect((await office.call('POST api/code/phone', { body: { phone } })).body).toEqual({ sent: true, wait: 60 })
      expect(await office.messages(phone)).toEqual([])
      expect((await office.call(`GET api/hospital/recover/${hospital}`, { token: admin })).status).toBe(200)
      expect((await office.call('GET auth/info', { token })).status).toBe(401)
      expect((await office.login('orphan')).body).toMatchObject({ status: 1 })
    })

    it('which nobody deletes above themselves, or with the last administrators in it', async () => {
      const { hospital, elsewhere } = office.hospitals
      const { token } = await office.signedIn('inside', { hospital })
      expect(await office.call('POST api/hospital/delete', { token, body: { id: hospital } })).toMatchObject({
        status: 409,
        body: { code: 'ownOrganisation' },
      })
      const { token: staff } = await office.signedIn('guest', { role: [await role()], hospital: elsewhere })
      await office.database.db
        .updateTable('operator')
        .set({ status: 'deactivated' })
        .where('hospital', 'not in', [hospital, elsewhere])
        .execute()
      expect(await office.call('POST api/hospital/delete', { token: staff, body: { id: hospital } })).toMatchObject({
        status: 409,
        body: { code: 'lastAdministrator' },
      })
    })

    const role = async (): Promise<number> =>
      (
        await office.database.db
          .insertInto('role')
          .values({ name: '机构', name_en: 'Organisations', permissions: JSON.stringify(['hospital:*']), menus: [] })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
  })
})
