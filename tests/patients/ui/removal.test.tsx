import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const patient: AnyResource = resources.patient
const person = (id: number, name: string) => ({ ...sampleOf(patient, id), name, deleted: false, mergedInto: null })
const held = (name: string, count: number, amount: number) => ({
  json: {
    previewToken: `seen of ${name}`,
    effects: [
      { effect: 'ordinary', subject: null, count, amount: null, names: [name] },
      { effect: 'worth', subject: null, count: null, amount, names: [name] },
    ],
  },
})
const nothing = { json: { previewToken: 'seen', effects: [] } }

it('asks of each of several patients what they still have, adds it up, and deletes those that may be as they were seen', async () => {
  const backend = createBackend({ patient: [person(1, '王子涵'), person(2, '李明'), person(3, '赵小红')] })
  backend.on(
    'patient',
    'removePreview',
    ({ id }) =>
      [held('王子涵', 12, 36_000), held('李明', 3, 9_000), backend.problem(409, 'removalRefused', '设置不允许删除')][
        Number(id) - 1
      ]!,
  )
  const { user } = renderPage({ backend, at: '/patient' })
  for (const box of await screen.findAllByRole('checkbox', { name: /王子涵|李明|赵小红/ })) await user.click(box)
  await user.click(await within(await screen.findByRole('toolbar')).findByText('更多操作'))
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('剩余普通次数 15 次（王子涵、李明）')).toBeVisible()
  expect(dialog).toHaveTextContent('未用部分实付 ¥450.00（王子涵、李明）')
  expect(dialog).toHaveTextContent('赵小红：不能执行。设置不允许删除')
  expect(backend.callsOf('patient', 'remove')).toEqual([])
  await user.click(within(dialog).getByText('删除', { selector: 'button' }))
  await waitFor(() => {
    expect(backend.callsOf('patient', 'remove').map(({ id, query }) => [id, query['previewToken']])).toEqual([
      [1, 'seen of 王子涵'],
      [2, 'seen of 李明'],
    ])
  })
})

it('asks for what would happen once, and not again after each of several that is deleted', async () => {
  const names = ['王子涵', '李明', '赵小红', '孙一诺', '周雨桐', '吴思远']
  const backend = createBackend({ patient: names.map((name, at) => person(at + 1, name)) })
  backend.on('patient', 'removePreview', ({ id }) => held(names[Number(id) - 1]!, 1, 100))
  let answer = () => {}
  const answered = new Promise<void>(resolve => (answer = resolve))
  backend.on('patient', 'remove', async () => {
    await answered
    return { json: {} }
  })
  const { user } = renderPage({ backend, at: '/patient' })
  await user.click(await screen.findByRole('checkbox', { name: '全选' }))
  await user.click(await within(await screen.findByRole('toolbar')).findByText('更多操作'))
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('剩余普通次数 6 次', { exact: false })
  await user.click(within(dialog).getByText('删除', { selector: 'button' }))
  await waitFor(() => {
    expect(within(dialog).getByText('取消')).toBeDisabled()
  })
  answer()
  await screen.findByText('已删除，共 6 条')
  expect(backend.callsOf('patient', 'removePreview')).toHaveLength(6)
})

it('deletes a patient who has nothing from the list after the plain question', async () => {
  const backend = createBackend({ patient: [person(1, '王子涵')] })
  backend.on('patient', 'removePreview', () => nothing)
  const { user } = renderPage({ backend, at: '/patient' })
  await user.click(await screen.findByLabelText('王子涵 的操作'))
  await user.click(await screen.findByRole('menuitem', { name: '删除' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('确定删除吗？')
  await waitFor(() => {
    expect(within(dialog).getByText('删除', { selector: 'button' })).toBeEnabled()
  })
  expect(dialog).not.toHaveTextContent('剩余')
  expect(within(dialog).queryByRole('list')).toBeNull()
  await user.click(within(dialog).getByText('删除', { selector: 'button' }))
  await waitFor(() => {
    expect(backend.callsOf('patient', 'remove').map(({ id }) => id)).toEqual([1])
  })
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('says in words that the network is away, where what would happen cannot be asked for', async () => {
  const backend = createBackend({ patient: [person(1, '王子涵')] })
  backend.on('patient', 'removePreview', () => Promise.reject(new TypeError('Failed to fetch')))
  const { user } = renderPage({ backend, at: '/patient' })
  await user.click(await screen.findByLabelText('王子涵 的操作'))
  await user.click(await screen.findByRole('menuitem', { name: '删除' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('网络连接失败，请检查网络后再试')).toBeVisible()
})
