import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passingCipher, secretPlace } from '../../../server/platform/secrets/Cipher.ts'
import { describeAbove } from '../../support/database.ts'
import { openWeChat } from '../../support/weChat.ts'
import type { WeChat } from '../../support/weChat.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

let serial = 0

describeAbove('WeChat users', engine => {
  let office: BackOffice
  let weChat: WeChat
  let admin: string
  let nurse: string
  let trainer: { token: string; staff: number }
  beforeAll(async () => {
    weChat = await openWeChat()
    office = await BackOffice.open(await engine.openSeeded(), [], ['127.0.0.0/8'])
    const { hospital } = office.hospitals
    admin = (await office.signedIn('root')).token
    nurse = (await office.signedIn('nurse', { role: 'nurse', hospital, dataScope: 'own' })).token
    const own = await office.signedIn('trainer', { role: 'doctor', hospital, dataScope: 'ownPatients' })
    const { id: staff } = await office.database.db
      .insertInto('doctor')
      .values({ name: 'Trainer', occupation: 'trainer', hospital, operator: own.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    trainer = { token: own.token, staff }
  })
  afterAll(async () => {
    await office.close()
    await weChat.close()
  })

  const call = (line: string, body?: unknown, token = admin) =>
    office.call(line, { token, confirm: true, ...(body === undefined ? {} : { body }) })
  const user = async (): Promise<number> => {
    const { id } = await office.database.db
      .insertInto('wx_user')
      .values({ nickname: `guardian ${(serial += 1)}`, open_id: `oAb${serial}***xyz` })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const child = (hospital = office.hospitals.hospital, more: { trainer?: number } = {}) =>
    office.patient(`bound ${(serial += 1)}`, hospital, more)
  const bind = (wxUser: number, patient: number, token = admin, more: object = { reason: 'identified at the desk' }) =>
    call('POST api/wxBinding', { wxUser, patient, ...more }, token)
  const bound = async (wxUser: number, patient: number): Promise<number> => {
    const reply = await bind(wxUser, patient)
    expect(reply).toMatchObject({ status: 201, body: { by: 'staff' } })
    return Number(reply.body['id'])
  }
  const unbind = (id: number, token = admin, body: object = { reason: 'asked for it' }) =>
    call(`PUT api/wxBinding/unbind/${id}`, body, token)
  const status = async (line: string, token: string) => (await call(line, undefined, token)).status
  const seen = async (id: number, token: string): Promise<boolean> => {
    const listed = await office.app.inject({
      url: '/api/wxUser?range=[0,99]',
      headers: { authorization: `Bearer ${token}`, language: 'en' },
    })
    const isListed = listed.json<{ id: number }[]>().some(one => one.id === id)
    expect(await status(`GET api/wxUser/${id}`, token)).toBe(isListed ? 200 : 404)
    return isListed
  }

  describe('are seen', () => {
    it('by whoever reaches a patient whom they are bound to, and by the platform alone while they are bound to none', async () => {
      const [own, foreign, unbound] = [await user(), await user(), await user()]
      await bound(own, await child())
      await bound(foreign, await child(office.hospitals.elsewhere))
      expect([await seen(own, nurse), await seen(foreign, nurse), await seen(unbound, nurse)]).toEqual([
        true,
        false,
        false,
      ])
      expect([await seen(own, admin), await seen(foreign, admin), await seen(unbound, admin)]).toEqual([
        true,
        true,
        true,
      ])
      expect([await seen(own, trainer.token), await seen(unbound, trainer.token)]).toEqual([false, false])
    })

    it('by staff who have own patients alone where one of those is bound', async () => {
      const [own, other] = [await user(), await user()]
      await bound(own, await child(office.hospitals.hospital, { trainer: trainer.staff }))
      await bound(other, await child())
      expect([await seen(own, trainer.token), await seen(other, trainer.token)]).toEqual([true, false])
    })

    it('no more once they are unbound, nor once the patient goes elsewhere; by those there then', async () => {
      const [one, other] = [await user(), await user()]
      const binding = await bound(one, await child())
      const moved = await child()
      await bound(other, moved)
      expect((await unbind(binding)).status).toBe(200)
      const there = (
        await office.signedIn(`there${serial}`, {
          role: 'nurse',
          hospital: office.hospitals.elsewhere,
          dataScope: 'own',
        })
      ).token
      expect([await seen(other, nurse), await seen(other, there)]).toEqual([true, false])
      const { body } = await call(`GET api/patient/transferPreview/${moved}?hospital=${office.hospitals.elsewhere}`)
      expect(
        (
          await call(`PUT api/patient/transfer/${moved}`, {
            hospital: office.hospitals.elsewhere,
            reason: 'moved',
            previewToken: body['previewToken'],
          })
        ).status,
      ).toBe(200)
      expect([await seen(one, nurse), await seen(other, nurse), await seen(other, there)]).toEqual([false, false, true])
    })

    it('and changed by nobody', async () => {
      const id = await user()
      for (const line of [`PUT api/wxUser/${id}`, 'POST api/wxUser', `DELETE api/wxUser/${id}`])
        expect([404, 405]).toContain((await call(line, { nickname: 'other' })).status)
    })
  })

  describe('are bound by staff', () => {
    it('with a reason, once to each patient, and again after they were unbound', async () => {
      const [wxUser, patient] = [await user(), await child()]
      expect(await bind(wxUser, patient, admin, {})).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.stringMatching(/ cannot be empty$/) } },
      })
      const id = await bound(wxUser, patient)
      expect(await bind(wxUser, patient)).toMatchObject({
        status: 400,
        body: { errors: { patient: expect.any(String) as string } },
      })
      expect(await unbind(id, admin, {})).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.stringMatching(/ cannot be empty$/) } },
      })
      expect(await unbind(id)).toMatchObject({
        status: 200,
        body: { deleted: true, endReason: 'asked for it', endedAt: office.clock.now.toISOString() },
      })
      expect((await unbind(id)).status).toBe(409)
      await bound(wxUser, patient)
    })

    it('never to a demo, a deleted patient, or one out of reach; nor is somebody whom they do not see', async () => {
      const [demo, gone] = [await child(), await child()]
      await office.database.db.updateTable('patient').set({ type: 'demo' }).where('id', '=', demo).execute()
      await office.database.db.updateTable('patient').set({ deleted: true }).where('id', '=', gone).execute()
      const wxUser = await user()
      for (const patient of [demo, gone])
        expect(await bind(wxUser, patient)).toMatchObject({
          status: 400,
          body: { errors: { patient: expect.any(String) as string } },
        })
      expect(await bind(wxUser, await child(), nurse)).toMatchObject({
        status: 400,
        body: { errors: { wxUser: expect.any(String) as string } },
      })
      await bound(wxUser, await child())
      expect(await bind(wxUser, await child(office.hospitals.elsewhere), nurse)).toMatchObject({
        status: 400,
        body: { errors: { patient: expect.any(String) as string } },
      })
      expect((await bind(wxUser, await child(), nurse)).status).toBe(201)
    })

    it('and stay so when two records of the patient become one, once', async () => {
      const [both, one] = [await user(), await user()]
      const [survivor, other] = [await child(), await child()]
      await bound(both, survivor)
      const [second, only] = [await bound(both, other), await bound(one, other)]
      const preview = await call(`GET api/patient/mergePreview?survivor=${survivor}&other=${other}`)
      expect(preview.body['effects']).toContainEqual(expect.objectContaining({ effect: 'doublyBound', count: 1 }))
      expect(
        await call('PUT api/patient/merge', {
          survivor,
          other,
          reason: 'twice',
          previewToken: preview.body['previewToken'],
        }),
      ).toMatchObject({ status: 200 })
      const rows = await office.database.db
        .selectFrom('wx_binding')
        .select(['id', 'patient', 'deleted'])
        .where('id', 'in', [second, only])
        .orderBy('id')
        .execute()
      expect(rows).toEqual([
        { id: second, patient: survivor, deleted: true },
        { id: only, patient: survivor, deleted: false },
      ])
    })
  })

  describe('sign in by an app', () => {
    const get = async () => (await call('GET api/wxSetting')).body
    const save = async (values: object) => call('PUT api/wxSetting', { ...values, version: (await get())['version'] })
    const test = () => call('POST api/wxSetting/test', {})
    beforeEach(() => {
      weChat.mood = 'well'
    })

    it('whose secret nobody reads back, and which can be tried', async () => {
      expect(await test()).toMatchObject({ status: 409, body: { code: 'wxNotSet' } })
      expect(await get()).toMatchObject({ on: false, apiUrl: 'https://api.weixin.qq.com', appSecretSet: false })
      expect(await save({ on: true })).toMatchObject({
        status: 400,
        body: { errors: { appId: expect.stringMatching(/ cannot be empty$/) } },
      })
      const saved = await save({ on: true, apiUrl: weChat.url, appId: weChat.appId, appSecret: weChat.secret })
      expect(saved).toMatchObject({ status: 200, body: { on: true, appSecretSet: true } })
      expect(JSON.stringify([saved.body, await get()])).not.toContain(weChat.secret)
      const { app_secret: stored } = await office.database.db
        .selectFrom('wx_setting')
        .select('app_secret')
        .executeTakeFirstOrThrow()
      expect(stored).toMatch(/^v1\./)
      expect(await test()).toMatchObject({ status: 200, body: { outcome: 'works' } })
    })

    it('which is told apart from a wrong secret, an unknown app, and a server that gives no sense', async () => {
      const outcome = async () => (await test()).body['outcome']
      expect((await save({ appSecret: 'wrong' })).status).toBe(200)
      expect(await outcome()).toBe('appSecret')
      expect((await save({ appId: 'wx9', appSecret: weChat.secret })).status).toBe(200)
      expect(await outcome()).toBe('appId')
      expect((await save({ appId: weChat.appId })).status).toBe(200)
      weChat.mood = 'limited'
      expect(await outcome()).toBe('busy')
      weChat.mood = 'page'
      expect(await outcome()).toBe('unreachable')
    })

    it('which is told of once its secret cannot be read any more, until that is entered again', async () => {
      await office.database.db
        .updateTable('wx_setting')
        .set({ app_secret: passingCipher().seal(weChat.secret, secretPlace('wxSetting', 'appSecret')) })
        .execute()
      expect(await test()).toMatchObject({ status: 200, body: { outcome: 'appSecret' } })
      expect(
        await office.call('POST api/wx/signIn', { body: { code: weChat.code('oUpF8uMuAJO_M2pxb1Q9zNjWeS6o') } }),
      ).toMatchObject({ status: 503, body: { code: 'wxUnavailable' } })
      expect((await save({ appSecret: weChat.secret })).status).toBe(200)
      expect(await test()).toMatchObject({ status: 200, body: { outcome: 'works' } })
    })

    it('whose secret goes to no other server unless it is given again', async () => {
      expect(await save({ apiUrl: 'https://evil.example' })).toMatchObject({
        status: 400,
        body: { errors: { appSecret: expect.any(String) as string } },
      })
      expect((await save({ apiUrl: `${weChat.url}/`, appSecret: weChat.secret })).status).toBe(200)
    })
  })
})
