import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf } from '../../../../server/times/ledger/accounts.ts'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { describeEngines } from '../../../support/database.ts'
import type { TestDatabase } from '../../../support/database.ts'
import { Clinic } from './clinic.ts'

describeEngines('the ledger', engine => {
  let clinic: Clinic<TestDatabase>
  beforeAll(async () => {
    clinic = new Clinic(await engine.open())
  })
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
    await expect(clinic.refund(second!, 21)).rejects.toMatchObject({
      status: 409,
      code: 'timesMissing',
      parameters: { missing: 1 },
    })
    expect([await clinic.timesOf(patient), await left(hospital)]).toEqual([20, 87])
  })

  it('moves nothing where an organisation has too little, and says how many are missing', async () => {
    const hospital = await clinic.hospital()
    const patients = [await clinic.patient(hospital), await clinic.patient(hospital)]
    await clinic.give(hospital, 50)
    await expect(clinic.topUp(hospital, patients, 30)).rejects.toMatchObject({
      status: 409,
      code: 'timesMissing',
      parameters: { missing: 10 },
    })
    await expect(clinic.takeBack(hospital, 50, 1)).rejects.toMatchObject({
      code: 'timesMissing',
      parameters: { missing: 1 },
    })
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

  it('counts no day of a lifetime patient, nor of a trial until its date', async () => {
    const hospital = await clinic.hospital()
    const lifetime = await clinic.patient(hospital, { type: 'lifetime' })
    const trial = await clinic.patient(hospital, { type: 'trial', valid_until: '2026-01-31' })
    const free = { recharge: null, given: false, owed: false }
    expect(await clinic.train(lifetime, '2026-01-01')).toEqual(free)
    expect(await clinic.train(trial, '2026-01-31')).toEqual(free)
    expect(await clinic.train(trial, '2026-02-01')).toMatchObject({ owed: true })
  })

  it('gives what a merged patient has, and owes, to the one who stays', async () => {
    const hospital = await clinic.hospital()
    const [survivor, other, third] = [
      await clinic.patient(hospital),
      await clinic.patient(hospital),
      await clinic.patient(hospital),
    ]
    const [lot] = await clinic.topUp(hospital, [other], 30, { giveTimes: 3, payer: 'platform' })
    await clinic.topUp(hospital, [survivor], 5, { payer: 'platform' })
    await clinic.train(survivor, '2026-01-01', 'naked3d')
    await clinic.topUp(hospital, [third], 2, { payer: 'platform', rechargeType: 'naked3d' })
    await clinic.merge(survivor, other)
    expect([await clinic.timesOf(survivor), await clinic.timesOf(other)]).toEqual([38, 0])
    expect(await clinic.train(other, '2026-01-02')).toEqual({ recharge: lot, given: false, owed: false })
    await clinic.merge(survivor, third)
    expect(await balanceOf(clinic.database.db, { patient: survivor })).toEqual({
      ordinary: 37,
      naked3d: 1,
      lifetime: 0,
    })
    await expect(clinic.topUp(hospital, [other], 5, { payer: 'platform' })).rejects.toMatchObject({
      status: 409,
      code: 'patientChanged',
    })
  })

  it('keeps what each movement is worth by the price of its top-up, of which rounding loses nothing', async () => {
    const { db } = clinic.database
    const hospital = await clinic.hospital()
    const patient = await clinic.patient(hospital)
    const [lot] = await clinic.topUp(hospital, [patient], 3, { giveTimes: 1, payer: 'platform', amount: 1000 })
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']) await clinic.train(patient, day)
    const { rows } = await sql<{ kind: string; times: number; worth: number }>`
      select kind, times, worth from times_movement where recharge = ${lot} order by id`.execute(db)
    expect(rows).toEqual([
      { kind: 'topUp', times: 3, worth: 1000 },
      { kind: 'consume', times: 1, worth: -333 },
      { kind: 'consume', times: 1, worth: -333 },
      { kind: 'consume', times: 1, worth: -334 },
      { kind: 'consume', times: 0, worth: 0 },
    ])
    expect(await compareLedger(db)).toEqual([])
    await sql`alter table times_movement disable trigger user`.execute(db)
    await sql`update times_movement set worth = 999 where recharge = ${lot} and kind = 'topUp'`.execute(db)
    expect((await compareLedger(db)).map(({ rule, kept, counted }) => ({ rule, kept, counted }))).toEqual([
      { rule: 'worth', kept: 999, counted: 1000 },
    ])
    await sql`update times_movement set worth = 1000 where recharge = ${lot} and kind = 'topUp'`.execute(db)
    await sql`alter table times_movement enable trigger user`.execute(db)
  })

  it('agrees with what is kept of it, and tells what does not', async () => {
    const { db } = clinic.database
    expect(await compareLedger(db)).toEqual([])
    const [lot] = await clinic.topUp(await clinic.hospital(), [await clinic.patient(await clinic.hospital())], 3, {
      payer: 'platform',
    })
    await sql`update recharge set used_times = 1 where id = ${lot}`.execute(db)
    expect((await compareLedger(db)).map(({ rule, kept, counted }) => ({ rule, kept, counted }))).toEqual([
      { rule: 'lots', kept: 3, counted: 2 },
      { rule: 'lotCounts', kept: 4, counted: 3 },
    ])
  })

  it('refuses what does not fit, whoever writes', async () => {
    const { db } = clinic.database
    const run = (text: string) => sql.raw(text).execute(db)
    for (const statement of [
      'update times_entry set amount = amount + 1',
      'delete from times_entry',
      'truncate times_entry cascade',
      'update times_movement set times = 9',
      'delete from times_movement',
      'truncate times_movement cascade',
      'delete from times_account',
      'truncate times_account cascade',
      'delete from times_owed',
      'update times_owed set day = day + 1',
      "update times_account set type = 'naked3d' where type = 'ordinary'",
    ])
      await expect(run(statement), statement).rejects.toMatchObject({ code: '23001' })
    const unbalanced = `with m as (insert into times_movement (kind, type, times, give_times, at) values ('topUp', 'ordinary', 5, 0, now()) returning id)
      insert into times_entry (movement, account, amount, balance) select m.id, a.id, 5, a.balance + 5 from m, (select * from times_account where owner = 'used' and type = 'ordinary') a`
    await expect(run(unbalanced)).rejects.toMatchObject({ code: '23514', constraint: 'times_entry_sides' })
    const sides = (
      first: string,
      second: string,
    ) => `with m as (insert into times_movement (kind, type, times, give_times, at) values ('topUp', 'ordinary', 5, 0, now()) returning id)
      insert into times_entry (movement, account, amount, balance)
      select m.id, a.id, -5, a.balance - 5 from m, times_account a where ${first} union all select m.id, a.id, 5, a.balance + 5 from m, times_account a where ${second}`
    const issue = "owner = 'issue' and type = 'ordinary'"
    await run("insert into times_account (owner, type) values ('used', 'lifetime') on conflict do nothing")
    await expect(run(sides(issue, "owner = 'used' and type = 'lifetime'"))).rejects.toMatchObject({
      constraint: 'times_entry_type',
    })
    const empty = await clinic.hospital()
    await clinic.give(empty, 4)
    await expect(
      run(sides(issue, `hospital = ${empty}`).replace('a.balance + 5', 'a.balance + 6')),
    ).rejects.toMatchObject({ constraint: 'times_entry_chain' })
    await expect(
      run(sides(issue, "owner = 'used' and type = 'ordinary'").replace('a.balance + 5', '5')),
    ).rejects.toMatchObject({ constraint: 'times_entry_chain' })
    await expect(run(sides(`hospital = ${empty}`, issue))).rejects.toMatchObject({
      constraint: 'times_account_balance_check',
    })
    await expect(
      run("update times_account set balance = balance + 1 where owner = 'organisation'"),
    ).rejects.toMatchObject({ constraint: 'times_account_balance' })
    await expect(run("update times_account set balance = 1 where owner = 'used'")).rejects.toMatchObject({
      constraint: 'times_account_balance',
    })
    await expect(run('update patient set times = times + 1')).rejects.toMatchObject({ constraint: 'patient_times' })
    await expect(run('update recharge set times = times + 1, total = total + 1')).rejects.toMatchObject({
      constraint: 'recharge_lot_kept',
    })
    await expect(run('update recharge set refunded_times = times + 1')).rejects.toMatchObject({
      constraint: 'recharge_lot_check',
    })
    await expect(run("update recharge set refund_state = 'part'")).rejects.toMatchObject({
      constraint: 'recharge_state_check',
    })
    await expect(run('update recharge set total = total + 1')).rejects.toMatchObject({
      constraint: 'recharge_state_check',
    })
  })

  it('uses the oldest lot first and paid times before given ones, whoever writes', async () => {
    const hospital = await clinic.hospital()
    const patient = await clinic.patient(hospital)
    const [first, second] = [
      await clinic.topUp(hospital, [patient], 2, { giveTimes: 1, payer: 'platform' }),
      await clinic.topUp(hospital, [patient], 2, { payer: 'platform' }),
    ]
    const run = (text: string) => sql.raw(text).execute(clinic.database.db)
    await expect(run(`update recharge set used_times = 1 where id = ${second[0]}`)).rejects.toMatchObject({
      constraint: 'recharge_lot_oldest_first',
    })
    await expect(run(`update recharge set used_give_times = 1 where id = ${first[0]}`)).rejects.toMatchObject({
      constraint: 'recharge_lot_paid_first',
    })
  })
})
