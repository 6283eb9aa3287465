import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFullBackend } from '../../core/ui/fullBackend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const values = { due: 5, overdue: 12, done: 10, inTime: 8, late: 2, inTimeRate: 0.8 }

const open = (filter: Readonly<Record<string, string>> = {}) => {
  const backend = createFullBackend()
  backend.on('statistics', 'reexaminations', ({ query }) => ({
    json: {
      rows: [],
      subtotals: [],
      total: {
        keys: {},
        labels: {},
        values: Object.fromEntries(Object.entries(values).map(([name, value]) => [`reexaminations.${name}`, value])),
      },
      range: query['from'] === undefined ? null : { from: query['from'], to: query['to'] },
      comparedRanges: {},
      asOf: '2026-03-20T02:00:00Z',
      left: 0,
    },
  }))
  const at = `/reexamination?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return { backend, ...renderPage({ backend, at }) }
}

const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URL(link.getAttribute('href')!, 'https://x.test').searchParams.get('filter')!)

it('figures above the list are of all days, those to come included, and each leads to its rows', async () => {
  const { backend } = open()
  expect(filterOf(await screen.findByRole('link', { name: '5 项到期，查看明细' }))).toEqual({ state: 'due' })
  expect(filterOf(screen.getByRole('link', { name: '12 项逾期未查，查看明细' }))).toEqual({ state: 'overdue' })
  expect(screen.getByText('80.0%')).toBeVisible()
  const [asked] = backend.callsOf('statistics', 'reexaminations')
  expect(Object.keys(asked!.query)).toEqual(['measures'])
})

it('they follow what the list is filtered by, but stay beside each other while the list shows one of them', async () => {
  const { backend } = open({ state: 'overdue', hospital: '2', dueOn: '2026-01-01,2026-03-31' })
  const figure = await screen.findByRole('link', { name: '5 项到期，查看明细' })
  expect(filterOf(figure)).toEqual({ state: 'due', hospital: '2', dueOn: '2026-01-01,2026-03-31' })
  const [asked] = backend.callsOf('statistics', 'reexaminations')
  expect(asked!.query).toMatchObject({ hospital: '2', from: '2026-01-01', to: '2026-03-31' })
  expect(asked!.query['state']).toBeUndefined()
  expect(screen.getByRole('button', { name: '逾期未查', pressed: true })).toBeInTheDocument()
})

it('says that there are none for what only the list can be filtered by', async () => {
  open({ delay: '3,' })
  expect(await screen.findByText('按当前的条件无法汇总，请看下方的列表。')).toBeVisible()
})

it('whose they are stands in a section that opens, and is asked for then', async () => {
  const { backend, user } = open()
  await user.click(await screen.findByRole('button', { name: '复查统计（按机构、医生）' }))
  expect(await screen.findByRole('heading', { name: '各医生复查' })).toBeVisible()
  await waitFor(() =>
    expect(
      backend
        .callsOf('statistics', 'reexaminations')
        .map(({ query }) => query['by'])
        .toSorted(),
    ).toEqual(['doctor', 'hospital', undefined]),
  )
})

it('of a long list it is said how many are printed and called at once', async () => {
  const backend = createFullBackend()
  backend.on('reexamination', 'list', () => ({
    json: [],
    headers: { 'Content-Range': 'reexamination 0-9/531' },
  }))
  renderPage({ backend, at: '/reexamination' })
  expect(await screen.findByRole('button', { name: '打印前 200 位的复查通知' })).toBeEnabled()
  expect(screen.getByRole('button', { name: '逐个处理前 200 位' })).toBeEnabled()
})
