import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { readIdentityNumber } from '../../../domain/identityNumber.ts'
import { registry } from '../../../resources/index.ts'
import { text } from '../../../resources/core/index.ts'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import { ReadLog } from '../../../server/core/readLog.ts'
import { now, openApp, operatorWith, patientInput, query, seed } from './harness.ts'
import type { App } from './harness.ts'

/** The log of messages, of which some see more than others. */
const guarded = {
  ...registry['message']!,
  fields: { ...registry['message']!.fields, detail: text({ readOnly: true, permission: { read: 'message:detail' } }) },
}
const idNumber = patterns.idNumber.sample(1)

describeAbove('logs and masks', engine => {
  let database: TestDatabase
  let app: App
  let id: number

  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    app = await openApp(
      database,
      {
        admin: operatorWith(),
        blind: operatorWith({
          id: 7,
          permissions: [
            'patient:list',
            'patient:get',
            'patient:update',
            'patient:history',
            'message:list',
            'message:get',
            'message:history',
          ],
        }),
      },
      {},
      { ...registry, message: guarded },
    )
    id = Number(
      (
        await app.call(
          'admin',
          'POST',
          '/api/users',
          patientInput(1, { idNumber, ...readIdentityNumber(idNumber), guardianMobile: '13900001234' }),
        )
      ).body['id'],
    )
  })
  afterAll(async () => {
    await app.app.close()
    await database.close()
  })

  const looks = () =>
    query<{ kind: string; operator: number; request_id: string }>(
      database,
      'select kind, operator, request_id from read_log where resource = $1 and record = $2 order by id',
      ['patient', id],
    )

  it('masks hold in every reply, and a look at what they hide is a call of its own and logged', async () => {
    const clear = ['13810000001', idNumber, '13900001234']
    const before = await looks()
    for (const path of [`/api/user/${id}`, '/api/users', '/api/getUsersOption', `/api/patient/${id}/history`]) {
      const text = JSON.stringify((await app.call('admin', 'GET', path)).body)
      for (const value of clear) expect(text).not.toContain(value)
    }
    expect((await app.call('blind', 'GET', `/api/patient/${id}/contact`)).status).toBe(403)
    expect((await app.call('admin', 'GET', `/api/patient/${id}/contact`)).body).toEqual({
      id,
      mobile: clear[0],
      idNumber: clear[1],
      guardianMobile: clear[2],
    })
    const after = (await looks()).slice(before.length)
    expect(after).toMatchObject([
      { kind: 'open', operator: 1 },
      { kind: 'contact', operator: 1 },
    ])
    expect(after.every(look => look.request_id !== '')).toBe(true)
  })

  it('a mask that comes back is not written, a new value is, and both are masked in the history', async () => {
    const shown = (await app.call('admin', 'GET', `/api/user/${id}`)).body
    expect((await app.call('admin', 'PUT', '/api/users', shown)).body['version']).toBe(shown['version'])
    await app.call('admin', 'PUT', '/api/users', { id, mobile: '13777778888', name: '王大明' })
    const { body } = await app.call('admin', 'GET', `/api/patient/${id}/history`)
    expect(body).toMatchObject({
      totalElements: 2,
      content: [
        {
          action: 'update',
          operator: 1,
          operatorLabel: '管理员',
          at: now.toISOString(),
          changes: { mobile: ['*******0001', '*******8888'], name: ['王小明', '王大明'] },
        },
        { action: 'create', changes: { name: [null, '王小明'], mobile: [null, '*******0001'] } },
      ],
    })
    expect((await app.call('admin', 'GET', `/api/patient/${id}/history?size=1&page=1`)).body).toMatchObject({
      totalElements: 2,
      content: [{ action: 'create' }],
    })
    expect((await app.call('admin', 'GET', `/api/patient/${id}/history?size=1001`)).status).toBe(400)
  })

  it('what only some may read is null for others, in lists and in the history', async () => {
    const [row] = await query<{ id: number }>(
      database,
      "insert into message (channel, recipient, about, detail, state) values ('sms', '13800000000', 'code', 'HTTP 502', 'failed') returning id",
    )
    await query(
      database,
      "insert into change_log (resource, record, action, at, request_id, changes) values ('message', $1, 'create', now(), 'r', $2)",
      [row!.id, JSON.stringify({ detail: [null, 'HTTP 502'], about: [null, 'code'] })],
    )
    expect((await app.call('admin', 'GET', `/api/message/${row!.id}`)).body).toMatchObject({
      detail: 'HTTP 502',
      recipient: '*******0000',
    })
    expect((await app.call('blind', 'GET', `/api/message/${row!.id}`)).body).toMatchObject({
      detail: null,
      about: 'code',
    })
    expect((await app.call('blind', 'GET', '/api/message')).body).toMatchObject([{ detail: null }])
    expect((await app.call('blind', 'GET', `/api/message/${row!.id}/history`)).body).toMatchObject({
      content: [{ changes: { about: [null, 'code'] } }],
    })
  })

  it('rich text is made harmless on the server', async () => {
    const content =
      '<p onclick="x()">甲<script>alert(1)</script><img src="javascript:1"><a href="javascript:alert(1)" style="color:red;position:fixed">乙</a></p>'
    const { body } = await app.call('admin', 'POST', '/api/sysHelp', { name: '帮助', content })
    expect(body['content']).toBe('<p>甲乙</p>')
  })

  describe('the log of reads', () => {
    const entry = (record: number) => ({
      resource: 'batch',
      record,
      kind: 'open' as const,
      operator: null,
      at: now,
      request_id: 'r',
      ip: null,
      browser: null,
      milliseconds: null,
      api_token: null,
    })

    it('writes concurrent looks in few statements, and each is stored when its call goes on', async () => {
      const log = new ReadLog(database.db)
      await Promise.all(
        Array.from({ length: 50 }, async (_, i) => {
          await log.add(entry(i))
          expect(
            await query(database, "select 1 from read_log where resource = 'batch' and record = $1", [i]),
          ).toHaveLength(1)
        }),
      )
    })

    it('fails those whose entry could not be stored, and goes on', async () => {
      const log = new ReadLog(database.db)
      await expect(log.add({ ...entry(100), kind: 'nothing' as 'open' })).rejects.toMatchObject({ code: '23514' })
      await log.add(entry(101))
      expect(
        await query(database, "select 1 from read_log where resource = 'batch' and record in (100, 101)"),
      ).toHaveLength(1)
    })
  })
})
