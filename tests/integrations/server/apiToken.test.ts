import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationsOf } from '../../../resources/core/calls.ts'
import { resources } from '../../../resources/index.ts'
import { isDeniedToTokens } from '../../../resources/core/tokens.ts'
import { day, hour } from '../../../server/core/lifetime.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

describeAbove('tokens by which programs act for operators', engine => {
  let office: BackOffice
  let root: { id: number; token: string }
  let manager: { id: number; token: string }
  let here: number
  let elsewhere: number
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    root = await office.signedIn('root')
    manager = await office.signedIn('manager', {
      role: 'admin',
      hospital: office.hospitals.distributor,
      dataScope: 'below',
    })
    here = await office.patient('Here', office.hospitals.hospital)
    elsewhere = await office.patient('Elsewhere', office.hospitals.elsewhere)
  })
  afterAll(() => office.close())

  const asked = (more: object) => ({
    name: 'ERP',
    access: 'full',
    expiresAt: new Date(office.clock.now.getTime() + 30 * day).toISOString(),
    ...more,
  })
  const make = async (more: object = {}, who = root): Promise<{ id: number; token: string }> => {
    const made = await office.call('POST api/apiToken', { token: who.token, body: asked(more), confirm: true })
    expect(made).toMatchObject({ status: 201, body: { operator: who.id, state: 'active' } })
    return { id: Number(made.body['id']), token: String(made.body['token']) }
  }
  const patients = async (token: string) => {
    const { status, body } = await office.call('GET api/users?size=100', { token })
    return status === 200 ? (body['content'] as { id: number }[]).map(({ id }) => id) : status
  }
  const rename = (token: string, id: number, name: string) =>
    office.call(`PUT api/apiToken/${id}`, { token, body: { name, version: 1 } })

  it('are made with the password alone, shown once, and kept as a hash', async () => {
    expect(await office.call('POST api/apiToken', { token: root.token, body: asked({}) })).toMatchObject({
      status: 403,
      body: { code: 'reauthenticate' },
    })
    const { id, token } = await make({}, manager)
    expect(token).toMatch(/^vb_[\w-]{43}$/)
    const read = await office.call(`GET api/apiToken/${id}`, { token: manager.token })
    expect(JSON.stringify(read.body)).not.toContain(token)
    for (const table of ['api_token_key', 'api_token', 'change_log'] as const)
      expect(JSON.stringify(await office.database.db.selectFrom(table).selectAll().execute()), table).not.toContain(
        token,
      )
    expect(await office.events()).toContainEqual(
      expect.objectContaining({ kind: 'secretChanged', operator: manager.id, detail: 'apiToken' }),
    )
  })

  it('act with the rights and organisations of their owner, as these are at each call', async () => {
    const { token } = await make({}, manager)
    expect(await patients(token)).toEqual([here])
    await office.call(`PUT api/editSysUser`, {
      token: root.token,
      body: { id: manager.id, hospital: office.hospitals.elsewhere },
    })
    expect(await patients(token)).toEqual([elsewhere])
    await office.call(`PUT api/editSysUser`, {
      token: root.token,
      body: { id: manager.id, hospital: office.hospitals.distributor },
    })
    expect(await patients(token)).toEqual([here])
    // What moved ended the sessions of the account.
    manager.token = await office.token('manager')
  })

  it('reach the organisations that they are limited to, and none that their owner does not reach', async () => {
    const { token } = await make({ hospitals: [office.hospitals.elsewhere] })
    expect(await patients(token)).toEqual([elsewhere])
    const body = asked({ hospitals: [office.hospitals.elsewhere] })
    expect(await office.call('POST api/apiToken', { token: manager.token, body, confirm: true })).toMatchObject({
      status: 400,
      body: { errors: { hospitals: expect.anything() } },
    })
  })

  it('do what the roles allow that they are limited to, and nothing once these are deleted', async () => {
    const { id: role } = (
      await office.call('POST api/roles', {
        token: root.token,
        body: { name: '读患者', nameEn: 'Reads patients', dataScope: 'own' },
      })
    ).body
    await office.call(`PUT api/roles/permission`, {
      token: root.token,
      body: { id: role, permissions: ['patient:list', 'operator:list'] },
    })
    const { token } = await make({ roles: [role] })
    expect(await patients(token)).toEqual(expect.arrayContaining([here, elsewhere]))
    expect(await office.call('GET api/hospital', { token })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const limited = await office.database.db
      .updateTable('role')
      .set({ deleted: true })
      .where('id', '=', Number(role))
      .executeTakeFirst()
    expect(limited.numUpdatedRows).toBe(1n)
    office.clock.advance(hour)
    expect(await patients(token)).toBe(403)
  })

  it('change nothing where they may only look', async () => {
    const { id, token } = await make({ access: 'look' })
    expect(await patients(token)).toEqual(expect.arrayContaining([here]))
    expect(await rename(token, id, 'X')).toMatchObject({ status: 403, body: { code: 'tokenLooksOnly' } })
    expect(await rename((await make()).token, id, 'X')).toMatchObject({ status: 200, body: { name: 'X' } })
  })

  it('are refused what takes a person who signed in', async () => {
    const { token } = await make()
    const refused = async (line: string, body?: object) =>
      expect(await office.call(line, { token, body }), line).toMatchObject({
        status: 403,
        body: { code: 'notForTokens' },
      })
    for (const line of [
      'GET auth/info',
      'GET api/users/center',
      'GET api/users/center/contact',
      'GET api/users/secondFactor',
      'GET api/menus/build',
    ])
      await refused(line)
    await refused('POST auth/reauthenticate', { password: 'vision-demo', purpose: 'apiToken.create' })
    await refused('POST api/apiToken', asked({}))
    await refused('POST api/resetPass', { id: manager.id })
    await refused('PUT api/configSetting', { smtpHost: 'mail.example.com' })
  })

  it('stop at once when they are revoked or expire, or when their owner is deactivated', async () => {
    const [revoked, expiring, dead] = [
      await make(),
      await make({ expiresAt: new Date(office.clock.now.getTime() + day).toISOString() }),
      await make({}, manager),
    ]
    for (const { token } of [revoked, expiring, dead]) expect(Array.isArray(await patients(token))).toBe(true)
    expect(await office.call(`PUT api/apiToken/revoke/${revoked.id}`, { token: root.token })).toMatchObject({
      status: 200,
      body: { state: 'revoked', revokedAt: office.clock.now.toISOString() },
    })
    expect(await patients(revoked.token)).toBe(401)
    await office.call(`PUT api/operator/disable/${manager.id}`, { token: root.token })
    expect(await patients(dead.token)).toBe(401)
    await office.call(`PUT api/operator/enable/${manager.id}`, { token: root.token })
    expect(await patients(dead.token)).toEqual([here])
    manager.token = await office.token('manager')
    office.clock.advance(day)
    root.token = await office.token('root')
    expect(await patients(expiring.token)).toBe(401)
    expect(await patients(`${dead.token.slice(0, -1)}${dead.token.endsWith('A') ? 'B' : 'A'}`)).toBe(401)
  })

  it("are their owner's, and seen besides by who sees everything", async () => {
    manager.token = await office.token('manager')
    const { id } = await make()
    expect(await office.call(`GET api/apiToken/${id}`, { token: manager.token })).toMatchObject({ status: 404 })
    expect(await office.call(`PUT api/apiToken/revoke/${id}`, { token: manager.token })).toMatchObject({ status: 404 })
    const { id: theirs } = await make({}, manager)
    expect(await office.call(`PUT api/apiToken/revoke/${theirs}`, { token: root.token })).toMatchObject({ status: 200 })
  })

  it.each<[string, string, object | undefined]>([
    ['a list', 'POST api/users/query', { mobile: '13912345678' }],
    ['an export', 'POST api/users/export/query', { mobile: '13912345678' }],
    [
      'a top-up of all that a filter finds',
      'POST api/recharge/preview',
      {
        filter: { mobile: '13912345678' },
        rechargeType: 'ordinary',
        times: 30,
        giveTimes: 0,
        channel: 'cash',
        payStatus: 'paid',
      },
    ],
  ])('stand beside a look at what is masked, and from where it was: in %s', async (_where, line, body) => {
    const { id, token } = await make()
    await office.call(line, { token, body })
    const looks = await office.database.db
      .selectFrom('read_log')
      .select(['resource', 'kind', 'operator', 'ip', 'api_token'])
      .where('api_token', '=', id)
      .execute()
    expect(looks).toContainEqual({
      resource: 'patient',
      kind: 'contact',
      operator: root.id,
      ip: '10.0.0.1',
      api_token: id,
    })
  })

  const upload = async (token: string, name: string) => {
    const form = new FormData()
    form.append('file', new Blob([`姓名,手机号\r\n${name},13912345678`], { type: 'text/csv' }), 'x.csv')
    const spelled = new Response(form)
    return office.app.inject({
      method: 'POST',
      url: '/api/users/import',
      payload: Buffer.from(await spelled.arrayBuffer()),
      headers: { authorization: `Bearer ${token}`, 'content-type': spelled.headers.get('content-type')! },
    })
  }

  it('see nothing that somebody else uploads for an import: their owner, or another of their tokens', async () => {
    const looking = await make({ access: 'look', hospitals: [office.hospitals.elsewhere] })
    const uploaders = [
      { name: '王本人', token: root.token },
      { name: '王程序', token: (await make({ hospitals: [office.hospitals.elsewhere] })).token },
      { name: '王另一', token: (await make()).token },
    ]
    for (const { name, token } of uploaders) expect((await upload(token, name)).statusCode).toBeLessThan(300)
    const staged = await Promise.all(
      uploaders.map(async ({ token }) => (await office.call('GET api/users/import', { token })).body),
    )
    for (const [at, { token }] of [...uploaders, { name: '', token: looking.token }].entries()) {
      const told = JSON.stringify((await office.call('GET api/users/import', { token })).body)
      for (const [other, { name }] of uploaders.entries()) {
        const rows = `GET api/users/import/${String(staged[other]!['job'])}/rows`
        const errors = `GET api/users/import/${String(staged[other]!['job'])}/errors`
        expect(told.includes(name), `${at} ${name}`).toBe(at === other)
        if (at === other) continue
        expect((await office.call(rows, { token })).status).toBe(404)
        expect((await office.call(errors, { token })).status).toBe(404)
        const cancel = `DELETE api/users/import/${String(staged[other]!['job'])}`
        expect((await office.call(cancel, { token })).status).toBe(token === looking.token ? 403 : 404)
      }
    }
  })

  it('have idempotency keys of their own: no answer to somebody else is repeated to them', async () => {
    const { token } = await make({ hospitals: [office.hospitals.elsewhere] })
    const body = { name: '读', nameEn: 'Reads', dataScope: 'own' }
    const make1 = (who: string) => office.call('POST api/roles', { token: who, body, key: 'order-1' })
    const first = await make1(root.token)
    const second = await make1(token)
    expect(first.status).toBe(201)
    expect(second.body['id']).not.toBe(first.body['id'])
    expect((await make1(root.token)).body['id']).toBe(first.body['id'])
  })

  it('stand in the logs beside their owner, with when and from where they were used last', async () => {
    const { id, token } = await make({ name: 'Sync' })
    await rename(token, id, 'Sync 2')
    await office.call('GET api/users/center', { token })
    await office.settle()
    expect((await office.call(`GET api/apiToken/${id}`, { token: root.token })).body).toMatchObject({
      lastUsedAt: office.clock.now.toISOString(),
      lastUsedIp: '10.0.0.1',
      version: 2,
    })
    expect((await office.call(`GET api/apiToken/${id}/history`, { token: root.token })).body).toMatchObject({
      content: [
        { action: 'update', operator: root.id, operatorLabel: 'root · Sync 2' },
        { action: 'create', operatorLabel: 'root' },
      ],
    })
    await office.securityLog.flush()
    const { body: logged } = await office.call(
      `GET api/log?filter=${encodeURIComponent(JSON.stringify({ apiToken: id }))}`,
      { token: root.token },
    )
    expect(logged).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ operation: 'apiToken.update', apiToken: id }),
        expect.objectContaining({ kind: 'accessRefused', apiToken: id }),
      ]),
    )
  })
})

describe('what tokens are refused', () => {
  const denied = (of: keyof typeof resources): string[] =>
    Object.keys(operationsOf(resources[of])).filter(name => isDeniedToTokens(resources[of], name))

  it("is all of one's own account, and whatever leads to secrets", () => {
    for (const service of ['profile', 'secondFactor'] as const)
      expect(denied(service)).toEqual(Object.keys(operationsOf(resources[service])))
    expect(denied('operator')).toEqual(expect.arrayContaining(['create', 'resetPass', 'updatePass']))
    expect(denied('patient')).not.toContain('list')
  })
})
