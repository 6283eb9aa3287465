import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverMail } from '../../../server/content/mail/deliverMail.ts'
import { endTrainingSignIns } from '../../../server/training/trainingSignIns.ts'
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
  const remove = async ({ id }: Reader) => {
    const told = await done(`GET api/patient/removePreview/${id}`)
    await done(`DELETE api/users/${id}?previewToken=${String(told['previewToken'])}`)
  }
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
  const moveDevice = ({ device }: Reader, hospital: number) => done(`PUT api/device/${device.id}`, { hospital })
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

  it('ends with an organisation that is no longer below that of the device', async () => {
    const { id: clinic } = await gym.db
      .insertInto('hospital')
      .values({
        name: '搬走的诊所',
        code: 'MOVING',
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
    const mail = async () => (await call('GET api/client/mail', undefined, token)).status
    expect(await mail()).toBe(200)
    await gym.db
      .updateTable('hospital')
      .set({ superior: gym.office.hospitals.platform })
      .where('id', '=', clinic)
      .execute()
    expect(await mail()).toBe(401)
  })

  it('takes what was recorded before somebody went, however late, and nothing that began later', async () => {
    const outcomes: unknown[] = []
    for (const act of [
      (one: Reader) => transfer(one, gym.office.hospitals.elsewhere),
      (one: Reader) => done(`GET api/users/disable/${one.id}`),
      (one: Reader) => remove(one),
      (one: Reader) => moveDevice(one, gym.office.hospitals.elsewhere),
      async (one: Reader) => {
        const other = await gym.patient()
        await merge(other.id, one.id)
        await transfer(other, gym.office.hospitals.elsewhere)
      },
    ]) {
      const one = await reader()
      const before = gym.record(one.id)
      gym.office.clock.advance(minute)
      await act(one)
      gym.office.clock.advance(minute)
      const { body } = await gym.send(one.device.token, [before, gym.record(one.id)])
      outcomes.push([body['stored'], (body['bad'] as { field: string; message: string }[]).map(bad => bad.field)])
    }
    expect(outcomes).toEqual(outcomes.map(() => [1, ['startedAt']]))
  })

  it('looks at the sign-ins of those alone whom it is about, however many there are', async () => {
    const one = await gym.trainee()
    for (const of of [{ patient: one.id }, { device: one.device.id }])
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
        await endTrainingSignIns(of, { db, now: gym.office.clock.now })
        expect(await readAsAWhole(), JSON.stringify(of)).toBe(before)
      })
  })

  // The embedded database has one session, so that there nobody waits.
  it.runIf(engine.kind === 'server')('does not hold up who gives the device another token meanwhile', async () => {
    const one = await gym.trainee()
    let signedIn: ReturnType<Gym['signIn']> | undefined
    await gym.db.transaction().execute(async db => {
      await sql`set local lock_timeout = '500ms'`.execute(db)
      await db.selectFrom('device').select('id').where('id', '=', one.device.id).forUpdate().execute()
      signedIn = gym.signIn(one.device.token, one.account, { newPassword: 'a horse of mine', clientVersion: '9.9.9' })
      await expect
        .poll(
          async () =>
            (
              await sql`select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`.execute(
                gym.db,
              )
            ).rows.length,
          { timeout: 10_000 },
        )
        .toBe(1)
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
})
