import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { doctorBilling } from '../../../resources/statistics/reports/doctorBilling.ts'
import { pageOf } from '../../../src/core/report/ReportPage.tsx'
import '../../../src/statistics/subscription/index.ts'
import { createBackend } from '../../core/ui/backend.ts'
import { billing } from '../../core/ui/billing.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const Page = pageOf(doctorBilling)

const open = (at: string) => {
  const backend = createBackend()
  backend.on('statistics', 'doctorBilling', call => ({ json: billing(call) }))
  return { backend, ...renderPage({ backend, at, language: 'zh', pages: { '/doctorBilling': <Page /> } }) }
}
const dialog = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: '订阅' }))
  return within(await screen.findByRole('dialog', { name: '订阅“医生开单”' }))
}

it('a report is subscribed to from its page, as the page stands', async () => {
  const { backend, user } = open('/doctorBilling?range=lastMonth&compare=lastYear&doctor=1')
  backend.on('reportSubscription', 'create', ({ body }) => ({ status: 201, json: { id: 1, ...body } }))
  const asked = await dialog(user)
  expect(asked.getByRole('combobox', { name: '时间范围' })).toHaveTextContent('上月')
  await user.click(asked.getByRole('combobox', { name: '周期' }))
  await user.click(await screen.findByRole('option', { name: '每月' }))
  await user.click(asked.getByRole('combobox', { name: '每月几号' }))
  await user.click(await screen.findByRole('option', { name: '5' }))
  await user.click(asked.getByRole('button', { name: '订阅' }))
  await waitFor(() => {
    expect(backend.callsOf('reportSubscription', 'create')).toHaveLength(1)
  })
  expect(backend.callsOf('reportSubscription', 'create')[0]!.body).toEqual({
    title: '医生开单',
    report: 'doctorBilling',
    range: 'lastMonth',
    step: 'day',
    compare: ['lastYear'],
    filters: { doctor: ['1'] },
    frequency: 'monthly',
    monthDay: 5,
    hour: 8,
  })
  expect(await screen.findByText('已订阅，可在“报表订阅”中修改或停止')).toBeInTheDocument()
})

it('why it cannot be is said where it is, and free days are asked for as last week', async () => {
  const { backend, user } = open('/doctorBilling?from=2026-01-01&to=2026-03-31')
  backend.on('reportSubscription', 'create', () =>
    backend.problem(400, 'invalid', '提交的内容有误', { hour: '不能大于 23', filters: '所选记录不存在' }),
  )
  const asked = await dialog(user)
  expect(asked.getByRole('combobox', { name: '时间范围' })).toHaveTextContent('上周')
  await user.click(asked.getByRole('button', { name: '订阅' }))
  expect(await asked.findByText('不能大于 23')).toBeInTheDocument()
  expect(asked.getByRole('alert')).toHaveTextContent(/^所选记录不存在$/)
  expect(asked.getByRole('button', { name: '订阅' })).toBeEnabled()
})
