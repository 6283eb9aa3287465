import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { describeAbove } from '../../../support/database.ts'
import { storedWords } from '../../../support/storedWords.ts'
import { CashDesk } from './cashDesk.ts'

describeAbove('top-ups of patients', engine => {
  let desk: CashDesk
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
  }, 120_000)
  afterAll(async () => {
    // Whatever was done above, the ledger is whole.
    expect(await compareLedger(desk.db)).toEqual([])
    await desk.office.close()
  })
  const { own, elsewhere } = {
    own: () => desk.office.hospitals.hospital,
    elsewhere: () => desk.office.hospitals.elsewhere,
  }
  const counts = async () => ({
    lots: (await desk.db.selectFrom('recharge').select('id').execute()).length,
    left: await desk.leftAt(own()),
  })

  describe('a batch', () => {
    it('leaves out who is deleted, a demo or foreign with the reason, and tops the others up together', async () => {
      const [one, two, deleted, demo, foreign] = [
        await desk.patient('one'),
        await desk.patient('two'),
        await desk.patient('gone'),
        await desk.patient('demo'),
        await desk.patient('foreign', elsewhere()),
      ]
      await desk.db.updateTable('patient').set({ deleted: true }).where('id', '=', deleted).execute()
      await desk.db.updateTable('patient').set({ type: 'demo' }).where('id', '=', demo).execute()
      const left = await desk.leftAt(own())
      const userIds = [one, two, deleted, demo, foreign, one, 2_000_000_000]
      const body = { userIds, rechargeType: 'ordinary', times: 30, giveTimes: 2 }
      const preview = await desk.call('POST api/recharge/preview', body, 'manager')
      expect(preview).toMatchObject({
        status: 200,
        body: {
          count: 2,
          times: 60,
          giveTimes: 4,
          amount: 240_000,
          missing: 0,
          parts: [{ hospital: own(), patients: 2, each: 120_000, source: 'platform', left }],
        },
      })
      const reply = await desk.topUp(userIds, { expectedAmount: 240_000, doctorId: desk.doctor }, 'manager')
      expect(reply).toMatchObject({ status: 200, body: { count: 2, amount: 240_000, recharge: null } })
      const reasons = (reply.body['leftOut'] as { id: number; account: string | null; reason: string }[]).map(
        ({ id, reason }) => [id, reason],
      )
      expect(reasons).toEqual([
        [deleted, 'deleted'],
        [demo, 'demo'],
        [foreign, 'unknown'],
        [2_000_000_000, 'unknown'],
      ])
      expect(JSON.stringify(reply.body)).not.toContain('foreign')
      expect([
        await desk.timesOf(one),
        await desk.timesOf(two),
        await desk.timesOf(demo),
        await desk.timesOf(foreign),
      ]).toEqual([32, 32, 0, 0])
      expect(await desk.leftAt(own())).toBe(left - 64)
      const rows = await desk.call(`GET api/recharge/batch/${String(reply.body['batch'])}`, undefined, 'manager')
      expect(rows.body).toMatchObject([{ patient: one, times: 30, giveTimes: 2, amount: 120_000 }, { patient: two }])
      const stored = await desk.db
        .selectFrom('recharge')
        .selectAll()
        .where('patient', '=', one)
        .executeTakeFirstOrThrow()
      expect(stored).toMatchObject({
        amount: 120_000,
        pay_status: 'paid',
        channel: 'cash',
        doctor: desk.doctor,
        payer: 'organisation',
        number: `${String(reply.body['batch'])}-1`,
      })
      expect(stored.price).not.toBeNull()
      expect(stored.paid_at).not.toBeNull()
    })

    it('finds those of a filter within the scope of the caller', async () => {
      const name = 'filtered'
      const patients = [await desk.patient(name), await desk.patient(name)]
      await desk.patient(name, elsewhere())
      await desk.db.updateTable('patient').set({ gender: 'male' }).where('id', 'in', patients).execute()
      const reply = await desk.topUp(
        undefined,
        { filter: { gender: 'male', hospital: [own(), elsewhere()] }, times: 1, giveTimes: 0 },
        'manager',
      )
      expect(reply).toMatchObject({ status: 200, body: { count: 2, amount: 10_000 } })
      expect((await desk.topUp(undefined, { filter: { nothing: 1 } }, 'manager')).body).toMatchObject({
        code: 'invalid',
        errors: { nothing: expect.any(String) as string },
      })
      expect((await desk.topUp([patients[0]], { filter: {} })).body).toMatchObject({
        errors: { filter: expect.any(String) as string },
      })
    })

    it('finds those between the bounds of a filter, as a list has them', async () => {
      const early = await desk.patient('bounded')
      const late = await desk.patient('bounded')
      for (const [id, created] of [
        [early, '2011-02-03T04:00:00Z'],
        [late, '2012-02-03T04:00:00Z'],
      ] as const)
        await desk.db.updateTable('patient').set({ created_at: created }).where('id', '=', id).execute()
      const seen = async (createdAt: object) =>
        (
          await desk.call(
            'POST api/recharge/preview',
            { filter: { createdAt }, rechargeType: 'ordinary', times: 1 },
            'manager',
          )
        ).body['included']
      expect(await seen({ from: '2012-01-01', to: '2012-12-31' })).toMatchObject([{ id: late }])
      expect(await seen({ from: null, to: '2011-12-31' })).toMatchObject([{ id: early }])
      expect(await seen({ from: '2011-02-03', to: '2012-02-03' })).toMatchObject([{ id: early }, { id: late }])
    })

    it('tops up the very patients that were seen, or nobody', async () => {
      const beheld = async (): Promise<number> => {
        const id = await desk.patient('beheld')
        await desk.db
          .updateTable('patient')
          .set({ activation: 'activated', gender: 'female' })
          .where('id', '=', id)
          .execute()
        return id
      }
      const body = { filter: { activation: 'activated', gender: 'female' }, rechargeType: 'ordinary', times: 1 }
      const first = await beheld()
      const { body: seen } = await desk.call('POST api/recharge/preview', body, 'manager')
      expect(seen).toMatchObject({ count: 1, included: [{ id: first }] })
      const second = await beheld()
      const other = await desk.call('POST api/recharge/preview', body, 'manager')
      expect(other.body['previewToken']).not.toBe(seen['previewToken'])
      // As many, and others: the sum alone would not tell.
      await desk.db.updateTable('patient').set({ deleted: true }).where('id', '=', first).execute()
      expect(
        await desk.topUp(
          undefined,
          { ...body, previewToken: seen['previewToken'], expectedAmount: seen['amount'] },
          'manager',
        ),
      ).toMatchObject({ status: 409, body: { code: 'previewChanged' } })
      expect(await desk.timesOf(second)).toBe(0)
      const now = await desk.call('POST api/recharge/preview', body, 'manager')
      expect(await desk.topUp(undefined, { ...body, previewToken: now.body['previewToken'] }, 'manager')).toMatchObject(
        { status: 200, body: { count: 1 } },
      )
      expect(await desk.timesOf(second)).toBeGreaterThan(0)
    })

    it('moves nothing where an organisation has too little, and says how much each lacks', async () => {
      const patients = [await desk.patient('rich'), await desk.patient('poor', elsewhere())]
      const before = await counts()
      const reply = await desk.topUp(patients, { times: 60 })
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'timesMissing', missing: 42, organisations: [{ hospital: elsewhere(), left: 20, missing: 42 }] },
      })
      expect(await counts()).toEqual(before)
      expect(await desk.topUp([patients[1]], { times: 60, payer: 'platform' })).toMatchObject({ status: 200 })
      expect(await desk.leftAt(elsewhere())).toBe(20)
      expect((await desk.topUp(patients, { payer: 'platform' }, 'manager')).body).toMatchObject({
        code: 'invalid',
        errors: { payer: expect.any(String) as string },
      })
    })

    it('says by which channel it was paid, where it was', async () => {
      const patient = await desk.patient('Cash')
      for (const channel of [null, undefined])
        expect(await desk.topUp([patient], { channel })).toMatchObject({
          status: 400,
          body: { errors: { channel: expect.any(String) } },
        })
      expect(await desk.topUp([patient], { payStatus: 'unpaid', channel: null })).toMatchObject({ status: 200 })
      expect(await desk.timesOf(patient)).toBe(32)
    })

    it('asks again where the price has changed', async () => {
      const patient = await desk.patient('price')
      await desk.db
        .insertInto('hospital_price')
        .values({ hospital: own(), recharge_type: 'naked3d', per_time: 100, valid_from: '2026-01-01' })
        .execute()
      await desk.stock(own(), 50, 'naked3d')
      const more = { rechargeType: 'naked3d', times: 10, giveTimes: 0 }
      expect(await desk.topUp([patient], { ...more, expectedAmount: 900 })).toMatchObject({
        status: 409,
        body: { code: 'priceChanged', amount: 1000 },
      })
      expect(await desk.timesOf(patient)).toBe(0)
      expect(await desk.topUp([patient], { ...more, expectedAmount: 1000 })).toMatchObject({
        status: 200,
        body: { amount: 1000 },
      })
      expect(
        await desk.db
          .selectFrom('recharge')
          .select(['price', 'hospital_price'])
          .where('patient', '=', patient)
          .executeTakeFirst(),
      ).toMatchObject({ price: null, hospital_price: expect.any(Number) as number })
    })

    it.each([
      [{ times: 0 }, 'times'],
      [{ times: -1 }, 'times'],
      [{ times: 1.5 }, 'times'],
      [{ times: 100_001 }, 'times'],
      [{ times: null }, 'times'],
      [{ times: 'many' }, 'times'],
      [{ giveTimes: -1 }, 'giveTimes'],
      [{ giveTimes: 1e9 }, 'giveTimes'],
      [{ rechargeType: 'gold' }, 'rechargeType'],
      [{ userIds: [] }, 'userIds'],
      [{ userIds: [0] }, 'userIds'],
      [{ userIds: ['x'] }, 'userIds'],
      [{ userIds: 7 }, 'userIds'],
      [{ userIds: undefined }, 'userIds'],
      [{ payStatus: 'refunded' }, 'payStatus'],
      [{ channel: 'barter' }, 'channel'],
      [{ doctorId: 999_999 }, 'doctorId'],
      [{ expectedAmount: -1 }, 'expectedAmount'],
      [{ rechargeType: 'lifetime', times: 2 }, 'times'],
    ])('refuses %j', async (wrong, field) => {
      const patient = await desk.patient('wrong')
      const before = await counts()
      const reply = await desk.topUp([patient], wrong)
      expect({ status: reply.status, errors: Object.keys(reply.body['errors'] as object) }).toEqual({
        status: 400,
        errors: [field],
      })
      expect(await counts()).toEqual(before)
    })

    it('happens once for its key, however often it is sent at once', async () => {
      const patients = [await desk.patient('key'), await desk.patient('key'), await desk.patient('key')]
      const send = () =>
        desk.office.app.inject({
          method: 'POST',
          url: '/api/recharge',
          headers: {
            authorization: `Bearer ${desk.tokens.admin}`,
            'idempotency-key': 'top-up-1',
            'content-type': 'application/json',
          },
          payload: JSON.stringify({ userIds: patients, rechargeType: 'ordinary', times: 5 }),
        })
      const left = await desk.leftAt(own())
      const replies = await Promise.all(Array.from({ length: 20 }, send))
      const done = replies.filter(reply => reply.statusCode === 200)
      expect(done.length).toBeGreaterThan(0)
      expect(new Set([...done, await send()].map(reply => reply.body)).size).toBe(1)
      const lots = await desk.db
        .selectFrom('recharge')
        .select(['id', 'batch', 'patient'])
        .where('patient', 'in', patients)
        .orderBy('patient')
        .execute()
      expect(lots.map(({ patient }) => patient)).toEqual(patients)
      expect(new Set(lots.map(({ batch }) => batch))).toEqual(new Set([done[0]!.json<{ batch: string }>().batch]))
      const movements = await desk.db
        .selectFrom('times_movement')
        .select('recharge')
        .where(
          'recharge',
          'in',
          lots.map(({ id }) => id),
        )
        .orderBy('recharge')
        .execute()
      expect(movements.map(({ recharge }) => recharge)).toEqual(lots.map(({ id }) => id))
      expect([await Promise.all(patients.map(one => desk.timesOf(one))), await desk.leftAt(own())]).toEqual([
        [5, 5, 5],
        left - 15,
      ])
    })

    it('is for those who may: not for demos and nurses, and a doctor bills it', async () => {
      const patient = await desk.patient('doctor')
      expect((await desk.topUp([patient], {}, 'demo')).status).toBe(403)
      expect((await desk.topUp([patient], {}, 'nurse')).status).toBe(403)
      expect((await desk.topUp([patient], { doctorId: desk.colleague }, 'doctor')).body).toMatchObject({
        errors: { doctorId: expect.any(String) as string },
      })
      const { id: nurse } = await desk.db
        .insertInto('doctor')
        .values({ name: '钱护士', hospital: own(), occupation: 'nurse' })
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(await desk.topUp([patient], { doctorId: nurse }, 'manager')).toMatchObject({
        status: 400,
        body: { errors: { doctorId: expect.any(String) as string } },
      })
      const lot = await desk.lot(patient, {}, 'doctor')
      expect(await desk.db.selectFrom('recharge').select('doctor').where('id', '=', lot).executeTakeFirst()).toEqual({
        doctor: desk.doctor,
      })
      expect((await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'no right' }, 'doctor')).status).toBe(403)
      const foreign = await desk.patient('foreign', elsewhere())
      expect((await desk.topUp([foreign], {}, 'doctor')).body).toMatchObject({
        errors: { userIds: expect.any(String) as string },
      })
      const away = await desk.lot(foreign, { times: 1, giveTimes: 0 })
      for (const line of [
        `GET api/recharge/${away}`,
        `GET api/recharge/entries/${away}`,
        `PUT api/recharge/pay/${away}`,
        `PUT api/recharge/refund/${away}`,
      ]) {
        expect({
          line,
          status: (await desk.call(line, line.startsWith('PUT') ? { reason: 'x' } : undefined, 'manager')).status,
        }).toEqual({ line, status: 404 })
      }
    })
  })

  describe('a refund', () => {
    /** How many have yet to read that a request waits for them. */
    const waitingNotices = async (request: number): Promise<number> => {
      const rows = await desk.db
        .selectFrom('operator_notice')
        .select(['key', 'link'])
        .where('key', '=', 'refundRequested')
        .where('read_at', 'is', null)
        .execute()
      return rows.filter(({ link }) => (link as unknown as { id: number } | null)?.id === request).length
    }

    it('gives back what is left by default, at the price of the lot, and withdraws the gifts', async () => {
      const patient = await desk.patient('refund')
      const left = await desk.leftAt(own())
      const lot = await desk.lot(patient)
      for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) await desk.train(patient, day)
      const told = await desk.call(`GET api/recharge/refundPreview/${lot}`)
      expect(told.body['effects']).toMatchObject([
        { effect: 'times', count: 27 },
        { effect: 'gifts', count: 2 },
        { effect: 'amount', names: ['1,080.00'] },
      ])
      const reply = await desk.call(`PUT api/recharge/refund/${lot}`, {
        reason: 'moves away',
        previewToken: told.body['previewToken'],
      })
      expect(reply).toMatchObject({
        status: 200,
        body: { state: 'refunded', times: 27, giveTimes: 2, amount: 108_000 },
      })
      expect([await desk.timesOf(patient), await desk.leftAt(own())]).toEqual([0, left - 3])
      expect((await desk.call(`GET api/recharge/${lot}`)).body).toMatchObject({
        payStatus: 'refunded',
        refundedTimes: 27,
        withdrawnGiveTimes: 2,
        refundedAmount: 108_000,
        amount: 120_000,
      })
      expect((await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'again' })).body).toMatchObject({
        code: 'notNow',
      })
      const entries = (await desk.call(`GET api/recharge/entries/${lot}`)).body as unknown as {
        kind: string
        amount: number
        balance: number
      }[]
      expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
        ['topUp', 32, 32],
        ['consume', -1, 31],
        ['consume', -1, 30],
        ['consume', -1, 29],
        ['refund', -29, 0],
      ])
    })

    it('refuses more than is left, nothing and no whole number', async () => {
      const lot = await desk.lot(await desk.patient('bad'))
      for (const times of [31, 0, -1, 1.5, 1e9])
        expect({
          times,
          body: (await desk.call(`PUT api/recharge/refund/${lot}`, { times, reason: 'x' })).body,
        }).toMatchObject({ body: { code: 'invalid', errors: { times: expect.any(String) as string } } })
      expect((await desk.call(`PUT api/recharge/refund/${lot}`, { times: 1 })).body).toMatchObject({
        errors: { reason: expect.any(String) as string },
      })
    })

    it('twice at once gives back once', async () => {
      const patient = await desk.patient('twice')
      const lot = await desk.lot(patient)
      const replies = await Promise.all(
        [1, 2, 3].map(() => desk.call(`PUT api/recharge/refund/${lot}`, { times: 20, reason: 'twice' })),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400])
      expect(await desk.timesOf(patient)).toBe(10)
      expect((await desk.call(`GET api/rechargeRefund?recharge=${lot}`)).body).toMatchObject({
        totalElements: 1,
        content: [{ times: 20, giveTimes: 2, amount: 80_000, channel: 'cash' }],
      })
    })

    it('of what was not paid cancels it, for nothing; paid later it is as if it had been', async () => {
      const patient = await desk.patient('unpaid')
      const lot = await desk.lot(patient, { payStatus: 'unpaid' })
      expect((await desk.call(`PUT api/recharge/refund/${lot}`, { times: 3, reason: 'some' })).body).toMatchObject({
        errors: { times: expect.any(String) as string },
      })
      expect(await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'never paid' })).toMatchObject({
        status: 200,
        body: { amount: 0, times: 30 },
      })
      expect(await desk.timesOf(patient)).toBe(0)
      const other = await desk.lot(patient, { payStatus: 'unpaid', channel: null })
      for (const without of [{}, { channel: null }])
        expect(await desk.call(`PUT api/recharge/pay/${other}`, without)).toMatchObject({
          status: 400,
          body: { errors: { channel: expect.any(String) } },
        })
      expect(await desk.call(`PUT api/recharge/pay/${other}`, { channel: 'wechat' })).toMatchObject({
        status: 200,
        body: { payStatus: 'paid', channel: 'wechat', paidByLabel: 'admin' },
      })
      expect((await desk.call(`PUT api/recharge/pay/${other}`, {})).body).toMatchObject({ code: 'notNow' })
      expect(await desk.call(`PUT api/recharge/refund/${other}`, { reason: 'paid' })).toMatchObject({
        body: { amount: 120_000 },
      })
    })

    it('above the limit waits for somebody else to agree', async () => {
      await desk.db.updateTable('config_setting').set({ refund_limit: 100_000 }).execute()
      const patient = await desk.patient('limit')
      const lot = await desk.lot(patient)
      const reply = await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'too dear' })
      expect(reply).toMatchObject({ status: 200, body: { state: 'requested', amount: 120_000 } })
      expect(await desk.timesOf(patient)).toBe(32)
      expect(await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'again' })).toMatchObject({
        status: 409,
        body: { code: 'refundWaiting' },
      })
      expect(await desk.call(`GET api/recharge/refundPreview/${lot}`)).toMatchObject({
        status: 409,
        body: { code: 'refundWaiting' },
      })
      const request = Number(reply.body['request'])
      expect((await desk.call(`GET api/refundRequest/${request}`)).body).toMatchObject({
        review: 'waiting',
        times: 30,
        unavailableReasons: { agree: expect.any(String) as string },
      })
      expect(await desk.call(`PUT api/refundRequest/agree/${request}`, {})).toMatchObject({
        status: 409,
        body: { code: 'ownRequest' },
      })
      expect(await waitingNotices(request)).toBeGreaterThan(1)
      for (const day of ['2026-03-01', '2026-03-02']) await desk.train(patient, day)
      expect(await desk.call(`PUT api/refundRequest/agree/${request}`, {}, 'other')).toMatchObject({
        status: 200,
        body: { review: 'agree', times: 28, amount: 112_000, reviewedByLabel: 'other' },
      })
      expect(await desk.timesOf(patient)).toBe(0)
      expect(await desk.call(`PUT api/refundRequest/agree/${request}`, {}, 'other')).toMatchObject({ status: 409 })
      // Nobody who was told that it waits has to look any more.
      expect(await waitingNotices(request)).toBe(0)
    })

    it('is refused with a reason, and has failed where nothing is left when it is agreed to', async () => {
      const patient = await desk.patient('failed')
      const lot = await desk.lot(patient)
      const ask = async () =>
        Number((await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'please' })).body['request'])
      const first = await ask()
      expect((await desk.call(`PUT api/refundRequest/refuse/${first}`, {}, 'other')).body).toMatchObject({
        errors: { answer: expect.any(String) as string },
      })
      expect(
        await desk.call(`PUT api/refundRequest/refuse/${first}`, { answer: 'used already' }, 'other'),
      ).toMatchObject({ status: 200, body: { review: 'refuse', answer: 'used already' } })
      expect(await waitingNotices(first)).toBe(0)
      const second = await ask()
      expect(await waitingNotices(second)).toBeGreaterThan(0)
      expect((await desk.call(`GET api/recharge/${lot}`)).body).toMatchObject({
        unavailableReasons: { refund: expect.stringContaining('waiting') as string },
      })
      expect(await desk.call(`PUT api/recharge/refund/${lot}`, { times: 1, reason: 'in parts' })).toMatchObject({
        status: 409,
        body: { code: 'refundWaiting' },
      })
      for (let day = 1; day <= 30; day += 1) await desk.train(patient, `2026-01-${String(day).padStart(2, '0')}`)
      expect(await desk.call(`PUT api/refundRequest/agree/${second}`, {}, 'other')).toMatchObject({
        status: 200,
        body: { review: 'failed', failure: 'nothingLeft', answer: null },
      })
      expect(await storedWords(desk.db)).toEqual([])
      await desk.db.updateTable('config_setting').set({ refund_limit: null }).execute()
    })
  })

  describe('a lifetime', () => {
    it('is one unit of the ledger, leaves ordinary times, and is given back when it is cancelled', async () => {
      const patient = await desk.patient('lifetime')
      await desk.lot(patient, { times: 3, giveTimes: 0 })
      const left = await desk.leftAt(own(), 'lifetime')
      const told = await desk.call(`GET api/patient/lifetimePreview/${patient}`)
      expect(told.body['effects']).toMatchObject([
        { effect: 'amount', names: ['8,800.00'] },
        { effect: 'organisation', count: left - 1 },
        { effect: 'unlimited' },
      ])
      expect(
        await desk.call(`PUT api/patient/giveLifetime/${patient}`, {
          payStatus: 'paid',
          channel: 'card',
          previewToken: told.body['previewToken'],
        }),
      ).toMatchObject({ status: 200, body: { type: 'lifetime' } })
      expect(await desk.leftAt(own(), 'lifetime')).toBe(left - 1)
      expect((await desk.call(`GET api/patient/timesBalance/${patient}`)).body).toMatchObject({
        balances: [
          { type: 'ordinary', balance: 3, owed: 0 },
          { type: 'lifetime', balance: 1 },
        ],
        last: [{ times: 1, amount: 880_000 }, { times: 3 }],
      })
      expect(await desk.call(`PUT api/patient/giveLifetime/${patient}`, {})).toMatchObject({ status: 409 })
      expect((await desk.topUp([patient], { rechargeType: 'lifetime', times: 1, giveTimes: 0 })).body).toMatchObject({
        errors: { userIds: expect.any(String) as string },
      })
      expect(await desk.call(`PUT api/patient/cancelLifetime/${patient}`, { reason: 'wrong child' })).toMatchObject({
        status: 200,
        body: { type: 'ordinary' },
      })
      expect([await desk.timesOf(patient), await desk.leftAt(own(), 'lifetime')]).toEqual([3, left])
      const history = (await desk.call(`GET api/patient/${patient}/history`)).body['content'] as { action: string }[]
      expect(history.map(({ action }) => action).slice(0, 2)).toEqual(['cancelLifetime', 'giveLifetime'])
    })

    it('is given to many, and ends with the refund of its record', async () => {
      const [one, two] = [await desk.patient('many'), await desk.patient('many')]
      await desk.db
        .updateTable('patient')
        .set({ valid_from: '2026-01-01', valid_until: '2026-12-31' })
        .where('id', '=', two)
        .execute()
      const before = await desk.db
        .selectFrom('patient')
        .select(['id', 'version'])
        .where('id', 'in', [one, two])
        .orderBy('id')
        .execute()
      const reply = await desk.topUp([one, two], { rechargeType: 'lifetime', times: 1, giveTimes: 0 })
      expect(reply).toMatchObject({ status: 200, body: { count: 2, amount: 1_760_000 } })
      const after = await desk.db
        .selectFrom('patient')
        .select(['id', 'version', 'type', 'valid_until'])
        .where('id', 'in', [one, two])
        .orderBy('id')
        .execute()
      expect(after).toEqual(
        before.map(({ id, version }) => ({ id, version: version + 1, type: 'lifetime', valid_until: null })),
      )
      // What did not change is not told as a change.
      const told = await desk.db
        .selectFrom('change_log')
        .select(['record', 'changes'])
        .where('resource', '=', 'patient')
        .where('action', '=', 'giveLifetime')
        .where('record', 'in', [one, two])
        .orderBy('record')
        .execute()
      expect(told).toEqual([
        { record: one, changes: { type: ['ordinary', 'lifetime'] } },
        {
          record: two,
          changes: {
            type: ['ordinary', 'lifetime'],
            validFrom: ['2026-01-01', null],
            validUntil: ['2026-12-31', null],
          },
        },
      ])
      const lot = await desk.db.selectFrom('recharge').select('id').where('patient', '=', one).executeTakeFirstOrThrow()
      expect(await desk.call(`PUT api/recharge/refund/${lot.id}`, { reason: 'changed their mind' })).toMatchObject({
        status: 200,
      })
      const types = await desk.db
        .selectFrom('patient')
        .select('type')
        .where('id', 'in', [one, two])
        .orderBy('id')
        .execute()
      expect(types.map(({ type }) => type)).toEqual(['ordinary', 'lifetime'])
    })
  })

  it('tells a cashier what was taken and given back on a day, and the ledger says the same', async () => {
    const day = '2026-03-05'
    desk.office.clock.now = new Date('2026-03-05T02:00:00.000Z')
    const { token } = await desk.office.signedIn('cashier', { role: 'franchise', hospital: own(), dataScope: 'below' })
    const call = (line: string, body?: unknown) =>
      desk.office.call(line, { token, ...(body === undefined ? {} : { body }) })
    const patients = [await desk.patient('day'), await desk.patient('day')]
    const base = { rechargeType: 'ordinary', times: 30, giveTimes: 1 }
    await call('POST api/recharge', { ...base, userIds: patients, payStatus: 'paid', channel: 'cash' })
    const unpaid = await call('POST api/recharge', { ...base, userIds: [patients[0]], payStatus: 'unpaid' })
    desk.office.clock.advance(3_600_000)
    await call(`PUT api/recharge/pay/${String(unpaid.body['recharge'])}`, { channel: 'wechat' })
    const lot = await desk.db
      .selectFrom('recharge')
      .select('id')
      .where('patient', '=', patients[1]!)
      .executeTakeFirstOrThrow()
    await call(`PUT api/recharge/refund/${lot.id}`, { times: 10, reason: 'too many' })
    const { body } = await call(`GET api/cashier/dayEnd?day=${day}`)
    expect(body).toMatchObject({
      operatorLabel: 'cashier',
      toppedUp: [
        {
          channel: 'cash',
          channelLabel: 'Cash',
          payStatus: 'paid',
          count: 2,
          times: 60,
          giveTimes: 2,
          amount: 240_000,
        },
        { channel: null, payStatus: 'unpaid', count: 1, times: 30, amount: 120_000 },
      ],
      paidLater: [{ channel: 'wechat', count: 1, amount: 120_000 }],
      refunded: [{ channel: 'cash', payStatus: 'refunded', count: 1, times: 10, giveTimes: 1, amount: 40_000 }],
      ledger: [
        { kind: 'topUp', times: 90, giveTimes: 3, ledgerTimes: 90, ledgerGiveTimes: 3 },
        { kind: 'refund', times: 10, giveTimes: 1, ledgerTimes: 10, ledgerGiveTimes: 1 },
      ],
    })
    expect((await call('GET api/cashier/dayEnd?day=2026-03-04')).body).toMatchObject({ toppedUp: [], refunded: [] })
    expect((await call('GET api/cashier/dayEnd?day=2999-01-01')).status).toBe(400)
  })
})
