import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import type { Row } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const { followUp, refundRequest } = resources

beforeEach(() => { window.sessionStorage.clear() })

const column = (name: string) => within(screen.getByRole('region', { name, hidden: true }))

/** Requests that are answered by their state, as the server does. */
const board = () => {
  const rows: Row[] = Array.from({ length: 25 }, (_, at) => ({ ...sampleOf(refundRequest, at + 1), id: at + 1, number: `R${at + 1}`, review: at < 23 ? 'waiting' : 'refuse' }))
  const backend = createBackend({ refundRequest: rows })
  backend.on('refundRequest', 'list', ({ query }) => {
    const asked = JSON.parse(query['filter'] ?? '{}') as { review?: string }
    const [from, to] = JSON.parse(query['range'] ?? '[0,19]') as [number, number]
    const review = asked.review ?? query['review']
    const found = rows.filter(row => review === undefined || String(review).split(',').includes(String(row['review'])))
    return { json: found.slice(from, to + 1), headers: { 'Content-Range': `items 0-${found.length - 1}/${found.length}` } }
  })
  return { backend, rows }
}

it('a board counts and pages its columns, and moves a card by the action that leads there, with its question', async () => {
  const { backend, rows } = board()
  const { user } = renderPage({ backend, at: '/refundRequest?view=board' })
  await waitFor(() => { expect(column('待审核').getByText('23')).toBeInTheDocument() })
  expect(column('待审核').getAllByRole('button', { name: /^移动/ })).toHaveLength(20)
  await user.click(column('待审核').getByRole('button', { name: '再显示 3 条' }))
  await waitFor(() => { expect(column('待审核').getAllByRole('button', { name: /^移动/ })).toHaveLength(23) })

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
  expect(column('待审核').getByText('23')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: /拒绝/ }))
  await waitFor(() => { expect(column('待审核').getByText('22')).toBeInTheDocument() })
  expect(column('已拒绝').getByText('3')).toBeInTheDocument()
})

it('a calendar asks for the days in sight within the filters, and says how many more a day has', async () => {
  const rows = Array.from({ length: 14 }, (_, at): Row => ({ ...sampleOf(followUp, at + 1), id: at + 1, nextOn: at < 13 ? '2026-11-24' : '2026-11-25' }))
  const backend = createBackend({ followUp: rows })
  const { user } = renderPage({ backend, at: `/followUp?${new URLSearchParams({ view: 'calendar', on: '2026-11-24', filter: JSON.stringify({ outstanding: true }) })}` })
  const asked = () => JSON.stringify(backend.callsOf('followUp', 'list').at(-1)!.query)
  const more = await screen.findByRole('button', { name: /还有 11 条/ })
  expect(more).toHaveTextContent('+11')
  expect(asked()).toContain('2026-10-26')
  expect(asked()).toContain('2026-12-06')
  expect(asked()).toContain('outstanding')
  await user.click(more)
  await waitFor(() => { expect(asked()).not.toContain('2026-10-26') })
  expect(screen.getByRole('heading', { name: /2026\/11\/24|2026年11月24日/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '月' }))
  const day = await screen.findByRole('button', { name: /11.24.*13 条/ })
  day.focus()
  await user.keyboard('{PageDown}')
  await waitFor(() => { expect(asked()).toContain('2026-11-30') })
  expect(screen.getByRole('heading', { name: '2026年12月' })).toBeInTheDocument()
})
