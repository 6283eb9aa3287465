import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickest } from '../../../support/database.ts'
import { openHost } from '../../../support/host.ts'
import type { Host } from '../../../support/host.ts'
import { callerOf, signedIn } from './caller.ts'
import type { Caller } from './caller.ts'

let host: Host
let admin: Caller
beforeAll(async () => {
  host = await openHost(quickest)
  admin = await signedIn(host, 'admin')
})
afterAll(() => host.close())

describe.each(['constructor', 'toString', '__proto__'])('a parameter named %s', name => {
  it.each([
    'GET api/users/disable/1',
    'GET api/menus/build',
    'GET auth/info',
    'DELETE api/sysHelp/1',
    'GET api/users',
    'GET api/message',
  ])('is unknown to %s', async line => {
    const { status, body } = await admin(`${line}?${name}=1`)
    expect({ status, code: body['code'], names: Object.keys(body['errors'] as object) }).toEqual({
      status: 400,
      code: 'invalid',
      names: [name],
    })
  })

  it('is unknown in the filter of a regular list', async () => {
    const { status, body } = await admin(`GET api/message?filter=${encodeURIComponent(`{"${name}":"x"}`)}`)
    expect({ status, names: Object.keys(body['errors'] as object) }).toEqual({ status: 400, names: [name] })
  })
})

describe('a body that nests ten thousand levels deep', () => {
  const deep = '['.repeat(10_000) + ']'.repeat(10_000)

  it.each([
    ['where a number is asked', 'POST api/hospital/checkName', `{"id":${deep},"name":"x"}`],
    ['where a flag is asked', 'POST auth/login', `{"username":"x","password":"y","remember":${deep}}`],
    ['where a document is asked', 'PUT api/roles/permission', `{"id":2,"permissions":${deep}}`],
    ['where a text is asked', 'PUT api/users', `{"id":1,"name":${deep}}`],
  ])('is refused %s', async (_title, line, body) => {
    const refused = { status: 400, body: { code: 'invalidBody' } }
    expect(await admin(line, body)).toMatchObject(refused)
    expect(await admin(line, body, { 'Idempotency-Key': 'deep' })).toMatchObject(refused)
    expect((await callerOf(host)('POST auth/login', body)).status).toBe(400)
  })
})

describe('a body with names beyond number', () => {
  const naming = (names: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: names }, (_, i) => [`name${i}`, 0])))

  it('is refused as a whole', async () => {
    expect(await callerOf(host)('POST auth/login', naming(1001))).toMatchObject({
      status: 400,
      body: { code: 'invalidBody' },
    })
  })

  it('below that is told no more errors than a form could show', async () => {
    const { status, body } = await callerOf(host)('POST auth/login', naming(900))
    expect({ status, errors: Object.keys(body['errors'] as object).length }).toEqual({ status: 400, errors: 200 })
  })
})

describe('a page', () => {
  it('far behind the last one is empty, with the same total', async () => {
    const first = await admin('GET api/users')
    const far = await admin('GET api/users?page=999999999&size=1000')
    expect(far).toMatchObject({ status: 200, body: { content: [], totalElements: first.body['totalElements'] } })
  })

  it('that is the last holds the rest', async () => {
    const total = Number((await admin('GET api/users')).body['totalElements'])
    const { body } = await admin(`GET api/users?size=10&page=${Math.floor((total - 1) / 10)}`)
    expect((body['content'] as unknown[]).length).toBe(((total - 1) % 10) + 1)
  })

  it('of options begins where the one before ended', async () => {
    const { body } = await admin('GET api/getUsersOption?page=1')
    expect(body).toEqual([])
  })

  it('of options is all there is where no size is named', async () => {
    const { db } = host.database
    const groups = Array.from({ length: 101 }, (_, at) => ({ name: `optionsOf${at}`, label: '组', label_en: 'Group' }))
    await db.insertInto('dict_group').values(groups).execute()
    const { totalElements } = (await admin('GET api/sysDictGroup?size=1')).body
    expect(totalElements).toBeGreaterThan(101)
    expect((await admin('GET api/sysDictGroupNotByPage')).body).toHaveLength(Number(totalElements))
  })
})

describe('what is stored is valid, not only what was sent', () => {
  it('a required rich text of which nothing harmless is left is missing', async () => {
    const reply = await admin('POST api/sysHelp', { name: 'empty', content: '<script>alert(1)</script>' })
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { content: expect.stringMatching(/ cannot be empty$/) } },
    })
  })

  it('a rich text that grows beyond its limit when it is spelled safely is too long', async () => {
    const reply = await admin('POST api/sysHelp', { name: 'long', content: '&'.repeat(40_000) })
    expect(reply).toMatchObject({ status: 400, body: { errors: { content: 'Cannot exceed 50000 characters' } } })
  })
})

it('the menus of a role are not emptied by a call that names none', async () => {
  const role = (await admin('GET api/roles/3')).body
  expect((role['menus'] as unknown[]).length).toBeGreaterThan(0)
  expect(await admin('PUT api/roles/menu', { id: 3 })).toMatchObject({
    status: 400,
    body: { errors: { menus: expect.stringMatching(/ cannot be empty$/) } },
  })
  expect((await admin('GET api/roles/3')).body['menus']).toEqual(role['menus'])
  expect((await admin('PUT api/roles/menu', { id: 3, menus: [] })).body['menus']).toEqual([])
})

describe('changes that come at once', () => {
  const remark = async () => (await admin('GET api/user/2')).body

  it('are all made where none says which version it saw', async () => {
    const before = await remark()
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => admin('PUT api/users', { id: 2, remark: `change ${i}` })),
    )
    expect(replies.map(reply => reply.status)).toEqual(replies.map(() => 200))
    const after = await remark()
    expect(after['version']).toBe(Number(before['version']) + 12)
    const history = (await admin('GET api/patient/2/history?size=100')).body['content'] as { action: string }[]
    expect(history.filter(entry => entry.action === 'update')).toHaveLength(12)
  })

  it('are told the present record where all saw the same version', async () => {
    const { version } = await remark()
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => admin('PUT api/users', { id: 2, version, remark: `again ${i}` })),
    )
    expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
    for (const reply of replies.filter(one => one.status !== 200)) {
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'stale', record: { id: 2, version: Number(version) + 1 } },
      })
    }
  })
})
