import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMenu } from '../../../server/handlers/menuBuild.ts'
import type { MenuNode } from '../../../server/handlers/menuBuild.ts'
import type { MenuRow } from '../../../server/handlers/menuTree.ts'
import { withAncestors, withDescendants } from '../../../server/handlers/menuTree.ts'
import { describeEngines } from '../../support/database.ts'
import { BackOffice } from '../session/backOffice.ts'

const row = (id: number, superior: number | null, more: Partial<MenuRow> = {}): MenuRow => ({
  id, superior, title: `菜单${id}`, titleEn: `Menu ${id}`, path: `m${id}`, component: null, icon: null, hidden: false, alwaysShow: false, noCache: false, ...more,
})

describe('the tree of menus', () => {
  const rows = [row(1, null), row(2, 1), row(3, 2), row(4, null)]

  it('knows what stands above and below', () => {
    expect([...withDescendants(rows, 1)]).toEqual([1, 2, 3])
    expect([...withAncestors(rows, [3])].sort()).toEqual([1, 2, 3])
    expect([...withDescendants([row(1, 2), row(2, 1)], 1)]).toEqual([1, 2])
  })

  it('is built to any depth, without empty groups, unknown pages and pages that may not be opened', () => {
    const unknown: string[] = []
    const all = [
      row(1, null, { path: 'first' }), row(2, 1, { path: 'second', alwaysShow: true }), row(3, 2, { component: 'patient', path: 'patient' }),
      row(4, 2, { component: 'noSuchPage' }), row(5, 1, { component: 'operator' }), row(6, null), row(7, null, { path: 'https://example.com', icon: 'link' }),
      row(8, null, { component: 'doctor', path: 'doctor', hidden: true, noCache: true }),
    ]
    const built = buildMenu(all, { language: 'en', shown: new Set(all.map(one => one.id)), permissions: new Set(['patient:list', 'doctor:*']), unknown: page => { unknown.push(page) } })
    expect(built).toEqual([
      {
        name: 'Menu 1', path: '/first', component: 'Layout', redirect: 'noredirect', hidden: false, alwaysShow: false, meta: { title: 'Menu 1', icon: null, noCache: false },
        children: [{
          name: 'Menu 2', path: 'second', component: 'Layout', redirect: 'noredirect', hidden: false, alwaysShow: true, meta: { title: 'Menu 2', icon: null, noCache: false },
          children: [{ name: 'Menu 3', path: 'patient', component: 'patient', redirect: null, hidden: false, alwaysShow: false, meta: { title: 'Menu 3', icon: null, noCache: false }, children: null }],
        }],
      },
      { name: 'Menu 7', path: 'https://example.com', component: null, redirect: null, hidden: false, alwaysShow: false, meta: { title: 'Menu 7', icon: 'link', noCache: false }, children: null },
      { name: 'Menu 8', path: '/doctor', component: 'doctor', redirect: null, hidden: true, alwaysShow: false, meta: { title: 'Menu 8', icon: null, noCache: true }, children: null },
    ])
    expect(unknown).toEqual(['noSuchPage'])
  })
})

describeEngines('menus', engine => {
  let office: BackOffice
  let admin: string
  const build = async (token: string, language: 'en' | 'cn' = 'en') => (await office.call('GET api/menus/build', { token, language })).body as unknown as MenuNode[]
  const pages = (nodes: readonly MenuNode[]): string[] => nodes.flatMap(node => [...(node.component && node.component !== 'Layout' ? [node.component] : []), ...pages(node.children ?? [])])
  const make = async (body: Record<string, unknown>) => Number((await office.call('POST api/menus', { token: admin, body: { title: '菜单', titleEn: 'Menu', path: 'menu', ...body } })).body['id'])

  beforeAll(async () => {
    office = await BackOffice.open(await engine.open())
    admin = (await office.signedIn('root')).token
  })
  afterAll(() => office.close())

  it('show an administrator every page, in its group and in both languages', async () => {
    const english = await build(admin)
    expect(english.map(node => [node.path, node.name])).toEqual([['/business', 'Business'], ['/content', 'Content'], ['/system', 'System']])
    expect(english[0]!.children!.map(node => node.path)).toEqual(['patient', 'hospital', 'doctor'])
    expect(english[0]!.children![0]).toMatchObject({ name: 'Patients', component: 'patient', meta: { icon: 'patient' } })
    expect(pages(english)).toEqual(expect.arrayContaining(['notice', 'help', 'userHelp', 'operator', 'role', 'dict', 'menu', 'message']))
    expect((await build(admin, 'cn')).map(node => node.name)).toEqual(['业务管理', '内容管理', '系统管理'])
  })

  it('show others what their roles may open', async () => {
    const { token } = await office.signedIn('nurse', { role: 'nurse', hospital: office.hospitals.hospital, dataScope: 'own' })
    expect(pages(await build(token))).toEqual(['patient', 'doctor'])
    const { token: nobody } = await office.signedIn('nobody', { role: [] })
    expect(await build(nobody)).toEqual([])
  })

  it('follow an edit at once', async () => {
    const patient = await office.database.db.selectFrom('menu').select('id').where('component', '=', 'patient').executeTakeFirstOrThrow()
    await office.call('PUT api/menus', { token: admin, body: { id: patient.id, titleEn: 'Children', hidden: true, sort: 9999 } })
    const business = (await build(admin))[0]!.children!
    expect(business.at(-1)).toMatchObject({ name: 'Children', hidden: true })
  })

  it('come as a tree to be ticked', async () => {
    const tree = (await office.call('GET api/menus/tree', { token: admin })).body as unknown as { id: number; label: string; children: unknown[] | null }[]
    expect(tree.map(node => node.label)).toEqual(['Business', 'Content', 'System'])
    expect(tree[0]!.children).toContainEqual({ id: expect.any(Number), label: 'Doctors and staff', component: 'doctor', grantable: true, children: null })
  })

  it('have no cycles', async () => {
    const outer = await make({ path: 'outer' })
    const inner = await make({ path: 'inner', superior: outer })
    for (const superior of [outer, inner]) {
      expect(await office.call('PUT api/menus', { token: admin, body: { id: outer, superior } })).toMatchObject({ status: 400, body: { errors: { superior: 'Cannot be the record itself or one below it' } } })
    }
  })

  it('take everything below with them when they go, also out of the roles', async () => {
    const outer = await make({ path: 'outer' })
    const inner = await make({ path: 'inner', superior: outer })
    const leaf = await make({ path: 'patient', component: 'patient', superior: inner })
    const role = await office.roleId('staff')
    const before = (await office.database.db.selectFrom('role').select('menus').where('id', '=', role).executeTakeFirstOrThrow()).menus!
    await office.call('PUT api/roles/menu', { token: admin, body: { id: role, menus: [leaf, ...before, outer, inner] } })
    expect((await office.call(`DELETE api/menus/${outer}`, { token: admin })).status).toBe(200)
    expect(await office.database.db.selectFrom('menu').select('id').where('id', 'in', [outer, inner, leaf]).execute()).toEqual([])
    expect((await office.database.db.selectFrom('role').select('menus').where('id', '=', role).executeTakeFirstOrThrow()).menus).toEqual(before)
  })
})
