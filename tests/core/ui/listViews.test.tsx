import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import type { Row } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const { followUp, refundRequest } = resources

beforeEach(() => {
  window.sessionStorage.clear()
})

const region = (name: string) => screen.getByRole('region', { name, hidden: true })
const column = (name: string) => within(region(name))
const count = (name: string) => region(name).querySelector('[data-count]')?.textContent

/** Requests that are answered by their state, as the server does. */
const board = (waiting = 23, refused = 2) => {
  const rows: Row[] = Array.from({ length: waiting + refused }, (_, at) => ({
    ...sampleOf(refundRequest, at + 1),
    id: at + 1,
    number: `R${at + 1}`,
    review: at < waiting ? 'waiting' : 'refuse',
  }))
  const backend = createBackend({ refundRequest: rows })
  backend.on('refundRequest', 'list', ({ query }) => {
    const asked = JSON.parse(query['filter'] ?? '{}') as { review?: string }
    const [from, to] = JSON.parse(query['range'] ?? '[0,19]') as [number, number]
    const review = asked.review ?? query['review']
    const found = rows.filter(row => review === undefined || String(review).split(',').includes(String(row['review'])))
    return {
      json: found.slice(from, to + 1),
      headers: { 'Content-Range': `items 0-${found.length - 1}/${found.length}` },
    }
  })
  return { backend, rows }
}

it('a board counts and pages its columns, and moves a card by the action that leads there, with its question', async () => {
  const { backend, rows } = board()
  const { user } = renderPage({ backend, at: '/refundRequest?view=board' })
  await waitFor(() => {
    expect(count('待审核')).toBe('23')
  })
  expect(column('待审核').getAllByRole('button', { name: /^移动/ })).toHaveLength(20)
  await user.click(column('待审核').getByRole('button', { name: '再显示 3 条' }))
  await waitFor(() => {
    expect(column('待审核').getAllByRole('button', { name: /^移动/ })).toHaveLength(23)
  })

  // What has been refused goes nowhere.
  column('已拒绝').getAllByRole('button', { name: /^移动/ })[0]!.focus()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByText('这条记录现在不能移到别的列。')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()

  backend.on('refundRequest', 'refuse', ({ id, body }) => {
    const row = rows.find(one => one.id === id)!
    Object.assign(row, { review: 'refuse', answer: body['answer'] })
    return { json: row }
  })
  await user.click(column('待审核').getAllByRole('button', { name: /^移动/ })[0]!)
  await user.click(await screen.findByRole('menuitem', { name: /已拒绝/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), '资料不全')
  expect(count('待审核')).toBe('23')
  await user.click(dialog.getByRole('button', { name: /拒绝/ }))
  await waitFor(() => {
    expect(count('待审核')).toBe('22')
  })
  expect(count('已拒绝')).toBe('3')
})

it('a board is kept in a saved view, and a list begins as one', async () => {
  const { backend } = board(2, 1)
  const kept: Row[] = []
  const view = {
    id: 1,
    version: 1,
    title: '待办',
    leftOut: [],
    own: true,
    editable: true,
    shared: false,
    roles: [],
    rolesLabel: [],
    standard: false,
    isDefault: true,
  }
  backend.on('savedView', 'ofPage', () => ({ json: kept.map(state => ({ ...view, state })) }))
  backend.on('savedView', 'create', ({ body }) => {
    kept.push(body['state'] as Row)
    return { status: 201, json: { ...view, state: kept[0] } }
  })
  const { user, unmount } = renderPage({ backend, at: '/refundRequest' })
  await user.click(await screen.findByRole('button', { name: '看板' }))
  await waitFor(() => {
    expect(count('待审核')).toBe('2')
  })
  await user.click(await screen.findByRole('button', { name: '视图' }))
  const panel = within(await screen.findByRole('dialog', { name: '视图' }))
  await user.type(panel.getByLabelText('将当前状态保存为'), '待办')
  await user.click(panel.getByRole('button', { name: '保存' }))
  await waitFor(() => {
    expect(kept).toMatchObject([{ view: 'board' }])
  })
  unmount()
  window.sessionStorage.clear()
  renderPage({ backend, at: '/refundRequest' })
  await waitFor(() => {
    expect(count('待审核')).toBe('2')
  })
})

it('a board, which shows no ticks, takes along all of its filter, and says nothing of how many that are', async () => {
  const { backend } = board(2, 1)
  backend.on('refundRequest', 'export', () => ({ text: 'PK', headers: { 'X-Total-Count': '3' } }))
  const { user } = renderPage({ backend, at: '/refundRequest?view=board' })
  await waitFor(() => {
    expect(count('待审核')).toBe('2')
  })
  await user.click(screen.getByRole('button', { name: '选择范围和格式' }))
  expect((await screen.findAllByRole('menuitem')).map(one => one.textContent)).toEqual([
    '导出全部（CSV 文件）',
    '导出全部（Excel 工作簿）',
  ])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: '导出' }))
  await screen.findByText('导出完成')
  expect(backend.callsOf('refundRequest', 'export')[0]?.query).not.toHaveProperty('id')
})

it('what was ticked among the rows is not what an order by hand, which shows no ticks, takes along', async () => {
  const backend = createBackend()
  backend.on('doctor', 'export', () => ({ text: 'PK', headers: { 'X-Total-Count': '3' } }))
  const { user } = renderPage({ backend, at: '/doctor' })
  await user.click((await screen.findAllByRole('checkbox'))[1]!)
  await user.click(screen.getByRole('button', { name: '排序' }))
  await screen.findByRole('treegrid')
  await user.click(screen.getByRole('button', { name: '导出' }))
  await screen.findByText('导出完成')
  expect(backend.callsOf('doctor', 'export')[0]?.query).not.toHaveProperty('id')
})

it('a calendar asks for the days in sight within the filters, and says how many more a day has', async () => {
  const rows = Array.from({ length: 14 }, (_, at): Row => ({
    ...sampleOf(followUp, at + 1),
    id: at + 1,
    nextOn: at < 13 ? '2026-11-24' : '2026-11-25',
  }))
  const backend = createBackend({ followUp: rows })
  const { user } = renderPage({
    backend,
    at: `/followUp?${new URLSearchParams({ view: 'calendar', on: '2026-11-24', filter: JSON.stringify({ outstanding: true }) })}`,
  })
  const asked = () => JSON.stringify(backend.callsOf('followUp', 'list').at(-1)!.query)
  const more = await screen.findByRole('button', { name: /还有 11 条/ })
  expect(more).toHaveTextContent('+11')
  expect(asked()).toContain('2026-10-26')
  expect(asked()).toContain('2026-12-06')
  expect(asked()).toContain('outstanding')
  await user.click(more)
  await waitFor(() => {
    expect(asked()).not.toContain('2026-10-26')
  })
  expect(screen.getByRole('heading', { name: /2026\/11\/24|2026年11月24日/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '月' }))
  const day = await screen.findByRole('button', { name: /11.24.*13 条/ })
  day.focus()
  await user.keyboard('{PageDown}')
  await waitFor(() => {
    expect(asked()).toContain('2026-11-30')
  })
  expect(screen.getByRole('heading', { name: '2026年12月' })).toBeInTheDocument()
})
