import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createBackend } from './backend.ts'
import type { Row } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const type = (id: number, name: string, sort: number): Row => ({
  id,
  version: 1,
  name,
  nameEn: name,
  sort,
  remark: null,
  projects: 0,
  deleted: false,
})

it('records with an order of their own are moved by keys: one alone by its update', async () => {
  const backend = createBackend({ projectType: [type(1, '甲', 10), type(2, '乙', 20), type(3, '丙', 21)] })
  const { user } = renderPage({ backend, at: '/projectType' })
  await user.click(await screen.findByRole('button', { name: '排序', pressed: false }))
  await screen.findByRole('treegrid')
  const press = async (name: string, key: string) => {
    const handle = await screen.findByRole('button', { name })
    act(() => handle.focus())
    await user.keyboard(`{${key}}`)
  }
  await press('移动 甲', 'ArrowRight')
  await press('移动 丙', 'ArrowUp')
  await waitFor(() => {
    expect(backend.calls.filter(call => call.action === 'update').map(call => call.body)).toMatchObject([
      { id: 3, version: 1, sort: 15 },
    ])
  })
  expect(backend.calls.some(call => call.action === 'sort')).toBe(false)
})
