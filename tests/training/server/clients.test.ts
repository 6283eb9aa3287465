import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { Gym, patientPassword } from './gym.ts'

const day = 86_400_000

describeAbove('training clients', engine => {
  let gym: Gym
  beforeAll(async () => {
    gym = await Gym.open(engine)
  }, 60_000)
  afterAll(async () => {
    await gym?.office.close()
  })

  const before = (milliseconds: number): string => new Date(gym.office.clock.now.getTime() - milliseconds).toISOString()

  it('shows a token once and keeps its hash alone; a new one, revoking and deleting end it', async () => {
    const { id, token } = await gym.device()
    const { account } = await gym.patient()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await gym.signIn(token, account)).status).toBe(200)
    const stored = await gym.db
      .selectFrom('device_token')
      .selectAll()
      .where('device', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(token)
    const history = await gym.office.call(`GET api/device/${id}/history`, { token: gym.admin })
    expect(JSON.stringify(history.body)).not.toContain(token)
    const { body } = await gym.office.call(`PUT api/device/issue/${id}`, { token: gym.admin, body: {} })
    expect((await gym.signIn(token, account)).status).toBe(401)
    expect((await gym.signIn(String(body['token']), account)).status).toBe(200)
    expect(await gym.office.call(`PUT api/device/revoke/${id}`, { token: gym.admin, body: {} })).toMatchObject({
      status: 200,
      body: { access: 'revoked' },
    })
    expect((await gym.signIn(String(body['token']), account)).status).toBe(401)
    expect((await gym.office.call(`PUT api/device/revoke/${id}`, { token: gym.admin, body: {} })).status).toBe(409)
  })

  it('keeps the realms apart, and counts what is nobody’s', async () => {
    const { device, token, account } = await gym.trainee()
    const line = 'POST api/gameRecord/batch'
    const body = { sentAt: before(0), records: [] }
    for (const foreign of [gym.admin, token, 'nobody'])
      expect((await gym.office.call(line, { token: foreign, body })).status).toBe(401)
    for (const own of [device.token, token])
      expect((await gym.office.call('GET api/users', { token: own })).status).toBe(401)
    for (const foreign of [gym.admin, device.token])
      expect((await gym.office.call('POST api/gameSession/start', { token: foreign, body: {} })).status).toBe(401)
    const tries = []
    for (let n = 0; n < 25; n += 1)
      tries.push((await gym.office.call(line, { token: `guess ${n}`, body, ip: '10.9.9.9' })).status)
    expect(new Set(tries)).toEqual(new Set([401, 429]))
    expect(
      (
        await gym.office.call('POST api/device/signIn', {
          token: device.token,
          ip: '10.9.9.9',
          body: { account, password: patientPassword },
        })
      ).status,
    ).toBe(200)
  })

  it('activates at the first sign-in, and tells nobody why one is refused', async () => {
    const { token } = await gym.device()
    const { id, account } = await gym.patient()
    const first = await gym.signIn(token, account, { clientVersion: '2.0' })
    expect(first).toMatchObject({ status: 200, body: { patient: id, name: '张小明', mustChangePassword: false } })
    const row = await gym.db.selectFrom('patient').select('activation').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.activation).toBe('activated')
    const foreign = await gym.patient({ hospital: gym.office.hospitals.elsewhere })
    const gone = await gym.patient()
    await gym.db.updateTable('patient').set({ deleted: true }).where('id', '=', gone.id).execute()
    const frozen = await gym.patient()
    await gym.db.updateTable('patient').set({ access: 'forbidden' }).where('id', '=', frozen.id).execute()
    const refusals = [
      await gym.signIn(token, 'T99999999'),
      await gym.signIn(token, account, { password: 'wrong' }),
      await gym.signIn(token, foreign.account),
      await gym.signIn(token, gone.account),
      await gym.signIn(token, frozen.account, { password: 'wrong' }),
    ]
    for (const { status, body } of refusals)
      expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'signInFailed' })
    expect((await gym.signIn(token, frozen.account)).body['code']).toBe('patientForbidden')
    const platform = await gym.device(gym.office.hospitals.platform)
    expect((await gym.signIn(platform.token, foreign.account)).status).toBe(200)
  })

  it('takes a one-time password for a week, and another in its place', async () => {
    const { token } = await gym.device()
    const { id, account } = await gym.patient()
    await gym.db
      .updateTable('client_credential')
      .set({ must_change: true, changed_at: before(8 * day) })
      .where('patient', '=', id)
      .execute()
    expect((await gym.signIn(token, account)).status).toBe(403)
    await gym.db
      .updateTable('client_credential')
      .set({ changed_at: before(day) })
      .where('patient', '=', id)
      .execute()
    expect((await gym.signIn(token, account)).body['mustChangePassword']).toBe(true)
    expect((await gym.signIn(token, account, { newPassword: 'my own password' })).body['mustChangePassword']).toBe(
      false,
    )
    expect((await gym.signIn(token, account)).status).toBe(403)
    expect((await gym.signIn(token, account, { password: 'my own password' })).status).toBe(200)
  })

  it('makes who fails wait, on that device', async () => {
    const { token } = await gym.device()
    const other = await gym.device()
    const { account } = await gym.patient()
    const statuses = []
    for (let n = 0; n < 7; n += 1) statuses.push((await gym.signIn(token, account, { password: 'wrong' })).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await gym.signIn(token, account)).status).toBe(429)
    expect((await gym.signIn(other.token, account)).status).toBe(200)
  })

  it('starts a session where something is left, or where the day is free or trained', async () => {
    const start = (token: string, body: Readonly<Record<string, unknown>> = {}) =>
      gym.office.call('POST api/gameSession/start', { token, body })
    const poor = await gym.trainee()
    expect(await start(poor.token)).toMatchObject({ status: 409, body: { code: 'noTimes' } })
    await gym.topUp(poor.id, 1)
    await gym.office.call('POST api/treatmentPlan', {
      token: gym.admin,
      body: { patient: poor.id, startsOn: '2026-01-01', items: [{ project: gym.project, eye: 'both', minutes: 15 }] },
    })
    expect(await start(poor.token)).toMatchObject({
      status: 200,
      body: {
        patient: poor.id,
        day: '2026-03-02',
        free: false,
        trained: false,
        plan: [{ project: gym.project, eye: 'both', minutes: 15, trainedMinutes: 0 }],
        times: expect.arrayContaining([{ rechargeType: 'ordinary', times: 1 }]),
      },
    })
    expect(await start(poor.token, { project: gym.project3d })).toMatchObject({
      status: 409,
      body: { code: 'noTimes' },
    })
    expect((await gym.send(poor.device.token, [gym.record(poor.id, { eye: 'both' })])).body['stored']).toBe(1)
    expect(await start(poor.token)).toMatchObject({
      status: 200,
      body: { trained: true, plan: [{ trainedMinutes: 5 }] },
    })
    expect(await start((await gym.trainee({ type: 'lifetime' })).token)).toMatchObject({
      status: 200,
      body: { free: true },
    })
    expect(await start((await gym.trainee({ type: 'trial', valid_until: '2026-03-02' })).token)).toMatchObject({
      status: 200,
      body: { free: true },
    })
    expect(await start((await gym.trainee({ type: 'trial', valid_until: '2026-03-01' })).token)).toMatchObject({
      status: 409,
      body: { code: 'noTimes' },
    })
    expect(await start((await gym.trainee({ type: 'ordinary', valid_until: '2026-03-01' })).token)).toMatchObject({
      status: 409,
      body: { code: 'validityEnded' },
    })
    expect(await start((await gym.trainee({ type: 'ordinary', valid_from: '2026-03-03' })).token)).toMatchObject({
      status: 409,
      body: { code: 'validityNotBegun' },
    })
    gym.office.clock.advance(13 * 3_600_000)
    expect((await start(poor.token)).status).toBe(401)
    gym.office.clock.advance(-13 * 3_600_000)
  })

  it('tells the plan that holds today: one that begins later leaves the former in place until then', async () => {
    const { id, token } = await gym.trainee()
    await gym.topUp(id, 1)
    const plan = (startsOn: string, minutes: number) =>
      gym.office.call('POST api/treatmentPlan', {
        token: gym.admin,
        body: { patient: id, startsOn, items: [{ project: gym.project, eye: 'both', minutes }] },
      })
    const today = async () => (await gym.office.call('POST api/gameSession/start', { token, body: {} })).body['plan']
    await plan('2026-03-20', 5)
    expect(await today()).toEqual([])
    await plan('2026-03-01', 10)
    await plan('2026-03-09', 20)
    expect(await today()).toMatchObject([{ minutes: 10 }])
    await plan('2026-03-02', 30)
    expect(await today()).toMatchObject([{ minutes: 30 }])
  })

  it('stores each record once, whatever is sent again and in whatever order, and takes one time a day', async () => {
    const { device, id } = await gym.trainee()
    const lot = await gym.topUp(id, 1, { giveTimes: 1 })
    const records = [0, 3 * 3_600_000, day / 2].map(ago => gym.record(id, { startedAt: before(ago) }))
    const send = () => gym.send(device.token, [...records].reverse())
    expect((await send()).body).toMatchObject({ stored: 3, repeated: 0, bad: [] })
    expect((await send()).body).toMatchObject({ stored: 0, repeated: 3, bad: [] })
    expect((await gym.send(device.token, [records[0], records[0]])).body).toMatchObject({ stored: 0, repeated: 2 })
    expect(await gym.stored(id)).toBe(3)
    // 09:00 in Shanghai: half a day earlier was the day before.
    expect(await gym.consumed(id)).toMatchObject([
      { day: '2026-03-01', times: 1, given: false, owed: false, recharge: lot },
      { day: '2026-03-02', times: 1, given: true, owed: false, recharge: lot },
    ])
    expect(await gym.timesOf(id)).toBe(0)
    const list = await gym.office.call(`GET api/hospital/consumeRecord?patient=${id}`, { token: gym.admin })
    expect(list.body).toMatchObject({ totalElements: 2, content: [{ day: '2026-03-02', recharge: lot }, {}] })
  })

  it('names what is wrong with one and keeps the rest', async () => {
    const { device, id } = await gym.trainee()
    const stranger = await gym.patient()
    await gym.topUp(id, 5)
    const right = gym.record(id)
    const records = [
      gym.record(id, { minutes: -1 }),
      right,
      gym.record(stranger.id),
      { ...gym.record(id), uuid: 'x' },
      gym.record(id, { project: 999_999 }),
      gym.record(id, { startedAt: before(-day) }),
      gym.record(id, { startedAt: '1970-01-01T00:00:00.000Z' }),
      { ...right, minutes: 6 },
      'nonsense',
      gym.record(id, { extra: 1 }),
      gym.record(id, { score: 2_147_483_648 }),
      gym.record(id, { game: 'nobody' }),
    ]
    const { status, body } = await gym.send(device.token, records)
    expect(status).toBe(200)
    expect(body).toMatchObject({ stored: 1, repeated: 0 })
    expect(
      (body['bad'] as { index: number; field: string; message: string }[]).map(({ index, field }) => [index, field]),
    ).toEqual([
      [0, 'minutes'],
      [2, 'patient'],
      [3, 'uuid'],
      [4, 'project'],
      [5, 'startedAt'],
      [6, 'startedAt'],
      [7, 'uuid'],
      [8, ''],
      [9, 'extra'],
      [10, 'score'],
      [11, 'game'],
    ])
    expect(
      (body['bad'] as { message: string }[]).every(({ message }) => message !== '' && !message.includes('validation.')),
    ).toBe(true)
    expect(await gym.stored(id)).toBe(1)
    expect((await gym.send(device.token, [{ ...right, minutes: 6 }])).body).toMatchObject({
      stored: 0,
      bad: [{ field: 'uuid' }],
    })
    expect(
      (
        await gym.send(
          device.token,
          Array.from({ length: 501 }, () => right),
        )
      ).status,
    ).toBe(400)
    expect(await gym.timesOf(id)).toBe(4)
  })

  it('keeps the game of a record by its code, and takes it for the same record with the same game alone', async () => {
    const { device, id } = await gym.trainee()
    const played = gym.record(id, { game: gym.game })
    expect((await gym.send(device.token, [played, gym.record(id)])).body).toMatchObject({ stored: 2, bad: [] })
    const { id: game } = await gym.db
      .selectFrom('game')
      .select('id')
      .where('code', '=', gym.game)
      .executeTakeFirstOrThrow()
    const list = await gym.office.call(
      `GET api/gameRecord?${new URLSearchParams({ filter: JSON.stringify({ patient: id, game }) })}`,
      { token: gym.admin },
    )
    expect(list.body).toMatchObject([{ uuid: played['uuid'], game, gameLabel: 'Maze' }])
    expect((await gym.send(device.token, [played])).body).toMatchObject({ stored: 0, repeated: 1, bad: [] })
    expect((await gym.send(device.token, [{ ...played, game: null }])).body).toMatchObject({
      stored: 0,
      repeated: 0,
      bad: [{ field: 'uuid' }],
    })
  })

  it('tells the last four weeks of a patient by day, held against the plan of each day, to those who see game records', async () => {
    const { device, id } = await gym.trainee()
    const told = (token: string) => gym.office.call(`GET api/patient/trainingDays/${id}`, { token })
    expect((await told(gym.admin)).body).toMatchObject({ last: null })
    const plan = (startsOn: string, minutes: number) =>
      gym.office.call('POST api/treatmentPlan', {
        token: gym.admin,
        body: { patient: id, startsOn, items: [{ project: gym.project, eye: 'both', minutes }] },
      })
    await plan('2026-02-10', 20)
    await plan('2026-03-02', 30)
    await gym.db
      .updateTable('training_sign_in')
      .set({ first_at: before(90 * day) })
      .where('patient', '=', id)
      .execute()
    await gym.send(
      device.token,
      [0, 60_000, day, 60 * day].map(ago => gym.record(id, { startedAt: before(ago), minutes: 7 })),
    )
    const { body } = await told(gym.admin)
    const days = body['days'] as { day: string; minutes: number; planned: number }[]
    expect([days.length, days[0]!.day, body['last']]).toEqual([28, '2026-02-03', '2026-03-02'])
    expect(days.filter(one => one.minutes > 0)).toEqual([
      { day: '2026-03-01', minutes: 7, planned: 20 },
      { day: '2026-03-02', minutes: 14, planned: 30 },
    ])
    expect(days.filter(one => one.planned > 0)).toHaveLength(21)
    const asOne = async (name: string, permissions: string[]) => {
      const role = await gym.db
        .insertInto('role')
        .values({ name, name_en: name, data_scope: 'all', permissions: JSON.stringify(permissions) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return (await gym.office.signedIn(name, { role: [role.id], hospital: gym.office.hospitals.hospital })).token
    }
    expect((await told(await asOne('gym', ['patient:get', 'gameRecord:list']))).body).toMatchObject({
      days: expect.arrayContaining([{ day: '2026-03-02', minutes: 14, planned: null }]),
    })
    const stranger = await gym.office.signedIn('stranger', {
      role: 'nurse',
      hospital: gym.office.hospitals.elsewhere,
      dataScope: 'own',
    })
    expect((await told(stranger.token)).status).toBe(404)
    expect((await told(await asOne('desk', ['patient:get']))).status).toBe(403)
  })

  it('corrects a clock that is wrong, and counts days in the business time zone', async () => {
    const { device, id } = await gym.trainee()
    await gym.topUp(id, 9)
    // The clock of the device is three days slow, and the record was made an hour ago.
    await gym.send(device.token, [gym.record(id, { startedAt: before(3 * day + 3_600_000) })], before(3 * day))
    // A minute around midnight in Shanghai, which is 16:00 UTC.
    await gym.send(device.token, [
      gym.record(id, { startedAt: '2026-03-01T15:59:30.000Z' }),
      gym.record(id, { startedAt: '2026-03-01T16:00:00.000Z' }),
    ])
    expect((await gym.consumed(id)).map(one => one.day)).toEqual(['2026-03-01', '2026-03-02'])
    const { started_at } = await gym.db
      .selectFrom('game_record')
      .select('started_at')
      .where('patient', '=', id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect(new Date(started_at).toISOString()).toBe(before(3_600_000))
  })

  it('stores what was trained without times, owes it, and lets the next top-up settle it', async () => {
    const { device, id } = await gym.trainee()
    await gym.send(device.token, [gym.record(id, { startedAt: before(day / 2) }), gym.record(id)])
    expect(await gym.consumed(id)).toMatchObject([
      { owed: true, recharge: null },
      { owed: true, recharge: null },
    ])
    const lot = await gym.topUp(id, 1)
    expect(await gym.consumed(id)).toMatchObject([
      { day: '2026-03-01', owed: false, recharge: lot },
      { day: '2026-03-02', owed: true, settled_at: null },
    ])
    await gym.topUp(id, 5)
    expect((await gym.consumed(id)).every(one => !one.owed && one.settled_at !== null)).toBe(true)
    expect(await gym.timesOf(id)).toBe(4)
  })

  it('takes nothing of lifetime members and within a trial, and counts no demo', async () => {
    for (const [more, expected] of [
      [{ type: 'lifetime' }, [{ times: 0, recharge_type: 'lifetime', owed: false }]],
      [{ type: 'demo' }, []],
      [
        { type: 'trial', valid_until: '2026-03-01' },
        [
          { day: '2026-03-01', times: 0, owed: false },
          { day: '2026-03-02', times: 1, owed: true },
        ],
      ],
    ] as const) {
      const { device, id } = await gym.trainee(more)
      const records =
        more.type === 'trial' ? [gym.record(id, { startedAt: before(day / 2) }), gym.record(id)] : [gym.record(id)]
      expect((await gym.send(device.token, records)).body['stored']).toBe(records.length)
      expect(await gym.consumed(id)).toMatchObject(expected as unknown as object[])
    }
  })

  it('takes the times of the project’s type', async () => {
    const { device, id } = await gym.trainee()
    await gym.topUp(id, 2)
    await gym.topUp(id, 2, { rechargeType: 'naked3d' })
    await gym.send(device.token, [
      gym.record(id, { project: gym.project3d, startedAt: before(3_600_000) }),
      gym.record(id),
    ])
    expect(await gym.consumed(id)).toMatchObject([{ recharge_type: 'naked3d', times: 1 }])
  })

  it('counts a day once however many batches of it come at the same moment', async () => {
    const { device, id, account } = await gym.trainee()
    const second = await gym.device()
    await gym.signIn(second.token, account)
    await gym.topUp(id, 10)
    const shared = gym.record(id)
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        gym.send(n % 2 === 0 ? device.token : second.token, [
          shared,
          ...Array.from({ length: 5 }, (_one, ago) => gym.record(id, { startedAt: before(ago * 60_000) })),
        ]),
      ),
    )
    expect(replies.map(({ status, body }) => [status, body['bad']])).toEqual(replies.map(() => [200, []]))
    expect(replies.filter(({ body }) => body['stored'] === 6)).toHaveLength(1)
    expect(await gym.stored(id)).toBe(41)
    expect(await gym.consumed(id)).toHaveLength(1)
    expect(await gym.timesOf(id)).toBe(9)
  })

  it('tells before a merge which owed days the times left pay for, and which stay owed', async () => {
    const [one, two] = [await gym.trainee(), await gym.trainee()]
    await gym.topUp(one.id, 1)
    await gym.send(two.device.token, [gym.record(two.id), gym.record(two.id, { startedAt: before(day / 2) })])
    const { body: told } = await gym.office.call(`GET api/patient/mergePreview?survivor=${one.id}&other=${two.id}`, {
      token: gym.admin,
    })
    const count = (effect: string) =>
      (told['effects'] as { effect: string; count: number }[]).find(said => said.effect === effect)?.count
    expect([count('settles'), count('ordinary'), count('owes')]).toEqual([1, 0, 1])
    await gym.office.call('PUT api/patient/merge', {
      token: gym.admin,
      body: { survivor: one.id, other: two.id, take: [], reason: 'one child', previewToken: told['previewToken'] },
    })
    const owed = await gym.db
      .selectFrom('times_owed')
      .select('movement')
      .where('patient', '=', one.id)
      .orderBy('day')
      .execute()
    expect(owed.map(({ movement }) => movement !== null)).toEqual([true, false])
  })

  it('follows a patient who moves or is merged, and keeps two days of one child that were both counted', async () => {
    const one = await gym.trainee()
    const two = await gym.trainee()
    await gym.topUp(one.id, 3)
    await gym.topUp(two.id, 3)
    const late = gym.record(two.id, { startedAt: before(day / 2) })
    await gym.send(one.device.token, [gym.record(one.id)])
    await gym.send(two.device.token, [gym.record(two.id)])
    /** What reports say of the day on which both trained, and what the ledger took for it. */
    const figures = async () => {
      const { body } = await gym.office.call(
        'GET api/statistics/overview?measures=trainingDays.days,trainingDays.consumed&from=2026-03-02&to=2026-03-02&step=day',
        { token: gym.admin },
      )
      const { rows } = await sql<{ readonly used: number }>`
        select coalesce(sum(m.times + m.give_times), 0)::integer as used from times_movement m
        where m.kind in ('consume', 'settle') and m.day = '2026-03-02'`.execute(gym.db)
      const { values } = body['total'] as { values: Record<string, number> }
      return { days: values['trainingDays.days']!, consumed: values['trainingDays.consumed']!, used: rows[0]!.used }
    }
    const beforehand = await figures()
    const pair = { survivor: one.id, other: two.id }
    const { body: told } = await gym.office.call(`GET api/patient/mergePreview?survivor=${one.id}&other=${two.id}`, {
      token: gym.admin,
    })
    const merged = await gym.office.call('PUT api/patient/merge', {
      token: gym.admin,
      body: { ...pair, take: [], reason: 'one child', previewToken: told['previewToken'] },
    })
    expect(merged.status).toBe(200)
    // One child trained on one day, which took both times.
    expect(await figures()).toEqual({ ...beforehand, days: beforehand.days - 1 })
    expect((await gym.send(two.device.token, [late])).body).toMatchObject({ stored: 1, bad: [] })
    expect((await gym.consumed(one.id)).map(({ day: on, doubled }) => [on, doubled])).toEqual([
      ['2026-03-01', false],
      ['2026-03-02', false],
      ['2026-03-02', true],
    ])
    await gym.db
      .updateTable('patient')
      .set({ hospital: gym.office.hospitals.elsewhere })
      .where('id', '=', one.id)
      .execute()
    expect((await gym.send(one.device.token, [gym.record(one.id, { uuid: randomUUID() })])).body['stored']).toBe(1)
    const records = await gym.db.selectFrom('game_record').select('hospital').where('patient', '=', one.id).execute()
    expect(new Set(records.map(row => row.hospital))).toEqual(new Set([gym.office.hospitals.elsewhere]))
    expect((await gym.consumed(one.id)).every(row => row.hospital === gym.office.hospitals.hospital)).toBe(true)
  })
})
