import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { refundLimit } from '../../../server/sample/times/refundRows.ts'
import { seed } from '../../../server/seed/seed.ts'
import { describeAbove } from '../../support/database.ts'
import { drawSample } from './drawSample.ts'
import type { Sample } from './drawSample.ts'
import { historyOf, someOf } from './history.ts'
import { Replay } from './Replay.ts'

const today = '2025-11-21'

type Bought = Pick<
  Sample['hospitalPayment'][number],
  'kind' | 'day' | 'hospital' | 'rechargeType' | 'times' | 'amount' | 'received'
>

/**
 * What organisations bought and gave back on each day. Of which purchases that was depends on what all patients of
 * theirs use.
 */
const boughtOf = ({ hospitalPayment }: Sample, idOf: (hospital: number) => number): Bought[] => {
  const sums = new Map<string, Bought>()
  for (const { kind, day, hospital, rechargeType, times, amount, received } of hospitalPayment) {
    const key = [day, String(idOf(hospital)).padStart(5, '0'), rechargeType, kind].join(' ')
    const before = sums.get(key) ?? { times: 0, amount: 0, received: 0 }
    sums.set(key, {
      kind,
      day,
      hospital: idOf(hospital),
      rechargeType,
      times: before.times + times,
      amount: before.amount + amount,
      received: before.received + received,
    })
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}

// What the sample says, done by the server's own calls in its order: whatever rule the server enforces on a write, the
// sample keeps it.
describeAbove('the history of the sample', engine => {
  let sample: Sample
  let replay: Replay
  beforeAll(async () => {
    const database = await engine.open()
    await seed(database)
    const roles = await database.db.selectFrom('role').select(['id', 'key']).where('key', 'is not', null).execute()
    const whole = drawSample({ patients: 600, today }, new Map(roles.map(({ id, key }) => [key!, id])))
    sample = someOf(whole, patient => patient % 10 === 3)
    replay = await Replay.begin(database, { hospital: sample.hospital[0]!, operator: sample.operator[0]! })
    await database.db.updateTable('config_setting').set({ refund_limit: refundLimit }).execute()
    for (const { run } of historyOf(sample)) await replay.run(run)
  }, 300_000)
  afterAll(() => replay.office.close())

  it('could have been made by calls', () => {
    expect(replay.refused.slice(0, 10)).toEqual([])
    expect(replay.passed).toBe(0)
  })

  it('tells of patients of every type, of days that cost a time and days that do not, of refunds and of what was closed', () => {
    expect(new Set(sample.patient.map(({ type }) => type)).size).toBe(5)
    expect(new Set(sample.consumeRecord.map(({ times }) => times)).size).toBe(2)
    expect(sample.rechargeRefund.length).toBeGreaterThan(0)
    expect(new Set(sample.refundRequest.map(({ review }) => review)).size).toBeGreaterThan(1)
    expect(
      sample.patient.some(({ deleted }) => deleted) && sample.patient.some(({ access }) => access === 'forbidden'),
    ).toBe(true)
    expect(sample.consumeRecord.length).toBeGreaterThan(200)
  })

  it('comes to what the sample says: times that are left, days and what paid for them', async () => {
    const left = await replay.db
      .selectFrom('patient')
      .select(['id', 'times', 'type', 'activation', 'access', 'deleted'])
      .orderBy('id')
      .execute()
    const expected = sample.patient.map(({ id, times, type, activation, access, deleted }) => ({
      id: replay.idOf('patient', id),
      times,
      type,
      activation,
      access,
      deleted,
    }))
    expect(left).toEqual(expected.sort((one, other) => one.id - other.id))
    const { rows: days } = await sql<{ day: string }>`
      select patient || ' ' || day || ' ' || recharge_type || ' ' || times || ' ' || given || ' ' || owed || ' ' || coalesce(recharge, 0) as day from consume_record`.execute(
      replay.db,
    )
    const consumed = sample.consumeRecord.map(({ patient, day, rechargeType, times, given, owed, recharge }) =>
      [
        replay.idOf('patient', patient),
        day,
        rechargeType,
        times,
        given,
        owed,
        recharge === null ? 0 : replay.idOf('recharge', recharge),
      ].join(' '),
    )
    expect(days.map(({ day }) => day).sort()).toEqual(consumed.sort())
    expect(await compareLedger(replay.db)).toEqual([])
  })

  it('books each sum of money on the day and for as much as the sample does', async () => {
    const { rows: booked } = await sql<{ row: string }>`
      select concat_ws(' ', kind, day, recharge, times, give_times, amount, received, channel, age_band, gender, doctor) as row from payment`.execute(
      replay.db,
    )
    const meant = sample.payment.map(
      ({ kind, day, recharge, times, giveTimes, amount, received, channel, ageBand, gender, doctor }) =>
        [
          kind,
          day,
          recharge === null ? null : replay.idOf('recharge', recharge),
          times,
          giveTimes,
          amount,
          received,
          channel,
          ageBand,
          gender,
          doctor === null ? null : replay.idOf('doctor', doctor),
        ]
          .filter(one => one !== null)
          .join(' '),
    )
    expect(booked.map(({ row }) => row).sort()).toEqual(meant.sort())
    expect(new Set(sample.payment.map(({ kind }) => kind))).toEqual(new Set(['sale', 'latePayment', 'refund']))
    const { rows: bought } = await sql<Bought>`
      select kind, day, hospital, recharge_type as "rechargeType", sum(times)::integer as times, sum(amount) as amount, sum(received) as received
      from hospital_payment group by 1, 2, 3, 4 order by 2, 3, 4, 1`.execute(replay.db)
    expect(bought).toEqual(boughtOf(sample, hospital => replay.idOf('hospital', hospital)))
  })
})
