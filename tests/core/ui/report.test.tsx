import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { doctorBilling } from '../../../resources/statistics/reports/doctorBilling.ts'
import { pageOf } from '../../../src/core/report/ReportPage.tsx'
import { billing } from './billing.ts'
import { createBackend } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const Page = pageOf(doctorBilling)
const at = '/doctorBilling?from=2026-01-01&to=2026-03-31&step=month'

const open = (address = at, language: 'zh' | 'en' = 'zh') => {
  const backend = createBackend()
  backend.on('statistics', 'doctorBilling', call => ({ json: billing(call) }))
  return { backend, ...renderPage({ backend, at: address, language, pages: { '/doctorBilling': <Page /> } }) }
}

const filterOf = (link: HTMLElement): Record<string, string> =>
  JSON.parse(new URL(link.getAttribute('href')!, 'https://x.test').searchParams.get('filter')!) as Record<
    string,
    string
  >

it('each figure of a report leads to the list of its rows, with the days and filters of the report', async () => {
  const { backend } = open(`${at}&doctor=1`)
  const figure = await screen.findByRole('link', { name: '8 单，查看明细' })
  expect(figure).toHaveAttribute('href', expect.stringMatching(/^\/payment\?filter=/))
  expect(filterOf(figure)).toEqual({ doctor: '1', kind: 'sale', day: '2026-01-01,2026-03-31' })
  expect(backend.callsOf('statistics', 'doctorBilling')[0]!.query).toMatchObject({
    from: '2026-01-01',
    to: '2026-03-31',
    doctor: '1',
  })
})

it('a quick range stands in the address, and all parts ask for its days', async () => {
  const { backend, user, place } = open()
  await user.click(await screen.findByRole('button', { name: /^时间范围/ }))
  await user.click(await screen.findByRole('button', { name: '2024' }))
  await waitFor(() => {
    expect(place().search).toBe('?range=2024')
  })
  await waitFor(() => {
    expect(
      backend
        .callsOf('statistics', 'doctorBilling')
        .filter(({ query }) => query['from'] === '2024-01-01' && query['to'] === '2024-12-31'),
    ).toHaveLength(3)
  })
})

it('free days the wrong way round are told at their input and change nothing', async () => {
  const { user, place } = open()
  await user.click(await screen.findByRole('button', { name: /^时间范围/ }))
  const end = await screen.findByLabelText('结束日期')
  await user.clear(end)
  await user.type(end, '2025-12-31')
  await user.click(screen.getByRole('button', { name: '应用' }))
  expect(await screen.findByText('不能早于 2026-01-01')).toBeVisible()
  expect(place().search).toContain('to=2026-03-31')
})

it('what is wrong with an address is said, and what is usual is shown', async () => {
  open('/doctorBilling?from=2026-03-31&to=2026-01-01&step=hour&sortby=amount')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('地址中的“结束日期”无法使用：不能早于 2026-03-31')
  expect(alert).toHaveTextContent('地址中的“统计粒度”无法使用')
  expect(alert).toHaveTextContent('地址中的“sortby”无法使用')
})

it('a chart says in a sentence what it shows, has a mark for each number with a name and a way to its rows, and its table one key away', async () => {
  const { user } = open(at, 'en')
  const part = await screen.findByRole('region', { name: 'Top-ups by month and package' })
  expect(
    await within(part).findByText('Jan 1, 2026 to Mar 31, 2026: 13 top-ups. Most: Feb 2026, with 5 (38.5%).'),
  ).toBeInTheDocument()
  const mark = await within(part).findByRole('link', { name: 'Jan 2026, 30: 2 top-ups' })
  expect(filterOf(mark)).toMatchObject({ day: '2026-01-01,2026-01-31' })
  // One of all marks is in the order of focus, and arrows lead to the others.
  mark.focus()
  await user.keyboard('{ArrowRight}')
  expect(within(part).getByRole('link', { name: 'Feb 2026, 30: 4 top-ups' })).toHaveFocus()
  await user.keyboard('t')
  expect(await within(part).findByRole('button', { name: 'Chart' })).toBeInTheDocument()
  expect(within(part).getAllByRole('table')).toHaveLength(1)
})

it('a legend puts series away, but never the last one', async () => {
  const { user } = open()
  const legend = await screen.findByRole('group', { name: /^图例/ })
  const [first, second, third] = within(legend).getAllByRole('button')
  await user.click(first!)
  expect(first).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => {
    expect(
      screen.queryByRole('link', { name: /^2026年1月、30：2 单$/, hidden: false })?.closest('svg') ?? null,
    ).toBeNull()
  })
  await user.click(second!)
  await user.click(third!)
  expect(third).toHaveAttribute('aria-pressed', 'true')
})

it('a pivot table has totals that are worked out by themselves, sorts by any column, and each number leads to its rows', async () => {
  const { user } = open()
  const part = await screen.findByRole('region', { name: '各医生开单' })
  const table = await within(part).findByRole('table')
  const rowNames = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(cell => cell.textContent)
  expect(rowNames()).toEqual(['李医生', '王医生', '无', '合计'])
  const cells = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map(cell => cell.textContent)
  expect(cells('合计')).toEqual(['6', '¥1,800.00', '6', '¥3,300.00', '1', '¥50.00', '13', '¥5,150.00'])
  expect(filterOf(within(table).getByRole('link', { name: '王医生、60：4 单' }))).toMatchObject({
    doctor: '2',
    counted: expect.stringContaining('package=60') as string,
  })
  const amount = within(table).getAllByRole('button', { name: '金额' }).at(-1)!
  await user.click(amount)
  expect(rowNames()).toEqual(['李医生', '王医生', '无', '合计'])
  await user.click(amount)
  expect(rowNames()).toEqual(['无', '王医生', '李医生', '合计'])
})

it('a comparison with nothing is a dash, and never without end', async () => {
  open(`${at}&compare=previous`)
  expect(await screen.findByText('较上一时段 +30.0%')).toBeInTheDocument()
  expect(screen.getAllByText('较上一时段 –').length).toBe(2)
})

it('a part that cannot be read says so in its place, with a way to ask again', async () => {
  const { backend, user } = open()
  await screen.findByRole('link', { name: '13 单，查看明细' })
  backend.on('statistics', 'doctorBilling', () => backend.problem(500, 'failed', '暂时无法统计'))
  await user.click(screen.getByRole('button', { name: /^时间范围/ }))
  await user.click(await screen.findByRole('button', { name: '今年' }))
  await waitFor(() => {
    expect(screen.getAllByText('暂时无法统计')).toHaveLength(3)
  })
  backend.on('statistics', 'doctorBilling', call => ({ json: billing(call) }))
  await user.click(screen.getAllByRole('button', { name: '重试' })[0]!)
  await waitFor(() => {
    expect(screen.getAllByText('暂时无法统计')).toHaveLength(2)
  })
})

it('how a measure is worked out is told when it is asked', async () => {
  const { user } = open()
  await user.click((await screen.findAllByRole('button', { name: '单均金额：计算方法' }))[0]!)
  expect(await screen.findByText('金额除以开单数。没有开单时不计算。')).toBeInTheDocument()
})

it('what stands in the address is saved as a view, opened again, and what the page begins with', async () => {
  const backend = createBackend()
  backend.on('statistics', 'doctorBilling', call => ({ json: billing(call) }))
  const saved = {
    id: 1,
    version: 1,
    title: '去年',
    state: { range: 'lastYear', compare: 'previous', gone: 'x' },
    leftOut: [],
    own: true,
    editable: true,
    shared: false,
    roles: [],
    rolesLabel: [],
    standard: false,
    isDefault: true,
  }
  backend.on('savedView', 'ofPage', () => ({ json: [saved] }))
  backend.on('savedView', 'create', ({ body }) => ({ status: 201, json: { id: 2, ...body } }))
  const { user, place } = renderPage({
    backend,
    at: '/doctorBilling',
    language: 'zh',
    pages: { '/doctorBilling': <Page /> },
  })
  await waitFor(() => {
    expect(place().search).toBe('?range=lastYear&compare=previous')
  })
  await user.click(await screen.findByRole('button', { name: '视图：去年' }))
  const panel = within(await screen.findByRole('dialog', { name: '视图' }))
  await user.type(panel.getByLabelText('将当前状态保存为'), '另存')
  await user.click(panel.getByRole('button', { name: '保存' }))
  await waitFor(() => {
    expect(backend.callsOf('savedView', 'create')).toHaveLength(1)
  })
  expect(backend.callsOf('savedView', 'create')[0]!.body).toEqual({
    page: 'doctorBilling',
    title: '另存',
    state: { range: 'lastYear', compare: 'previous' },
  })
})
