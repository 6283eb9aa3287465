import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import type { Context } from '../../../server/core/contract.ts'
import { openApp, operatorWith, query, seed } from './harness.ts'
import type { App, Given } from './harness.ts'

type Row = Readonly<Record<string, unknown>>
const before: Row[] = []
const after: [string, Row, Row | null][] = []

const withHooks = (hooks: object): Given => ({ doctor: { hooks } }) as unknown as Given

const given = withHooks({
  on: ['create', 'update'],
  whenChanged: ['speciality', 'occupation'],
  before: async (_action: string, _record: Row | null, input: Row, context: Context) => {
    expect(context.db.isTransaction).toBe(true)
    before.push(input)
    return input['speciality'] === '斜视' ? { blurb: '由钩子写入' } : {}
  },
  after: async (action: string, record: Row, _context: Context, was: Row | null) => {
    after.push([action, record, was])
  },
})

describeAbove('hooks of an update that wait for fields to change', engine => {
  let database: TestDatabase
  let app: App
  const read = async (id: number) => (await app.call('admin', 'GET', `/api/doctor/${id}`)).body
  const change = async (id: number, values: Row) =>
    app.call('admin', 'PUT', '/api/doctor', { id, version: (await read(id))['version'], ...values })

  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    app = await openApp(database, { admin: operatorWith() }, given)
  })
  afterAll(async () => {
    await app.app.close()
    await database.close()
  })
  beforeEach(() => {
    before.length = 0
    after.length = 0
  })

  it('are not called where others change, or none', async () => {
    expect(await change(1, { blurb: '从医二十年' })).toMatchObject({ status: 200, body: { blurb: '从医二十年' } })
    const { speciality } = await read(1)
    expect(await change(1, { speciality, blurb: '从医二十一年' })).toMatchObject({ status: 200 })
    expect([before, after]).toEqual([[], []])
  })

  it('are called once where one does, in a transaction, and what they add is written', async () => {
    expect(await change(1, { speciality: '斜视' })).toMatchObject({
      status: 200,
      body: { speciality: '斜视', blurb: '由钩子写入' },
    })
    expect(before).toHaveLength(1)
    expect(after).toMatchObject([['update', { speciality: '斜视', blurb: '由钩子写入' }, { id: 1 }]])
  })

  it('are called for every record that is made', async () => {
    const { id: _id, version: _version, ...other } = await read(2)
    expect(await app.call('admin', 'POST', '/api/doctor', { ...other, name: '新来的' })).toMatchObject({ status: 201 })
    expect(before).toHaveLength(1)
  })

  it('leave an update bound to the version that was seen, and its history with it', async () => {
    const { version } = await read(3)
    expect(await change(3, { blurb: '甲' })).toMatchObject({ status: 200, body: { version: Number(version) + 1 } })
    expect(await app.call('admin', 'PUT', '/api/doctor', { id: 3, version, blurb: '乙' })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    })
    expect(
      await query(
        database,
        `select count(*)::integer as n from change_log where resource = 'doctor' and record = 3 and changes ? 'blurb'`,
      ),
    ).toEqual([{ n: 1 }])
  })

  it('refuse what an update refers to once it is gone', async () => {
    expect(await change(3, { hospital: 99_999 })).toMatchObject({
      status: 400,
      body: { errors: { hospital: 'No such record' } },
    })
    expect(await change(3, { hospital: 2 })).toMatchObject({ status: 200, body: { hospital: 2 } })
  })

  it('are refused where they name what is not there, or have nothing to wait with', async () => {
    const open = (hooks: object) => openApp(database, { admin: operatorWith() }, withHooks(hooks))
    await expect(open({ whenChanged: ['specialty'], before: async () => ({}) })).rejects.toThrow(
      'the hooks of doctor wait for specialty to change, which is no field',
    )
    await expect(open({ on: ['creat'], before: async () => ({}) })).rejects.toThrow(
      'the hooks of doctor are on creat, which is no action of it: did you mean create?',
    )
    await expect(open({ on: ['update'], under: ['create'], before: async () => ({}) })).rejects.toThrow(
      'the hooks of doctor say create under: it is an action, which stands in on',
    )
    await expect(open({ under: ['changeOwn'], before: async () => ({}) })).rejects.toThrow(
      'the hooks of doctor are for all that is written: under says nothing without on',
    )
    await expect(open({ whenChanged: ['speciality'] })).rejects.toThrow(
      'the hooks of doctor say whenChanged: they need before or after, for update',
    )
    await expect(open({ on: ['create'], whenChanged: ['speciality'], before: async () => ({}) })).rejects.toThrow(
      'the hooks of doctor say whenChanged: they need before or after, for update',
    )
  })

  // The embedded database has one session, so that there nothing is under way beside an update.
  it.runIf(engine.kind === 'server')(
    'hold what an update refers to: one whose deletion is under way is waited for, and refused then',
    async () => {
      const { version } = await read(2)
      let answer: ReturnType<App['call']> | undefined
      await database.db.transaction().execute(async db => {
        await db.selectFrom('hospital').select('id').where('id', '=', 2).forUpdate().execute()
        await db.updateTable('hospital').set({ deleted: true }).where('id', '=', 2).execute()
        answer = app.call('admin', 'PUT', '/api/doctor', { id: 2, version, hospital: 2 })
        await expect
          .poll(async () => query(database, `select count(*)::integer as n from pg_locks where not granted`))
          .toMatchObject([{ n: 1 }])
      })
      expect(await answer).toMatchObject({ status: 400, body: { errors: { hospital: 'No such record' } } })
    },
  )
})
