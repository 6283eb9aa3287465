import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { MergePatientsPage } from '../../../src/patients/merge/MergePatientsPage.tsx'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { input } from '../../core/ui/dom.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const patient: AnyResource = resources.patient
const person = (id: number, name: string, more: object) => ({ ...sampleOf(patient, id), name, address: null, ...more })

it('two records of one patient become one: as it was looked at, or not at all', async () => {
  const backend = createBackend({ patient: [person(1, '王子涵', {}), person(2, '王子函', { address: '文三路 1 号' })] })
  let seen = 'first'
  backend.on('duplicate', 'preview', () => ({
    json: {
      effects: [{ effect: 'goes', subject: null, count: null, names: null }],
      previewToken: seen,
      differing: ['name', 'address'],
      chooseCase: true,
    },
  }))
  backend.on('patient', 'merge', ({ body }) => {
    if (body['previewToken'] === seen && body['previewToken'] !== 'first') return { json: { id: 1 } }
    seen = 'second'
    return backend.problem(409, 'previewChanged', '合并的结果与预览不同，请重新查看')
  })
  const { user, place } = renderPage({
    backend,
    at: '/mergePatients?survivor=1&other=2',
    pages: { '/mergePatients': <MergePatientsPage /> },
  })
  const merge = await screen.findByRole('button', { name: '合并' })
  expect(merge).toBeDisabled()
  // What only the other one says is taken over unless somebody says otherwise.
  expect(within(screen.getByRole('radiogroup', { name: /址/ })).getByRole('radio', { name: /文三路/ })).toBeChecked()
  await user.click(within(screen.getByRole('radiogroup', { name: '姓名' })).getByRole('radio', { name: /王子函/ }))
  await user.click(within(screen.getByRole('radiogroup', { name: /病例/ })).getAllByRole('radio')[0]!)
  await user.click(merge)
  expect((await screen.findAllByText('原因不能为空'))[0]).toBeVisible()
  expect(backend.callsOf('patient', 'merge')).toEqual([])
  await user.type(await input('原因'), '登记了两次')
  await user.click(merge)
  expect(await screen.findByText('合并的结果与预览不同，请重新查看')).toBeInTheDocument()
  // It was looked at again, and what was chosen stands.
  await waitFor(() => {
    expect(backend.callsOf('duplicate', 'preview')).toHaveLength(2)
  })
  expect(await input('原因')).toHaveValue('登记了两次')
  await user.click(await screen.findByRole('button', { name: '合并' }))
  await waitFor(() => {
    expect(place().pathname).toBe('/patient/1/show')
  })
  expect(backend.callsOf('patient', 'merge').at(-1)?.body).toMatchObject({
    survivor: 1,
    other: 2,
    take: [{ field: 'name' }, { field: 'address' }],
    keepCase: 'survivor',
    reason: '登记了两次',
    previewToken: 'second',
  })
  // Nobody asks about two who are one by now.
  expect(backend.callsOf('duplicate', 'preview')).toHaveLength(2)
})

it('a value that does not fit the rest is told by the name of its field alone', async () => {
  const backend = createBackend({ patient: [person(1, '王子涵', {}), person(2, '王子函', { address: '文三路 1 号' })] })
  backend.on('duplicate', 'preview', () => ({
    json: {
      effects: [{ effect: 'goes', subject: null, count: null, names: null }],
      previewToken: 'first',
      differing: ['name', 'address'],
      chooseCase: false,
    },
  }))
  backend.on('patient', 'merge', () =>
    backend.problem(400, 'invalid', '提交的内容有误，请查看标出的字段', { birthday: '与身份证号不符' }),
  )
  const { user } = renderPage({
    backend,
    at: '/mergePatients?survivor=1&other=2',
    pages: { '/mergePatients': <MergePatientsPage /> },
  })
  const merge = await screen.findByRole('button', { name: '合并' })
  await user.type(await input('原因'), '登记了两次')
  await user.click(merge)
  const told = await screen.findByText(/与身份证号不符/)
  expect(told.closest('.MuiAlert-root')).toHaveTextContent(/^出生日期：与身份证号不符$/)
  expect(screen.getAllByText(/与身份证号不符/)).toHaveLength(1)
  expect(screen.queryByText(/root|\[object/)).not.toBeInTheDocument()
})

it('two patients who are no duplicates leave the list, and come back where that is taken back', async () => {
  const backend = createBackend({ patient: [person(1, '王一', {}), person(2, '王二', {})] })
  let isDismissed = false
  const pair = () => ({
    newer: 2,
    older: 1,
    reasons: ['nameAndBirthday'],
    dismissedBy: isDismissed ? 'root' : null,
    dismissedAt: isDismissed ? '2026-03-02T01:00:00.000Z' : null,
  })
  backend.on('duplicate', 'find', ({ query }) => ({
    json: (query['dismissed'] === 'true') === isDismissed ? [pair()] : [],
  }))
  for (const deed of ['dismiss', 'undismiss']) {
    backend.on('duplicate', deed, () => {
      isDismissed = deed === 'dismiss'
      return { json: {} }
    })
  }
  const { user, place } = renderPage({
    backend,
    at: '/mergePatients',
    pages: { '/mergePatients': <MergePatientsPage /> },
  })
  await user.click(await screen.findByRole('button', { name: '王一 和 王二 不是重复' }))
  expect(await screen.findByText('没有发现可能重复的患者')).toBeVisible()
  expect(backend.callsOf('duplicate', 'dismiss').map(call => call.body)).toEqual([{ newer: 2, older: 1 }])
  await user.click(screen.getByRole('button', { name: '已确认不重复' }))
  expect(await screen.findByText(/^root 于 .* 确认不是重复$/)).toBeVisible()
  expect(place().search).toBe('?dismissed=true')
  await user.click(screen.getByRole('button', { name: '把 王一 和 王二 重新列为可能重复' }))
  expect(await screen.findByText('还没有确认过不重复的患者')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '待核对' }))
  expect(await screen.findByRole('button', { name: '核对并合并 王二' })).toBeVisible()
})
