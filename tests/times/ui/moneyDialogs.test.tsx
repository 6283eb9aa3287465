import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { errorOf, input } from '../../core/ui/dom.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const who = { patient: 1, patientLabel: '王一', hospital: 3, hospitalLabel: '杭州明目' }
const topUp = {
  ...sampleOf(resources.recharge, 7),
  id: 7,
  ...who,
  number: 'T20261127-1',
  times: 60,
  usedTimes: 0,
  refundedTimes: 0,
  amount: 540_000,
  payStatus: 'unpaid',
  unavailableReasons: {},
}
const request = {
  ...sampleOf(resources.refundRequest, 8),
  id: 8,
  ...who,
  number: 'T20261127-A1',
  times: 60,
  amount: 540_000,
  review: 'waiting',
  unavailableReasons: {},
}
const open = (at: string, row: object) =>
  renderPage({ backend: createBackend({ [at.split('/')[1]!]: [row as never] }), at })

describe('a dialog about money', () => {
  it.each([
    ['/recharge/7/show', topUp, '标记为已支付'],
    ['/refundRequest/8/show', request, '同意'],
  ] as const)('says whose and how much it is at %s', async (at, row, action) => {
    const { user } = open(at, row)
    await user.click(await screen.findByText(action, { selector: 'button' }))
    const dialog = await screen.findByRole('dialog')
    const told = [...dialog.querySelectorAll('dt')].map(one => [one.textContent, one.nextElementSibling?.textContent])
    expect(told).toContainEqual(['患者', '王一'])
    expect(told.map(([, value]) => value)).toContain('¥5,400.00')
  })

  it('says that it asks for a refund where it does no more, and what is too much at its field', async () => {
    const backend = createBackend({ recharge: [{ ...topUp, payStatus: 'paid' }] })
    backend.on('recharge', 'refundPreview', call => {
      const times = Number(call.query['times'])
      if (times > 60)
        return {
          status: 400,
          json: { status: 400, code: 'invalid', message: '提交的内容有误', errors: { times: '不能大于 60' } },
        }
      const effect = { subject: null, count: times, amount: null, names: null }
      return {
        json: {
          effects: [
            { ...effect, effect: 'amount', names: ['1.00'] },
            ...(times > 30 ? [{ ...effect, effect: 'request' }] : []),
          ],
          previewToken: 'seen',
        },
      }
    })
    const { user } = renderPage({ backend, at: '/recharge/7/show' })
    await user.click(await screen.findByRole('button', { name: '退款' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('button', { name: '提交退款申请' })
    const times = await input('退款次数')
    await user.clear(times)
    await user.type(times, '20')
    await within(dialog).findByRole('button', { name: '退款' })
    await user.clear(times)
    await user.type(times, '61')
    await waitFor(() => expect(errorOf(times)).toContain('不能大于 60'))
    // What was shown keeps its room.
    expect(within(dialog).getByText(/退给患者/)).not.toBeVisible()
    expect(within(dialog).queryByText('不能大于 60', { selector: '.MuiAlert-message' })).toBeNull()
    await user.clear(times)
    await user.type(times, '20')
    await waitFor(() => expect(errorOf(times)).not.toContain('不能大于 60'))
  })
})
