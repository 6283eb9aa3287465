import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { doctor } from '../../../resources/organisations/doctor.ts'
import { message } from '../../../resources/core/message.ts'
import type { Context } from '../../../server/core/contract.ts'
import { invalid, Problem } from '../../../server/core/errors/problem.ts'
import { purgeIdempotency } from '../../../server/core/idempotency.ts'
import { now, openApp, operatorWith, patientInput, query, seed } from './harness.ts'
import type { App, Given } from './harness.ts'

type Row = { id: number; name: string; version: number }
const later: string[] = []
const looked: number[] = []

const given: Given = {
  patient: {
    handlers: {
      sendPassword: async (record: Row, _input: unknown, context: Context) => {
        if (record.name === '拒绝') throw invalid({ name: message('invalid') })
        await context.db
          .updateTable('patient')
          .set({ remark: '已发送', ...(record.name === '撞号' ? { mobile: '13810000900' } : {}) })
          .where('id', '=', record.id)
          .execute()
        context.afterCommit(async () => {
          later.push(record.name)
        })
        return { sent: true }
      },
    },
    hooks: {
      on: ['create'],
      before: async (_action: string, record: Row | null, input: Readonly<Record<string, unknown>>) => {
        if (input['name'] === '不许') throw new Problem(409, 'inUse')
        return record === null ? { account: `p-${String(input['mobile'])}` } : undefined
      },
      after: async (_action: string, row: Row, context: Context) => {
        await context.db
          .updateTable('patient')
          .set({ remark: `由钩子写入 ${row.name}` })
          .where('id', '=', row.id)
          .execute()
      },
    },
  },
  dict: {
    handlers: {
      byGroup: async ({ group }: { group: string }) =>
        group === 'doctorTitle'
          ? [{ value: 'chief', label: '主任医师', labelEn: 'Chief', enabled: true, secret: 'x' }]
          : [],
    },
  },
  role: {
    handlers: {
      setMenus: async (record: Row, { menus }: { menus: number[] }, context: Context) => {
        await context.db.updateTable('role').set({ menus }).where('id', '=', record.id).execute()
        await context.updateMany(doctor, [3, 1, 3, 2, 1], { speciality: `${menus.length}` })
      },
    },
  },
  doctor: {
    hooks: {
      on: ['update'],
      before: async (_action: string, record: Row | null) => {
        if (record) looked.push(record.id)
      },
    },
  },
  session: {
    handlers: { login: async ({ username }: { username: string }) => ({ status: 1, msg: '', token: `t-${username}` }) },
  },
} as unknown as Given

describeAbove('calls', engine => {
  let database: TestDatabase
  let app: App
  let n = 100
  const make = async (changes = {}) =>
    (await app.call('admin', 'POST', '/api/users', patientInput((n += 1), changes))).body as Row &
      Record<string, unknown>

  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    app = await openApp(
      database,
      { admin: operatorWith(), other: operatorWith({ id: 2 }), demo: operatorWith({ id: 4, isExperience: true }) },
      given,
    )
  })
  afterAll(async () => {
    await app.app.close()
    await database.close()
  })
  beforeEach(() => {
    later.length = 0
    looked.length = 0
  })

  describe('handlers', () => {
    it('get the record locked, and what they change is logged, versioned and followed by what comes after the commit', async () => {
      const { id, name } = await make()
      expect(await app.call('admin', 'GET', `/api/senAccountAndPassword/${id}`)).toMatchObject({
        status: 200,
        body: { sent: true },
        headers: { 'cache-control': 'no-store' },
      })
      expect(later).toEqual([name])
      expect((await app.call('admin', 'GET', `/api/user/${id}`)).body).toMatchObject({
        remark: '已发送',
        version: 2,
        updatedBy: 1,
      })
      expect((await app.call('admin', 'GET', `/api/patient/${id}/history`)).body).toMatchObject({
        content: [
          { action: 'sendPassword', changes: { remark: [expect.any(String), '已发送'] } },
          { action: 'create' },
        ],
      })
    })

    it('run only where the state allows it, and turn constraints into field errors', async () => {
      const { id } = await make({ type: 'demo' })
      expect(await app.call('admin', 'GET', `/api/senAccountAndPassword/${id}`)).toMatchObject({
        status: 409,
        body: { code: 'notNow', key: 'type' },
      })
      await app.call('admin', 'POST', '/api/users', patientInput(900))
      const clash = await make({ name: '撞号' })
      expect(await app.call('admin', 'GET', `/api/senAccountAndPassword/${clash.id}`)).toMatchObject({
        status: 400,
        body: { errors: { mobile: 'Mobile already registered' } },
      })
      expect(later).toEqual([])
    })

    it('leave no key behind where they are refused', async () => {
      const { id } = await make({ name: '拒绝' })
      expect(
        (
          await app.call('admin', 'GET', `/api/senAccountAndPassword/${id}`, undefined, {
            'idempotency-key': `refused-${id}`,
          })
        ).status,
      ).toBe(400)
      expect(
        (
          await app.call('admin', 'GET', `/api/senAccountAndPassword/${id}`, undefined, {
            'idempotency-key': `refused-${id}`,
          })
        ).status,
      ).toBe(400)
    })

    it('on lists get input from the query or the body, and answer only what is declared', async () => {
      expect((await app.call('admin', 'GET', '/api/sysDictByGroup?group=doctorTitle')).body).toEqual([
        { value: 'chief', label: '主任医师', labelEn: 'Chief', enabled: true },
      ])
      expect(await app.call('admin', 'GET', '/api/sysDictByGroup')).toMatchObject({
        status: 400,
        body: { errors: { group: expect.stringMatching(/ cannot be empty$/) } },
      })
      expect(await app.call('admin', 'GET', '/api/sysDictByGroup?group=x&more=1')).toMatchObject({
        status: 400,
        body: { errors: { more: 'Unknown field' } },
      })
      expect((await app.call('admin', 'GET', '/api/sysDictByGroupId/abc')).status).toBe(404)
      expect(await app.call(null, 'POST', '/auth/login', { username: 'a', password: 'b' })).toMatchObject({
        status: 200,
        body: { status: 1, token: 't-a' },
      })
      expect(await app.call(null, 'POST', '/auth/login', {})).toMatchObject({
        status: 400,
        body: {
          errors: {
            username: expect.stringMatching(/ cannot be empty$/),
            password: expect.stringMatching(/ cannot be empty$/),
          },
        },
      })
    })

    it('without an answer of their own answer the record, with references checked', async () => {
      const menu = (await app.call('admin', 'POST', '/api/menus', { title: '菜单', titleEn: 'Menu', path: 'm' })).body
      expect(await app.call('admin', 'PUT', '/api/roles/menu', { id: 2, menus: [menu['id']] })).toMatchObject({
        status: 200,
        body: { id: 2, menus: [menu['id']], menusLabel: ['Menu'], version: 2 },
      })
      // Records of which hooks look at each are changed once each, in the order in which everybody locks them.
      expect(looked).toEqual([1, 2, 3])
      expect(await app.call('admin', 'PUT', '/api/roles/menu', { id: 2, menus: [99_999] })).toMatchObject({
        status: 400,
        body: { errors: { menus: 'No such record' } },
      })
      expect((await app.call('admin', 'PUT', '/api/roles/menu', { id: 99_999, menus: [] })).status).toBe(404)
    })

    it('of open calls are not run for demo accounts where they set a secret', async () => {
      const passwords = { oldPassword: 'aaaaaaaa', newPassword: 'bbbbbbbb', again: 'bbbbbbbb' }
      expect(await app.call('demo', 'POST', '/api/users/updatePass/', passwords)).toMatchObject({
        status: 403,
        body: { code: 'demo' },
      })
      expect((await app.call('admin', 'POST', '/api/users/updatePass', passwords)).status).toBe(200)
      expect((await app.call('demo', 'DELETE', '/auth/logout')).status).toBe(200)
      expect((await app.call('demo', 'GET', '/api/users/disable/1')).status).toBe(403)
    })
  })

  describe('hooks', () => {
    it('guard a write, add columns to it and follow it in the same transaction', async () => {
      expect(await make({ name: '赵一' })).toMatchObject({
        account: `p-${13_810_000_000 + n}`,
        remark: '由钩子写入 赵一',
      })
      expect(await app.call('admin', 'POST', '/api/users', patientInput(1000, { name: '不许' }))).toMatchObject({
        status: 409,
        body: { code: 'inUse' },
      })
      expect((await app.call('admin', 'GET', '/api/users?mobile=13810001000')).body).toMatchObject({ totalElements: 0 })
    })
  })

  describe('idempotency keys', () => {
    const write = (key: string, body: Record<string, unknown>, who = 'admin') =>
      app.call(who, 'POST', '/api/users', body, { 'idempotency-key': key })

    it('make a repeat get the first answer and write nothing', async () => {
      const input = patientInput(2000)
      const first = await write('k1', input)
      const again = await write('k1', input)
      expect([first.status, again.status]).toEqual([201, 201])
      expect(again.body).toEqual(first.body)
      expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
        undefined,
        'true',
      ])
      expect(await write('k1', { ...input, name: '别人' })).toMatchObject({
        status: 422,
        body: { code: 'idempotencyMismatch' },
      })
      expect((await write('k1', patientInput(2001), 'other')).status).toBe(201)
    })

    it('let one of several concurrent calls through', async () => {
      const input = patientInput(2002)
      const replies = await Promise.all(Array.from({ length: 4 }, () => write('k2', input)))
      expect(replies.map(reply => reply.status)).toEqual([201, 201, 201, 201])
      expect(new Set(replies.map(reply => reply.body['id'])).size).toBe(1)
    })

    it('are free again after a write that failed, and forgotten after a day', async () => {
      expect((await write('k3', { name: 'x' })).status).toBe(400)
      expect((await write('k3', patientInput(2003))).status).toBe(201)
      expect((await write('with space', patientInput(2004))).status).toBe(400)
      expect(await purgeIdempotency(database, new Date(now.getTime() + 3_600_000))).toBe(0)
      expect(await purgeIdempotency(database, new Date(now.getTime() + 2 * 86_400_000))).toBeGreaterThan(0)
    })

    it('keep no masked value in clear', async () => {
      await write('k4', patientInput(2005))
      const [row] = await query<{ response: { mobile: string } }>(
        database,
        "select response from idempotency where key = 'k4'",
      )
      expect(row!.response.mobile).toBe('*******2005')
    })
  })

  describe('bad requests', () => {
    it.each([
      ['PUT', '/api/users', '{"id":', 400, 'brokenJson'],
      ['PUT', '/api/users', '[1]', 400, 'invalidBody'],
      ['PUT', '/api/users', '"x"', 400, 'invalidBody'],
      ['PUT', '/api/users', '', 400, 'invalid'],
      ['PUT', '/api/users', '{"id":"x"}', 404, 'notFound'],
      ['PUT', '/api/users', '{"__proto__":{"id":1}}', 400, 'brokenJson'],
      ['PUT', '/api/users', JSON.stringify({ id: 1, remark: 'x'.repeat(2_000_000) }), 413, 'tooLarge'],
      ['PUT', '/api/users', '{"id":1,"version":"y"}', 400, 'invalid'],
      ['POST', '/api/nowhere', '{}', 404, 'noRoute'],
      ['PUT', '/api/users', '{"constructor":1,"id":1}', 400, 'invalid'],
    ] as const)('%s %s %#', async (method, path, body, status, code) => {
      expect(await app.call('admin', method, path, body)).toMatchObject({
        status,
        body: { status, code, timestamp: now.toISOString(), message: expect.stringMatching(/^[A-Z]/) },
      })
    })

    it.each(['0', '-1', 'abc', '1.5', '99999999999', '%00', '%E4%B8%AD', '1;drop', "1'--", '%zz', 'x'.repeat(300)])(
      'an id %s',
      async id => {
        expect((await app.call('admin', 'GET', `/api/user/${id}`)).status).toBe(404)
      },
    )

    it('of another content type, and in the other language', async () => {
      expect(await app.call('admin', 'POST', '/api/users', 'a=b', { 'content-type': 'text/plain' })).toMatchObject({
        status: 415,
        body: { code: 'unsupportedMedia' },
      })
      expect((await app.call('admin', 'POST', '/api/users', {}, { language: 'cn' })).body).toMatchObject({
        message: expect.stringMatching(/提交/),
        errors: { name: '姓名不能为空' },
      })
    })

    it('whose values no column could take', async () => {
      for (const body of [
        { name: 'a\u0000b' },
        { remark: '\ud800' },
        { birthday: '2020-02-30' },
        { birthday: '2999-01-01', consentOn: '2999-01-02' },
        { doctor: 2 ** 40 },
        { doctor: {} },
        { hospital: [1] },
        { gender: null },
      ]) {
        const reply = await app.call('admin', 'POST', '/api/users', patientInput(3000, body))
        expect({ body, status: reply.status, errors: Object.keys(reply.body['errors'] as object) }).toEqual({
          body,
          status: 400,
          errors: Object.keys(body),
        })
      }
    })
  })
})
