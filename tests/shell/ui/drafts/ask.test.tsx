import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../../../../resources/index.ts'
import { createCipher, readKey } from '../../../../src/shell/drafts/cipher.ts'
import { createShelf } from '../../../../src/shell/drafts/createShelf.ts'
import { drafts, unlockDrafts } from '../../../../src/shell/drafts/drafts.ts'
import { createBackend, sampleOf } from '../../../core/ui/backend.ts'
import { input } from '../../../core/ui/dom.ts'
import { renderPage } from '../../../core/ui/renderPage.tsx'

const key = 'e'.repeat(64)
const path = '/refundRequest#refuse:1'
const request = { ...sampleOf(resources.refundRequest, 1), review: 'waiting', version: 1 }
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))

const ask = async (backend = createBackend({ refundRequest: [request] })) => {
  const page = renderPage({ backend, at: '/refundRequest/1/show' })
  await waitFor(() => press('拒绝'))
  return { ...page, backend, answer: await input('拒绝原因') }
}

beforeEach(() => {
  localStorage.clear()
  unlockDrafts(key)
  drafts.drop(path)
})

describe('what was typed into the questions of an action', () => {
  it('comes back where the page was left, and goes when it is given up', async () => {
    const first = await ask()
    await first.user.type(first.answer, '已用完')
    drafts.flush()
    cleanup()
    const second = await ask()
    await waitFor(() => {
      expect(second.answer).toHaveValue('已用完')
    })
    await second.user.keyboard('{Escape}')
    await waitFor(() => press('放弃修改'))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(drafts.has(path)).toBe(false)
    cleanup()
    expect((await ask()).answer).toHaveValue('')
  })

  it('is there again at once where one goes on', async () => {
    const first = await ask()
    await first.user.type(first.answer, '已用完')
    drafts.flush()
    const typed = drafts.typed(path)!
    cleanup()
    drafts.drop(path)
    createShelf(localStorage, createCipher(readKey(key)!)).put({ ...typed, origin: 'before' })
    renderPage({ backend: createBackend({ refundRequest: [request] }), at: '/refundRequest/1/show' })
    await screen.findByText(/开始的“拒绝”还没有完成/)
    press('继续')
    const answer = await input('拒绝原因')
    await waitFor(() => {
      expect(answer).toHaveValue('已用完')
    })
    expect(screen.queryByText(/尚未保存|还没有完成/)).toBeNull()
  })

  it('is no longer told of once it is discarded in the questions themselves', async () => {
    createShelf(localStorage, createCipher(readKey(key)!)).put({
      path,
      values: { answer: '次数已用' },
      origin: 'before',
      savedAt: Date.now(),
    })
    renderPage({ backend: createBackend({ refundRequest: [request] }), at: '/refundRequest/1/show' })
    await screen.findByText(/开始的“拒绝”还没有完成/)
    press('继续')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(await dialog.findByText('放弃'))
    fireEvent.click(dialog.getByText('取消'))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(screen.queryByText(/还没有完成/)).toBeNull()
  })

  it('stays with its dialog until the server has answered', async () => {
    const backend = createBackend({ refundRequest: [request] })
    let answer: () => void = () => undefined
    backend.on(
      'refundRequest',
      'refuse',
      () =>
        new Promise(resolve => {
          answer = () => resolve(backend.problem(400, 'invalid', '输入有误', { answer: '请写明原因' }))
        }),
    )
    const first = await ask(backend)
    await first.user.type(first.answer, '已用完')
    await first.user.click(screen.getAllByRole('button', { name: '拒绝' }).at(-1)!)
    await waitFor(() => {
      expect(backend.callsOf('refundRequest', 'refuse')).toHaveLength(1)
    })
    await first.user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    answer()
    expect(await screen.findByText('请写明原因')).toBeVisible()
  })

  it('is offered where an earlier session left it, and goes when the action is done', async () => {
    createShelf(localStorage, createCipher(readKey(key)!)).put({
      path,
      values: { answer: '次数已用' },
      origin: 'before',
      savedAt: Date.now(),
    })
    const backend = createBackend({ refundRequest: [request] })
    const { user } = renderPage({ backend, at: '/refundRequest/1/show' })
    // The page says so by itself; the button leads back to the questions.
    expect(await screen.findByText(/开始的“拒绝”还没有完成/)).toBeVisible()
    press('继续')
    const answer = await input('拒绝原因')
    await waitFor(() => press('恢复'))
    await waitFor(() => {
      expect(answer).toHaveValue('次数已用')
    })
    await user.click(screen.getAllByRole('button', { name: '拒绝' }).at(-1)!)
    await waitFor(() => {
      expect(backend.callsOf('refundRequest', 'refuse').map(({ body }) => body)).toMatchObject([{ answer: '次数已用' }])
    })
    await waitFor(() => {
      expect(drafts.has(path)).toBe(false)
    })
    expect(drafts.left(path)).toEqual([])
    await waitFor(() => {
      expect(screen.queryByText(/还没有完成/)).toBeNull()
    })
  })
})
