import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import { leadingToErased } from '../../../resources/core/erasure.ts'
import { isStored } from '../../../resources/core/fields.ts'
import { holdsPerson, isTimed } from '../../../resources/core/retention.ts'
import { registry } from '../../../resources/index.ts'
import { retentionSetting } from '../../../resources/system/retentionSetting.ts'
import { retainedKinds } from '../../../server/privacy/retainedKinds.ts'
import { compareKept } from '../../../server/core/compareKept.ts'
import type { JobContext } from '../../../server/platform/jobs/JobHandler.ts'
import { day } from '../../../server/core/lifetime.ts'
import { describeAbove } from '../../support/database.ts'
import { jobNamed } from '../../support/jobNamed.ts'
import { Gym } from '../../training/server/gym.ts'

describe('how long something is kept', () => {
  it('is said of every kind of record that holds what tells who somebody is', () => {
    const led = leadingToErased(registry)
    const erasable = Object.values(registry).filter(({ lifecycle }) => lifecycle?.erase !== undefined)
    expect(erasable.map(({ name, retention }) => ({ name, isTimed: isTimed(retention) }))).toEqual([
      { name: 'patient', isTimed: true },
    ])
    const unsaid = Object.values(registry).filter(
      one =>
        isStored(one) &&
        one.singleton !== true &&
        holdsPerson(one) &&
        one.retention === undefined &&
        !led.has(one.name),
    )
    expect(unsaid.map(({ name }) => name)).toEqual([])
  })

  it('is a setting of its own for each kind, and every setting is of one', () => {
    const said = new Set(retainedKinds.flatMap(({ keep }) => (keep === null ? [] : [keep.setting])))
    const periods = Object.keys(retentionSetting.fields)
      .filter(name => !['noticeDays', 'tellTo', 'remark'].includes(name))
      .map(name => `retentionSetting.${name}`)
    expect([...said].sort()).toEqual(periods.sort())
  })
})

describeAbove('removal of what is too old', engine => {
  let gym: Gym
  beforeAll(async () => {
    gym = await Gym.open(engine)
  })
  afterAll(() => gym.office.close())

  /** Days go by, after which somebody has to sign in again. */
  const pass = async (days: number): Promise<void> => {
    gym.office.clock.advance(days * day)
    gym.admin = await gym.office.token('admin')
  }
  const work = () => gym.office.work(jobNamed('removeDue'))
  const call = (line: string, body?: unknown) =>
    gym.office.call(line, { token: gym.admin, confirm: true, ...(body === undefined ? {} : { body }) })
  const set = async (values: Readonly<Record<string, unknown>>) => {
    const {
      body: { version },
    } = await call('GET api/retentionSetting')
    const { status, body } = await call('PUT api/retentionSetting', { version, ...values })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const removals = (kind: string) =>
    gym.db
      .selectFrom('removal')
      .select(['state', 'before', 'remove_on', 'expected', 'removed'])
      .where('kind', '=', kind as 'message')
      .orderBy('id')
      .execute()
  const today = () => gym.office.clock.now.toISOString().slice(0, 10)
  const message = async (age: number): Promise<number> => {
    const at = new Date(gym.office.clock.now.getTime() - age * day).toISOString()
    const { id } = await gym.db
      .insertInto('message')
      .values({
        channel: 'sms',
        recipient: '13912345678',
        about: 'code',
        language: 'zh',
        state: 'sent',
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into change_log (resource, record, action, at, request_id, changes) values ('message', ${id}, 'retry', ${gym.office.clock.now.toISOString()}, 'test', '{"detail": [null, "said"]}')`.execute(
      gym.db,
    )
    return id
  }
  const left = async (ids: readonly number[]) =>
    (
      await gym.db
        .selectFrom('message')
        .select('id')
        .where('id', 'in', [...ids])
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)

  it('is announced with its number and its day, told to those who ask, and done on that day and no earlier', async () => {
    const { operator } = await gym.db
      .selectFrom('session')
      .select('operator')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await set({ messageDays: 100, noticeDays: 7, tellTo: [operator] })
    const ids = [await message(200), await message(95), await message(93), await message(92)]
    await work()
    const begun = today()
    expect(await removals('message')).toEqual([
      { state: 'announced', before: addDays(begun, -93), remove_on: addDays(begun, 7), expected: 2, removed: 0 },
    ])
    expect((await call('GET api/removal')).body).toMatchObject([{ kind: 'message', expected: 2 }])
    expect(
      await gym.db.selectFrom('operator_notice').select('operator').where('key', '=', 'removalsAnnounced').execute(),
    ).toEqual([{ operator }])
    await pass(6)
    await work()
    expect(await left(ids)).toEqual(ids)
    await pass(1)
    await work()
    expect(await left(ids)).toEqual(ids.slice(2))
    expect((await removals('message'))[0]).toMatchObject({ state: 'done', expected: 2, removed: 2 })
    // What was done to them is told for as long as changes are, and says nothing any more.
    const told = await gym.db
      .selectFrom('change_log')
      .select(['record', 'changes'])
      .where('resource', '=', 'message')
      .orderBy('id')
      .execute()
    expect(told.map(({ changes }) => Object.keys(changes as object).length)).toEqual([0, 0, 1, 1])
    // It stays provable who removed how many, and when.
    const history = await gym.db
      .selectFrom('change_log')
      .select(['action', 'job'])
      .where('resource', '=', 'removal')
      .orderBy('id')
      .execute()
    expect(history).toEqual(['create', 'update', 'update', 'create'].map(action => ({ action, job: 'removeDue' })))
    expect(await compareKept(gym.db)).toEqual([])
    // The next are announced by then.
    expect((await removals('message'))[1]).toMatchObject({ state: 'announced', expected: 2, removed: 0 })
  })

  it('leaves what is to be kept for longer since it was announced, and removes nothing that was not announced', async () => {
    const ids = await left((await gym.db.selectFrom('message').select('id').execute()).map(({ id }) => id))
    await set({ messageDays: 30 })
    const recent = await message(60)
    await set({ messageDays: 300 })
    await pass(7)
    await work()
    expect(await left([...ids, recent])).toEqual([...ids, recent])
    expect((await removals('message')).at(-1)).toMatchObject({ state: 'done', expected: 2, removed: 0 })
    await gym.db.deleteFrom('message').execute()
  })

  it('takes sealed records away once their legal time is over', async () => {
    const until = addDays(today(), 7)
    const row = {
      request: 'DR1',
      resource: 'case',
      records: 1,
      sealed_at: gym.office.clock.now.toISOString(),
      content: 'sealed',
    }
    await gym.db
      .insertInto('sealed_record')
      .values([
        { ...row, until: addDays(until, -1) },
        { ...row, until },
      ])
      .execute()
    await work()
    expect(await removals('sealedRecord')).toMatchObject([{ before: until, expected: 1 }])
    await pass(7)
    await work()
    expect(await gym.db.selectFrom('sealed_record').select('until').execute()).toEqual([{ until }])
  })

  it('refuses less than a law asks for, at the field that says it', async () => {
    for (const [field, value, said] of [
      ['medicalYears', 14, '15'],
      ['changeYears', 14, '15'],
      ['logDays', 182, '183'],
      ['securityLogDays', 182, '183'],
      ['noticeDays', 0, 'positive integer'],
    ] as const) {
      const {
        body: { version },
      } = await call('GET api/retentionSetting')
      expect(await call('PUT api/retentionSetting', { version, [field]: value })).toMatchObject({
        status: 400,
        body: { errors: { [field]: expect.stringContaining(said) as unknown } },
      })
    }
  })

  /** Puts whatever is there of patients back by so many years, as if nothing had been written since. */
  const age = async (patients: readonly number[], years: number): Promise<void> => {
    const at = new Date(gym.office.clock.now.getTime() - years * 366 * day).toISOString()
    for (const tab of ['patient', 'follow_up', 'game_record', 'consume_record', 'recharge', 'payment']) {
      const own = tab === 'patient' ? sql`id` : sql`patient`
      await sql`update ${sql.table(tab)} set created_at = ${at}, updated_at = ${at} where ${own} = any(${[...patients]}::integer[])`.execute(
        gym.db,
      )
    }
  }
  const nameless = async (ids: readonly number[]) =>
    (
      await gym.db
        .selectFrom('patient')
        .select('id')
        .where('id', 'in', [...ids])
        .where('nameless_since', 'is not', null)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)

  it('erases patients of whom nothing was written for fifteen years, but not who has something left, was examined since, or is asked about', async () => {
    const [old, visiting, recent, holding] = [
      await gym.patient(),
      await gym.patient(),
      await gym.patient(),
      await gym.trainee(),
    ]
    const at = gym.office.clock.now.toISOString()
    await gym.db
      .insertInto('follow_up')
      .values(
        [old, visiting].map(({ id }) => ({
          patient: id,
          hospital: gym.office.hospitals.hospital,
          at,
          content: '搬家了',
        })),
      )
      .execute()
    await age([old.id, visiting.id, holding.id], 16)
    await gym.db.updateTable('follow_up').set({ updated_at: at }).where('patient', '=', visiting.id).execute()
    await work()
    expect(await removals('patient')).toMatchObject([{ expected: 1 }])
    await pass(7)
    await work()
    expect(await nameless([old.id, visiting.id, recent.id, holding.id])).toEqual([old.id])
    expect(
      await gym.db.selectFrom('follow_up').select('patient').where('patient', 'in', [old.id, visiting.id]).execute(),
    ).toEqual([{ patient: visiting.id }])
    expect(await gym.db.selectFrom('sealed_record').select('id').where('request', 'like', 'RT%').execute()).toEqual([])
  })

  it('goes on where a host died, and counts nobody twice', async () => {
    const ids = []
    for (let n = 0; n < 12; n += 1) ids.push((await gym.patient()).id)
    await age(ids, 16)
    await work()
    await pass(7)
    let batches = 0
    const { run, ...handler } = jobNamed('removeDue')
    const dying = (job: JobContext): JobContext => ({
      ...job,
      async inTransaction(task) {
        const done = await job.inTransaction(task)
        if ((await removals('patient')).at(-1)?.removed === 10 && (batches += 1) > 0) throw new Error('the host died')
        return done
      },
    })
    await expect(gym.office.work({ ...handler, run: job => run(dying(job)) })).rejects.toThrow('the host died')
    expect((await removals('patient')).at(-1)).toMatchObject({ state: 'running', expected: 12, removed: 10 })
    await work()
    expect((await removals('patient')).at(-1)).toMatchObject({ state: 'done', expected: 12, removed: 12 })
    expect(await nameless(ids)).toEqual(ids)
    expect(await compareKept(gym.db)).toEqual([])
  })
})
