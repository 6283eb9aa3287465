import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverMail } from '../../../server/content/mail/deliverMail.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { endTrainingSignIns, mayTrainOn, noteTrainingRights } from '../../../server/training/trainingSignIns.ts'
import type { SignInsOf } from '../../../server/training/trainingSignIns.ts'
import { describeAbove } from '../../support/database.ts'
import { Gym } from './gym.ts'

const minute = 60_000

describeAbove('who is signed in on a training client', engine => {
  let gym: Gym
  const picture = '0123456789abcdef0123456789abcdef'
  beforeAll(async () => {
    gym = await Gym.open(engine)
    await gym.office.storage.put(picture, new Uint8Array([1, 2, 3]))
  }, 60_000)
  afterAll(async () => {
    await gym?.office.close()
  })

  // Each call comes from an address of its own: tokens that are nobody's are counted by it.
  let calls = 0
  const call = (line: string, body?: object, token = gym.admin) =>
    gym.office.call(line, { token, ip: `10.8.${(calls += 1) >> 8}.${calls & 255}`, ...(body ? { body } : {}) })
  const done = async (line: string, body?: object) => {
    const reply = await call(line, body)
    expect(reply.status, `${line}: ${JSON.stringify(reply.body)}`).toBeLessThan(300)
    return reply.body
  }

  /** A patient with times and a letter that has a picture, signed in on a device. */
  const reader = async () => {
    const one = await gym.trainee()
    await gym.topUp(one.id, 5)
    const { id } = await done('POST api/applicationMail', {
      title: '来信',
      content: '<p>正文</p>',
      to: 'patients',
      hospitals: [gym.office.hospitals.hospital],
    })
    await gym.db
      .updateTable('application_mail')
      .set({ content: `<p><img src="upload:${picture}"></p>` })
      .where('id', '=', Number(id))
      .execute()
    await done(`PUT api/applicationMail/send/${String(id)}`, {})
    await gym.office.work({ name: 'deliverMail', cron: '', run: deliverMail })
    return one
  }
  type Reader = Awaited<ReturnType<typeof reader>>

  const opens = async (one: Reader) => ({
    session: (await call('POST api/gameSession/start', {}, one.token)).status,
    mail: (await call('GET api/client/mail', undefined, one.token)).status,
    file: (
      await gym.office.app.inject({
        url: `/api/client/file/${picture}`,
        headers: { authorization: `Bearer ${one.device.token}` },
      })
    ).statusCode,
  })
  const everything = { session: 200, mail: 200, file: 200 }
  const nothing = { session: 401, mail: 401, file: 404 }
  const nobody = { session: 401, mail: 401, file: 401 }

  const transfer = async ({ id }: Pick<Reader, 'id'>, hospital: number) => {
    const told = await done(`GET api/patient/transferPreview/${id}?hospital=${hospital}`)
    await done(`PUT api/patient/transfer/${id}`, { hospital, reason: 'moved', previewToken: told['previewToken'] })
  }
  const remove = async ({ id }: Pick<Reader, 'id'>) => {
    const told = await done(`GET api/patient/removePreview/${id}`)
    await done(`DELETE api/users/${id}?previewToken=${String(told['previewToken'])}`)
  }
  const freeze = ({ id }: Pick<Reader, 'id'>) => done(`GET api/users/disable/${id}`)
  const merge = async (survivor: number, other: number) => {
    const told = await done(`GET api/patient/mergePreview?survivor=${survivor}&other=${other}`)
    await done('PUT api/patient/merge', {
      survivor,
      other,
      take: [],
      reason: 'one child',
      previewToken: told['previewToken'],
    })
  }
  const moveDevice = ({ device }: Pick<Reader, 'device'>, hospital: number) =>
    done(`PUT api/device/${device.id}`, { hospital })
  const moveClinic = (id: number, superior = gym.office.hospitals.platform) =>
    done('PUT api/hospital', { id, superior })
  const deleteClinic = async (id: number) => {
    const { previewToken } = await done(`GET api/hospital/removePreview/${id}`)
    await done('POST api/hospital/delete', { id, previewToken })
  }
  let clinics = 0
  /** A patient of a clinic of its own, signed in on a device of the agency above it. */
  const ofClinic = async () => {
    const number = (clinics += 1)
    const { id: clinic } = await gym.db
      .insertInto('hospital')
      .values({
        name: `诊所${number}`,
        code: `CLINIC${number}`,
        kind: 'hospital',
        superior: gym.office.hospitals.agency,
        province: '浙江省',
        city: '杭州市',
        contact: '王芳',
        phone: '010-88888888',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const device = await gym.device(gym.office.hospitals.agency)
    const patient = await gym.patient({ hospital: clinic })
    const token = String((await gym.signIn(device.token, patient.account)).body['token'])
    return { one: { ...patient, device, token }, clinic }
  }
  type Trainee = Awaited<ReturnType<typeof ofClinic>>['one']
  /** How many records were stored that the patient's device sent, and of which of them what was wrong. */
  const sent = async ({ device }: Pick<Reader, 'device'>, records: readonly unknown[]) => {
    const { body } = await gym.send(device.token, records)
    return [body['stored'], (body['bad'] as { index: number; field: string }[]).map(bad => [bad.index, bad.field])]
  }
  const issue = async ({ device }: Reader) => String((await done(`PUT api/device/issue/${device.id}`, {}))['token'])

  it.each<[string, typeof nothing, (one: Reader) => Promise<unknown>]>([
    ['the patient is transferred', nothing, one => transfer(one, gym.office.hospitals.elsewhere)],
    ['a password is sent', nothing, ({ id }) => done(`GET api/senAccountAndPassword/${id}`)],
    [
      'the patient takes another password on another device',
      nothing,
      async ({ account }) =>
        expect((await gym.signIn((await gym.device()).token, account, { newPassword: 'a horse of mine' })).status).toBe(
          200,
        ),
    ],
    ['the patient is frozen', nothing, ({ id }) => done(`GET api/users/disable/${id}`)],
    ['the patient is deleted', nothing, remove],
    [
      'two become one',
      nothing,
      async ({ id }) => {
        const other = await gym.patient()
        await merge(other.id, id)
      },
    ],
    ['the device is moved to another organisation', nothing, one => moveDevice(one, gym.office.hospitals.elsewhere)],
    ['the device has another token', nobody, issue],
    ['the device is revoked', nobody, ({ device }) => done(`PUT api/device/revoke/${device.id}`, {})],
    ['the device is deleted', nobody, ({ device }) => done(`DELETE api/device/${device.id}`)],
  ])('holds for a session, letters and their files no longer than until %s', async (_what, left, act) => {
    const one = await reader()
    expect(await opens(one)).toEqual(everything)
    await act(one)
    expect(await opens(one)).toEqual(left)
  })

  it('does not come back by itself: to a device with a new token, to who is unfrozen, or is back', async () => {
    const [one, two, three] = [await reader(), await reader(), await reader()]
    const device = { ...one.device, token: await issue(one) }
    expect(await opens({ ...one, device })).toEqual(nothing)
    await done(`GET api/users/disable/${two.id}`)
    await done(`GET api/users/available/${two.id}`)
    expect(await opens(two)).toEqual(nothing)
    await transfer(three, gym.office.hospitals.elsewhere)
    await transfer(three, gym.office.hospitals.hospital)
    expect(await opens(three)).toEqual(nothing)
    const { body } = await gym.signIn(three.device.token, three.account)
    expect(await opens({ ...three, token: String(body['token']) })).toEqual(everything)
  })

  it('keeps the one who took another password there', async () => {
    const one = await reader()
    const { body } = await gym.signIn(one.device.token, one.account, { newPassword: 'a horse of mine' })
    expect(await opens({ ...one, token: String(body['token']) })).toEqual(everything)
  })

  it('ends with an organisation that is no longer below that of the device, or is deleted, and does not come back with it', async () => {
    for (const [leave, come] of [
      [moveClinic, (clinic: number) => moveClinic(clinic, gym.office.hospitals.agency)],
      [deleteClinic, (clinic: number) => done(`GET api/hospital/recover/${clinic}`)],
    ] as const) {
      const { one, clinic } = await ofClinic()
      const mail = async () => (await call('GET api/client/mail', undefined, one.token)).status
      expect(await mail()).toBe(200)
      await leave(clinic)
      expect(await mail()).toBe(401)
      await come(clinic)
      expect(await mail()).toBe(401)
    }
  })

  it.each<[string, (one: Trainee, clinic: number) => Promise<unknown>]>([
    ['the patient is transferred', one => transfer(one, gym.office.hospitals.elsewhere)],
    ['the patient is frozen', one => freeze(one)],
    ['the patient is deleted', one => remove(one)],
    ['the device is moved to another organisation', one => moveDevice(one, gym.office.hospitals.elsewhere)],
    [
      'two become one, who then is transferred',
      async one => {
        const other = await gym.patient()
        await merge(other.id, one.id)
        await transfer(other, gym.office.hospitals.elsewhere)
      },
    ],
    [
      'the patient becomes one with somebody of another organisation',
      async one => merge((await gym.patient({ hospital: gym.office.hospitals.elsewhere })).id, one.id),
    ],
    [
      'the patient becomes one with somebody who is frozen',
      async one => {
        const other = await gym.patient()
        await freeze(other)
        await merge(other.id, one.id)
      },
    ],
    ['the organisation of the patient comes to stand elsewhere', (_one, clinic) => moveClinic(clinic)],
    ['the organisation of the patient is deleted', (_one, clinic) => deleteClinic(clinic)],
  ])(
    'takes what was recorded before %s, however late, and nothing that began later, whenever the sign-in ended',
    async (_what, act) => {
      const outcomes: unknown[] = []
      for (const end of [
        async () => {},
        ({ id }: Trainee) => done(`GET api/senAccountAndPassword/${id}`),
        async ({ account }: Trainee) => {
          const elsewhere = await gym.device(gym.office.hospitals.agency)
          const { status } = await gym.signIn(elsewhere.token, account, { newPassword: 'a horse of mine' })
          expect(status).toBe(200)
        },
      ]) {
        const { one, clinic } = await ofClinic()
        await end(one)
        gym.office.clock.advance(minute)
        const before = gym.record(one.id)
        gym.office.clock.advance(minute)
        await act(one, clinic)
        gym.office.clock.advance(minute)
        outcomes.push(await sent(one, [before, gym.record(one.id)]))
      }
      expect(outcomes).toEqual(outcomes.map(() => [1, [[1, 'startedAt']]]))
    },
  )

  it('is over when it is over: what takes away the right to train there a second time takes nothing back', async () => {
    const { one, clinic } = await ofClinic()
    await freeze(one)
    gym.office.clock.advance(minute)
    const record = gym.record(one.id)
    gym.office.clock.advance(minute)
    await transfer(one, gym.office.hospitals.elsewhere)
    await moveDevice(one, gym.office.hospitals.hospital)
    await done(`GET api/users/available/${one.id}`)
    await moveDevice(one, gym.office.hospitals.agency)
    await moveClinic(clinic)
    expect(await sent(one, [record])).toEqual([0, [[0, 'startedAt']]])
  })

  it.each<
    [string, (one: Trainee, clinic: number) => Promise<unknown>, (one: Trainee, clinic: number) => Promise<unknown>]
  >([
    ['is transferred', one => transfer(one, gym.office.hospitals.elsewhere), (one, clinic) => transfer(one, clinic)],
    ['is frozen', one => freeze(one), ({ id }) => done(`GET api/users/available/${id}`)],
    ['is deleted', one => remove(one), ({ id }) => done(`PUT api/users/recover/${id}`, {})],
    [
      'has a device that goes to another organisation',
      one => moveDevice(one, gym.office.hospitals.elsewhere),
      one => moveDevice(one, gym.office.hospitals.agency),
    ],
    [
      'has an organisation that comes to stand elsewhere',
      (_one, clinic) => moveClinic(clinic),
      (_one, clinic) => moveClinic(clinic, gym.office.hospitals.agency),
    ],
    [
      'has an organisation that is deleted',
      (_one, clinic) => deleteClinic(clinic),
      (_one, clinic) => done(`GET api/hospital/recover/${clinic}`),
    ],
  ])('takes what somebody recorded who %s and comes back, until they go again', async (_what, go, come) => {
    const { one, clinic } = await ofClinic()
    const records: unknown[] = []
    for (const act of [go, come, go]) {
      records.push(gym.record(one.id))
      gym.office.clock.advance(minute)
      await act(one, clinic)
      gym.office.clock.advance(minute)
    }
    records.push(gym.record(one.id))
    expect(await sent(one, records)).toEqual([3, [[3, 'startedAt']]])
  })

  it('looks at the sign-ins of those alone whom it is about, however many there are', async () => {
    const { one, clinic } = await ofClinic()
    for (const of of [{ patient: one.id }, { device: one.device.id }, { hospital: clinic }] satisfies SignInsOf[])
      await gym.db.transaction().execute(async db => {
        // A table is read as a whole then only where no index is of use.
        await sql`set local enable_seqscan = off`.execute(db)
        await sql`set local plan_cache_mode = force_custom_plan`.execute(db)
        const readAsAWhole = async () =>
          (
            await sql<{ times: number }>`
              select sum(seq_scan)::integer as times from pg_stat_xact_user_tables where relname in ('training_sign_in', 'patient')`.execute(
              db,
            )
          ).rows[0]!.times
        const before = await readAsAWhole()
        const context = { db, now: gym.office.clock.now }
        if (!('hospital' in of)) await endTrainingSignIns(of, context)
        await noteTrainingRights(of, context)
        expect(await readAsAWhole(), JSON.stringify(of)).toBe(before)
      })
  })

  /** Sign-ins that say something else than that the patient may train there, or may not. */
  const wrong = async () =>
    (
      await sql<{ device: number; patient: number }>`
        with recursive step (patient, survivor, further) as (
          select id, id, merged_into from patient
          union all select s.patient, p.id, p.merged_into from step s join patient p on p.id = s.further
        )
        select s.device, s.patient from training_sign_in s
        join step t on t.patient = s.patient and t.further is null join patient p on p.id = t.survivor join device d on d.id = s.device
        where (s.allowed_until is null) <> ${sql.raw(mayTrainOn('p', 'd'))}`.execute(gym.db)
    ).rows

  const waiting = async () =>
    (
      await sql`select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`.execute(
        gym.db,
      )
    ).rows.length
  const waits = () => expect.poll(waiting, { timeout: 10_000 }).toBe(1)

  // The embedded database has one session, so that there nobody waits.
  it.runIf(engine.kind === 'server').each<[string, (one: Trainee, clinic: number) => Promise<unknown>]>([
    ['the organisation of the patient', (_one, clinic) => moveClinic(clinic)],
    ['the device', one => moveDevice(one, gym.office.hospitals.elsewhere)],
  ])('ends one that begins while %s comes to stand elsewhere', async (_what, move) => {
    const { one, clinic } = await ofClinic()
    const device = await gym.device(gym.office.hospitals.agency)
    let signedIn: Promise<unknown> | undefined
    let moved: Promise<unknown> | undefined
    let isMoved = false
    await gym.db.transaction().execute(async db => {
      await db.selectFrom('patient').select('id').where('id', '=', one.id).forUpdate().execute()
      signedIn = gym.signIn(device.token, one.account)
      await waits()
      moved = move({ ...one, device }, clinic).finally(() => (isMoved = true))
      await expect.poll(async () => isMoved || (await waiting()) === 2, { timeout: 10_000 }).toBe(true)
    })
    await Promise.all([signedIn, moved])
    gym.office.clock.advance(minute)
    expect(await sent({ device }, [gym.record(one.id)])).toEqual([0, [[0, 'startedAt']]])
    expect(await wrong()).toEqual([])
  })

  it.runIf(engine.kind === 'server')(
    'says so of who is unfrozen while the organisation comes to stand elsewhere',
    async () => {
      const { one, clinic } = await ofClinic()
      await freeze(one)
      let moved: Promise<unknown> | undefined
      await gym.db.transaction().execute(async db => {
        await db.updateTable('patient').set({ access: 'permission' }).where('id', '=', one.id).execute()
        await noteTrainingRights({ patient: one.id }, { db, now: gym.office.clock.now })
        moved = moveClinic(clinic)
        await waits()
      })
      await moved
      expect(await wrong()).toEqual([])
    },
  )

  it.runIf(engine.kind === 'server')('does not hold up who gives the device another token meanwhile', async () => {
    const one = await gym.trainee()
    let signedIn: ReturnType<Gym['signIn']> | undefined
    await gym.db.transaction().execute(async db => {
      await sql`set local lock_timeout = '500ms'`.execute(db)
      await db.selectFrom('device').select('id').where('id', '=', one.device.id).forUpdate().execute()
      signedIn = gym.signIn(one.device.token, one.account, { newPassword: 'a horse of mine', clientVersion: '9.9.9' })
      await waits()
      await endTrainingSignIns({ device: one.device.id }, { db, now: gym.office.clock.now })
    })
    expect((await signedIn!).status).toBe(200)
  })

  it('takes what a patient of the organisation records without the server, after the sign-in has expired or another password was sent', async () => {
    const [one, two, three] = [await reader(), await reader(), await reader()]
    await done(`GET api/senAccountAndPassword/${two.id}`)
    const other = await gym.patient()
    await merge(other.id, three.id)
    gym.office.clock.advance(minute)
    for (const { id, device } of [two, three])
      expect((await gym.send(device.token, [gym.record(id)])).body).toMatchObject({ stored: 1, bad: [] })
    gym.office.clock.advance(13 * 60 * minute)
    expect((await gym.send(one.device.token, [gym.record(one.id)])).body).toMatchObject({ stored: 1, bad: [] })
  })

  it('says of each sign-in whether the patient may train there, whatever happened, and so does the upgrade', async () => {
    expect(await wrong()).toEqual([])
    await gym.db.updateTable('training_sign_in').set({ allowed_until: null }).execute()
    expect(await wrong()).not.toEqual([])
    await gym.office.database.execScript(
      readMigrations().find(({ name }) => name === '0790_until_when_patients_may_train')!.sql,
    )
    expect(await wrong()).toEqual([])
    const { rows } = await sql`
      select from training_sign_in where allowed_until <> coalesce(left_at, expires_at)`.execute(gym.db)
    expect(rows).toEqual([])
  })
})
