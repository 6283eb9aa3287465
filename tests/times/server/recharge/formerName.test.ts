import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../resources/index.ts'
import { isRegular } from '../../../../resources/core/calls.ts'
import { redeemOne } from '../../../cards/server/redeemOne.ts'
import { references } from '../../../support/references.ts'
import { describeAbove } from '../../../support/database.ts'
import { Gym } from '../../../training/server/gym.ts'
import type { Reply } from '../../../platform/session/backOffice.ts'

type Row = Readonly<Record<string, unknown>>

const lists: Readonly<Record<string, string>> = {
  recharge: 'api/recharge',
  rechargeRefund: 'api/rechargeRefund',
  refundRequest: 'api/refundRequest',
  consumeRecord: 'api/hospital/consumeRecord',
  payment: 'api/payment',
  card: 'api/card',
}

describeAbove('an organisation that a patient has left', engine => {
  let gym: Gym
  let tokens: Readonly<Record<'admin' | 'former' | 'present', string>>
  let serial = 0
  beforeAll(async () => {
    gym = await Gym.open(engine)
    const { hospital, elsewhere } = gym.office.hospitals
    tokens = {
      admin: gym.admin,
      former: (await gym.office.signedIn('former', { hospital, dataScope: 'own' })).token,
      present: (await gym.office.signedIn('present', { hospital: elsewhere, dataScope: 'own' })).token,
    }
    await gym.db
      .insertInto('price')
      .values({ recharge_type: 'ordinary', per_time: 5_000, valid_from: '2026-01-01' })
      .execute()
  })
  afterAll(() => gym.office.close())

  const call = (line: string, body?: unknown, by: keyof typeof tokens = 'admin'): Promise<Reply> =>
    gym.office.call(line, { token: tokens[by], ...(body === undefined ? {} : { body }) })
  const rename = async (id: number, name: string) =>
    expect((await call('PUT api/users', { id, name, guardianName: '王芳', consentOn: '2026-01-05' })).status).toBe(200)
  const transfer = async (id: number, hospital: number) => {
    const { body } = await call(`GET api/patient/transferPreview/${id}?hospital=${hospital}`)
    expect(
      (await call(`PUT api/patient/transfer/${id}`, { hospital, reason: '搬家', previewToken: body['previewToken'] }))
        .status,
    ).toBe(200)
  }
  const rows = async (resource: string, filter: Row, by: keyof typeof tokens): Promise<readonly Row[]> => {
    const plain = Object.entries(filter)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      .join('&')
    const { body } = await call(
      `GET ${lists[resource]}?${isRegular(registry[resource]!) ? `filter=${encodeURIComponent(JSON.stringify(filter))}` : plain}`,
      undefined,
      by,
    )
    return (Array.isArray(body) ? body : body['content']) as readonly Row[]
  }

  /**
   * A patient of whom there is a row of every kind that stays with the organisation, who then goes elsewhere and is
   * renamed there.
   */
  const gone = async (then = `旧名${serial}`, now = `新名${(serial += 1)}`, { withCard = false } = {}) => {
    const { device, id } = await gym.trainee()
    await rename(id, then)
    const topUp = async (times: number) =>
      Number(
        (
          await call('POST api/recharge', {
            userIds: [id],
            rechargeType: 'ordinary',
            times,
            giveTimes: 0,
            payer: 'platform',
            payStatus: 'paid',
            channel: 'cash',
          })
        ).body['recharge'],
      )
    const lot = await topUp(10)
    expect((await call(`PUT api/recharge/refund/${lot}`, { times: 1, reason: '家长要求' })).body['state']).toBe(
      'refunded',
    )
    await call('PUT api/configSetting', { refundLimit: 0 })
    expect((await call(`PUT api/recharge/refund/${await topUp(2)}`, { reason: '家长要求' })).body['state']).toBe(
      'requested',
    )
    await call('PUT api/configSetting', { refundLimit: null })
    expect((await gym.send(device.token, [gym.record(id, { eye: 'both' })])).body['stored']).toBe(1)
    if (withCard) await redeemOne(gym, id)
    await transfer(id, gym.office.hospitals.elsewhere)
    await rename(id, now)
    return { id, lot, then, now, device }
  }

  it('is the case for every ledger row, as their descriptors say', () => {
    const staying = references
      .to(registry['patient']!)
      .records.filter(({ on, resource }) => on.transfer === 'stay' && resource.name !== 'patient')
    expect(staying.map(({ resource }) => resource.name).sort()).toEqual(Object.keys(lists).sort())
    expect(
      staying
        .filter(({ resource, field }) => (resource.fields[field] as { formerBy?: string }).formerBy !== 'hospital')
        .map(({ resource }) => resource.name),
    ).toEqual([])
  })

  it.each(Object.keys(lists))(
    'sees in its rows of %s the name as it was, and no way that leads nowhere',
    async resource => {
      const { id, then, now } = await gone(undefined, undefined, { withCard: resource === 'card' })
      const [row, ...more] = await rows(resource, { patient: id }, 'former')
      for (const one of [row!, ...more])
        expect(one).toMatchObject({
          patient: id,
          patientLabel: then,
          outOfReach: expect.arrayContaining(['patient']) as string[],
        })
      const single = await call(`GET api/${resource}/${row!['id']}`, undefined, 'former')
      expect(single.body).toMatchObject({
        patientLabel: then,
        outOfReach: expect.arrayContaining(['patient']) as string[],
      })
      expect([row, single.body]).toEqual([
        expect.not.objectContaining({ about: expect.anything() }),
        expect.not.objectContaining({ about: expect.anything() }),
      ])
      expect((await call(`GET api/user/${id}`, undefined, 'former')).status).toBe(404)
      // It is found by the name that it had there, and by no other; a whole name is looked for as it stands.
      expect((await rows(resource, { q: then }, 'former')).length).toBeGreaterThan(0)
      expect(await rows(resource, { q: now }, 'former')).toEqual([])
      const sheet = await gym.office.app.inject({
        method: 'GET',
        url: `/${lists[resource]}/export?format=csv&patient=${id}`,
        headers: { authorization: `Bearer ${tokens.former}` },
      })
      expect(sheet.body).toContain(then)
      expect(sheet.body).not.toContain(now)
      // Who reaches the patient wherever it is follows the row to the record.
      const [seen] = await rows(resource, { patient: id }, 'admin')
      expect(seen).toMatchObject({ patientLabel: then })
      expect(seen).not.toHaveProperty('outOfReach')
    },
  )

  it('is told what became of its own times, and not what others have sold since', async () => {
    const { id, lot } = await gone()
    const bought = await call('POST api/recharge', {
      userIds: [id],
      rechargeType: 'ordinary',
      times: 40,
      giveTimes: 0,
      payer: 'platform',
      payStatus: 'paid',
      channel: 'cash',
    })
    expect(bought.status).toBe(200)
    expect((await call(`PUT api/recharge/refund/${lot}`, { times: 2, reason: '家长要求' })).status).toBe(200)
    const entries = async (by: keyof typeof tokens) =>
      (await call(`GET api/recharge/entries/${lot}`, undefined, by)).body as unknown as readonly {
        readonly amount: number
        readonly balance: number | null
      }[]
    const [whole, theirs] = [await entries('admin'), await entries('former')]
    expect(whole.at(-1)).toMatchObject({ amount: -2, balance: 48 })
    expect(theirs).toEqual(whole.map(entry => ({ ...entry, balance: null })))
  })

  it('has the name as it was in its statement and in the file of a batch', async () => {
    const { id, then } = await gone()
    const [{ batch }] = (await rows('recharge', { patient: id }, 'former')) as [{ batch: string }]
    expect((await call(`GET api/recharge/batch/${batch}`, undefined, 'former')).body).toMatchObject([{ name: then }])
    await call('POST api/hospital/hospitalRecharge', {
      hospital: gym.office.hospitals.hospital,
      rechargeType: 'ordinary',
      times: 50,
      giveTimes: 0,
      amount: 1,
      payStatus: 'unpaid',
    })
    const stays = await gym.patient()
    await rename(stays.id, '原来的名字')
    expect(
      (
        await call('POST api/recharge', {
          userIds: [stays.id],
          rechargeType: 'ordinary',
          times: 3,
          giveTimes: 0,
          payStatus: 'paid',
          channel: 'cash',
        })
      ).status,
    ).toBe(200)
    await transfer(stays.id, gym.office.hospitals.elsewhere)
    await rename(stays.id, '后来的名字')
    const { body } = await call(
      `GET api/hospital/statement/${gym.office.hospitals.hospital}?rechargeType=ordinary&from=2026-03-01&to=2026-03-02`,
      undefined,
      'former',
    )
    expect(JSON.stringify(body['lines'])).toContain('原来的名字')
    expect(JSON.stringify(body['lines'])).not.toContain('后来的名字')
  })

  it('keeps calling it so while the other one tops it up, and calls it as it is once it is back', async () => {
    const { id, then, now } = await gone()
    expect(
      (
        await call('POST api/recharge', {
          userIds: [id],
          rechargeType: 'ordinary',
          times: 4,
          giveTimes: 0,
          payer: 'platform',
          payStatus: 'paid',
          channel: 'cash',
        })
      ).status,
    ).toBe(200)
    expect(await rows('recharge', { patient: id }, 'present')).toMatchObject([{ patientLabel: now, times: 4 }])
    expect(await rows('recharge', { q: then }, 'present')).toEqual([])
    await transfer(id, gym.office.hospitals.hospital)
    expect((await rows('recharge', { patient: id }, 'former')).map(({ patientLabel }) => patientLabel)).toEqual([
      now,
      now,
    ])
    expect(await rows('recharge', { q: then }, 'former')).toEqual([])
    expect((await rows('recharge', { patient: id }, 'present')).map(({ patientLabel }) => patientLabel)).toEqual([now])
    await rename(id, `${now}二`)
    expect((await rows('recharge', { patient: id }, 'former'))[0]).toMatchObject({ patientLabel: `${now}二` })
    expect((await rows('recharge', { patient: id }, 'present'))[0]).toMatchObject({ patientLabel: now })
  })

  it('calls who was merged elsewhere as it knew them', async () => {
    const { id: other, then, device } = await gone('甲机构的名字', '合并前的名字')
    const survivor = (await gym.patient({ hospital: gym.office.hospitals.elsewhere })).id
    await rename(survivor, '合并后的名字')
    const { body } = await call(`GET api/patient/mergePreview?survivor=${survivor}&other=${other}`)
    expect(
      (await call('PUT api/patient/merge', { survivor, other, reason: '重复', previewToken: body['previewToken'] }))
        .status,
    ).toBe(200)
    expect(await rows('recharge', { patient: survivor }, 'former')).toMatchObject([
      { patientLabel: then },
      { patientLabel: then },
    ])
    expect(device.id).toBeGreaterThan(0)
    // Two of two organisations: that of the one who goes calls the other by the name that it knew, on the record that
    // points there as well.
    const here = (await gym.patient()).id
    await rename(here, '本院的名字')
    expect(
      (
        await call('POST api/recharge', {
          userIds: [here],
          rechargeType: 'ordinary',
          times: 4,
          giveTimes: 0,
          payer: 'platform',
          payStatus: 'paid',
          channel: 'cash',
        })
      ).status,
    ).toBe(200)
    const told = await call(`GET api/patient/mergePreview?survivor=${survivor}&other=${here}`)
    expect(
      (
        await call('PUT api/patient/merge', {
          survivor,
          other: here,
          reason: '重复',
          previewToken: told.body['previewToken'],
        })
      ).status,
    ).toBe(200)
    expect((await call(`GET api/user/${here}`, undefined, 'former')).body).toMatchObject({
      mergedInto: survivor,
      mergedIntoLabel: '甲机构的名字',
      outOfReach: expect.arrayContaining(['mergedInto']) as string[],
    })
  })

  describe('whatever a row leads to', () => {
    it('is named, and said to be out of reach where it is', async () => {
      const { id } = await gym.patient()
      await rename(id, '谁改的')
      expect((await call(`GET api/user/${id}`, undefined, 'former')).body).toMatchObject({
        updatedByLabel: 'admin (admin)',
        outOfReach: ['updatedBy'],
      })
      expect((await call(`GET api/hospital/${gym.office.hospitals.hospital}`, undefined, 'former')).body).toMatchObject(
        { superiorLabel: 'Agency', outOfReach: ['superior'] },
      )
      const echoed = await call(`GET api/user/${id}`, undefined, 'former')
      expect((await call('PUT api/users', echoed.body, 'former')).status).toBe(200)
    })

    it('is a link in the own log only while it is there', async () => {
      const { id } = await gym.patient()
      expect(
        (await call('PUT api/users', { id, remark: 'x', guardianName: '王芳', consentOn: '2026-01-05' }, 'former'))
          .status,
      ).toBe(200)
      const newest = async () =>
        ((await call('GET api/users/log?size=1', undefined, 'former')).body['content'] as Row[])[0]
      expect(await newest()).toMatchObject({ resource: 'patient', record: id, reached: true })
      await transfer(id, gym.office.hospitals.elsewhere)
      expect(await newest()).toMatchObject({ resource: 'patient', record: id, reached: false })
    })
  })
})
