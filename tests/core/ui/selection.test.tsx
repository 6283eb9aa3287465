import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import type { Call } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const patient: AnyResource = resources.patient
const person = (id: number) => ({
  ...sampleOf(patient, id),
  account: `p${id}`,
  name: `患者${id}`,
  hospitalLabel: '杭州',
})
const everybody = Array.from({ length: 24 }, (_, at) => person(at + 1))

/** A list of 24 patients over pages; `q` finds those whose name ends with it. */
const open = (at = '/patient', more: Partial<Parameters<typeof renderPage>[0]> = {}) => {
  const backend = createBackend({ patient: everybody })
  const found = new Set(everybody.map(({ id }) => id))
  backend.on('patient', 'list', ({ query }: Call) => {
    const size = Number(query['size'] ?? 10)
    const rows = everybody.filter(({ id, name }) => found.has(id) && name.endsWith(query['q'] ?? ''))
    return {
      json: { content: rows.slice(Number(query['page'] ?? 0) * size).slice(0, size), totalElements: rows.length },
    }
  })
  backend.on('patient', 'disable', () => ({ json: {} }))
  return { backend, found, ...renderPage({ backend, at, ...more }) }
}
type User = ReturnType<typeof open>['user']

const box = (id: number) => screen.findByLabelText(`选择 患者${id}`)
const tick = async (user: User, ...ids: readonly number[]) => {
  for (const id of ids) await user.click(await box(id))
}
const bar = () => screen.findByRole('toolbar')
const freeze = async (user: User) => user.click(await within(await bar()).findByText('冻结'))
const noBar = () =>
  waitFor(() => {
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

describe('a selection', () => {
  it('ends for what a search takes off the screen', async () => {
    const { user } = open()
    await tick(user, 1, 2)
    await user.type(await screen.findByLabelText('搜索'), '4')
    await screen.findByText('患者24')
    await noBar()
    await user.clear(screen.getByLabelText('搜索'))
    expect(await box(1)).not.toBeChecked()
    expect(await box(2)).not.toBeChecked()
  })

  it('ends with the page that it was made on, and does not come back with it', async () => {
    const { user } = open()
    await tick(user, 1, 3)
    expect(await bar()).toHaveTextContent('已选择 2 条')
    await user.click(await screen.findByLabelText('下一页'))
    await screen.findByText('患者11')
    await noBar()
    await user.click(screen.getByLabelText('上一页'))
    expect(await box(1)).not.toBeChecked()
  })

  it('has what was done to all of it taken back from the message, by the counter-action', async () => {
    const { backend, user } = open()
    backend.on('patient', 'enable', () => ({ json: {} }))
    await tick(user, 1, 2)
    await freeze(user)
    await user.click(within(await screen.findByRole('dialog')).getByText('冻结'))
    const undo = await screen.findByText('撤销', { selector: 'button' })
    // Pressed twice before the message is gone.
    act(() => {
      undo.click()
      undo.click()
    })
    await waitFor(() => {
      expect(
        backend
          .callsOf('patient', 'enable')
          .map(({ id }) => id)
          .sort(),
      ).toEqual([1, 2])
    })
    expect(backend.callsOf('patient', 'disable')).toHaveLength(2)
  })

  it.each([
    ['zh', '已冻结：患者2', '撤销'],
    ['en', 'Frozen: 患者2', 'Undo'],
  ] as const)(
    'of one is told by the name of who it was, as the message outlasts the page (%s)',
    async (language, done, undo) => {
      const { backend, user } = open('/patient', { language })
      backend.on('patient', 'enable', () => ({ json: {} }))
      const freezing = language === 'zh' ? '冻结' : 'Freeze'
      await user.click(await screen.findByLabelText(language === 'zh' ? '选择 患者2' : 'Select 患者2'))
      await user.click(await within(await bar()).findByText(freezing))
      await user.click(within(await screen.findByRole('dialog')).getByText(freezing))
      await screen.findByText(done)
      await user.click(await screen.findByText(undo, { selector: 'button' }))
      await waitFor(() => {
        expect(backend.callsOf('patient', 'enable')).toMatchObject([{ id: 2 }])
      })
    },
  )

  it('is offered nothing to take back by who may not', async () => {
    const { backend, user } = open('/patient', { may: (_resource, action) => action !== 'enable' })
    await tick(user, 1)
    await freeze(user)
    await user.click(within(await screen.findByRole('dialog')).getByText('冻结'))
    await waitFor(() => {
      expect(backend.callsOf('patient', 'disable')).toHaveLength(1)
    })
    expect(await screen.findByText('已冻结：患者1')).toBeInTheDocument()
    expect(screen.queryByText('撤销', { selector: 'button' })).toBeNull()
  })

  it('ends for a row that is gone, and stays for those that are still there', async () => {
    const { backend, user, found } = open()
    await tick(user, 1, 2)
    found.delete(2)
    await user.click(screen.getByLabelText('患者5 的操作'))
    await user.click(await screen.findByText('冻结', { selector: 'li *' }))
    await user.click(within(await screen.findByRole('dialog')).getByText('冻结'))
    await waitFor(() => {
      expect(backend.callsOf('patient', 'disable').map(({ id }) => id)).toEqual([5])
    })
    await waitFor(() => {
      expect(screen.queryByText('患者2')).toBeNull()
    })
    expect(await bar()).toHaveTextContent('已选择 1 条')
    expect(await box(1)).toBeChecked()
  })

  it('ends when what it was made for is done, and takes a range with the shift key', async () => {
    const { backend, user } = open()
    await tick(user, 2)
    await user.keyboard('{Shift>}')
    await tick(user, 5)
    await user.keyboard('{/Shift}')
    await freeze(user)
    await user.click(within(await screen.findByRole('dialog')).getByText('冻结'))
    await waitFor(() => {
      expect(
        backend
          .callsOf('patient', 'disable')
          .map(({ id }) => id)
          .sort(),
      ).toEqual([2, 3, 4, 5])
    })
    await noBar()
  })

  it('is not kept by the browser', async () => {
    const { user } = open()
    await tick(user, 1)
    await bar()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('selectedIds')
  })
})

describe('a question about records', () => {
  it('names one of them with what tells it from others of the name', async () => {
    const { user } = open()
    await user.click(await screen.findByLabelText('患者1 的操作'))
    await user.click(await screen.findByText('冻结', { selector: 'li *' }))
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('冻结：患者1（p1 · 杭州）')
  })

  it('names the first of several, says how many they are, and shows all of them when asked', async () => {
    const { user } = open()
    await tick(user, 1, 2, 3, 4, 5)
    await freeze(user)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveAccessibleName('冻结：患者1、患者2、患者3，另有 2 条')
    expect(dialog).not.toHaveTextContent('患者5')
    await user.click(within(dialog).getByText('查看全部 5 条'))
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([1, 2, 3, 4, 5].map(id => `患者${id}（p${id} · 杭州）`))
  })
})

describe('all of a filter', () => {
  it('is selected by saying so, by its number, and named before anything is done', async () => {
    const { backend, user } = open(`/patient?filter=${encodeURIComponent('{"access":["permission"]}')}`)
    await tick(user, 1)
    await user.click(await within(await bar()).findByText('选择筛选出的全部 24 条'))
    expect(await bar()).toHaveTextContent('已选择筛选出的全部 24 条')
    await freeze(user)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveAccessibleName('冻结：患者1、患者2、患者3，另有 21 条')
    expect(backend.callsOf('patient', 'list').at(-1)?.query).toMatchObject({ access: 'permission', size: '1000' })
    await user.click(within(dialog).getByText('冻结'))
    await waitFor(() => {
      expect(backend.callsOf('patient', 'disable')).toHaveLength(24)
    })
  })

  it('is not acted on where it has become another number meanwhile', async () => {
    const { backend, user, found } = open()
    await tick(user, 1)
    await user.click(await within(await bar()).findByText('选择全部 24 条'))
    found.delete(24)
    await freeze(user)
    expect(
      await screen.findByText('列表已有变化：现在共 23 条，选择时为 24 条。尚未执行任何操作，请核对后再试'),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => {
      expect(await bar()).toHaveTextContent('已选择全部 23 条')
    })
    await freeze(user)
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(/，另有 20 条$/)
    expect(backend.callsOf('patient', 'disable')).toEqual([])
  })

  it('ends with the filter, and with the first row that is taken out', async () => {
    const { user } = open()
    await tick(user, 1)
    await user.click(await within(await bar()).findByText('选择全部 24 条'))
    await user.click(await screen.findByLabelText('下一页'))
    expect(await box(11)).toBeChecked()
    await tick(user, 12)
    expect(await bar()).toHaveTextContent('已选择 9 条')
    await user.click(await within(await bar()).findByText('选择全部 24 条'))
    await user.type(await screen.findByLabelText('搜索'), '4')
    await screen.findByText('患者24')
    await noBar()
  })

  it('is not offered where nobody knows how much it is, nor acted on beyond what one action takes', async () => {
    const { backend, user } = open()
    let total = 1001
    backend.on('patient', 'list', () => ({
      json: {
        content: everybody.slice(0, 10),
        totalElements: total,
        ...(total > 5000 ? { totalIsMinimum: true } : {}),
      },
    }))
    await tick(user, 1)
    await user.click(await within(await bar()).findByText('选择全部 1,001 条'))
    const act = await within(await bar()).findByRole('button', { name: /^冻结/ })
    expect(act).toHaveAttribute('aria-disabled', 'true')
    expect(act).toHaveTextContent('一次最多操作 1,000 条，请先缩小筛选范围')
    total = 10_000
    await user.type(await screen.findByLabelText('搜索'), '患')
    await noBar()
    await tick(user, 1)
    await within(await bar()).findByText('冻结')
    expect(within(await bar()).queryByText(/^选择/)).toBeNull()
  })

  it('nothing ticked offers nothing that is done to many', async () => {
    open()
    await box(1)
    expect(await screen.findByText('导出')).toBeVisible()
    expect(screen.queryByText(/充值/, { selector: 'a, button' })).toBeNull()
  })

  it('goes to the page of top-ups with its filter and its number', async () => {
    const { user, place } = open(`/patient?filter=${encodeURIComponent('{"access":["permission"]}')}`)
    await tick(user, 1)
    await user.click(await within(await bar()).findByText('选择筛选出的全部 24 条'))
    await user.click(await within(await bar()).findByText('充值'))
    expect(place().pathname).toBe('/topUp')
    expect(place().state).toEqual({ filter: { access: ['permission'] }, total: 24 })
  })
})

it('the export says how many rows it takes, and takes those that are ticked where some are', async () => {
  const { backend, user } = open()
  backend.on('patient', 'export', () => ({ text: '姓名\r\n', headers: { 'X-Total-Count': '0' } }))
  await tick(user, 3, 7)
  await user.click(await screen.findByRole('button', { name: '选择范围和格式' }))
  expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual([
    '导出所选 2 条（CSV 文件）',
    '导出所选 2 条（Excel 工作簿）',
    '导出全部 24 条（CSV 文件）',
    '导出全部 24 条（Excel 工作簿）',
  ])
  await user.click(screen.getByText('导出所选 2 条（CSV 文件）'))
  await waitFor(() => {
    expect(backend.callsOf('patient', 'export')[0]?.query).toMatchObject({ id: '3,7', format: 'csv' })
  })
})
