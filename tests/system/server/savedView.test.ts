import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostViews } from '../../../resources/system/savedView.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'
import { describeAbove } from '../../support/database.ts'

interface View {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly state: Readonly<Record<string, unknown>>
  readonly leftOut: readonly string[]
  readonly own: boolean
  readonly editable: boolean
  readonly isDefault: boolean
  readonly rolesLabel: readonly string[]
}

describeAbove('saved views', engine => {
  let office: BackOffice
  const tokens: Record<'admin' | 'manager' | 'doctor' | 'colleague' | 'nurse' | 'elsewhere', string> = {
    admin: '',
    manager: '',
    doctor: '',
    colleague: '',
    nurse: '',
    elsewhere: '',
  }
  let doctorRole: number
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    const { hospital, elsewhere, agency } = office.hospitals
    const sign = async (name: string, more: Parameters<BackOffice['signedIn']>[1]) =>
      (await office.signedIn(name, more)).token
    tokens.admin = await sign('root', {})
    tokens.manager = await sign('manager', { role: 'franchise', hospital: agency, dataScope: 'below' })
    tokens.doctor = await sign('doctor', { role: 'doctor', hospital, dataScope: 'own' })
    tokens.colleague = await sign('colleague', { role: 'doctor', hospital, dataScope: 'own' })
    tokens.nurse = await sign('nurse', { role: 'nurse', hospital, dataScope: 'own' })
    tokens.elsewhere = await sign('elsewhere', { role: 'doctor', hospital: elsewhere, dataScope: 'own' })
    doctorRole = (
      await office.database.db
        .selectFrom('role')
        .select('id')
        .where('key', '=', 'ROLE_DOCTOR')
        .executeTakeFirstOrThrow()
    ).id
  })
  afterAll(() => office.close())

  type Who = keyof typeof tokens
  const save = (who: Who, body: Record<string, unknown>) =>
    office.call('POST api/savedView', {
      token: tokens[who],
      body: { page: 'patient', state: { filter: { type: 'formal' } }, ...body },
    })
  const views = async (who: Who, page = 'patient') =>
    (await office.call(`GET api/savedView/page?page=${page}`, { token: tokens[who] })).body as unknown as View[]
  const titles = async (who: Who, page = 'patient') => (await views(who, page)).map(({ title }) => title)

  it('keep how somebody arranged the home page, which everybody has', async () => {
    const state = { shown: ['notices'], hidden: ['ownDrafts'] }
    expect(await save('nurse', { page: 'home', title: '首页', state })).toMatchObject({ status: 201 })
    const [{ id }] = (await views('nurse', 'home')) as [View]
    expect(
      await office.call('PUT api/savedView/default', { token: tokens.nurse, body: { page: 'home', view: id } }),
    ).toMatchObject({ status: 200 })
    expect(await views('nurse', 'home')).toEqual([expect.objectContaining({ state, own: true, isDefault: true })])
    expect(await views('doctor', 'home')).toEqual([])
  })

  it('are kept for whoever saved them', async () => {
    const state = {
      filter: { type: 'formal' },
      sort: { field: 'createdAt', order: 'ASC' },
      perPage: 25,
      columns: { order: ['name', 'type'], hidden: ['age'] },
    }
    expect(await save('doctor', { title: '正式患者', state })).toMatchObject({ status: 201 })
    expect(await views('doctor')).toEqual([
      expect.objectContaining({ title: '正式患者', state, leftOut: [], own: true, editable: true, isDefault: false }),
    ])
    expect(await titles('colleague')).toEqual([])
    expect(await titles('admin')).toEqual([])
    expect(await titles('doctor', 'case')).toEqual([])
    const [{ id }] = (await views('doctor')) as [View]
    for (const who of ['colleague', 'admin'] as const) {
      expect(
        await office.call(`PUT api/savedView/${id}`, { token: tokens[who], body: { version: 1, title: '我的' } }),
      ).toMatchObject({ status: 404 })
      expect(await office.call(`DELETE api/savedView/${id}`, { token: tokens[who] })).toMatchObject({ status: 404 })
      expect(
        await office.call('PUT api/savedView/default', { token: tokens[who], body: { page: 'patient', view: id } }),
      ).toMatchObject({ status: 400 })
    }
  })

  it('have one name each, and pages that the operator may open', async () => {
    expect(await save('doctor', { title: '正式患者' })).toMatchObject({
      status: 400,
      body: { errors: { title: expect.any(String) } },
    })
    expect(await save('doctor', { title: '别处', page: 'timingLog' })).toMatchObject({
      status: 400,
      body: { errors: { page: expect.any(String) } },
    })
    expect(await save('doctor', { title: '没有', page: 'constructor' })).toMatchObject({
      status: 400,
      body: { errors: { page: expect.any(String) } },
    })
    expect(await office.call('GET api/savedView/page?page=timingLog', { token: tokens.doctor })).toMatchObject({
      status: 400,
      body: { errors: { page: expect.any(String) } },
    })
    expect(await save('doctor', { title: '正式患者', page: 'case' })).toMatchObject({ status: 201 })
  })

  it.each([
    ['a search', { filter: { q: '王小明' } }],
    ['a masked value', { filter: { type: 'formal', mobile: '13800138000' } }],
    ['one that stands deeper', { parts: [{ filter: { mobile: '13800138000' } }] }],
    ['one that is spelled as an address spells it', { parameters: { filter: '{"q":"王小明"}' } }],
    ['one that is spelled behind a space', { parameters: { filter: ' {"q":"王小明"}' } }],
    ['one that is spelled in a list', { parameters: { filters: '[{"filter":"{\\"mobile\\":\\"13800138000\\"}"}]' } }],
  ])('keep nothing that tells who somebody is: %s', async (_, state) => {
    expect(await save('doctor', { title: '某人', state })).toMatchObject({
      status: 400,
      body: { errors: { state: expect.any(String) } },
    })
    const [{ id, version }] = (await views('doctor')) as [View]
    expect(
      await office.call(`PUT api/savedView/${id}`, { token: tokens.doctor, body: { version, state } }),
    ).toMatchObject({ status: 400, body: { errors: { state: expect.any(String) } } })
    const kept = await office.database.db
      .selectFrom('change_log')
      .select('changes')
      .where('resource', '=', 'savedView')
      .execute()
    expect(JSON.stringify([kept, await views('doctor')])).not.toMatch(/王小明|13800138000/)
  })

  it('refuse a state that is none', async () => {
    for (const state of [[], 'all', 3, { filter: [] }, { filter: 'x' }])
      expect(await save('doctor', { title: '错误', state })).toMatchObject({
        status: 400,
        body: { errors: { state: expect.any(String) } },
      })
  })

  it('are shared by those who may, with a role within their organisations', async () => {
    expect(await save('doctor', { title: '大家的', shared: true })).toMatchObject({
      status: 400,
      body: { errors: { shared: expect.any(String) } },
    })
    expect(await save('manager', { title: '医生早会', shared: true, roles: [doctorRole] })).toMatchObject({
      status: 201,
    })
    expect(await titles('doctor')).toEqual(['正式患者', '医生早会'])
    expect(await titles('colleague')).toEqual(['医生早会'])
    expect(await titles('nurse')).toEqual([])
    expect(await titles('elsewhere')).toEqual([])
    const shared = (await views('colleague'))[0]!
    expect(shared).toMatchObject({ own: false, editable: false, rolesLabel: ['Doctor'] })
    expect(
      await office.call(`PUT api/savedView/${shared.id}`, {
        token: tokens.colleague,
        body: { version: shared.version, title: '我的' },
      }),
    ).toMatchObject({ status: 403 })
    expect(await office.call(`DELETE api/savedView/${shared.id}`, { token: tokens.colleague })).toMatchObject({
      status: 403,
    })
  })

  it('show at the next look what somebody else changed', async () => {
    const [mine] = (await views('manager')) as [View]
    expect(
      await office.call(`PUT api/savedView/${mine.id}`, {
        token: tokens.manager,
        body: { version: mine.version, state: { filter: { type: 'trial' } } },
      }),
    ).toMatchObject({ status: 200 })
    expect((await views('colleague'))[0]!.state).toEqual({ filter: { type: 'trial' } })
  })

  it('begin a page: what the operator chose, and else what was shared as the beginning', async () => {
    const beginning = async (who: Who) => (await views(who)).find(one => one.isDefault)?.title
    const choose = (who: Who, view: number | null) =>
      office.call('PUT api/savedView/default', { token: tokens[who], body: { page: 'patient', view } })
    const [mine] = (await views('manager')) as [View]
    expect(await beginning('doctor')).toBeUndefined()
    expect(
      await office.call(`PUT api/savedView/${mine.id}`, {
        token: tokens.manager,
        body: { version: mine.version, standard: true },
      }),
    ).toMatchObject({ status: 200 })
    expect(await beginning('doctor')).toBe('医生早会')
    const own = (await views('doctor'))[0]!
    expect(await choose('doctor', own.id)).toMatchObject({ status: 200 })
    expect([await beginning('doctor'), await beginning('colleague')]).toEqual(['正式患者', '医生早会'])
    expect(await choose('colleague', null)).toMatchObject({ status: 200 })
    expect(await beginning('colleague')).toBeUndefined()
    expect(await office.call(`DELETE api/savedView/${own.id}`, { token: tokens.doctor })).toMatchObject({ status: 200 })
    expect(await beginning('doctor')).toBe('医生早会')
  })

  it('leave out the filters that are no more, or not for the reader, and name them', async () => {
    const state = { filter: { type: 'formal', formerly: 3 }, sort: { field: 'formerly', order: 'ASC' } }
    expect(await save('nurse', { title: '旧视图', state })).toMatchObject({ status: 201 })
    expect((await views('nurse')).find(({ title }) => title === '旧视图')).toMatchObject({
      state: { filter: { type: 'formal' } },
      leftOut: ['formerly', 'formerly'],
    })
  })

  it('tell nobody what they may not keep any more, in whatever call: a view of an earlier release', async () => {
    expect(await save('manager', { title: '旧共享', shared: true, roles: [doctorRole] })).toMatchObject({ status: 201 })
    const { id } = (await views('manager')).find(({ title }) => title === '旧共享')!
    const told = { filter: { type: 'formal' }, sort: { field: 'name', order: 'ASC' } }
    const kept = { filter: { ...told.filter, mobile: '13800138000', q: '王小明', formerly: 1 }, sort: told.sort }
    const { db } = office.database
    await db
      .updateTable('saved_view')
      .set({ state: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('change_log')
      .values({
        resource: 'savedView',
        record: id,
        action: 'update',
        at: office.clock.now.toISOString(),
        request_id: 'x',
        changes: JSON.stringify({ state: [kept, kept] }),
      } as never)
      .execute()
    for (const who of ['admin', 'manager'] as const) {
      const { token, version } = {
        token: tokens[who],
        version: (await views('manager')).find(one => one.id === id)!.version,
      }
      const ask = (line: string, body?: Record<string, unknown>) =>
        office.call(line, { token, ...(body ? { body } : {}) })
      const replies = {
        get: await ask(`GET api/savedView/${id}`),
        list: await ask('GET api/savedView'),
        history: await ask(`GET api/savedView/${id}/history`),
        update: await ask(`PUT api/savedView/${id}`, { version, standard: who === 'admin' }),
        stale: await ask(`PUT api/savedView/${id}`, { version, title: '晚了' }),
        ofPage: await ask('GET api/savedView/page?page=patient'),
      }
      // Who may not list views changes them by what the page told.
      const read = who === 'admin' ? 200 : 403
      expect(Object.entries(replies).map(([name, { status }]) => [name, status])).toEqual([
        ['get', read],
        ['list', read],
        ['history', read],
        ['update', 200],
        ['stale', 409],
        ['ofPage', 200],
      ])
      expect(replies.update.body['state']).toEqual(told)
      for (const [name, { body }] of Object.entries(replies))
        expect([name, /13800138000|王小明|formerly":/.test(JSON.stringify(body))]).toEqual([name, false])
    }
  })

  it('leave out the filters by what the reader does not reach, and name them: of a list and of a report', async () => {
    const { hospital, elsewhere } = office.hospitals
    for (const [page, here, both] of [
      ['patient', { filter: { hospital } }, { filter: { hospital: `only:${elsewhere}`, type: 'formal' } }],
      [
        'overview',
        { hospital: String(hospital), step: 'day' },
        { hospital: `${hospital},only:${elsewhere}`, step: 'day' },
      ],
    ] as const) {
      for (const [title, state] of [
        ['够得着', here],
        ['够不着', both],
      ] as const)
        expect(await save('admin', { page, title, state, shared: true, roles: [doctorRole] })).toMatchObject({
          status: 201,
        })
      const told = (who: Who, title: string) => views(who, page).then(all => all.find(one => one.title === title)!)
      expect(await told('doctor', '够得着')).toMatchObject({ state: here, leftOut: [] })
      const { state, leftOut } = await told('doctor', '够不着')
      expect([state, leftOut]).toEqual([
        page === 'patient' ? { filter: { type: 'formal' } } : { step: 'day' },
        ['hospital'],
      ])
      expect(await told('admin', '够不着')).toMatchObject({ state: both, leftOut: [] })
    }
  })

  it('are so many of a page at most', async () => {
    for (let n = 0; n < mostViews; n++) expect((await save('elsewhere', { title: `视图 ${n}` })).status).toBe(201)
    expect(await save('elsewhere', { title: '再一个' })).toMatchObject({ status: 409, body: { code: 'tooManyViews' } })
  })

  it('are not kept by demo accounts, which share theirs', async () => {
    const { token } = await office.signedIn('guest', {
      role: 'demo',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
      isExperience: true,
    })
    expect(
      await office.call('POST api/savedView', { token, body: { page: 'patient', title: '演示', state: {} } }),
    ).toMatchObject({ status: 403 })
    expect(await office.call('GET api/savedView/page?page=patient', { token })).toMatchObject({ status: 200 })
  })
})
