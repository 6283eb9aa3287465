import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf } from '../../../server/ledger/accounts.ts'
import { describeEngines } from '../../support/database.ts'
import { Clinic } from './clinic.ts'

describeEngines('the ledger', engine => {
  let clinic: Clinic
  beforeAll(async () => { clinic = new Clinic(await engine.open()) })
  afterAll(() => clinic.database.close())

  const left = async (hospital: number) => (await balanceOf(clinic.database.db, { hospital })).ordinary

  it('moves times from where they are issued over organisations to patients, and days use the oldest lot first, paid before given', async () => {
    const hospital = await clinic.hospital()
    const patient = await clinic.patient(hospital)
    await clinic.give(hospital, 100, 10)
    const [first] = await clinic.topUp(hospital, [patient], 1, { giveTimes: 1 })
    const [second] = await clinic.topUp(hospital, [patient], 30)
    expect(await left(hospital)).toBe(78)
    expect(await clinic.timesOf(patient)).toBe(32)
    expect(await clinic.train(patient, '2026-01-03')).toEqual({ recharge: first, given: false, owed: false })
    expect(await clinic.train(patient, '2026-01-01')).toEqual({ recharge: first, given: true, owed: false })
    expect(await clinic.train(patient, '2026-01-02')).toEqual({ recharge: second, given: false, owed: false })
    expect(await clinic.timesOf(patient)).toBe(29)
    expect(await clinic.refund(second!, 9)).toEqual({ times: 9, giveTimes: 0, withdrawn: 9 })
    await expect(clinic.refund(second!, 21)).rejects.toMatchObject({ status: 409, code: 'timesMissing', parameters: { missing: 1 } })
    expect([await clinic.timesOf(patient), await left(hospital)]).toEqual([20, 87])
  })

  it('moves nothing where an organisation has too little, and says how many are missing', async () => {
    const hospital = await clinic.hospital()
    const patients = [await clinic.patient(hospital), await clinic.patient(hospital)]
    await clinic.give(hospital, 50)
    await expect(clinic.topUp(hospital, patients, 30)).rejects.toMatchObject({ status: 409, code: 'timesMissing', parameters: { missing: 10 } })
    await expect(clinic.takeBack(hospital, 50, 1)).rejects.toMatchObject({ code: 'timesMissing', parameters: { missing: 1 } })
    expect(await left(hospital)).toBe(50)
    await clinic.topUp(hospital, patients, 30, { payer: 'platform' })
    expect([await left(hospital), await clinic.timesOf(patients[0]!)]).toEqual([50, 30])
  })

  it('owes a day for which nothing is left, until the next top-up', async () => {
    const hospital = await clinic.hospital()
    const patient = await clinic.patient(hospital)
    expect(await clinic.train(patient, '2026-01-01')).toEqual({ recharge: null, given: false, owed: true })
    expect(await clinic.train(patient, '2026-01-02')).toMatchObject({ owed: true })
    expect(await clinic.timesOf(patient)).toBe(0)
    await clinic.topUp(hospital, [patient], 30, { payer: 'platform' })
    expect(await clinic.timesOf(patient)).toBe(28)
  })
})
