import { afterAll, beforeAll, expect, it } from 'vitest'
import { day } from '../../../server/core/lifetime.ts'
import { describeAbove } from '../../support/database.ts'
import { jobNamed } from '../../support/jobNamed.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

type Entry = Readonly<Record<string, unknown>> & {
  readonly id: number
  readonly kind: string
  readonly operation: string | null
  readonly operatorLabel: string | null
  readonly request: string | null
}

describeAbove('the log', engine => {
  let office: BackOffice
  let root: { id: number; token: string }
  let manager: { id: number; token: string }
  let elsewhere: { id: number; token: string }

  const entries = async (token: string, filter: Readonly<Record<string, unknown>> = {}): Promise<Entry[]> => {
    const { status, body } = await office.call(`POST api/log/query`, {
      token,
      body: { filter: JSON.stringify(filter), range: '[0,99]' },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body as unknown as Entry[]
  }

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    root = await office.signedIn('root')
    const { id } = await office.database.db
      .insertInto('role')
      .values({
        name: '日志',
        name_en: 'Log',
        data_scope: 'below',
        permissions: '["log:*","operator:*","operator:get"]',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    manager = await office.signedIn('manager', {
      role: 'franchise',
      hospital: office.hospitals.distributor,
      dataScope: 'below',
    })
    await office.database.db
      .updateTable('operator')
      .set({ roles: [id] })
      .where('id', '=', manager.id)
      .execute()
    manager.token = await office.token('manager')
    elsewhere = await office.signedIn('elsewhere', {
      role: 'doctor',
      hospital: office.hospitals.elsewhere,
      dataScope: 'own',
    })
  })
  afterAll(() => office.close())

  it('tells changes, looks, sign-ins, refusals and failures in one place, from where, and which belong to one request', async () => {
    const made = await office.call('POST api/hospital', { token: root.token, body: {} })
    expect(made.status).toBe(400)
    await office.call('PUT api/editSysUser', { token: root.token, body: { id: manager.id, phone: '13812345679' } })
    await office.call(`GET api/user/${manager.id}`, { token: root.token })
    await office.call('GET api/operator/9999999/history', { token: root.token })
    await office.call('GET api/log', { token: elsewhere.token })
    await office.events()
    await office.failedCalls.flush()
    const all = await entries(root.token)
    const kinds = new Set(all.map(({ kind }) => kind))
    for (const kind of ['change', 'signIn', 'accessRefused', 'failed']) expect(kinds, kind).toContain(kind)
    const change = all.find(({ operation }) => operation === 'operator.update')!
    expect(change).toMatchObject({
      kind: 'change',
      operator: root.id,
      resource: 'operator',
      record: manager.id,
      result: 'done',
      ip: '10.0.0.1',
      browser: 'test',
    })
    expect(
      (await entries(root.token, { request: change.request })).every(({ request }) => request === change.request),
    ).toBe(true)
    expect(all.find(({ kind }) => kind === 'failed')).toMatchObject({
      operation: 'operator.history',
      record: 9_999_999,
      result: 'refused',
      operator: root.id,
    })
    expect(all.some(({ kind, operation }) => kind === 'failed' && operation === 'hospital.create')).toBe(false)
  })

  it('is found by who, what, on what, from where and how it went', async () => {
    const only = async (filter: Readonly<Record<string, unknown>>) =>
      (await entries(root.token, filter)).map(({ id }) => id).sort()
    const all = await entries(root.token)
    const ids = (where: (entry: Entry) => boolean) =>
      all
        .filter(where)
        .map(({ id }) => id)
        .sort()
    expect(await only({ operator: manager.id })).toEqual(ids(entry => entry['operator'] === manager.id))
    expect(await only({ operation: 'operator.update' })).toEqual(ids(entry => entry.operation === 'operator.update'))
    expect(await only({ resource: 'operator', record: `${manager.id},${manager.id}` })).toEqual(
      ids(entry => entry['resource'] === 'operator' && entry['record'] === manager.id),
    )
    expect(await only({ result: 'refused' })).toEqual(ids(entry => entry['result'] === 'refused'))
    expect(await only({ kind: 'signIn,change' })).toEqual(ids(({ kind }) => kind === 'signIn' || kind === 'change'))
    expect(await only({ ip: '10.0.0.9' })).toEqual([])
    expect(await only({ browser: 'test' })).toEqual(ids(entry => entry['browser'] === 'test'))
    expect(await only({ browser: 'no such browser' })).toEqual([])
    expect(await only({ milliseconds: '1000000,' })).toEqual([])
  })

  it('shows who sees some organisations what those do whom they see, and nobody else anything', async () => {
    const seen = await entries(manager.token)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every(entry => entry['operator'] === manager.id)).toBe(true)
    expect((await office.call('GET api/log', { token: elsewhere.token })).status).toBe(403)
  })

  it('leaves of what is too old how often it was, and the history of records as long as the settings say', async () => {
    const before = (await entries(root.token)).filter(({ kind }) => kind === 'signIn').length
    expect(before).toBeGreaterThan(0)
    const run = async (days: number) => {
      const at = office.clock.now
      office.clock.now = new Date(at.getTime() + days * day)
      const records = await office.work(jobNamed('removeDue'))
      office.clock.now = at
      return records
    }
    // Announced a week before it goes, which is once the day that it is of is a year ago.
    expect(await run(359)).toBe(0)
    expect(await run(365)).toBe(0)
    expect(await run(366)).toBeGreaterThanOrEqual(before)
    const left = await entries(root.token)
    expect(left.filter(({ kind }) => kind !== 'change')).toEqual([])
    expect(left.filter(({ kind }) => kind === 'change').length).toBeGreaterThan(0)
    const counts = await office.database.db.selectFrom('log_count').select(['kind', 'operation', 'count']).execute()
    expect(counts).toContainEqual({ kind: 'signIn', operation: 'session.login', count: before })
    expect(await run(366)).toBe(0)
    expect(await office.database.db.selectFrom('log_count').select(['kind', 'operation', 'count']).execute()).toEqual(
      counts,
    )
  })
})
