import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import type { Row } from './backend.ts'
import { valueOf } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const patient: AnyResource = resources.patient
const person: Row = {
  ...sampleOf(patient, 1),
  name: '王子涵',
  mobile: '*******5678',
  birthday: '2018-03-04',
  createdAt: '2026-01-01T20:30:00Z',
}
const open = (row: Row = person, options: Partial<Parameters<typeof renderPage>[0]> = {}) => {
  const backend = createBackend({ patient: [row] })
  return { backend, ...renderPage({ backend, at: '/patient/1/show', ...options }) }
}

describe('the page of a record', () => {
  it('has its values by label: dates without a shift, moments in the business zone, links to what it refers to', async () => {
    open()
    expect(await valueOf('出生日期')).toHaveTextContent('2018/03/04')
    expect(await valueOf('创建时间')).toHaveTextContent('2026/01/02 04:30')
    expect(
      within(await valueOf('所属机构'))
        .getByText('hospital 1')
        .closest('a'),
    ).toHaveAttribute('href', expect.stringMatching(/\/hospital\/1\/show$/))
  })

  it('tells dates in English to those who read English', async () => {
    open(person, { language: 'en' })
    expect(await valueOf('Date of birth')).toHaveTextContent('Mar 4, 2018')
  })

  it('names a reference that one may not open, without a link', async () => {
    open(person, { may: resource => resource === 'patient' })
    expect(
      within(await valueOf('所属机构'))
        .getByText('hospital 1')
        .closest('a'),
    ).toBeNull()
  })

  it('names what belongs to another organisation, which would not be found', async () => {
    open({ ...person, outOfReach: ['hospital'] })
    expect(
      within(await valueOf('所属机构'))
        .getByText('hospital 1')
        .closest('a'),
    ).toBeNull()
  })

  it('shows a masked value on demand, and hides it again', async () => {
    const { backend, user } = open()
    backend.on('patient', 'contact', () => ({ json: { mobile: '13812345678' } }))
    await user.click(await screen.findByLabelText('查看完整的手机号（会留下记录）'))
    await waitFor(async () => {
      expect(await valueOf('手机号')).toHaveTextContent('13812345678')
    })
    await user.click(screen.getByLabelText('隐藏手机号'))
    expect(await valueOf('手机号')).toHaveTextContent('*******5678')
  })

  it('does not go on to tell a revealed value once the record is another version, of which it may be another', async () => {
    const { backend, user } = open({ ...person, deleted: false, access: 'permission' })
    backend.on('patient', 'contact', () => ({ json: { mobile: '13812345678' } }))
    await user.click(await screen.findByLabelText('查看完整的手机号（会留下记录）'))
    await waitFor(async () => {
      expect(await valueOf('手机号')).toHaveTextContent('13812345678')
    })
    backend.on('patient', 'disable', () => {
      const changed = { ...backend.tables.get('patient')![0]!, mobile: '*******0000', access: 'forbidden', version: 9 }
      backend.tables.set('patient', [changed])
      return { json: changed }
    })
    await user.click(screen.getByRole('button', { name: '更多操作' }))
    await user.click(await screen.findByRole('menuitem', { name: /^冻结/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '冻结' }))
    await waitFor(async () => {
      expect(await valueOf('手机号')).toHaveTextContent('*******0000')
    })
  })

  it('has its many actions in a menu that keys reach; one that is not possible says why and does nothing', async () => {
    const { backend, user } = open()
    const more = await screen.findByRole('button', { name: '更多操作' })
    more.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menu', { name: '更多操作' })).toBeVisible()
    const enable = await screen.findByRole('menuitem', { name: /^解冻/ })
    expect(enable).toHaveAttribute('aria-disabled', 'true')
    expect(enable).toHaveTextContent('“账号状态”为“冻结”时才可以操作')
    await user.click(enable)
    expect(backend.callsOf('patient', 'enable')).toEqual([])
  })

  it.each([
    ['forbidden', '解冻', '激活'],
    ['permission', '激活', '解冻'],
  ])(
    'of somebody whose access is %s has a button for what leads on from there, and no other',
    async (access, leadsOn, other) => {
      open({ ...person, access, activation: 'inactivated', deleted: false })
      await screen.findByRole('button', { name: '更多操作' })
      expect(screen.queryAllByRole('button', { name: leadsOn })).toHaveLength(1)
      expect(screen.queryByRole('button', { name: other })).toBeNull()
    },
  )

  it.each([
    ['working', '提交删除', '批准并删除'],
    ['proposed', '批准并删除', '提交删除'],
  ])(
    'of a request to erase that is %s has a button for its next step, and what its state forbids in the menu',
    async (state, next, other) => {
      const request: Row = { ...sampleOf(resources.dataRequest, 1), purpose: 'erasure', state }
      renderPage({ backend: createBackend({ dataRequest: [request] }), at: '/dataRequest/1/show' })
      await screen.findByRole('button', { name: '更多操作' })
      expect(screen.queryAllByRole('button', { name: next })).toHaveLength(1)
      expect(screen.queryByRole('button', { name: other })).toBeNull()
    },
  )

  it('tells its history: who, when, which action, from what to what', async () => {
    const { backend, user } = open()
    backend.on('patient', 'history', () => ({
      json: {
        totalElements: 1,
        content: [
          {
            id: 1,
            at: '2026-03-02T08:30:00Z',
            action: 'update',
            operator: 1,
            operatorLabel: '周医生',
            changes: { type: ['trial', 'ordinary'], times: [0, 30] },
          },
        ],
      },
    }))
    await user.click(await screen.findByText('变更记录'))
    const entry = (await screen.findByText('周医生', { exact: false })).closest('li')!
    expect(entry).toHaveTextContent('编辑 · 周医生 · 2026/03/02 16:30')
    expect(
      within(entry as HTMLElement)
        .getAllByRole('row')
        .map(row => row.textContent),
    ).toEqual(['项目原值新值', '患者类型试用普通', '剩余次数030'])
  })

  it('leads back to the list when the record is gone for good', async () => {
    const backend = createBackend()
    const { user, place } = renderPage({ backend, at: '/menu/1/show' })
    await user.click(await screen.findByText('删除', { selector: 'button' }))
    await user.click(within(await screen.findByRole('dialog')).getByText('删除'))
    await waitFor(() => {
      expect(place().pathname).toBe('/menu')
    })
    expect(backend.callsOf('menu', 'remove').map(call => call.id)).toEqual([1])
  })

  it('leads to the record that an action made', async () => {
    const price = { ...sampleOf(resources.price, 1), validFrom: '2030-01-01', validUntil: null, deleted: false }
    const backend = createBackend({ price: [price, { ...price, id: 7 }] })
    backend.on('price', 'follow', () => ({ json: { next: 7 } }))
    const { user, place } = renderPage({ backend, at: '/price/1/show' })
    await user.click(await screen.findByText('设置后续价格', { selector: 'button' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '设置后续价格' }))
    await waitFor(() => {
      expect(place().pathname).toBe('/price/7/show')
    })
  })
})

it('the second of two clicks does nothing where another action has come to stand', async () => {
  const letter = { ...sampleOf(resources.applicationMail, 1), state: 'sending' }
  const backend = createBackend({ applicationMail: [letter] })
  const { user } = renderPage({ backend, at: '/applicationMail/1/show' })
  await user.click(await screen.findByRole('button', { name: '暂停' }))
  fireEvent.click(await screen.findByRole('button', { name: '继续发送' }), { detail: 2 })
  await screen.findByText(/^已暂停：/)
  expect(backend.callsOf('applicationMail', 'resume')).toEqual([])
  await user.click(screen.getByRole('button', { name: '继续发送' }))
  await screen.findByRole('button', { name: '暂停' })
})

it('an action that asks nothing runs once, however often its button is pressed', async () => {
  const notice = { ...sampleOf(resources.notice, 1), state: 'draft', validFrom: null }
  const backend = createBackend({ notice: [notice] })
  backend.on('notice', 'publish', () => ({ json: { ...notice, state: 'published', version: 2 } }))
  const { user } = renderPage({ backend, at: '/notice/1/show' })
  await user.dblClick(await screen.findByRole('button', { name: '发布' }))
  await screen.findByText(/^已发布：/)
  expect(backend.callsOf('notice', 'publish')).toHaveLength(1)
})
