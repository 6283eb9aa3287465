import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowsOf } from '../../../resources/core/home.ts'
import { resources } from '../../../resources/index.ts'
import { rowsCard } from '../../../src/patients/cards/rowsCard.tsx'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const { followUp, game } = resources
const latest = rowsOf(followUp, {
  when: {},
  sort: ['at', 'DESC'],
  names: 'at',
  about: 'channel',
  at: 'nextOn',
})

const open = (rows: readonly object[]) => {
  const backend = createBackend({ followUp: rows.map((row, at) => ({ ...sampleOf(followUp, at + 1), ...row })) })
  const Card = rowsCard(latest)
  const page = <Card patient={{ id: 7 }} overview={{} as never} />
  renderPage({ backend, at: '/card', pages: { '/card': page } })
  return backend
}

it('a card of declared rows asks for those of the patient, writes their values, and leads to them and to all', async () => {
  const backend = open([{ id: 4, patient: 7, at: '2026-03-02T01:30:00.000Z', channel: 'phone', nextOn: null }])
  const card = await screen.findByRole('region', { name: /^随访/ })
  const row = await within(card).findByRole('link', { name: /2026\/03\/02 09:30/ })
  expect(row).toHaveTextContent('电话')
  expect(row).toHaveAttribute('href', '/followUp/4/show')
  expect(within(card).getByRole('link', { name: /全部/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('{"patient":"7"}')),
  )
  const { query } = backend.callsOf('followUp', 'list')[0]!
  expect([JSON.parse(query['filter'] ?? '{}'), JSON.parse(query['sort'] ?? '[]')]).toEqual([
    { patient: '7' },
    ['at', 'DESC'],
  ])
})

it('says so where there is nothing, and needs a list that can be filtered by the patient', async () => {
  open([])
  expect(await screen.findByText('没有记录')).toBeVisible()
  expect(() => rowsCard(rowsOf(game, { when: {}, names: 'name' }))).toThrow('filters')
})
