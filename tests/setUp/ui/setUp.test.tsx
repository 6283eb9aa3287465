import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SetUpCard } from '../../../src/setUp/SetUpCard.tsx'
import { SetUpPage } from '../../../src/setUp/SetUpPage.tsx'
import { inFrame } from '../../shell/ui/inFrame.tsx'

const step = (name: string, more: object = {}) => ({
  name,
  needed: 'required',
  done: false,
  settled: false,
  settleable: false,
  to: '/price/create',
  at: null,
  ...more,
})

const open = (part: React.ReactNode, steps: readonly object[], language: 'zh' | 'en' = 'en') => {
  const kept: object[] = []
  const settled: object[] = []
  const view = inFrame(part, {
    language,
    answer: (path, asked) => {
      if (path === 'api/setUp/steps') return steps
      if (path === 'api/setUp/settle') {
        settled.push(asked)
        return { done: true }
      }
      if (path === 'api/savedView/page') return kept
      if (path === 'api/savedView') {
        kept.push({ id: 5, version: 1, own: true, isDefault: true, ...asked })
        return Response.json({ id: 5, version: 1 }, { status: 201 })
      }
      return path === 'api/savedView/default' ? { done: true } : undefined
    },
  })
  return { ...view, kept, settled }
}

it('says of each step whether it is done and why it is one, and leads there', async () => {
  const { settled, user } = open(<SetUpPage />, [
    step('prices'),
    step('staff', { done: true }),
    step('timeZone', { settleable: true, to: '/globalSetting?tab=base' }),
    step('sms', { needed: 'recommended', settled: true, settleable: true }),
    step('backup', { needed: 'recommended', to: null }),
  ])
  const required = await screen.findByRole('region', { name: 'Required before work begins' })
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 required steps are done')
  expect(within(required).getByRole('link', { name: 'Create a price: Prices for patients' })).toHaveAttribute(
    'href',
    '/price/create',
  )
  expect(within(required).getByText('What has no price cannot be topped up.')).toBeVisible()
  expect(within(required).queryByRole('link', { name: /Doctors and staff/ })).toBeNull()
  await user.click(within(required).getByRole('button', { name: 'It is right: Confirm the time zone' }))
  await waitFor(() => expect(settled).toEqual([{ step: 'timeZone', settled: true }]))
  const recommended = screen.getByRole('region', { name: 'Recommended' })
  expect(within(recommended).getByText('No backup is known of.')).toBeVisible()
  expect(within(recommended).queryByRole('link', { name: /SMS/ })).toBeNull()
  await user.click(within(recommended).getByRole('button', { name: 'Put back: SMS gateway' }))
  await waitFor(() => expect(settled).toHaveLength(2))
})

it('tells on the home page what is left, until it is done or put away', async () => {
  const { kept, user, unmount } = open(
    <SetUpCard />,
    [step('staff', { done: true }), step('prices'), step('operators'), step('sms', { needed: 'recommended' })],
    'zh',
  )
  const card = await screen.findByRole('region', { name: '初始设置' })
  expect(card).toHaveTextContent('必需的 3 项中已完成 1 项，下一项：患者充值价格')
  expect(within(card).getByRole('link', { name: '继续设置' })).toHaveAttribute('href', '/setUp')
  await user.click(within(card).getByRole('button', { name: '不再显示' }))
  await waitFor(() =>
    expect(kept).toEqual([
      expect.objectContaining({
        page: 'home',
        state: expect.objectContaining({ hidden: expect.arrayContaining(['setUp']) as unknown }) as unknown,
      }),
    ]),
  )
  unmount()
  const { container, sent } = open(<SetUpCard />, [
    step('staff', { done: true }),
    step('timeZone', { settled: true }),
    step('sms', { needed: 'recommended' }),
  ])
  await waitFor(() => expect(sent).toContain('api/setUp/steps'))
  await waitFor(() => expect(container.querySelector('.awaited')).toBeNull())
  expect(screen.queryByRole('region')).toBeNull()
})
