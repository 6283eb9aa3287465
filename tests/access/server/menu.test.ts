import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import chineseTitles from '../../../i18n/zh/access/menuGroups.ts'
import titles from '../../../i18n/en/access/menuGroups.ts'
import { namesIn, registry } from '../../../resources/index.ts'
import { menuGroups } from '../../../resources/menuGroups.ts'
import type { MenuGroup } from '../../../resources/menuGroups.ts'
import { customPages } from '../../../resources/pages.ts'
import type { CustomPage } from '../../../resources/core/capability.ts'
import { buildMenu } from '../../../server/access/menuBuild.ts'
import type { MenuNode } from '../../../server/access/menuBuild.ts'
import type { MenuRow } from '../../../server/access/menuTree.ts'
import { unreachable, withAncestors } from '../../../server/access/menuTree.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

/** The groups that stand at the top, in their order, with their titles. */
const groups = Object.entries<MenuGroup>(menuGroups)
  .filter(([, { within }]) => within === undefined)
  .sort(([, a], [, b]) => a.sort - b.sort)
  .map(
    ([name, { path }]) =>
      [path, titles[name as keyof typeof titles], chineseTitles[name as keyof typeof titles]] as const,
  )

const row = (id: number, superior: number | null, more: Partial<MenuRow> = {}): MenuRow => ({
  id,
  superior,
  title: `菜单${id}`,
  titleEn: `Menu ${id}`,
  path: `m${id}`,
  component: null,
  icon: null,
  hidden: false,
  alwaysShow: false,
  noCache: false,
  ...more,
})

describe('the tree of menus', () => {
  const rows = [row(1, null), row(2, 1), row(3, 2), row(4, null)]

  it('knows what stands above and below', () => {
    expect([...withAncestors(rows, [3])].sort()).toEqual([1, 2, 3])
    expect([...withAncestors([row(1, 2), row(2, 1)], [1])].sort()).toEqual([1, 2])
    expect(unreachable(rows)).toEqual([])
    expect(unreachable([row(1, 2), row(2, 1), row(3, 2), row(4, null), row(5, 77)])).toEqual([1, 2, 3])
  })

  it('is built to any depth, without empty groups, unknown pages and pages that may not be opened', () => {
    const unknown: string[] = []
    const all = [
      row(1, null, { path: 'first' }),
      row(2, 1, { path: 'second', alwaysShow: true }),
      row(3, 2, { component: 'patient', path: 'patient' }),
      row(4, 2, { component: 'noSuchPage' }),
      row(5, 1, { component: 'operator' }),
      row(6, null),
      row(7, null, { path: 'https://example.com', icon: 'link' }),
      row(8, null, { component: 'doctor', path: 'doctor', hidden: true, noCache: true }),
    ]
    const built = buildMenu(all, {
      language: 'en',
      shown: new Set(all.map(one => one.id)),
      granted: new Set(['patient:list', 'doctor:*']),
      unknown: page => {
        unknown.push(page)
      },
      circular: () => undefined,
    })
    expect(built).toEqual([
      {
        name: 'Menu 1',
        path: '/first',
        component: 'Layout',
        redirect: 'noredirect',
        hidden: false,
        alwaysShow: false,
        meta: { title: 'Menu 1', icon: null, noCache: false },
        children: [
          {
            name: 'Menu 2',
            path: 'second',
            component: 'Layout',
            redirect: 'noredirect',
            hidden: false,
            alwaysShow: true,
            meta: { title: 'Menu 2', icon: null, noCache: false },
            children: [
              {
                name: 'Menu 3',
                path: 'patient',
                component: 'patient',
                redirect: null,
                hidden: false,
                alwaysShow: false,
                meta: { title: 'Menu 3', icon: null, noCache: false },
                children: null,
              },
            ],
          },
        ],
      },
      {
        name: 'Menu 7',
        path: 'https://example.com',
        component: null,
        redirect: null,
        hidden: false,
        alwaysShow: false,
        meta: { title: 'Menu 7', icon: 'link', noCache: false },
        children: null,
      },
      {
        name: 'Menu 8',
        path: '/doctor',
        component: 'doctor',
        redirect: null,
        hidden: true,
        alwaysShow: false,
        meta: { title: 'Menu 8', icon: null, noCache: true },
        children: null,
      },
    ])
    expect(unknown).toEqual(['noSuchPage'])
  })

  const buildAll = (all: readonly MenuRow[]) => {
    const circular: number[] = []
    const built = buildMenu(all, {
      language: 'en',
      shown: withAncestors(
        all,
        all.map(one => one.id),
      ),
      granted: new Set(['*']),
      unknown: () => undefined,
      circular: ids => {
        circular.push(...ids)
      },
    })
    return { built, circular }
  }
  const depthOf = (nodes: readonly MenuNode[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(node => depthOf(node.children ?? [])))

  it('shows what it can of a malformed tree, and says what it cannot', () => {
    const leaf = { component: 'patient' }
    const { built, circular } = buildAll([
      row(1, 2, leaf),
      row(2, 1, leaf),
      row(3, 3, leaf),
      row(4, 99, leaf),
      row(5, null, { ...leaf, path: 'same' }),
      row(6, null, { ...leaf, path: 'same' }),
      row(7, null, { ...leaf, path: '  <b>?#%zz/../\u202e' }),
      row(8, null, { component: 'noSuchPage' }),
      row(9, 8, leaf),
      row(10, null, { component: '__proto__' }),
    ])
    expect(circular).toEqual([1, 2, 3])
    expect(built.map(node => node.name)).toEqual(['Menu 4', 'Menu 5', 'Menu 6', 'Menu 7', 'Menu 8'])
    expect(built.at(-1)).toMatchObject({ component: 'Layout', children: [{ name: 'Menu 9', component: 'patient' }] })
  })

  it('is built however deep it is, in as many levels as can be drawn', () => {
    const chain = (levels: number) =>
      Array.from({ length: levels }, (_, at) =>
        row(at + 1, at === 0 ? null : at, at === levels - 1 ? { component: 'patient' } : {}),
      )
    const leafOf = (nodes: readonly MenuNode[]): MenuNode =>
      nodes[0]!.children ? leafOf(nodes[0]!.children) : nodes[0]!
    expect(depthOf(buildAll(chain(12)).built)).toBe(12)
    for (const levels of [200, 20_000]) {
      const { built } = buildAll(chain(levels))
      expect([depthOf(built), leafOf(built).name]).toEqual([20, `Menu ${levels}`])
    }
  })
})

describeAbove('menus', engine => {
  let office: BackOffice
  let admin: string
  const build = async (token: string, language: 'en' | 'cn' = 'en') =>
    (await office.call('GET api/menus/build', { token, language })).body as unknown as MenuNode[]
  const pages = (nodes: readonly MenuNode[]): string[] =>
    nodes.flatMap(node => [
      ...(node.component && node.component !== 'Layout' ? [node.component] : []),
      ...pages(node.children ?? []),
    ])
  const make = async (body: Record<string, unknown>) =>
    Number(
      (
        await office.call('POST api/menus', {
          token: admin,
          body: { title: '菜单', titleEn: 'Menu', path: 'menu', ...body },
        })
      ).body['id'],
    )

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
  })
  afterAll(() => office.close())

  it('show an administrator every page, in its group and in both languages', async () => {
    const english = await build(admin)
    expect(english.map(node => [node.path, node.name])).toEqual(groups.map(([path, title]) => [path, title]))
    expect(english[0]!.children!.map(node => node.path)).toEqual([
      ...namesIn('business').filter(name => registry[name]!.list),
      ...Object.entries(customPages as { readonly [key: string]: CustomPage })
        .filter(([, { menu }]) => menu === 'business')
        .map(([key]) => key),
    ])
    expect(english[0]!.children![0]).toMatchObject({
      name: 'Patients',
      component: 'patient',
      meta: { icon: 'patient' },
    })
    expect(pages(english)).toEqual(
      expect.arrayContaining(['notice', 'help', 'userHelp', 'operator', 'role', 'dict', 'menu', 'message']),
    )
    expect((await build(admin, 'cn')).map(node => node.name)).toEqual(groups.map(([, , chinese]) => chinese))
  })

  it('show others what their roles may open', async () => {
    const { token } = await office.signedIn('nurse', {
      role: 'nurse',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
    })
    expect(pages(await build(token))).toEqual([
      'patient',
      'followUp',
      'case',
      'caseRecord',
      'treatmentPlan',
      'planTemplate',
      'project',
      'projectType',
      'consumeRecord',
      'doctor',
      'game',
      'gameRecord',
      'wxUser',
      'wxBinding',
      'comment',
      'newCase',
      'attendance',
      'reexamination',
      'callList',
    ])
    const { token: nobody } = await office.signedIn('nobody', { role: [] })
    expect(await build(nobody)).toEqual([])
  })

  it('follow an edit at once', async () => {
    const patient = await office.database.db
      .selectFrom('menu')
      .select('id')
      .where('component', '=', 'patient')
      .executeTakeFirstOrThrow()
    await office.call('PUT api/menus', {
      token: admin,
      body: { id: patient.id, titleEn: 'Children', hidden: true, sort: 9999 },
    })
    const business = (await build(admin))[0]!.children!
    expect(business.at(-1)).toMatchObject({ name: 'Children', hidden: true })
  })

  it('come as a tree to be ticked', async () => {
    const tree = (await office.call('GET api/menus/tree', { token: admin })).body as unknown as {
      id: number
      label: string
      children: unknown[] | null
    }[]
    expect(tree.map(node => node.label)).toEqual(groups.map(([, title]) => title))
    expect(tree[0]!.children).toContainEqual({
      id: expect.any(Number),
      label: 'Doctors and staff',
      component: 'doctor',
      path: 'doctor',
      icon: expect.any(String),
      hidden: false,
      alwaysShow: false,
      grantable: true,
      children: null,
    })
  })

  it('nest three levels deep where they are shown how', async () => {
    const nested = (await build(admin)).find(node => node.path === '/nested')!
    const shape = (nodes: readonly MenuNode[] | null): unknown =>
      (nodes ?? []).map(node => (node.children ? [node.path, shape(node.children)] : node.path))
    expect(shape(nested.children)).toEqual([
      ['menu1', ['menu1-1', ['menu1-2', ['menu1-2-1', 'menu1-2-2']], 'menu1-3']],
      'menu2',
    ])
    const deepest = nested.children![0]!.children![1]!.children!
    expect(deepest.map(node => [node.component, node.meta.noCache])).toEqual([
      ['nested/menu1/menu1-2/menu1-2-1', false],
      ['nested/menu1/menu1-2/menu1-2-2', true],
    ])
    const { token } = await office.signedIn('staffOfMenus', { role: 'staff' })
    expect((await build(token)).map(node => node.path)).not.toContain('/nested')
  })

  it('open no page where they lead elsewhere', async () => {
    const id = await make({ path: 'https://example.com/manual', component: 'patient' })
    expect((await office.call(`GET api/menus/${id}`, { token: admin })).body).toMatchObject({
      component: null,
      path: 'https://example.com/manual',
    })
  })

  it.each(['javascript:alert(1)', 'a b', '../up', 'a//b', 'https://', '/', 'a/../b', 'data:text/html,x'])(
    'refuse the path %s at its field',
    async path => {
      const reply = await office.call('POST api/menus', {
        token: admin,
        body: { title: '菜单', titleEn: 'Menu', path },
      })
      expect(reply).toMatchObject({
        status: 400,
        body: { errors: { path: expect.stringContaining('separated by /') } },
      })
    },
  )

  it('have no cycles', async () => {
    const outer = await make({ path: 'outer' })
    const inner = await make({ path: 'inner', superior: outer })
    for (const superior of [outer, inner]) {
      expect(await office.call('PUT api/menus', { token: admin, body: { id: outer, superior } })).toMatchObject({
        status: 400,
        body: { errors: { superior: 'Cannot be the record itself or one below it' } },
      })
    }
  })

  it('take everything below with them when they go, also out of the roles', async () => {
    const outer = await make({ path: 'outer' })
    const inner = await make({ path: 'inner', superior: outer })
    const leaf = await make({ path: 'patient', component: 'patient', superior: inner })
    const role = await office.roleId('staff')
    const before = (
      await office.database.db.selectFrom('role').select('menus').where('id', '=', role).executeTakeFirstOrThrow()
    ).menus!
    await office.call('PUT api/roles/menu', {
      token: admin,
      body: { id: role, menus: [leaf, ...before, outer, inner] },
    })
    expect((await office.call(`DELETE api/menus/${outer}`, { token: admin })).status).toBe(200)
    const logged = await office.database.db
      .selectFrom('change_log')
      .select(['record', 'action', 'changes'])
      .where('resource', '=', 'menu')
      .where('record', 'in', [outer, inner, leaf])
      .where('action', '=', 'remove')
      .orderBy('record')
      .execute()
    expect(logged).toMatchObject([
      { record: outer, changes: { path: ['outer', null] } },
      { record: inner, changes: { path: ['inner', null] } },
      { record: leaf, changes: { component: ['patient', null], superior: [inner, null] } },
    ])
    expect(
      await office.database.db.selectFrom('menu').select('id').where('id', 'in', [outer, inner, leaf]).execute(),
    ).toEqual([])
    expect(
      (await office.database.db.selectFrom('role').select('menus').where('id', '=', role).executeTakeFirstOrThrow())
        .menus,
    ).toEqual(before)
  })
})
