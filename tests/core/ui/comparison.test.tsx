import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { comparison } from '../../../resources/statistics/reports/comparison.ts'
import { pageOf } from '../../../src/core/report/ReportPage.tsx'
import { createBackend } from './backend.ts'
import type { Call } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const Page = pageOf(comparison)
const range = 'from=2026-01-01&to=2026-03-31&step=month'
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hospital: { 2: '南店', 3: '北店', 4: '西店' },
  doctor: { 7: '李医生', 8: '王医生' },
}

/** Amounts, in fen: 1000 of what has the number 2, 3000 of 3, nothing of 4; half of it in any other range. */
const numbers = (id: number) => {
  const bills = id === 4 ? 0 : id * 2 - 3
  return {
    'payments.bills': bills,
    'payments.times': bills * 30,
    'payments.given': 0,
    'payments.amount': bills * 100_000,
    'newPatients.registered': 2,
    'cases.opened': 1,
  }
}

const answer = ({ query }: Pick<Call, 'query'>) => {
  const [name = ''] = (query['by'] ?? '').split(',').filter(one => one !== '')
  const ids = name === '' ? [] : (query[name]?.split(',').map(Number) ?? Object.keys(names[name]!).map(Number))
  const compared = [
    ...(query['compare'] ?? '').split(',').filter(one => one !== ''),
    ...(query['compareFrom'] === undefined ? [] : ['free']),
  ]
  const then = Object.fromEntries(compared.map(one => [one, { ...numbers(2), 'payments.amount': 50_000 }]))
  return {
    rows: ids.map(id => ({
      keys: { [name]: id },
      labels: { [name]: names[name]![id] },
      values: numbers(id),
      ...(compared.length > 0 ? { compared: then } : {}),
    })),
    subtotals: [],
    total: { keys: {}, labels: {}, values: numbers(2), ...(compared.length > 0 ? { compared: then } : {}) },
    range: { from: query['from'], to: query['to'] },
    comparedRanges: Object.fromEntries(
      compared.map(one => [
        one,
        one === 'free'
          ? { from: query['compareFrom'], to: query['compareTo'] }
          : { from: '2025-01-01', to: '2025-03-31' },
      ]),
    ),
    asOf: '2026-03-20T02:00:00Z',
    left: 0,
  }
}

const open = (search = '', language: 'zh' | 'en' = 'zh') => {
  const backend = createBackend()
  backend.on('statistics', 'comparison', call => ({ json: answer(call) }))
  return {
    backend,
    ...renderPage({
      backend,
      at: `/comparison?${range}${search}`,
      language,
      pages: { '/comparison': <Page /> },
    }),
  }
}
const rowOf = (table: HTMLElement, name: string) =>
  within(within(table).getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map(cell => cell.textContent)

it('what was chosen stands side by side in its order, each with its difference to the first, and leads to its branch', async () => {
  const { backend } = open('&hospital=3,2,4')
  const table = await within(await screen.findByRole('region', { name: '各机构对比' })).findByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(cell => cell.textContent),
  ).toEqual(['指标', '北店', '南店', '西店'])
  expect(rowOf(table, '开单数')).toEqual(['3', '1▼ -2（-66.7%）', '0▼ -3（-100.0%）'])
  expect(rowOf(table, '金额')).toEqual(['¥3,000.00', '¥1,000.00▼ -¥2,000.00（-66.7%）', '¥0.00▼ -¥3,000.00（-100.0%）'])
  // Of nothing nothing is a part, and as much is said in words.
  expect(rowOf(table, '新增患者')).toEqual(['2', '2＝ 持平', '2＝ 持平'])
  expect(screen.getByText('差值及百分比均与“北店”相比。')).toBeInTheDocument()
  const link = within(table).getByRole('link', { name: '南店：1 单' })
  expect(JSON.parse(new URL(link.getAttribute('href')!, 'https://x.test').searchParams.get('filter')!)).toMatchObject({
    hospital: '2',
    kind: 'sale',
  })
  const asked = backend.callsOf('statistics', 'comparison').map(({ query }) => query)
  expect(asked.find(({ by }) => by === 'hospital')).toMatchObject({ chosen: 'hospital', hospital: '3,2,4', top: '5' })
  // Enough organisations are chosen, and doctors are not what is compared.
  expect(screen.queryByRole('region', { name: '各医生对比' })).not.toBeInTheDocument()
})

it('a difference to nothing has no per cent', async () => {
  open('&hospital=4,2', 'en')
  const table = await within(await screen.findByRole('region', { name: 'Organisations side by side' })).findByRole(
    'table',
  )
  expect(rowOf(table, 'Top-ups')).toEqual(['0', '1▲ +1 (–)'])
})

it('doctors that are chosen are put side by side likewise', async () => {
  open('&doctor=8,7')
  const table = await within(await screen.findByRole('region', { name: '各医生对比' })).findByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(cell => cell.textContent),
  ).toEqual(['指标', '王医生', '李医生'])
  expect(screen.getByRole('region', { name: '各医生金额走势' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: '各机构对比' })).not.toBeInTheDocument()
})

it('who has chosen nothing sees the largest, and is told how to choose', async () => {
  open('&compare=none')
  expect(
    await screen.findByText(
      '尚未选择对比对象，先列出“金额”最高的 5 个。请在上方“所属机构” / “开单医生”中选择 2 至 5 个进行对比。',
    ),
  ).toBeInTheDocument()
})

it('one that is chosen stands in two ranges beside each other, with differences', async () => {
  const { backend, user, place } = open('&compare=none&hospital=3')
  expect(
    await screen.findByText('请在上方“所属机构”中选择 2 至 5 个进行对比，或选择一个对比时段。'),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('combobox', { name: /对比/ }))
  await user.click(await screen.findByRole('option', { name: '自选时段…' }))
  const panel = within(await screen.findByRole('dialog', { name: '选择对比时段' }))
  const [start, end] = [await panel.findByLabelText('开始日期'), panel.getByLabelText('结束日期')]
  for (const [input, day] of [
    [start, '2024-06-30'],
    [end, '2024-05-01'],
  ] as const) {
    await user.clear(input)
    await user.type(input, day)
  }
  await user.click(panel.getByRole('button', { name: '应用' }))
  expect(await panel.findByText('不能早于 2024-06-30')).toBeInTheDocument()
  expect(place().search).not.toContain('compareFrom')
  await user.clear(start)
  await user.type(start, '2024-05-01')
  await user.clear(end)
  await user.type(end, '2024-06-30')
  await user.click(panel.getByRole('button', { name: '应用' }))
  await waitFor(() => {
    expect(place().search).toContain('compareFrom=2024-05-01&compareTo=2024-06-30')
  })
  const table = await within(screen.getByRole('region', { name: '各机构对比' })).findByRole('table')
  await waitFor(() => {
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(cell => cell.textContent),
    ).toEqual(['指标', '北店', '2024/05/01 至 2024/06/30', '较2024/05/01 至 2024/06/30变化'])
  })
  expect(rowOf(table, '金额')).toEqual(['¥3,000.00', '¥500.00', '▲ +¥2,500.00（+500.0%）'])
  const then = within(table).getByRole('link', { name: /¥500\.00/ })
  expect(JSON.parse(new URL(then.getAttribute('href')!, 'https://x.test').searchParams.get('filter')!)).toMatchObject({
    day: '2024-05-01,2024-06-30',
    hospital: '3',
  })
  expect(backend.callsOf('statistics', 'comparison').at(-1)!.query).toMatchObject({
    compareFrom: '2024-05-01',
    compareTo: '2024-06-30',
  })
})

it('while other days are awaited, the numbers of before stand with what they were compared with', async () => {
  const { backend, user, place } = open('&compare=none&hospital=3')
  const part = within(await screen.findByRole('region', { name: '各机构对比' }))
  // The menu stays open, and hides the page.
  const titles = () => part.getAllByRole('columnheader', { hidden: true }).map(cell => cell.textContent)
  await part.findByRole('table')
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  backend.on('statistics', 'comparison', async call => {
    await held
    return { json: answer(call) }
  })
  await user.click(screen.getByRole('combobox', { name: /对比/ }))
  await user.click(await screen.findByRole('option', { name: '上一时段' }))
  await waitFor(() => {
    expect(place().search).toContain('compare=previous')
  })
  expect(titles()).toEqual(['指标', '北店'])
  release()
  await waitFor(() => {
    expect(titles()).toEqual(['指标', '北店', '上一时段', '较上一时段变化'])
  })
})

it('days that were chosen to compare with are amended where they were chosen, and taken away by their name', async () => {
  const { user, place } = open('&compare=none&hospital=3&compareFrom=2024-05-01&compareTo=2024-06-30')
  await user.click(await screen.findByRole('combobox', { name: /对比/ }))
  await user.click(await screen.findByRole('option', { name: '自选时段…' }))
  const panel = within(await screen.findByRole('dialog', { name: '选择对比时段' }))
  expect(await panel.findByLabelText('开始日期')).toHaveValue('2024-05-01')
  expect(place().search).toContain('compareFrom=2024-05-01&compareTo=2024-06-30')
  const end = panel.getByLabelText('结束日期')
  await user.clear(end)
  await user.type(end, '2024-07-31')
  await user.click(panel.getByRole('button', { name: '应用' }))
  await waitFor(() => {
    expect(place().search).toContain('compareFrom=2024-05-01&compareTo=2024-07-31')
  })
  await user.click(screen.getByRole('combobox', { name: /对比/ }))
  await user.click(await screen.findByRole('option', { name: '2024/05/01 至 2024/07/31', selected: true }))
  await waitFor(() => {
    expect(place().search).not.toContain('compareFrom')
  })
})

it('an organisation is meant with all below it or alone: its name says so, and leads from one to the other', async () => {
  const { user, place, backend } = open('&hospital=only:3,2')
  backend.on('hospital', 'options', () => ({
    json: [2, 3, 4].map(id => ({ id, label: `机构${id}`, name: `机构${id}` })),
  }))
  const alone = await screen.findByRole('button', { name: '仅 机构3' })
  expect(alone).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('button', { name: '机构2' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(alone)
  await waitFor(() => {
    expect(new URLSearchParams(place().search).get('hospital')).toBe('3,2')
  })
  await user.click(await screen.findByRole('button', { name: '机构2' }))
  await waitFor(() => {
    expect(new URLSearchParams(place().search).get('hospital')).toBe('3,only:2')
  })
  expect(await screen.findByRole('button', { name: '仅 机构2' })).toHaveAttribute('aria-pressed', 'false')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('doctors have nobody below them to be meant with', async () => {
  const { backend } = open('&doctor=8,7')
  backend.on('doctor', 'options', () => ({ json: [7, 8].map(id => ({ id, label: `医生${id}`, name: `医生${id}` })) }))
  expect(await screen.findByRole('button', { name: '医生8' })).not.toHaveAttribute('aria-pressed')
})

it('more than may stand side by side is said by the name of the filter', async () => {
  open('&hospital=1,2,3,4,5,6')
  expect(await screen.findByRole('alert')).toHaveTextContent('地址中的“所属机构”无法使用：不能超过 5 项')
})
