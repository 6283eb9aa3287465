import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickest } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { signedIn } from '../../core/server/guards/caller.ts'
import type { Caller } from '../../core/server/guards/caller.ts'

interface Patient {
  readonly id: number
  readonly hospital: number
  readonly trainer: number | null
  readonly type: string
  readonly deleted: boolean
}

const rows = (reply: { body: Record<string, unknown> }): Patient[] => reply.body['content'] as Patient[]
const ids = (patients: readonly { id: number }[]): number[] => patients.map(patient => patient.id).sort((a, b) => a - b)

/** A trainer who may do everything with patients, but only with their own. */
describe('the scope of own patients', () => {
  let host: Host
  let token: string
  let trainer: Caller
  let mine: Patient[]
  let colleague: Patient

  beforeAll(async () => {
    host = await openHost(quickest)
    const admin = await signedIn(host, 'admin')
    const { roles, id } = await host.database.db
      .selectFrom('operator')
      .select(['id', 'roles'])
      .where('username', '=', 'trainer')
      .executeTakeFirstOrThrow()
    expect((await admin('PUT api/roles/permission', { id: roles[0], permissions: ['patient:*'] })).status).toBe(200)
    const staff = await host.database.db
      .selectFrom('doctor')
      .select(['id', 'hospital'])
      .where('operator', '=', id)
      .executeTakeFirstOrThrow()
    const all = rows(await admin('GET api/users?size=1000&deleted=all'))
    mine = all.filter(patient => patient.trainer === staff.id && patient.hospital === staff.hospital)
    colleague = all.find(
      patient => patient.hospital === staff.hospital && patient.trainer !== staff.id && !patient.deleted,
    )!
    expect(mine.length).toBeGreaterThan(1)
    token = await host.signIn('trainer')
    trainer = await signedIn(host, 'trainer')
  })
  afterAll(() => host.close())

  it('holds in lists and their totals, whatever they are filtered by', async () => {
    const filters = [
      '',
      '&deleted=all',
      '&deleted=true',
      '&type=ordinary',
      `&hospital=${colleague.hospital}`,
      '&type=ordinary,trial&deleted=all',
      '&times=0,',
      `&id=${colleague.id},${mine[0]!.id}`,
    ]
    for (const filter of filters) {
      const reply = await trainer(`GET api/users?size=1000${filter}`)
      const found = rows(reply)
      expect(found.every(patient => mine.some(own => own.id === patient.id))).toBe(true)
      expect(reply.body['totalElements']).toBe(found.length)
    }
    expect(ids(rows(await trainer('GET api/users?size=1000&deleted=all')))).toEqual(ids(mine))
  })

  it('holds in options and in exports', async () => {
    const options = (await trainer('GET api/getUsersOption?size=1000&deleted=all')).body as unknown as { id: number }[]
    expect(ids(options)).toEqual(ids(mine))
    const live = (await trainer('GET api/users?size=1000')).body['totalElements']
    const again = await host.signIn('trainer')
    const sheet = await host.fetch('/api/users/export?columns=id&deleted=all', {
      headers: { Authorization: `Bearer ${again}` },
    })
    expect(sheet.headers.get('x-total-count')).toBe(String(mine.length))
    const lines = (await sheet.text()).trim().split('\r\n').slice(1)
    expect(lines.map(Number).sort((a, b) => a - b)).toEqual(ids(mine))
    expect(Number(live)).toBeLessThanOrEqual(mine.length)
    trainer = await signedIn(host, 'trainer')
  })

  it('holds for whatever is done with one record', async () => {
    const { id } = colleague
    const before = await host.readLog('patient', id)
    const lines: [string, unknown?][] = [
      [`GET api/user/${id}`],
      [`GET api/patient/${id}/contact`],
      [`GET api/patient/${id}/history`],
      [`GET api/users/disable/${id}`],
      [`GET api/users/available/${id}`],
      [`GET api/senAccountAndPassword/${id}`],
      [`DELETE api/users/${id}`],
      [`PUT api/users/recover/${id}`],
      ['PUT api/users', { id, remark: 'x' }],
    ]
    for (const [line, body] of lines)
      expect({ line, status: (await trainer(line, body)).status }).toEqual({ line, status: 404 })
    expect(await host.readLog('patient', id)).toEqual(before)
  })

  it('ends an older token, so that no copy of it goes on', async () => {
    expect((await host.fetch('/api/users', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(444)
  })
})

describe('an idempotency key', () => {
  let host: Host
  beforeAll(async () => {
    host = await openHost(quickest)
  })
  afterAll(() => host.close())

  it("is one operator's own, and of no use once the permission is gone", async () => {
    const [admin, doctor, nurse] = [
      await signedIn(host, 'admin'),
      await signedIn(host, 'doctor'),
      await signedIn(host, 'nurse'),
    ]
    const patient = {
      name: '王小明',
      gender: 'male',
      birthday: '2019-01-01',
      guardianName: '王芳',
      consentOn: '2025-01-02',
      hospital: 7,
    }
    const key = { 'Idempotency-Key': 'shared' }
    const first = await doctor('POST api/users', { ...patient, mobile: '13855550001' }, key)
    expect(first.status).toBe(201)
    expect((await doctor('POST api/users', { ...patient, mobile: '13855550001' }, key)).body['id']).toBe(
      first.body['id'],
    )
    const other = await nurse('POST api/users', { ...patient, mobile: '13855550002' }, key)
    expect(other).toMatchObject({ status: 201, body: { mobile: '*******0002' } })
    expect(other.body['id']).not.toBe(first.body['id'])

    const { roles } = await host.database.db
      .selectFrom('operator')
      .select('roles')
      .where('username', '=', 'doctor')
      .executeTakeFirstOrThrow()
    await admin('PUT api/roles/permission', { id: roles[0], permissions: ['patient:list'] })
    expect((await doctor('POST api/users', { ...patient, mobile: '13855550001' }, key)).status).toBe(403)
  })
})
