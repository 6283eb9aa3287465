import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import zh from '../../../i18n/zh/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const titles = () =>
  screen
    .queryAllByRole('columnheader', { hidden: true })
    .map(one => one.textContent)
    .filter(title => title !== '')
const head = (title: string): HTMLElement =>
  screen.getAllByRole('columnheader', { hidden: true }).find(one => one.textContent === title)!
const open = (options: Partial<Parameters<typeof renderPage>[0]> = {}) =>
  renderPage({ backend: createBackend({ recharge: [sampleOf(resources.recharge, 1)] }), at: '/recharge', ...options })
const panel = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: '列' }))
  return within(await screen.findByRole('dialog', { name: '列' }))
}
const press = async (handle: HTMLElement, key: string) => {
  act(() => handle.focus())
  await act(async () => {
    fireEvent.keyDown(handle, { key })
  })
}

beforeEach(() => {
  window.sessionStorage.clear()
})

it('spare columns are shown when an operator chooses them, and not before', async () => {
  const { user } = open()
  await waitFor(() => {
    expect(titles()).toContain('充值单号')
  })
  expect(titles()).not.toContain('支付渠道')
  await user.click((await panel(user)).getByLabelText('支付渠道'))
  await waitFor(() => {
    expect(titles()).toContain('支付渠道')
  })
  expect(titles()).not.toContain('开单医生')
})

it('every other field that a line can show is a column that is found by its name, and comes behind those that are shown', async () => {
  const { user } = open()
  const chosen = await panel(user)
  expect(chosen.queryByLabelText('已删除')).toBeNull()
  await user.type(chosen.getByRole('searchbox', { name: '查找列' }), '更新')
  await waitFor(() => {
    expect(chosen.getAllByRole('checkbox')).toHaveLength(2)
  })
  await user.click(chosen.getByLabelText('更新人'))
  await waitFor(() => {
    expect(titles().slice(-2)).toEqual(['更新人', '操作'])
  })
  await user.clear(chosen.getByRole('searchbox'))
  await user.type(chosen.getByRole('searchbox'), '没有这一列')
  expect(await chosen.findByText('没有找到这样的列')).toBeInTheDocument()
})

it('fields that somebody may not read are no columns for them', async () => {
  const { caseSuccess } = resources
  const labels: Readonly<Record<string, string>> = zh.resources.caseSuccess.fields
  const closed = Object.entries(caseSuccess.fields)
    .filter(([, field]) => (field as AnyResource['fields'][string]).permission?.read !== undefined)
    .map(([name]) => labels[name])
  const offered = async (may: boolean) => {
    const { user, unmount } = open({
      backend: createBackend({ caseSuccess: [sampleOf(caseSuccess, 1)] }),
      at: '/caseSuccess',
      may: (_resource, action) => may || action !== 'consent',
    })
    const shown = (await panel(user)).getAllByRole('checkbox').map(box => box.closest('label')!.textContent)
    unmount()
    return closed.filter(label => shown.includes(label!))
  }
  expect((await offered(true)).length).toBeGreaterThan(0)
  expect(await offered(false)).toEqual([])
})

it('columns are moved and sized by the keys of their handle, the last one cannot be hidden, and all come back as they were', async () => {
  const { user } = open()
  await waitFor(() => {
    expect(titles()).toContain('充值单号')
  })
  const before = titles()
  const chosen = await panel(user)
  await press(chosen.getByRole('button', { name: `移动“${before[0]}”列` }), 'ArrowDown')
  await waitFor(() => {
    expect(titles().slice(0, 2)).toEqual([before[1], before[0]])
  })
  expect(chosen.getByText(new RegExp(`^“${before[0]}”现在是第 2 列`))).toBeInTheDocument()
  await press(chosen.getByRole('button', { name: `移动“${before[0]}”列` }), 'ArrowRight')
  await waitFor(() => {
    expect(head(before[0]!).style.maxWidth).toMatch(/^\d+px$/)
  })
  const cell = screen.getAllByRole('row', { hidden: true })[1]!.children[
    (head(before[0]!) as HTMLTableCellElement).cellIndex
  ] as HTMLElement
  expect(cell.style.maxWidth).toBe(head(before[0]!).style.maxWidth)
  await user.click(chosen.getByRole('button', { name: `“${before[0]}”列恢复自动宽度` }))
  await waitFor(() => {
    expect(head(before[0]!).style.maxWidth).toBe('')
  })
  await user.click(chosen.getByRole('button', { name: '紧凑' }))
  expect(screen.getByRole('table', { hidden: true })).toHaveClass('compact')
  for (const box of chosen.getAllByRole('checkbox', { checked: true }).slice(1)) await user.click(box)
  expect(chosen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  expect(chosen.getByRole('checkbox', { checked: true })).toBeDisabled()
  await user.click(chosen.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => {
    expect(titles()).toEqual(before)
  })
  expect(screen.getByRole('table', { hidden: true })).not.toHaveClass('compact')
})

it('with Shift the arrow keys of a title make its column narrower and wider', async () => {
  open()
  await waitFor(() => {
    expect(titles()).toContain('充值单号')
  })
  const button = within(head('充值单号')).getByRole('button')
  act(() => button.focus())
  await waitFor(() => {
    expect(head('充值单号').querySelector('.edge')).not.toBeNull()
  })
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  expect(head('充值单号').style.width).toBe('')
  // Nothing has a size here, so that a step begins at the least.
  fireEvent.keyDown(button, { key: 'ArrowRight', shiftKey: true })
  await waitFor(() => {
    expect(head('充值单号').style.width).toBe('48px')
  })
})
