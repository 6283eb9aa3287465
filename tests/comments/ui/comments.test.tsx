import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const open = () => {
  const backend = createBackend({
    hospital: [{ ...sampleOf(resources.hospital, 1), deleted: false }],
    comment: [
      {
        ...sampleOf(resources.comment, 1),
        text: '请联系家长',
        hospital: 1,
        named: [],
        namedLabel: [],
        done: false,
        doneAt: null,
        reopenedAt: null,
        editedAt: null,
      },
    ],
  })
  return { backend, ...renderPage({ backend, at: '/hospital/1/show' }) }
}
const writing = async (name = '写评论') => screen.findByRole('textbox', { name })

it('what is written while a comment is on its way is not taken, and so not lost', async () => {
  const { backend, user } = open()
  let answer = (): void => undefined
  backend.on(
    'comment',
    'write',
    () =>
      new Promise(resolve => {
        answer = () => resolve({ json: { id: 7 } })
      }),
  )
  await user.type(await writing(), '已约周五')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => {
    expect(backend.callsOf('comment', 'write')).toHaveLength(1)
  })
  await user.type(await writing(), '，再看')
  expect(await writing()).toHaveValue('已约周五')
  answer()
  await waitFor(async () => {
    expect(await writing()).toHaveValue('')
  })
})

it('what is rewritten is not given up by a key of an input method, and by Escape only once that is meant', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '修改' }))
  const [, text] = await screen.findAllByRole('textbox', { name: '写评论' })
  await user.type(text!, '，尽快')
  fireEvent.keyDown(text!, { key: 'Escape', isComposing: true })
  expect(text).toHaveValue('请联系家长，尽快')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '继续编辑' }))
  expect(text).toHaveValue('请联系家长，尽快')
})
