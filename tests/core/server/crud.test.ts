import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { openApp, operatorWith, patientInput, query, seed } from './harness.ts'
import type { App } from './harness.ts'

describeAbove('records over HTTP', engine => {
  let database: TestDatabase
  let app: App

  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    app = await openApp(database, {
      admin: operatorWith(),
      east: operatorWith({
        id: 2,
        name: '东城员工',
        hospital: 2,
        scope: { hospitals: [2] },
        permissions: ['patient:*', 'doctor:*', 'hospital:*'],
      }),
      reader: operatorWith({ id: 3, permissions: ['patient:list'] }),
      demo: operatorWith({ id: 4, isExperience: true }),
    })
  })
  afterAll(async () => {
    await app.app.close()
    await database.close()
  })

  describe('create', () => {
    it('answers 201 with the stored record, labels, defaults and stamps, masked', async () => {
      const { status, body } = await app.call('admin', 'POST', '/api/users', patientInput(1, { doctor: 1 }))
      expect(status).toBe(201)
      expect(body).toMatchObject({
        version: 1,
        name: '王小明',
        mobile: '*******0001',
        hospital: 2,
        hospitalLabel: '东城医院',
        doctorLabel: '赵医生',
        nurse: null,
        nurseLabel: null,
        type: 'ordinary',
        times: 0,
        activation: 'inactivated',
        deleted: false,
        createdBy: 1,
        createdByLabel: '管理员 (admin)',
        createdAt: '2026-03-01T01:00:00.000Z',
      })
      expect(body).not.toHaveProperty('search')
    })

    it('names every error at once', async () => {
      const { status, body } = await app.call('admin', 'POST', '/api/users', {
        name: 'x'.repeat(26),
        gender: 'other',
        hospital: 2,
        noSuch: 1,
      })
      expect(status).toBe(400)
      expect(body).toMatchObject({
        status: 400,
        code: 'invalid',
        errors: {
          name: 'Cannot exceed 25 characters',
          gender: 'Not one of the options',
          birthday: 'Date of birth cannot be empty',
          mobile: 'Enter the patient’s mobile, or the guardian’s below',
          noSuch: 'Unknown field',
        },
      })
    })

    it('refuses references that are not there, and values that are taken', async () => {
      expect(
        await app.call('admin', 'POST', '/api/users', patientInput(2, { doctor: 99, hospital: 77 })),
      ).toMatchObject({ status: 400, body: { errors: { doctor: 'No such record', hospital: 'No such record' } } })
      await app.call('admin', 'POST', '/api/users', patientInput(3))
      expect(await app.call('admin', 'POST', '/api/users', patientInput(3))).toMatchObject({
        status: 400,
        body: { errors: { mobile: expect.stringMatching(/^Mobile already registered: /) } },
      })
    })

    it('stamps the only organisation of an operator, and refuses another', async () => {
      const { hospital, ...input } = patientInput(4)
      expect(hospital).toBe(2)
      expect(await app.call('east', 'POST', '/api/users', input)).toMatchObject({ status: 201, body: { hospital: 2 } })
      expect(await app.call('east', 'POST', '/api/users', patientInput(5, { hospital: 3 }))).toMatchObject({
        status: 400,
        body: { errors: { hospital: 'No such record' } },
      })
    })
  })

  describe('update', () => {
    const make = async (n: number, changes = {}) =>
      (await app.call('admin', 'POST', '/api/users', patientInput(n, changes))).body

    it('changes what is sent and nothing else, once', async () => {
      const before = await make(10, { remark: '备注' })
      const { status, body } = await app.call('admin', 'PUT', '/api/users', {
        id: before['id'],
        version: 1,
        name: '李小红',
      })
      expect(status).toBe(200)
      expect(body).toEqual({ ...before, name: '李小红', version: 2 })
      const again = await app.call('admin', 'PUT', '/api/users', { ...body })
      expect(again).toMatchObject({ status: 200, body: { version: 2, mobile: before['mobile'] } })
      const [row] = await query<{ mobile: string; search: string[] }>(
        database,
        'select mobile, search from patient where id = $1',
        [before['id']],
      )
      expect(row!.mobile).toBe('13810000010')
      expect(row!.search).toEqual(expect.arrayContaining(['李小', 'lxh']))
    })

    it('refuses a stale version and shows the record as it now is', async () => {
      const { id } = await make(11)
      await app.call('admin', 'PUT', '/api/users', { id, version: 1, name: '新名字' })
      expect(await app.call('admin', 'PUT', '/api/users', { id, version: 1, remark: 'x' })).toMatchObject({
        status: 409,
        body: { code: 'stale', record: { id, name: '新名字', version: 2, mobile: '*******0011' } },
      })
    })

    it('refuses a mask that was edited', async () => {
      const { id } = await make(12)
      expect(await app.call('admin', 'PUT', '/api/users', { id, mobile: '*******9999' })).toMatchObject({
        status: 400,
        body: { errors: { mobile: expect.stringMatching(/covered/) } },
      })
    })

    it('empties what is hidden', async () => {
      expect(await make(13, { type: 'naked3d', validUntil: '2026-12-31' })).toMatchObject({
        type: 'naked3d',
        validUntil: null,
      })
      const { id } = await make(14, { type: 'trial', validUntil: '2026-12-31' })
      expect(await app.call('admin', 'PUT', '/api/users', { id, validUntil: null })).toMatchObject({
        status: 400,
        body: { errors: { validUntil: expect.stringMatching(/ cannot be empty$/) } },
      })
    })

    it('leaves what is given once as it was, and says so', async () => {
      const { id } = await make(15)
      expect(await app.call('admin', 'PUT', '/api/users', { id, type: 'ordinary', remark: 'a' })).toMatchObject({
        status: 200,
        body: { remark: 'a' },
      })
      expect(await app.call('admin', 'PUT', '/api/users', { id, type: 'lifetime' })).toMatchObject({
        status: 400,
        body: { errors: { type: expect.stringMatching(/action of its own/) } },
      })
    })

    it('lets concurrent updates of other fields both through', async () => {
      const { id } = await make(41)
      const replies = await Promise.all([
        app.call('admin', 'PUT', '/api/users', { id, remark: 'a' }),
        app.call('admin', 'PUT', '/api/users', { id, address: 'b' }),
      ])
      expect(replies.map(reply => reply.status)).toEqual([200, 200])
      expect((await app.call('admin', 'GET', `/api/user/${id}`)).body).toMatchObject({
        remark: 'a',
        address: 'b',
        version: 3,
      })
    })
  })

  describe('actions', () => {
    const make = async (n: number, changes = {}) =>
      (await app.call('admin', 'POST', '/api/users', patientInput(n, changes))).body

    it('make the declared transition where the state allows it, and only there', async () => {
      const { id } = await make(20)
      expect(await app.call('admin', 'GET', `/api/users/disable/${id}`)).toMatchObject({
        status: 200,
        body: { access: 'forbidden', version: 2 },
      })
      expect(await app.call('admin', 'GET', `/api/users/disable/${id}`)).toMatchObject({
        status: 409,
        body: { code: 'notNow', key: 'access' },
      })
      expect((await app.call('admin', 'GET', `/api/users/available/${id}`)).headers['cache-control']).toBe('no-store')
    })

    it('have no HEAD', async () => {
      const { id } = await make(21)
      expect((await app.call('admin', 'HEAD', `/api/users/disable/${id}`)).status).toBe(405)
      expect((await app.call('admin', 'GET', `/api/user/${id}`)).body).toMatchObject({
        access: 'permission',
        version: 1,
      })
    })

    it('remove and recover, unless the mobile was taken meanwhile', async () => {
      const { id } = await make(22)
      expect(await app.call('admin', 'DELETE', `/api/users/${id}`)).toMatchObject({ status: 200, body: {} })
      expect((await app.call('admin', 'GET', `/api/user/${id}`)).body).toMatchObject({ deleted: true })
      expect(await app.call('admin', 'PUT', '/api/users', { id, name: 'x' })).toMatchObject({
        status: 409,
        body: { code: 'notNow' },
      })
      const heir = await make(22)
      expect(await app.call('admin', 'PUT', `/api/users/recover/${id}`)).toMatchObject({
        status: 400,
        body: { errors: { mobile: expect.stringMatching(/^Mobile already registered: /) } },
      })
      await app.call('admin', 'DELETE', `/api/users/${heir['id']}`)
      expect(await app.call('admin', 'PUT', `/api/users/recover/${id}`)).toMatchObject({
        status: 200,
        body: { deleted: false },
      })
    })

    it('take nothing but what they ask for', async () => {
      const { id } = await make(23)
      expect(await app.call('admin', 'DELETE', `/api/users/${id}?reason=x`)).toMatchObject({
        status: 400,
        body: { errors: { reason: 'Unknown field' } },
      })
      expect(await app.call('admin', 'DELETE', `/api/users/${id}?version=9`)).toMatchObject({
        status: 409,
        body: { code: 'stale' },
      })
      expect((await app.call('admin', 'DELETE', `/api/users/${id}?version=1`)).status).toBe(200)
    })

    it('take the id from the body where the path has none', async () => {
      expect(await app.call('admin', 'POST', '/api/hospital/delete', { id: 1 })).toMatchObject({
        status: 409,
        body: { code: 'notNow', key: 'subordinates' },
      })
      expect(await app.call('admin', 'POST', '/api/hospital/delete', {})).toMatchObject({
        status: 400,
        body: { errors: { id: expect.stringMatching(/ cannot be empty$/) } },
      })
    })

    it('really delete where there is no deleted flag, what stands below in a tree as well, but nothing that is in use', async () => {
      const parent = (await app.call('admin', 'POST', '/api/menus', { title: '甲', titleEn: 'A', path: 'a' })).body
      const child = (
        await app.call('admin', 'POST', '/api/menus', { title: '乙', titleEn: 'B', path: 'b', superior: parent['id'] })
      ).body
      expect(await app.call('admin', 'PUT', '/api/menus', { id: parent['id'], superior: child['id'] })).toMatchObject({
        status: 400,
        body: { errors: { superior: expect.stringMatching(/below/) } },
      })
      expect((await app.call('admin', 'DELETE', `/api/menus/${parent['id']}`)).status).toBe(200)
      for (const { id } of [parent, child])
        expect((await app.call('admin', 'GET', `/api/menus/${id}`)).status).toBe(404)
      expect(await app.call('admin', 'DELETE', '/api/sysDictGroup/1')).toMatchObject({
        status: 409,
        body: { code: 'notNow', key: 'entries' },
      })
    })
  })

  describe('organisations', () => {
    const input = (n: number, changes: Record<string, unknown>) => ({
      name: `新机构${n}`,
      code: `N${n}`,
      kind: 'hospital',
      province: '北京市',
      city: '北京市',
      contact: '甲',
      phone: '010-12345678',
      ...changes,
    })

    it('are made below the operator’s own, never beside them', async () => {
      expect(await app.call('east', 'POST', '/api/hospital', input(1, { superior: 2 }))).toMatchObject({
        status: 201,
        body: { superiorLabel: '东城医院' },
      })
      for (const changes of [{ superior: 3 }, { kind: 'platform', superior: 2 }, {}]) {
        const reply = await app.call('east', 'POST', '/api/hospital', input(2, changes))
        expect({ changes, status: reply.status, fields: Object.keys(reply.body['errors'] as object) }).toEqual({
          changes,
          status: 400,
          fields: ['superior'],
        })
      }
      expect(await app.call('admin', 'PUT', '/api/hospital', { id: 3, superior: 3 })).toMatchObject({
        status: 400,
        body: { errors: { superior: expect.stringMatching(/below/) } },
      })
    })
  })

  describe('rights', () => {
    it('are looked at first', async () => {
      expect(await app.call(null, 'GET', '/api/users')).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      })
      expect(await app.call('reader', 'GET', '/api/user/1')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect(await app.call('demo', 'POST', '/api/users', {})).toMatchObject({ status: 403, body: { code: 'demo' } })
      expect((await app.call('demo', 'GET', '/api/users')).status).toBe(200)
    })

    it('hide what lies outside the scope as if it were not there', async () => {
      const foreign = (await app.call('admin', 'POST', '/api/users', patientInput(30, { hospital: 3 }))).body
      const id = foreign['id']
      for (const [method, path, body] of [
        ['GET', `/api/user/${id}`],
        ['PUT', '/api/users', { id, name: 'x' }],
        ['DELETE', `/api/users/${id}`],
        ['GET', `/api/users/disable/${id}`],
        ['GET', `/api/patient/${id}/contact`],
        ['GET', `/api/patient/${id}/history`],
        ['GET', `/api/senAccountAndPassword/${id}`],
      ] as const)
        expect((await app.call('east', method, path, body)).status).toBe(404)
      const list = (await app.call('east', 'GET', '/api/users?size=1000')).body
      expect((list['content'] as { hospital: number }[]).every(row => row.hospital === 2)).toBe(true)
      expect(list['totalElements']).toBe((list['content'] as unknown[]).length)
    })
  })
})
