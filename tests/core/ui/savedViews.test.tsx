import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { SavedView } from '../../../src/core/views/SavedView.ts'
import { createBackend, sampleOf } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const view = (id: number, title: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  version: 1,
  title,
  state: {},
  leftOut: [],
  own: true,
  editable: true,
  shared: false,
  roles: [],
  rolesLabel: [],
  standard: false,
  isDefault: false,
  ...more,
})

const { recharge } = resources

/** A back end that keeps saved views as the server does. */
const withViews = (...stored: SavedView[]) => {
  const backend = createBackend({ recharge: [sampleOf(recharge, 1)] })
  let views = stored
  backend.on('savedView', 'ofPage', () => ({ json: views }))
  backend.on('savedView', 'create', ({ body }) => {
    if (views.some(({ title, own }) => own && title === body['title']))
      return backend.problem(400, 'invalid', '提交的内容有误', { title: '已存在' })
    const made = view(100 + views.length, String(body['title']), { state: body['state'] as SavedView['state'] })
    views = [...views, made]
    return { status: 201, json: { ...made } }
  })
  backend.on('savedView', 'update', ({ id, body }) => {
    views = views.map(one => (one.id === id ? { ...one, ...body, version: one.version + 1 } : one))
    return { json: { id, version: 2 } }
  })
  backend.on('savedView', 'remove', ({ id }) => {
    views = views.filter(one => one.id !== id)
    return { json: {} }
  })
  backend.on('savedView', 'choose', ({ body }) => {
    views = views.map(one => ({ ...one, isDefault: one.id === body['view'] }))
    return { json: { done: true } }
  })
  return {
    backend,
    change: (change: (views: SavedView[]) => SavedView[]) => {
      views = change(views)
    },
    views: () => views,
  }
}

const panel = async (user: ReturnType<typeof renderPage>['user'], name: RegExp = /^视图/) => {
  // It stands there before it can be used.
  await waitFor(() => {
    expect(screen.getByRole('button', { name })).toBeEnabled()
  })
  await user.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: '视图' }))
}
const titles = () => screen.queryAllByRole('columnheader', { hidden: true }).map(one => one.textContent)
const lastFilter = (backend: ReturnType<typeof createBackend>) => backend.callsOf('recharge', 'list').at(-1)!.query

beforeEach(() => {
  window.sessionStorage.clear()
})

it('a list is left and found again as a view says: filters, order, columns and rows on a page', async () => {
  const state = {
    filter: { payStatus: 'unpaid' },
    sort: { field: 'amount', order: 'ASC' },
    perPage: 25,
    columns: {
      order: ['amount', 'number'],
      hidden: ['times'],
      widths: [{ column: 'amount', width: 90 }],
      isCompact: true,
    },
  }
  const { backend } = withViews(view(1, '未支付', { state }))
  const { user } = renderPage({ backend, at: '/recharge' })
  const opened = await panel(user)
  await user.click(opened.getByRole('button', { name: '未支付' }))
  await waitFor(() => {
    expect(lastFilter(backend)).toMatchObject({ payStatus: 'unpaid', size: '25', sort: 'amount,asc' })
  })
  await waitFor(() => {
    expect(
      titles()
        .filter(title => title !== '')
        .slice(0, 2),
    ).toEqual(['金额', '充值单号'])
  })
  expect(screen.getAllByRole('columnheader', { hidden: true }).find(one => one.textContent === '金额')).toHaveStyle({
    width: '90px',
  })
  expect(screen.getByRole('table', { hidden: true })).toHaveClass('compact')
  expect(await screen.findByRole('button', { name: '视图：未支付' })).toBeInTheDocument()
  await user.click((await panel(user)).getByRole('button', { name: '标准视图' }))
  await waitFor(() => {
    expect(lastFilter(backend)).not.toHaveProperty('payStatus')
  })
  expect(lastFilter(backend)).toMatchObject({ size: '10' })
})

it('how the list stands is kept under a name, without what looks for a person, and says so', async () => {
  const { backend, views } = withViews()
  const { user } = renderPage({
    backend,
    at: `/recharge?filter=${encodeURIComponent('{"payStatus":"unpaid","q":"王小明"}')}&sort=id&order=DESC&page=1&perPage=10`,
  })
  const opened = await panel(user)
  expect(opened.getByText(/不会保存在视图中.*搜索/)).toBeInTheDocument()
  await user.type(opened.getByLabelText('将当前状态保存为'), '待收款')
  await user.click(opened.getByRole('button', { name: '保存' }))
  await waitFor(() => {
    expect(views()).toHaveLength(1)
  })
  expect(views()[0]).toMatchObject({ title: '待收款', state: { filter: { payStatus: 'unpaid' }, perPage: 10 } })
  expect(JSON.stringify(backend.callsOf('savedView', 'create'))).not.toContain('王小明')
  expect(await screen.findByRole('button', { name: '视图：待收款' })).toBeInTheDocument()
  const again = await panel(user)
  await user.type(again.getByLabelText('将当前状态保存为'), '待收款')
  await user.click(again.getByRole('button', { name: '保存' }))
  expect(await again.findByText('已存在')).toBeInTheDocument()
})

it('a view that is not as it was saved says so, and is brought up to date in one step', async () => {
  const { backend, views } = withViews(view(1, '我的', { state: { filter: { payStatus: 'unpaid' } } }))
  const { user } = renderPage({ backend, at: '/recharge' })
  await user.click((await panel(user)).getByRole('button', { name: '我的' }))
  await waitFor(() => {
    expect(lastFilter(backend)).toMatchObject({ payStatus: 'unpaid' })
  })
  await user.click(await screen.findByRole('button', { name: '列' }))
  await user.click(await screen.findByLabelText('支付渠道'))
  await user.keyboard('{Escape}')
  const opened = await panel(user, /尚未保存/)
  await user.click(opened.getByRole('button', { name: '更新“我的”' }))
  await waitFor(() => {
    expect((views()[0]!.state['columns'] as { hidden: string[] }).hidden).not.toContain('channel')
  })
  expect(await screen.findByRole('button', { name: '视图：我的' })).toBeInTheDocument()
})

it('a view is renamed, made the beginning and deleted where it stands', async () => {
  const { backend, views } = withViews(
    view(1, '旧名'),
    view(2, '别人的', { own: false, editable: false, shared: true, rolesLabel: ['医生'], roles: [4] }),
  )
  const { user } = renderPage({ backend, at: '/recharge' })
  const opened = await panel(user)
  expect(opened.queryByRole('button', { name: '编辑视图“别人的”' })).toBeNull()
  expect(opened.getByText('共享给：医生')).toBeInTheDocument()
  await user.click(opened.getByRole('button', { name: '编辑视图“旧名”' }))
  const name = opened.getByLabelText('名称')
  await user.clear(name)
  await user.type(name, '新名')
  await user.click(within(opened.getByRole('form', { name: '编辑视图“旧名”' })).getByRole('button', { name: '保存' }))
  await user.click(await opened.findByRole('button', { name: '将“新名”设为默认视图' }))
  expect(await opened.findByRole('button', { name: '不再将“新名”作为默认视图' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(views()[0]).toMatchObject({ title: '新名', isDefault: true })
  await user.click(opened.getByRole('button', { name: '删除视图“新名”' }))
  await user.click(opened.getByRole('button', { name: '删除' }))
  await waitFor(() => {
    expect(views().map(({ title }) => title)).toEqual(['别人的'])
  })
})

it('a list begins with the default view, and what was changed of it meanwhile is there at the next look', async () => {
  const { backend, change } = withViews(
    view(1, '早会', {
      own: false,
      editable: false,
      shared: true,
      isDefault: true,
      state: { filter: { payStatus: 'unpaid' } },
      leftOut: ['formerly'],
    }),
  )
  const { user } = renderPage({ backend, at: '/recharge' })
  await waitFor(() => {
    expect(lastFilter(backend)).toMatchObject({ payStatus: 'unpaid' })
  })
  change(views => views.map(one => ({ ...one, title: '晚会' })))
  const opened = await panel(user, /早会/)
  expect(await opened.findByRole('button', { name: /^晚会/ })).toBeInTheDocument()
  expect(opened.getByText(/没有采用：formerly/)).toBeInTheDocument()
})

it('a list that was opened by a link is as the link says, whatever it begins with', async () => {
  const { backend } = withViews(view(1, '早会', { isDefault: true, state: { filter: { payStatus: 'unpaid' } } }))
  renderPage({
    backend,
    at: `/recharge?filter=${encodeURIComponent('{"payStatus":"paid"}')}&sort=id&order=DESC&page=1&perPage=10`,
  })
  expect(await screen.findByRole('button', { name: '视图' })).toBeInTheDocument()
  expect(lastFilter(backend)).toMatchObject({ payStatus: 'paid' })
})

it('what this browser kept alone is taken over once, without what looked for a person', async () => {
  const { backend, views } = withViews()
  const store = {
    'recharge.savedQueries': [
      {
        label: '待收款',
        value: {
          filter: { payStatus: 'unpaid' },
          sort: { field: 'id', order: 'DESC' },
          perPage: 10,
          displayedFilters: {},
        },
      },
      {
        label: '找人',
        value: { filter: { q: '王小明' }, sort: { field: 'id', order: 'DESC' }, perPage: 10, displayedFilters: {} },
      },
    ],
    'recharge.datatable': ['amount'],
  }
  const { kept } = renderPage({ backend, at: '/recharge', store })
  await waitFor(() => {
    expect(views().map(({ title, isDefault }) => [title, isDefault])).toEqual([
      ['待收款', false],
      ['我的列', true],
    ])
  })
  expect(
    (views()[1]!.state['columns'] as { hidden: string[] }).hidden.filter(name =>
      (recharge.list!.columns as readonly string[]).includes(name),
    ),
  ).toEqual(['amount'])
  await waitFor(() => {
    for (const key of Object.keys(store)) expect(kept.getItem(key)).toBeUndefined()
  })
  expect(JSON.stringify(backend.calls)).not.toContain('王小明')
})

it('an operator who may keep no views opens those that are shared, and loses nothing', async () => {
  const { backend } = withViews(view(1, '早会', { own: false, editable: false, shared: true }))
  const store = { 'recharge.datatable': ['amount'] }
  const { user, kept } = renderPage({ backend, at: '/recharge', store, isDemo: true })
  const opened = await panel(user)
  expect(opened.getByRole('button', { name: /^早会/ })).toBeInTheDocument()
  expect(opened.queryByLabelText('将当前状态保存为')).toBeNull()
  expect(kept.getItem('recharge.datatable')).toEqual(['amount'])
  expect(backend.callsOf('savedView', 'create')).toEqual([])
})

it('the list of all views says the pages by their titles', async () => {
  const backend = createBackend({
    savedView: [{ ...sampleOf(resources.savedView, 1), page: 'patient', title: '早会' }],
  })
  renderPage({ backend, at: '/savedView' })
  expect(await screen.findByRole('cell', { name: '患者' })).toBeInTheDocument()
})
