import { expect, it, vi } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const order = {
  ...sampleOf(registry['paymentOrder']!, 1),
  id: 1,
  state: 'made',
  purpose: 'topUp',
  expiresAt: '2999-01-01T00:00:00Z',
}

it.each([
  ['refund request of a top-up', '/recharge/1/show', {}, 'refundRequest', 'list'],
  ['code to pay an order by', '/paymentOrder/1/show', { paymentOrder: [order] }, 'paymentOrder', 'start'],
] as const)('the %s keeps its place while it is asked for', async (_, at, rows, resource, action) => {
  const backend = createBackend(rows)
  const asked = vi.fn(() => new Promise<undefined>(() => undefined))
  backend.on(resource, action, asked)
  const { container } = renderPage({ backend, at })
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await expect.poll(() => container.querySelectorAll('.awaited').length).toBe(0)
  expect(
    container.querySelectorAll('#panel-values > * > .MuiSkeleton-root, section .MuiSkeleton-root'),
  ).not.toHaveLength(0)
})
