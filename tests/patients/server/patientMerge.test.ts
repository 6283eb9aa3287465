import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { countReferring, subjectOf } from '../../../server/core/referential/count.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { describeAbove } from '../../support/database.ts'
import { references } from '../../support/references.ts'
import { Gym } from '../../training/server/gym.ts'
import { rowsOfEveryKind } from './rowsOfEveryKind.ts'

/** What refers to patients, but for those who were merged before. */
const records = references.to(registry['patient']!).records.filter(({ resource }) => resource.name !== 'patient')
interface Effect {
  readonly effect: string
  readonly subject: string | null
  readonly count: number | null
  readonly amount: number | null
  readonly names: string[] | null
}

describeAbove('a merge of two patients', engine => {
  let gym: Gym
  let desk: Awaited<ReturnType<typeof rowsOfEveryKind>>
  let second: string
  beforeAll(async () => {
    gym = await Gym.open(engine)
    second = (await gym.office.signedIn('second')).token
    desk = await rowsOfEveryKind(gym)
  })
  afterAll(() => gym.office.close())

  const call: typeof desk.call = (...given) => desk.call(...given)
  const read = async (id: number) => (await call(`GET api/user/${id}`)).body
  const topUp: typeof desk.topUp = (...given) => desk.topUp(...given)
  const lifetime = (patient: number) => topUp(patient, { rechargeType: 'lifetime', times: 1 })
  const refund = (lot: number) => desk.refund(lot)
  const merge: typeof desk.merge = (...given) => desk.merge(...given)
  const preview = async (survivor: number, other: number) => {
    const { body } = await call(`GET api/patient/mergePreview?survivor=${survivor}&other=${other}`)
    return {
      ...body,
      effects: body['effects'] as Effect[],
      previewToken: String(body['previewToken']),
      differing: body['differing'] as string[],
    }
  }
  const told = (effects: readonly Effect[], effect: string) => effects.find(one => one.effect === effect)

  const everything = () => desk.everything()

  it('is no transfer, which tells at once all that goes along, and then all that stays', async () => {
    const { id } = await everything()
    const { body } = await call(`GET api/patient/transferPreview/${id}?hospital=${gym.office.hospitals.elsewhere}`)
    const effects = (body['effects'] as Effect[]).map(({ effect }) => effect)
    const [going, staying] = ['moves', 'stays'].map(one => effects.filter(effect => effect === one))
    expect([going!.length, staying!.length].every(count => count > 2)).toBe(true)
    expect(effects.slice(0, going!.length + staying!.length)).toEqual([...going!, ...staying!])
  })

  it('gives every kind of row to the one who stays, and names each before', async () => {
    const other = await everything()
    const survivor = await gym.patient()
    const before = await countReferring(records, other.id, gym)
    const kinds = [...new Set(records.map(({ resource }) => resource.name))]
    // Where a resource is new, `everything` has to make a row of it.
    expect(before.map(({ reference: { resource } }) => resource.name).sort()).toEqual(kinds.sort())
    const { effects } = await preview(survivor.id, other.id)
    expect(effects.filter(({ effect }) => effect === 'moves').map(({ subject, count }) => [subject, count])).toEqual(
      before.map(({ reference, count }) => [subjectOf(reference), count]),
    )
    expect((await merge(survivor.id, other.id)).status).toBe(200)
    expect(await countReferring(records, other.id, gym)).toEqual([])
    expect(
      (await countReferring(records, survivor.id, gym)).map(({ reference, count }) => [subjectOf(reference), count]),
    ).toEqual(before.map(({ reference, count }) => [subjectOf(reference), count]))
    const { rows: left } = await sql<{ held: number }>`
      select (select count(*)::integer from times_account where patient = ${other.id} and balance > 0) + (select count(*)::integer from times_owed where patient = ${other.id} and movement is null)
        + (select count(*)::integer from client_credential where patient = ${other.id}) + (select count(*)::integer from patient where merged_into = ${other.id}) as held`.execute(
      gym.db,
    )
    expect(left).toEqual([{ held: 0 }])
    expect(await compareLedger(gym.db)).toEqual([])
    // The client goes on sending what it recorded under the old number; the password that was moved opens the new
    // account.
    expect(
      (await gym.send(other.device.token, [gym.record(other.id, { startedAt: '2026-03-02T00:30:00.000Z' })])).body,
    ).toMatchObject({ stored: 1, bad: [] })
  })

  it('tells what the times that go along were paid with, what is unpaid, and what is asked back; all of it can still be done', async () => {
    const { asked, request, id: other } = await everything()
    const unpaid = await topUp(other, { times: 3, payStatus: 'unpaid', channel: null })
    const survivor = (await gym.patient()).id
    const { effects } = await preview(survivor, other)
    // 10 less 2 refunded and 1 used, 4, and one by a card, at ¥50.
    expect(told(effects, 'ordinary')).toMatchObject({ count: 15 })
    expect(told(effects, 'worth')).toMatchObject({ amount: 60_000 })
    expect(told(effects, 'unpaid')).toMatchObject({ amount: 15_000 })
    expect(told(effects, 'waiting')).toMatchObject({ count: 1, amount: 20_000 })
    expect((await merge(survivor, other)).status).toBe(200)
    expect(await call(`PUT api/refundRequest/agree/${request}`, {}, second)).toMatchObject({
      status: 200,
      body: { review: 'agree', amount: 20_000, patient: survivor },
    })
    expect((await call(`GET api/recharge/${asked}`)).body).toMatchObject({ patient: survivor, refundedTimes: 4 })
    expect(await call(`PUT api/recharge/pay/${unpaid}`, { channel: 'cash' })).toMatchObject({
      status: 200,
      body: { payStatus: 'paid' },
    })
    expect(await gym.timesOf(survivor)).toBe(11)
  })

  it('keeps a lifetime of the one who goes, and says so', async () => {
    const [survivor, other] = [(await gym.patient({ valid_until: '2026-12-31' })).id, (await gym.patient()).id]
    const lot = await lifetime(other)
    const { effects, differing } = await preview(survivor, other)
    expect(told(effects, 'lifetime')).toBeDefined()
    expect(told(effects, 'worth')).toMatchObject({ amount: 880_000 })
    expect(differing).not.toContain('type')
    expect((await merge(survivor, other)).status).toBe(200)
    expect(await read(survivor)).toMatchObject({ type: 'lifetime', validUntil: null })
    expect((await call(`GET api/patient/timesBalance/${survivor}`)).body['balances']).toMatchObject([
      {},
      { type: 'lifetime', balance: 1 },
    ])
    expect(await refund(lot)).toMatchObject({ status: 200, body: { amount: 880_000 } })
    expect(await read(survivor)).toMatchObject({ type: 'ordinary' })
  })

  it('keeps both lifetimes of two, which end with the last that is given back', async () => {
    const [survivor, other] = [(await gym.patient()).id, (await gym.patient()).id]
    const lots = [await lifetime(survivor), await lifetime(other)]
    expect(told((await preview(survivor, other)).effects, 'lifetimes')).toBeDefined()
    expect((await merge(survivor, other)).status).toBe(200)
    expect((await call(`GET api/recharge/refundPreview/${lots[1]}`)).body['effects']).toContainEqual(
      expect.objectContaining({ effect: 'lifetimeStays' }),
    )
    expect((await refund(lots[1]!)).status).toBe(200)
    expect(await read(survivor)).toMatchObject({ type: 'lifetime' })
    const { body } = await call(`GET api/patient/cancelLifetimePreview/${survivor}`)
    expect(body['effects']).toContainEqual(expect.objectContaining({ effect: 'ordinary' }))
    expect(
      await call(`PUT api/patient/cancelLifetime/${survivor}`, {
        reason: '不再需要',
        previewToken: body['previewToken'],
      }),
    ).toMatchObject({ status: 200, body: { type: 'ordinary' } })
  })

  it('takes no other type for a lifetime, and makes nobody lifetime who lacks what a person must have', async () => {
    const [survivor, other] = [
      (await gym.patient()).id,
      (await gym.patient({ type: 'trial', valid_until: '2026-12-31' })).id,
    ]
    await lifetime(survivor)
    expect(await merge(survivor, other, { take: [{ field: 'type' }] })).toMatchObject({
      status: 400,
      body: { errors: { type: 'The lifetime stays; it is cancelled by an action of its own' } },
    })
    expect(await read(survivor)).toMatchObject({ type: 'lifetime' })
    const demo = (await gym.patient({ type: 'demo' })).id
    expect(await merge(demo, survivor)).toMatchObject({
      status: 400,
      body: { errors: { consentOn: expect.any(String) as string } },
    })
    expect(await read(survivor)).toMatchObject({ type: 'lifetime', deleted: false })
  })

  it('lets nothing that is left end earlier than it did', async () => {
    const over = (await gym.patient({ valid_from: '2025-01-01', valid_until: '2026-01-31' })).id
    const valid = (await gym.patient({ valid_from: '2025-06-01', valid_until: '2027-12-31' })).id
    await topUp(valid)
    expect(told((await preview(over, valid)).effects, 'validity')).toBeDefined()
    expect((await merge(over, valid)).status).toBe(200)
    expect(await read(over)).toMatchObject({ validFrom: '2025-01-01', validUntil: '2027-12-31', times: 10 })
    const endless = (await gym.patient({ type: 'naked3d' })).id
    await topUp(endless, { rechargeType: 'naked3d' })
    expect((await merge(over, endless)).status).toBe(200)
    expect(await read(over)).toMatchObject({ validUntil: null, times: 20 })
    const same = (await gym.patient()).id
    expect(told((await preview(over, same)).effects, 'validity')).toBeUndefined()
  })

  it('gives a password along where the one who stays has none, and what was said to be no duplicate', async () => {
    const { device, ...other } = await gym.trainee()
    const survivor = await gym.office.patient(`留下 ${other.id}`, gym.office.hospitals.hospital)
    const third = (await gym.patient()).id
    await gym.db
      .updateTable('patient')
      .set({ account: `S${survivor}` })
      .where('id', '=', survivor)
      .execute()
    await call('PUT api/patient/duplicates/dismiss', { newer: third, older: other.id })
    expect(told((await preview(survivor, other.id)).effects, 'password')).toMatchObject({ names: [`S${survivor}`] })
    expect((await merge(survivor, other.id)).status).toBe(200)
    expect(await gym.signIn(device.token, `S${survivor}`)).toMatchObject({ status: 200, body: { patient: survivor } })
    const dismissed = await gym.db
      .selectFrom('duplicate_dismissal')
      .select(['newer', 'older'])
      .where(({ or, eb }) => or([eb('newer', '=', third), eb('older', '=', third)]))
      .execute()
    expect(dismissed).toEqual([{ newer: Math.max(third, survivor), older: Math.min(third, survivor) }])
  })
})
