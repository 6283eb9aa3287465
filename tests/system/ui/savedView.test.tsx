import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const view = {
  ...sampleOf(resources.savedView, 1),
  title: '冻结的患者',
  page: 'patient',
  state: {
    filter: { q: '王', gender: 'male' },
    sort: { field: 'createdAt', order: 'DESC' },
    perPage: 25,
    columns: {},
  },
}

it('views come about on the page that they are of: their list makes none', async () => {
  const backend = createBackend({ savedView: [view] })
  renderPage({ backend, at: '/savedView' })
  expect(await screen.findByText('冻结的患者')).toBeVisible()
  expect(screen.queryByRole('link', { name: '新建' })).toBeNull()
})

it('what a view keeps is told in words', async () => {
  const backend = createBackend({ savedView: [view] })
  renderPage({ backend, at: '/savedView/1/show' })
  expect(await screen.findByText('条件：搜索、性别 · 按创建时间降序')).toBeVisible()
  expect(screen.queryByText(/filter/)).toBeNull()
})

it('what a view of a report keeps is told as its page calls it', async () => {
  const state = { range: 'lastMonth', hospital: '3', doctor: '2', compareFrom: '2026-01-01', only: 'sold' }
  const backend = createBackend({ savedView: [{ ...view, page: 'rechargeAnalysis', state }] })
  renderPage({ backend, at: '/savedView/1/show' })
  expect(await screen.findByText('条件：时间范围、所属机构、开单医生、对比开始日期、显示的部分')).toBeVisible()
})
