import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reexamination } from '../../../resources/statistics/reexamination.ts'
import { readRows } from '../../../src/core/list/listState.ts'
import { createBackend } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const first = async (list: string) => {
  const backend = createBackend()
  backend.on('statistics', 'reexaminations', () => ({
    json: {
      range: null,
      comparedRanges: {},
      rows: [],
      subtotals: [],
      total: { keys: {}, labels: {}, values: {} },
      asOf: '',
    },
  }))
  const view = renderPage({ backend, at: `/${list}` })
  await waitFor(() => expect(backend.callsOf(list, 'list').length).toBeGreaterThan(0))
  const { filter, sort } = backend.callsOf(list, 'list')[0]!.query
  return { ...view, backend, filter: JSON.parse(filter ?? '{}') as unknown, sort: JSON.parse(sort ?? '[]') as unknown }
}

it('re-examinations begin with those that are due and overdue, the latest date first', async () => {
  const { filter, sort, user, backend } = await first('reexamination')
  expect(filter).toEqual({ state: ['due', 'overdue'] })
  expect(sort).toEqual(['dueOn', 'DESC'])
  const all = await screen.findByRole('button', { name: '全部' })
  expect(all).toHaveAttribute('aria-pressed', 'false')
  await user.click(all)
  await waitFor(() =>
    expect(JSON.parse(backend.callsOf('reexamination', 'list').at(-1)!.query['filter'] ?? '{}')).toEqual({}),
  )
})

it('attendance begins with who has been away for some days and has not left, the longest away first', async () => {
  const { filter, sort } = await first('attendance')
  expect(filter).toEqual({ absent: '3,90' })
  expect(sort).toEqual(['absent', 'DESC'])
  expect(await screen.findByRole('button', { name: '3～90 天未训练' })).toHaveAttribute('aria-pressed', 'true')
})

it('a view that keeps columns alone begins as the list does, and one that shows all shows all', () => {
  const begins = reexamination.list?.begins
  expect(readRows(reexamination, { columns: { order: ['patient'], hidden: ['hospital'] } }).filter).toEqual(begins)
  expect(readRows(reexamination, {}).filter).toEqual(begins)
  expect(readRows(reexamination, { filter: {} }).filter).toEqual({})
})

it('the calendar of re-examinations has all days, and the rows are as they were', async () => {
  const { user, backend } = await first('reexamination')
  await user.click(await screen.findByRole('button', { name: '日历' }))
  const asked = () => JSON.parse(backend.callsOf('reexamination', 'list').at(-1)!.query['filter'] ?? '{}') as object
  await waitFor(() => expect(Object.keys(asked())).toEqual(['dueOn']))
  await user.click(screen.getByRole('button', { name: '列表' }))
  await waitFor(() => expect(asked()).toEqual({ state: ['due', 'overdue'] }))
  await user.click(screen.getByRole('button', { name: '全部' }))
  await waitFor(() => expect(asked()).toEqual({}))
  await user.click(screen.getByRole('button', { name: '日历' }))
  await waitFor(() => expect(Object.keys(asked())).toEqual(['dueOn']))
  await user.click(screen.getByRole('button', { name: '列表' }))
  await waitFor(() => expect(asked()).toEqual({}))
})
