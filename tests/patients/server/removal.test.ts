import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { CashDesk } from '../../times/server/recharge/cashDesk.ts'
import type { BackOffice } from '../../platform/session/backOffice.ts'

type Values = Readonly<Record<string, unknown>>
interface Effect {
  readonly effect: string
  readonly count: number | null
  readonly amount: number | null
  readonly names: string[] | null
}

describeAbove('what still holds something', engine => {
  let desk: CashDesk
  let office: BackOffice
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
    office = desk.office
  })
  afterAll(() => office.close())

  const call = (line: string, body?: unknown) => desk.call(line, body)
  const settings = (values: Values) => call('PUT api/configSetting', values)
  const told = (effects: unknown, name: string) => (effects as Effect[]).find(({ effect }) => effect === name)

  describe('as a patient', () => {
    const preview = (id: number) => call(`GET api/patient/removePreview/${id}`)
    const remove = (id: number, seen?: unknown) =>
      call(`DELETE api/users/${id}${seen === undefined ? '' : `?previewToken=${String(seen)}`}`)
    const isDeleted = async (id: number) =>
      (await desk.db.selectFrom('patient').select('deleted').where('id', '=', id).executeTakeFirstOrThrow()).deleted

    it('is asked about, by name and value, before it is deleted', async () => {
      const id = await desk.patient('王小明')
      const lot = await desk.lot(id)
      await desk.train(id, '2026-03-01')
      await desk.lot(id, { times: 3, giveTimes: 0, payStatus: 'unpaid', channel: null })
      const { status, body } = await preview(id)
      expect(status).toBe(200)
      // 30 at ¥1,200 and 2 given, 3 that are not paid, less the day that was trained.
      expect(told(body['effects'], 'ordinary')).toMatchObject({ count: 34, names: [expect.stringContaining('王小明')] })
      expect(told(body['effects'], 'worth')).toMatchObject({ amount: 116_000 })
      expect(told(body['effects'], 'unpaid')).toMatchObject({ amount: 15_000 })
      const unasked = await remove(id)
      expect(unasked).toMatchObject({ status: 409, body: { code: 'removalAsks', effects: body['effects'] } })
      expect(unasked.body['message']).toMatch(/34 ordinary times are left: 王小明.*¥1,160.00 were paid/)
      expect(await remove(id, 'something else')).toMatchObject({ status: 409, body: { code: 'previewChanged' } })
      await desk.train(id, '2026-03-02')
      expect(await remove(id, body['previewToken'])).toMatchObject({ status: 409, body: { code: 'previewChanged' } })
      expect(await isDeleted(id)).toBe(false)
      expect(await remove(id, (await preview(id)).body['previewToken'])).toEqual({ status: 200, body: {} })
      expect(await isDeleted(id)).toBe(true)
      // What was paid stays there: it is refunded by its top-up, and there again once the patient is recovered.
      expect(await call(`PUT api/recharge/refund/${lot}`, { times: 8, reason: 'moved away' })).toMatchObject({
        status: 200,
        body: { amount: 32_000 },
      })
      expect(await call(`PUT api/users/recover/${id}`)).toMatchObject({
        status: 200,
        body: { deleted: false, times: 23 },
      })
      expect((await desk.topUp([id], { times: 1 })).status).toBe(200)
    })

    it('tells of lifetimes, owed days and refunds that wait', async () => {
      const id = await desk.patient('李小红')
      await desk.train(id, '2026-03-01')
      const lot = await desk.lot(id, { rechargeType: 'lifetime', times: 1, giveTimes: 0 })
      await settings({ refundLimit: 0 })
      expect((await call(`PUT api/recharge/refund/${lot}`, { reason: 'too dear' })).body).toMatchObject({
        state: 'requested',
      })
      await settings({ refundLimit: null })
      const { body } = await preview(id)
      expect((body['effects'] as Effect[]).map(({ effect, count, amount }) => [effect, count, amount])).toEqual([
        ['lifetime', 1, null],
        ['worth', null, 880_000],
        ['owed', 1, null],
        ['waiting', 1, 880_000],
      ])
    })

    it('is refused where the settings say so, and who has nothing is deleted as ever', async () => {
      await settings({ removalOfPatients: 'refuse' })
      const [rich, poor] = [await desk.patient('refused'), await desk.patient('nothing')]
      await desk.lot(rich)
      const { body } = await preview(rich)
      expect(body).toMatchObject({
        code: 'removalRefused',
        message: expect.stringContaining('32 ordinary times') as string,
      })
      expect(await remove(rich)).toMatchObject({ status: 409, body: { code: 'removalRefused' } })
      expect((await preview(poor)).body).toMatchObject({ effects: [] })
      expect((await remove(poor)).status).toBe(200)
      await settings({ removalOfPatients: 'ask' })
      const other = await desk.patient('nothing either')
      expect((await remove(other)).status).toBe(200)
    })
  })

  describe('as an organisation', () => {
    /** An organisation with times, an operator, staff, a patient with times, and a device; answers what they are. */
    const filled = async (name: string) => {
      const { id: hospital } = await desk.db
        .insertInto('hospital')
        .values({
          name,
          code: name.replaceAll(' ', ''),
          kind: 'hospital',
          superior: office.hospitals.platform,
          province: '浙江省',
          city: '杭州市',
          contact: '王芳',
          phone: '010-88888888',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const bought = (more: Values) =>
        call('POST api/hospital/hospitalRecharge', {
          hospital,
          rechargeType: 'ordinary',
          times: 100,
          giveTimes: 0,
          amount: 200_000,
          ...more,
        })
      expect((await bought({ payStatus: 'paid', channel: 'transfer' })).status).toBe(200)
      expect((await bought({ times: 50, amount: 90_000, payStatus: 'unpaid' })).status).toBe(200)
      const { token } = await office.signedIn(`manager of ${name}`.replaceAll(' ', '_'), {
        role: 'franchise',
        hospital,
        dataScope: 'own',
      })
      await desk.db.insertInto('doctor').values({ name: '吴医生', hospital, occupation: 'doctor' }).execute()
      const patient = await desk.patient('孙小兰', hospital)
      const lot = await desk.lot(patient, { times: 10, giveTimes: 0 })
      const device = Number(
        (await call('POST api/device', { name: '一体机', serial: `SN-${name}`.replaceAll(' ', '-'), hospital })).body[
          'id'
        ],
      )
      const deviceToken = String((await call(`PUT api/device/issue/${device}`)).body['token'])
      return { hospital, token, patient, lot, device, deviceToken }
    }
    const preview = (id: number) => call(`GET api/hospital/removePreview/${id}`)
    const remove = (id: number, more: Values = {}) => call('POST api/hospital/delete', { id, ...more })
    const removed = async (id: number) =>
      expect((await remove(id, { previewToken: (await preview(id)).body['previewToken'] })).status).toBe(200)

    it('is asked about with its times, people and patients, and what they are worth', async () => {
      const { hospital } = await filled('Asked clinic')
      const { body } = await preview(hospital)
      expect((body['effects'] as Effect[]).map(({ effect, count, amount }) => [effect, count, amount])).toEqual([
        ['ordinary', 140, expect.any(Number)],
        ['unpaid', null, 90_000],
        ['operator', 1, null],
        ['doctor', 1, null],
        ['patient', 1, null],
        ['device', 1, null],
        ['patientTimes', 10, null],
        ['patientWorth', null, 50_000],
      ])
      expect(told(body['effects'], 'doctor')).toMatchObject({ names: ['吴医生'] })
      expect(await remove(hospital)).toMatchObject({ status: 409, body: { code: 'removalAsks' } })
      expect(await remove(hospital, { previewToken: 'something else' })).toMatchObject({
        status: 409,
        body: { code: 'previewChanged' },
      })
      await settings({ removalOfHospitals: 'refuse' })
      expect(await preview(hospital)).toMatchObject({
        status: 409,
        body: { code: 'removalRefused', message: expect.stringContaining('member of staff: 吴医生') as string },
      })
      expect(await remove(hospital, { previewToken: body['previewToken'] })).toMatchObject({
        status: 409,
        body: { code: 'removalRefused' },
      })
      await settings({ removalOfHospitals: 'ask' })
      expect((await remove(hospital, { previewToken: body['previewToken'] })).status).toBe(200)
    })

    it('names to who sees own patients alone no others, whose number it tells all the same', async () => {
      const { hospital } = await filled('Shared clinic')
      const { id, token } = await office.signedIn('of_shared_clinic', {
        role: 'admin',
        hospital,
        dataScope: 'ownPatients',
      })
      const { id: staff } = await desk.db
        .insertInto('doctor')
        .values({ name: '周医生', hospital, occupation: 'doctor', operator: id })
        .returning('id')
        .executeTakeFirstOrThrow()
      const seen = async () => {
        const { body } = await office.call(`GET api/hospital/removePreview/${hospital}`, { token })
        return told(body['effects'], 'patient')
      }
      expect(await seen()).toMatchObject({ count: 1, names: ['…'] })
      const own = await desk.patient('赵小海', hospital)
      await desk.db.updateTable('patient').set({ doctor: staff }).where('id', '=', own).execute()
      expect(await seen()).toMatchObject({ count: 2, names: [expect.stringContaining('赵小海'), '…'] })
    })

    it('owes no longer what of its purchases was cancelled', async () => {
      const { hospital } = await filled('Owing clinic')
      const returned = { hospital, rechargeType: 'ordinary', times: 100, giveTimes: 0, amount: 0, reason: 'closes' }
      expect((await call('PUT api/hospital/hospitalRefund', returned)).status).toBe(200)
      expect(told((await preview(hospital)).body['effects'], 'unpaid')).toMatchObject({ amount: 72_000 })
      const { body } = await remove(hospital)
      expect([body['code'], body['message']]).toEqual(['removalAsks', expect.stringContaining('¥720.00')])
    })

    it('that has nothing is deleted as ever', async () => {
      const { body } = await call('POST api/hospital', {
        name: 'Empty clinic',
        code: 'EMPTY',
        kind: 'hospital',
        superior: office.hospitals.platform,
        province: '浙江省',
        city: '杭州市',
        contact: '王芳',
        phone: '010-88888888',
      })
      expect((await preview(Number(body['id']))).body).toMatchObject({ effects: [] })
      expect((await remove(Number(body['id']))).status).toBe(200)
    })

    it('pays nothing any more once it is deleted, and gets nothing', async () => {
      const { hospital, patient, device, deviceToken } = await filled('Closed clinic')
      const elsewhere = await desk.patient('elsewhere')
      const price = await call('POST api/hospitalPrice', {
        hospital,
        rechargeType: 'ordinary',
        perTime: 4_000,
        validFrom: office.clock.now.toISOString().slice(0, 10),
      })
      expect(price.status).toBe(201)
      await removed(hospital)
      const refused = { status: 409, body: { code: 'organisationDeleted' } }
      expect(await desk.topUp([patient])).toMatchObject(refused)
      expect(await desk.topUp([patient], { payer: 'platform' })).toMatchObject(refused)
      expect((await desk.topUp([patient, elsewhere])).body).toMatchObject({
        count: 1,
        leftOut: [{ id: patient, reason: 'organisation' }],
      })
      expect(await call(`PUT api/patient/giveLifetime/${patient}`, { payer: 'platform' })).toMatchObject(refused)
      expect(await call(`GET api/patient/lifetimePreview/${patient}?payer=platform`)).toMatchObject(refused)
      const gone = { status: 400, body: { errors: { hospital: expect.any(String) as string } } }
      expect(
        await call('POST api/hospital/hospitalRecharge', {
          hospital,
          rechargeType: 'ordinary',
          times: 1,
          giveTimes: 0,
          amount: 1,
          payStatus: 'unpaid',
        }),
      ).toMatchObject(gone)
      expect(
        await call('POST api/hospitalPrice', {
          hospital,
          rechargeType: 'naked3d',
          perTime: 4_000,
          validFrom: '2027-01-01',
        }),
      ).toMatchObject(gone)
      expect(
        await call(`PUT api/hospitalPrice/follow/${price.body['id']}`, { validFrom: '2027-01-01', perTime: 1 }),
      ).toMatchObject({ status: 409, body: { key: 'hospital.deleted' } })
      expect(await call(`GET api/patient/transferPreview/${elsewhere}?hospital=${hospital}`)).toMatchObject(gone)
      expect(
        await call('POST api/users', {
          name: '新',
          gender: 'male',
          birthday: '2000-05-01',
          mobile: '13900000001',
          hospital,
        }),
      ).toMatchObject(gone)
      expect(await call(`PUT api/device/issue/${device}`)).toMatchObject({
        status: 409,
        body: { key: 'hospital.deleted' },
      })
      expect(
        (
          await office.call('POST api/gameRecord/batch', {
            token: deviceToken,
            body: { sentAt: office.clock.now.toISOString(), records: [] },
          })
        ).status,
      ).toBe(401)
    })

    it('can still get back what its patients give back, and give back what it has', async () => {
      const { hospital, lot } = await filled('Former clinic')
      await removed(hospital)
      expect(await call(`PUT api/recharge/refund/${lot}`, { reason: 'closed' })).toMatchObject({
        status: 200,
        body: { amount: 50_000 },
      })
      expect(await desk.leftAt(hospital)).toBe(150)
      const most = await call('POST api/hospital/queryCanRefundCount', { hospital, rechargeType: 'ordinary' })
      expect(most.body).toMatchObject({ remaining: 150 })
      expect(
        await call('PUT api/hospital/hospitalRefund', {
          hospital,
          rechargeType: 'ordinary',
          times: 30,
          giveTimes: 0,
          amount: 1_000,
          reason: 'closed',
        }),
      ).toMatchObject({ status: 200, body: { remaining: 120 } })
    })

    it('is recovered with all of it, but its sessions', async () => {
      const { hospital, token, patient, deviceToken } = await filled('Back again')
      await removed(hospital)
      expect((await office.call('GET auth/info', { token })).status).toBe(401)
      expect((await call(`GET api/hospital/recover/${hospital}`)).status).toBe(200)
      expect((await call(`GET api/hospital/balances/${hospital}`)).body).toMatchObject({ ordinary: 140 })
      expect((await desk.topUp([patient], { times: 5, giveTimes: 0 })).status).toBe(200)
      expect(await desk.leftAt(hospital)).toBe(135)
      expect(
        (
          await office.call('POST api/gameRecord/batch', {
            token: deviceToken,
            body: { sentAt: office.clock.now.toISOString(), records: [] },
          })
        ).status,
      ).not.toBe(401)
      expect((await office.call('GET auth/info', { token })).status).toBe(401)
      expect((await office.login('manager_of_Back_again')).body).toMatchObject({ status: 1 })
    })

    it('is deleted once or topped up, where both are wanted at the same moment', async () => {
      const { hospital, patient } = await filled('At once')
      const { body } = await preview(hospital)
      const [gone, paid] = await Promise.all([
        remove(hospital, { previewToken: body['previewToken'] }),
        desk.topUp([patient], { times: 1, giveTimes: 0 }),
      ])
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([gone.status, paid.status])
    })
  })
})
