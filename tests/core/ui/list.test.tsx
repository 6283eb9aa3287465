import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import zh from '../../../i18n/zh/shell/browser.ts'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import type { Row } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const patient: AnyResource = resources.patient
const person = (id: number, values: Record<string, unknown> = {}): Row => ({
  ...sampleOf(patient, id),
  account: `p${id}`,
  name: `患者${id}`,
  ...values,
})
const people = [person(1), person(2, { access: 'forbidden' }), person(3, { type: 'demo' })]
const open = (at = '/patient', options: Partial<Parameters<typeof renderPage>[0]> = {}, rows = people) => {
  const backend = createBackend({ patient: rows })
  return { backend, ...renderPage({ backend, at, ...options }) }
}
const filterOf = (search: string): unknown => JSON.parse(new URLSearchParams(search).get('filter') ?? '{}')

describe('the list', () => {
  it('has the columns of the descriptor, the first of which leads to the record', async () => {
    open()
    const link = await screen.findByText('p1')
    expect(link.closest('a')).toHaveAttribute('href', expect.stringMatching(/\/patient\/1\/show$/))
    const heads = within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .map(head => head.textContent)
    const labels: Readonly<Record<string, string>> = zh.resources.patient.fields
    expect(heads.slice(1)).toEqual([...patient.list!.columns.map(name => labels[name]), '操作'])
  })

  it('leads to the record by the first column that is left', async () => {
    const { user } = open()
    await screen.findByText('p1')
    await user.click(await screen.findByText('列', { selector: 'button' }))
    await user.click(await screen.findByLabelText('账号', { selector: 'input' }))
    await waitFor(() => {
      expect(screen.queryByText('p1')).toBeNull()
    })
    expect(screen.getByText('患者1').closest('a')).toHaveAttribute('href', expect.stringMatching(/\/patient\/1\/show$/))
  })

  it('asks for a page, the size and the sort of the descriptor', async () => {
    const { backend } = open()
    await screen.findByText('p1')
    expect(backend.callsOf('patient', 'list')[0]?.query).toEqual({ page: '0', size: '10', sort: 'id,desc' })
  })

  it('puts what is searched into the URL and the request', async () => {
    const { backend, user, place } = open()
    await user.type(await screen.findByLabelText('搜索'), '王')
    await waitFor(() => {
      expect(backend.callsOf('patient', 'list').at(-1)?.query['q']).toBe('王')
    })
    expect(filterOf(place().search)).toEqual({ q: '王' })
  })

  it('takes filters from the URL: several choices, and a range', async () => {
    const filter = encodeURIComponent(
      JSON.stringify({ access: ['forbidden', 'permission'], createdAt: '2026-01-01,2026-02-01' }),
    )
    const { backend } = open(`/patient?filter=${filter}`)
    await screen.findByText('p1')
    expect(backend.callsOf('patient', 'list')[0]?.query).toMatchObject({
      access: 'forbidden,permission',
      createdAt: '2026-01-01,2026-02-01',
    })
    expect(await screen.findByLabelText('创建时间（从）')).toHaveValue('2026-01-01')
    expect(screen.getByLabelText('创建时间（到）')).toHaveValue('2026-02-01')
  })

  it('says of neither that it is shown where an address asks for both, and leads to each', async () => {
    const { user, place } = open(`/patient?filter=${encodeURIComponent('{"deleted":"all"}')}`)
    const live = await screen.findByText('正常', { selector: 'button' })
    expect(live).toHaveAttribute('aria-pressed', 'false')
    await user.click(live)
    await waitFor(() => {
      expect(new URLSearchParams(place().search).get('filter')).toBe('{}')
    })
  })

  it('shows deleted records where they are asked for, and only recovering there', async () => {
    const { backend, user } = open('/patient', {}, [
      person(1),
      person(2, { deleted: true, mergedInto: null, namelessSince: null }),
    ])
    await screen.findByText('p1')
    await user.click(await screen.findByText('已删除', { selector: 'button' }))
    await screen.findByText('p2')
    expect(backend.callsOf('patient', 'list').at(-1)?.query['deleted']).toBe('true')
    await user.click(screen.getByLabelText('患者2 的操作'))
    expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual(['查看', '恢复'])
  })

  it('says why an action is not possible, and does not run it', async () => {
    const { backend, user } = open()
    await user.click(await screen.findByLabelText('患者3 的操作'))
    const item = (await screen.findByText('发送账号密码')).closest('li')!
    expect(item).toHaveTextContent('“患者类型”为“演示”时不可以操作')
    expect(item).toHaveAttribute('aria-disabled', 'true')
    await user.click(item)
    expect(backend.callsOf('patient', 'sendPassword')).toEqual([])
  })

  it.each([
    { language: 'zh' as const, label: '试用版 的操作', text: '“状态”为“未开始、进行中或已暂停”时才可以操作' },
    {
      language: 'en' as const,
      label: 'Actions of 试用版',
      text: 'Possible only while State is Planned, Running, or Paused',
    },
  ])('names in $language each state in which an action would be possible', async ({ language, label, text }) => {
    const backend = createBackend({
      grayPublish: [{ ...sampleOf(resources.grayPublish, 1), name: '试用版', state: 'finished' }],
    })
    const { user } = renderPage({ backend, at: '/grayPublish', language })
    await user.click(await screen.findByLabelText(label))
    expect((await screen.findAllByText(text))[0]).toBeVisible()
  })

  it("confirms in the resource's own words, then acts and reads the list again", async () => {
    const { backend, user } = open()
    await user.click(await screen.findByLabelText('患者1 的操作'))
    await user.click(await screen.findByText('冻结', { selector: 'li *' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('冻结后患者将不能登录训练端')
    expect(backend.callsOf('patient', 'disable')).toEqual([])
    const before = backend.callsOf('patient', 'list').length
    await user.click(within(dialog).getByText('冻结'))
    await waitFor(() => {
      expect(backend.callsOf('patient', 'disable').map(call => call.id)).toEqual([1])
    })
    await waitFor(() => {
      expect(backend.callsOf('patient', 'list').length).toBeGreaterThan(before)
    })
  })

  it('tells of a bulk action how many went through, and of the others why not', async () => {
    const { backend, user } = open()
    backend.on('patient', 'disable', call =>
      call.id === 2 ? backend.problem(409, 'notNow', '记录的当前状态不允许此操作') : undefined,
    )
    await user.click(await screen.findByLabelText('选择 患者1'))
    await user.click(screen.getByLabelText('选择 患者2'))
    await user.click(await within(await screen.findByRole('toolbar')).findByText('冻结'))
    await user.click(within(await screen.findByRole('dialog')).getByText('冻结'))
    const outcome = await screen.findByText('成功 1 条，未成功 1 条：')
    const dialog = outcome.closest('[role="dialog"]')!
    expect(dialog).toHaveTextContent('患者2')
    expect(dialog).toHaveTextContent('记录的当前状态不允许此操作')
  })

  it('offers only what the operator may do', async () => {
    open('/patient', { may: (resource, action) => resource === 'patient' && ['list', 'enable'].includes(action) })
    expect((await screen.findByText('p1')).closest('a')).toBeNull()
    expect(screen.queryByText('新建')).toBeNull()
    expect(screen.queryByText('导出')).toBeNull()
    expect(screen.queryByText('环境')).toBeNull()
  })

  it('asks for rights once a page, not once a row', async () => {
    const asked: string[] = []
    open('/patient', {
      may: (resource, action) => {
        asked.push(`${resource}:${action}`)
        return true
      },
    })
    await screen.findByText('p1')
    const own = asked.filter(right => right === 'patient:disable')
    expect(own).toHaveLength(1)
  })

  it('says what comes next where there is nothing yet', async () => {
    open('/patient', {}, [])
    expect(await screen.findByText('患者的档案。资料、病例、训练方案、剩余次数和随访都从这里打开。')).toBeVisible()
    expect(screen.getByText('新建第一位患者，或从表格导入已有的名单。')).toBeVisible()
    expect(screen.getAllByText('新建').length).toBeGreaterThan(0)
  })

  it('offers to drop filters that leave nothing', async () => {
    const { user, place } = open(`/patient?filter=${encodeURIComponent('{"deleted":true}')}`)
    await user.click(await screen.findByText('清除筛选'))
    await screen.findByText('p1')
    expect(filterOf(place().search)).toEqual({})
  })

  it('says what it counts that was opened from a number, and has the other rows too once that is taken away', async () => {
    const payment: AnyResource = resources.payment
    const backend = createBackend({ payment: [sampleOf(payment, 1)] })
    const filter = encodeURIComponent(
      JSON.stringify({ kind: 'sale', counted: 'payments.bills;package=30,other;gender=female;doctor=' }),
    )
    const { user, place } = renderPage({ backend, at: `/payment?filter=${filter}` })
    const chip = (await screen.findByText(/^统计口径/)).closest<HTMLElement>('.MuiChip-root')!
    expect(chip).toHaveTextContent('统计口径：开单数 · 套餐：30、其他 · 性别：女 · 开单医生：无')
    expect(backend.callsOf('payment', 'list')[0]?.query).toMatchObject({
      counted: 'payments.bills;package=30,other;gender=female;doctor=',
    })
    await user.click(within(chip).getByTestId('CancelIcon'))
    await waitFor(() => {
      expect(filterOf(place().search)).toEqual({ kind: 'sale' })
    })
    await waitFor(() => {
      expect(backend.callsOf('payment', 'list').at(-1)?.query).not.toHaveProperty('counted')
    })
    expect(screen.queryByText(/^统计口径/)).toBeNull()
  })

  it('goes on beyond a total that is only a minimum', async () => {
    const backend = createBackend({ patient: [] })
    backend.on('patient', 'list', ({ query }) => ({
      json: {
        content: Array.from({ length: 10 }, (_, at) => person(at + 1 + 10 * Number(query['page']))),
        totalElements: 10_000,
        totalIsMinimum: true,
      },
    }))
    const { user } = renderPage({ backend, at: '/patient' })
    expect(await screen.findByText('第 1–10 条，超过 10,000 条')).toBeVisible()
    await user.click(screen.getByLabelText('下一页'))
    await screen.findByText('p11')
    expect(backend.callsOf('patient', 'list').at(-1)?.query['page']).toBe('1')
  })

  it('is led by keys: / searches, n makes a new record, arrows go from row to row', async () => {
    const { user, place } = open()
    const link = (await screen.findByText('p1')).closest('a')!
    link.focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toHaveTextContent('p2')
    const search = await screen.findByLabelText('搜索')
    await user.keyboard('/')
    expect(search).toHaveFocus()
    search.blur()
    await user.keyboard('n')
    await waitFor(() => {
      expect(place().pathname).toBe('/patient/create')
    })
  })
})
