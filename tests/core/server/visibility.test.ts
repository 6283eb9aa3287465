import { afterAll, beforeAll, expect, it } from 'vitest'
import { choice, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Visibility } from '../../../resources/core/resource.ts'
import { registry } from '../../../resources/index.ts'
import { desiredSchema } from '../../../server/core/migrations/desired.ts'
import { difference } from '../../../server/core/migrations/difference.ts'
import { statements } from '../../../server/core/migrations/statements.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'
import { openApp, operatorWith, seed } from './harness.ts'
import type { App } from './harness.ts'

describeAbove('what is not published', engine => {
  let office: BackOffice
  let admin: string
  const titles = async (token: string, query = '') =>
    ((await office.call(`GET api/applicationNotice${query}`, { token })).body['content'] as { title: string }[])
      .map(row => row.title)
      .sort()
  const notice = async (
    token: string,
    title: string,
    more: Record<string, unknown> = {},
    publish = false,
  ): Promise<number> => {
    const { body } = await office.call('POST api/applicationNotice', {
      token,
      body: { title, content: '<p>x</p>', ...more },
    })
    const id = Number(body['id'])
    if (publish) expect((await office.call(`PUT api/applicationNotice/publish/${id}`, { token })).status).toBe(200)
    return id
  }

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
  })
  afterAll(() => office.close())

  it('notices: those whose scope is not everything see what is published for them, and what they wrote', async () => {
    const { hospital, elsewhere, distributor } = office.hospitals
    await notice(admin, 'draft for all')
    const foreign = await notice(admin, 'published elsewhere', { hospitals: [elsewhere] }, true)
    await notice(admin, 'published for all', {}, true)
    await notice(admin, 'published here', { hospitals: [hospital] }, true)
    await notice(admin, 'draft for here', { hospitals: [hospital] })
    const { token } = await office.signedIn('limited', { role: 'staff', hospital: distributor, dataScope: 'below' })
    const demo = (await office.signedIn('look', { role: 'demo', hospital, dataScope: 'own', isExperience: true })).token
    const own = await notice(token, 'my draft', { hospitals: [hospital] })

    expect(await titles(token)).toEqual(['my draft', 'published for all', 'published here'])
    expect(await titles(demo)).toEqual(['published for all', 'published here'])
    expect(await titles(demo, '?state=draft')).toEqual([])
    expect(await titles(admin)).toHaveLength(6)
    expect((await office.call('GET api/applicationNotice', { token: demo })).body['totalElements']).toBe(2)
    for (const id of [own, foreign]) {
      expect((await office.call(`GET api/applicationNotice/${id}`, { token: demo })).status).toBe(404)
      expect((await office.call(`GET api/applicationNotice/${id}/history`, { token: demo })).status).toBe(404)
    }
    expect((await office.call(`GET api/applicationNotice/${own}`, { token })).status).toBe(200)
    const exported = await office.app.inject({
      url: '/api/applicationNotice',
      headers: { authorization: `Bearer ${demo}` },
    })
    expect(exported.body).not.toContain('draft')
  })

  it('help: those who may change it see it, everybody else what is published', async () => {
    const make = async (name: string, published: boolean) => {
      const id = Number(
        (await office.call('POST api/sysHelp', { token: admin, body: { name, content: '<p>x</p>' } })).body['id'],
      )
      if (published) await office.call(`PUT api/help/publish/${id}`, { token: admin })
      return id
    }
    const [draft, done] = [await make('help draft', false), await make('help done', true)]
    const nurse = (
      await office.signedIn('reader', { role: 'nurse', hospital: office.hospitals.hospital, dataScope: 'own' })
    ).token
    const names = async (token: string) =>
      ((await office.call('GET api/sysHelp?type=1', { token })).body['content'] as { name: string }[]).map(
        row => row.name,
      )
    expect(await names(nurse)).toContain('help done')
    expect(await names(nurse)).not.toContain('help draft')
    expect(await names(admin)).toContain('help draft')
    expect((await office.call(`GET api/getSysHelpDetailById/${draft}`, { token: nurse })).status).toBe(404)
    expect((await office.call(`GET api/getSysHelpDetailById/${done}`, { token: nurse })).status).toBe(200)
    expect((await office.call('GET api/sysHelp?type=1', { token: nurse })).body['totalElements']).toBe(
      (await names(nurse)).length,
    )
  })
})

const leaflet = (visibility: Visibility): AnyResource => ({
  ...resource({
    name: 'leaflet',
    label: 'name',
    scopedBy: 'nothing',
    fields: { name: text({ required: true }), readers: choice(['guardian', 'staff'], { required: true }) },
    list: { columns: ['name', 'readers'] },
    form: [{ section: 'all', fields: ['name', 'readers'] }],
    actions: { list: { call: 'GET api/leaflets' }, create: { call: 'POST api/leaflets' } },
  }),
  visibility,
})

describeAbove('rows that nothing opens to others', engine => {
  let database: TestDatabase
  const openAs = (visibility: Visibility): Promise<App> =>
    openApp(
      database,
      { all: operatorWith(), some: operatorWith({ id: 2, scope: { hospitals: [1] } }) },
      {},
      { ...registry, leaflet: leaflet(visibility) },
    )
  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    const resources = { ...registry, leaflet: leaflet({ rest: [] }) }
    await database.execScript(
      difference(desiredSchema(registry), desiredSchema(resources)).flatMap(statements).join(';\n'),
    )
  })
  afterAll(() => database.close())

  it.each<Visibility>([
    { rest: ['unlimited'] },
    { rest: ['unlimited'], devices: { readers: ['guardian'] } },
    { rest: ['unlimited'], devices: {} },
    { rest: ['unlimited'], when: {} },
    { rest: ['unlimited'], along: [] },
  ])('are for those alone whom %j names in rest', async visibility => {
    const app = await openAs(visibility)
    try {
      await app.call('all', 'POST', '/api/leaflets', { name: 'x', readers: 'guardian' })
      const total = async (who: string) => (await app.call(who, 'GET', '/api/leaflets')).body['totalElements']
      expect(await total('all')).toBeGreaterThan(0)
      expect(await total('some')).toBe(0)
    } finally {
      await app.app.close()
    }
  })
})
