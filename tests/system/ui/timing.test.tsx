import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const timing: AnyResource = resources.timing
const days = ['02', '03', '04', '05', '06']

describe('the form of a job', () => {
  it('shows the next five runs of what is typed, in the business time zone, and what is wrong with it', async () => {
    const backend = createBackend({
      timing: [{ ...sampleOf(timing, 1), cron: '30 3 * * *', retired: false, paused: false, unavailableReasons: {} }],
    })
    backend.on('timing', 'next', ({ body: { cron } }) =>
      String(cron).startsWith('61')
        ? {
            status: 400,
            json: {
              status: 400,
              code: 'invalid',
              timestamp: '2026-01-01T00:00:00Z',
              message: 'Not valid',
              errors: { cron: 'Must be five parts that exist' },
            },
          }
        : {
            json: {
              timeZone: 'Asia/Shanghai',
              at: days.map(day => `2026-03-${day}T${cron === '0 12 * * *' ? '04:00' : '19:30'}:00.000Z`),
            },
          },
    )
    const { user } = renderPage({ backend, at: '/timing/1', language: 'en' })
    const next = await screen.findByRole('status', { name: 'Next runs' })
    await waitFor(() => {
      expect(
        within(next)
          .getAllByRole('listitem')
          .map(item => item.textContent),
      ).toEqual(['3', '4', '5', '6', '7'].map(day => `Mar ${day}, 2026, 03:30`))
    })
    expect(next).toHaveTextContent('Asia/Shanghai')
    const input = screen.getByRole('textbox', { name: /Cron expression/ })
    await user.clear(input)
    await user.type(input, '0 12 * * *')
    await waitFor(() => {
      expect(within(next).getAllByRole('listitem')[0]).toHaveTextContent('Mar 2, 2026, 12:00')
    })
    await user.clear(input)
    await user.type(input, '61 3 * * *')
    await waitFor(() => {
      expect(next).toHaveTextContent('Must be five parts that exist')
    })
    expect(within(next).queryAllByRole('listitem')).toEqual([])
  })
})
