import { afterAll, beforeAll, expect, it } from 'vitest'
import { Problem } from '../../../../server/core/errors/problem.ts'
import { balanceOf } from '../../../../server/times/ledger/accounts.ts'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { seeded } from '../../../../server/sample/random.ts'
import { describeEngines } from '../../../support/database.ts'
import type { TestDatabase } from '../../../support/database.ts'
import { Clinic } from './clinic.ts'

describeEngines('the ledger under load', engine => {
  let clinic: Clinic<TestDatabase>
  beforeAll(async () => {
    clinic = new Clinic(await engine.open())
  })
  afterAll(() => clinic.database.close())

  it('lets exactly as many of 200 simultaneous top-ups pass as the organisation can pay for', async () => {
    const hospital = await clinic.hospital()
    const patients: number[] = []
    for (let n = 0; n < 20; n += 1) patients.push(await clinic.patient(hospital))
    await clinic.give(hospital, 1400, 100)
    const made = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) =>
        clinic.topUp(hospital, [patients[n % patients.length]!], 9, { giveTimes: 1 }),
      ),
    )
    const refused = made.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(made.length - refused.length).toBe(150)
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'timesMissing' })
    expect((await balanceOf(clinic.database.db, { hospital })).ordinary).toBe(0)
    expect(
      await clinic.database.db
        .selectFrom('recharge')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('hospital', '=', hospital)
        .executeTakeFirstOrThrow(),
    ).toEqual({ n: 150 })
    expect(await compareLedger(clinic.database.db)).toEqual([])
  })

  it('never waits in a circle nor moves a time twice, whatever comes at once', async () => {
    const random = seeded(5)
    const hospitals = [await clinic.hospital(), await clinic.hospital()]
    const patients: number[] = []
    for (let n = 0; n < 6; n += 1) patients.push(await clinic.patient(hospitals[n % 2]!))
    for (const hospital of hospitals) await clinic.give(hospital, 300)
    const lots = await clinic.topUp(hospitals[0]!, patients, 10, { giveTimes: 2 })
    const some = (): number[] => [...new Set([random.pick(patients), random.pick(patients), random.pick(patients)])]
    const work = Array.from({ length: 200 }, () => {
      const drawn = random.integer(1, 10)
      if (drawn <= 4) return clinic.train(random.pick(patients), '2026-02-01')
      if (drawn <= 7)
        return clinic.topUp(random.pick(hospitals), some(), random.integer(1, 5), { giveTimes: random.integer(0, 1) })
      if (drawn <= 8) return clinic.refund(random.pick(lots), 1)
      return drawn === 9 ? clinic.give(random.pick(hospitals), 5) : clinic.takeBack(random.pick(hospitals), 5)
    })
    const unexpected = (await Promise.allSettled(work)).flatMap(one =>
      one.status === 'rejected' && !(one.reason instanceof Problem) ? [String(one.reason)] : [],
    )
    expect(unexpected).toEqual([])
    expect(await compareLedger(clinic.database.db)).toEqual([])
  })
})
