import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { NotFoundPage } from '../../../src/core/MessagePage.tsx'
import { createBackend, sampleOf } from './backend.ts'
import { renderPage } from './renderPage.tsx'

describe('what can be done', () => {
  it('with a record stands beside its name, what cannot be any more in the menu', async () => {
    const request = {
      ...sampleOf(resources.refundRequest, 8),
      id: 8,
      number: 'T1-A1',
      review: 'agree',
      unavailableReasons: {},
    }
    const { user } = renderPage({ backend: createBackend({ refundRequest: [request] }), at: '/refundRequest/8/show' })
    await user.click(await screen.findByRole('button', { name: /更多操作|T1-A1 的操作/ }))
    const item = await screen.findByRole('menuitem', { name: /^同意/ })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText('同意', { selector: 'button' })).toBeNull()
  })

  it('with a selection says why it can be with none of it', async () => {
    const people = [1, 2].map(id => ({ ...sampleOf(resources.patient, id), name: `患者${id}`, access: 'permission' }))
    const { user } = renderPage({ backend: createBackend({ patient: people }), at: '/patient' })
    for (const { name } of people) await user.click(await screen.findByLabelText(`选择 ${name}`))
    const bar = await screen.findByRole('toolbar')
    const more = within(bar).queryByRole('button', { name: '更多操作' })
    if (more) await user.click(more)
    const enable = (await screen.findAllByText('解冻')).map(one => one.closest('button, [role="menuitem"]'))
    expect(enable[0]).toHaveAttribute('aria-disabled', 'true')
    expect((await within(bar).findByText('冻结')).closest('button')).not.toHaveAttribute('aria-disabled')
  })

  it('with a list that has no form for new records is a button as filled as theirs', async () => {
    renderPage({ backend: createBackend(), at: '/hospitalRecharge' })
    expect(await screen.findByRole('button', { name: /充值/ })).toHaveClass('MuiButton-contained')
  })
})

describe('what is not there', () => {
  it('is said once of a record, with the way to its list', async () => {
    const backend = createBackend()
    backend.on('patient', 'get', () => backend.problem(404, 'notFound', '记录不存在'))
    renderPage({ backend, at: '/patient/77/show' })
    expect(await screen.findByRole('link', { name: '返回患者列表' })).toHaveClass('MuiButton-contained')
    expect(screen.getAllByText('记录不存在')).toHaveLength(1)
  })

  it('has one filled way on where there is nothing to go back to', async () => {
    renderPage({ backend: createBackend(), at: '/gone', pages: { '/gone': <NotFoundPage /> } })
    expect(await screen.findByRole('link', { name: /首页/ })).toHaveClass('MuiButton-contained')
  })
})
