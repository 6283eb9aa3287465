import { expect } from 'vitest'
import { redeemOne } from '../../cards/server/redeemOne.ts'
import type { Gym } from '../../training/server/gym.ts'

type Values = Readonly<Record<string, unknown>>

export const examined = {
  examinedOn: '2026-02-01',
  nakedRight: '0.3',
  nakedLeft: '0.5',
  correctedRight: '0.4',
  correctedLeft: '0.6',
  amblyopiaTypeRight: 'anisometropic',
  amblyopiaTypeLeft: 'anisometropic',
}

/** Prices, and what a test does with patients of a gym of whom rows of every kind are to be there. */
export const rowsOfEveryKind = async (gym: Gym) => {
  await gym.db
    .insertInto('price')
    .values([
      { recharge_type: 'ordinary', per_time: 5_000, valid_from: '2026-01-01' },
      { recharge_type: 'naked3d', per_time: 6_000, valid_from: '2026-01-01' },
      { recharge_type: 'lifetime', per_time: 880_000, valid_from: '2026-01-01' },
    ])
    .execute()
  const call = (line: string, body?: unknown, token = gym.admin) =>
    gym.office.call(line, { token, ...(body === undefined ? {} : { body }) })
  const topUp = async (patient: number, more: Values = {}): Promise<number> => {
    const { status, body } = await call('POST api/recharge', {
      userIds: [patient],
      rechargeType: 'ordinary',
      times: 10,
      giveTimes: 0,
      payer: 'platform',
      payStatus: 'paid',
      channel: 'cash',
      ...more,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return Number(body['recharge'])
  }
  const refund = (lot: number) => call(`PUT api/recharge/refund/${lot}`, { reason: '家长要求' })
  const withLimit = async <T>(fen: number, work: () => Promise<T>): Promise<T> => {
    await gym.db.updateTable('config_setting').set({ refund_limit: fen }).execute()
    const done = await work()
    await gym.db.updateTable('config_setting').set({ refund_limit: null }).execute()
    return done
  }
  let doctors = 0
  const doctor = async (): Promise<number> =>
    (
      await gym.db
        .insertInto('doctor')
        .values({ name: `医生${(doctors += 1)}`, hospital: gym.office.hospitals.hospital, occupation: 'doctor' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const merge = async (survivor: number, other: number, more: Values = {}) => {
    const { body } = await call(`GET api/patient/mergePreview?survivor=${survivor}&other=${other}`)
    return call('PUT api/patient/merge', {
      survivor,
      other,
      reason: '重复',
      previewToken: body['previewToken'],
      ...more,
    })
  }

  /**
   * A patient of whom there is a row of every kind that the descriptors know; answers the patient, a lot and a waiting
   * request.
   */
  const everything = async () => {
    const { device, ...patient } = await gym.trainee()
    const lot = await topUp(patient.id)
    await call('POST api/treatmentPlan', {
      patient: patient.id,
      startsOn: '2026-02-01',
      items: [{ project: gym.project, eye: 'both', minutes: 10 }],
    })
    const opened = await call('POST api/caseInfo', { patient: patient.id, doctor: await doctor(), ...examined })
    expect(opened.status).toBe(201)
    expect(
      (
        await call('POST api/followUp', {
          patient: patient.id,
          at: '2026-02-01T02:00:00Z',
          content: '下周恢复训练',
          nextOn: '2026-02-20',
        })
      ).status,
    ).toBe(201)
    for (const about of [{ patient: patient.id }, { case: opened.body['id'] }])
      expect((await call('POST api/comment', { ...about, text: '请核实号码' })).status).toBe(200)
    expect((await gym.send(device.token, [gym.record(patient.id, { eye: 'both' })])).body['stored']).toBe(1)
    expect((await call(`PUT api/recharge/refund/${lot}`, { times: 2, reason: '家长要求' })).body['state']).toBe(
      'refunded',
    )
    const asked = await topUp(patient.id, { times: 4 })
    const { body } = await withLimit(0, () => refund(asked))
    expect(body['state']).toBe('requested')
    await redeemOne(gym, patient.id)
    const { id: wxUser } = await gym.db
      .insertInto('wx_user')
      .values({ open_id: 'oAbc***xyz' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await call('POST api/wxBinding', { wxUser, patient: patient.id, reason: '前台核对' })).status).toBe(201)
    expect(
      (
        await call('POST api/dataRequest', {
          patient: patient.id,
          applicant: '王芳',
          relation: 'mother',
          purpose: 'export',
          receivedOn: '2026-02-01',
        })
      ).status,
    ).toBe(201)
    const before = await gym.patient()
    expect((await merge(patient.id, before.id)).status).toBe(200)
    return { id: patient.id, account: patient.account, device, asked, request: Number(body['request']), lot }
  }
  return { call, topUp, refund, withLimit, doctor, merge, everything }
}
