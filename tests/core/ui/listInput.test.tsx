import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { date, integer, ref, resource, text } from '../../../resources/core/index.ts'
import { createBackend } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const born = resource({
  name: 'born',
  label: 'name',
  scopedBy: 'hospital',
  rows: 'query',
  fields: { name: text({ required: true }), hospital: ref('hospital', { required: true }), weekday: integer() },
  list: { columns: ['name', 'weekday'], filters: ['weekday', 'hospital'] },
  actions: { list: { call: 'GET api/born', input: { from: date(), to: date() } }, get: { call: 'GET api/born/{id}' } },
})
const texts = {
  born: {
    name: '出生',
    fields: { name: '姓名', hospital: '机构', weekday: '星期' },
    sections: {},
    choices: {},
    actions: {},
    inputs: { list: { fields: { from: '起始日', to: '截止日' } } },
  },
}

it('a list that is worked out asks for what it needs beside its filters, and shows a row without a history', async () => {
  const rows = [{ id: 7, version: 1, name: '王小明', hospital: 2, hospitalLabel: '东城医院', weekday: 4 }]
  const backend = createBackend({ born: rows }, { born })
  const { user, place } = renderPage({ backend, at: '/born?filter=%7B%22to%22%3A%222026-02-01%22%7D', texts })
  expect((await screen.findByText('王小明')).closest('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/born\/7\/show$/),
  )
  expect(backend.callsOf('born', 'list')[0]?.query).toMatchObject({ to: '2026-02-01' })
  await waitFor(() => {
    expect(screen.getByLabelText('截止日')).toHaveValue('2026-02-01')
  })
  await user.type(await screen.findByLabelText('起始日'), '2026-01-01')
  await waitFor(() => {
    expect(backend.callsOf('born', 'list').at(-1)?.query).toMatchObject({ from: '2026-01-01', to: '2026-02-01' })
  })
  expect(JSON.parse(new URLSearchParams(place().search).get('filter') ?? '{}')).toEqual({
    from: '2026-01-01',
    to: '2026-02-01',
  })
  await user.click(screen.getByText('王小明'))
  expect(await screen.findByText('东城医院')).toBeVisible()
  expect(screen.queryByText('记录信息')).toBeNull()
})
