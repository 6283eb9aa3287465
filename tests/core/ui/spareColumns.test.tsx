import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const titles = () => screen.queryAllByRole('columnheader', { hidden: true }).map(one => one.textContent)

it('spare columns are shown when an operator chooses them, and not before', async () => {
  const { user } = renderPage({ backend: createBackend({ recharge: [sampleOf(resources.recharge, 1)] }), at: '/recharge' })
  await waitFor(() => { expect(titles()).toContain('充值单号') })
  expect(titles()).not.toContain('支付渠道')
  await user.click(await screen.findByRole('button', { name: '列' }))
  await user.click(await screen.findByLabelText('支付渠道'))
  await waitFor(() => { expect(titles()).toContain('支付渠道') })
  expect(titles()).not.toContain('开单医生')
})
