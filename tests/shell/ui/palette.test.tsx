import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { matches } from '../../../src/shell/layout/palette/Entry.ts'
import { PaletteButton } from '../../../src/shell/layout/palette/PaletteButton.tsx'
import { inFrame } from './inFrame.tsx'
import '../../../src/capabilities.ts'

const patient = {
  id: 7,
  version: 1,
  account: 'P00000007',
  name: '陈子涵',
  mobile: '*******5678',
  hospital: 1,
  hospitalLabel: '杭州西湖门诊',
}
const hospital = { id: 3, version: 1, name: '陈氏眼科', code: 'CS' }

const answer = (path: string): unknown => {
  if (path === 'api/users/query') return { content: [patient], totalElements: 1 }
  if (path === 'api/hospital/query') return { content: [hospital], totalElements: 1 }
  return { content: [], totalElements: 0 }
}

const opened = async ({ beside, ...options }: Parameters<typeof inFrame>[1] & { beside?: ReactNode } = {}) => {
  const frame = inFrame(
    <>
      <PaletteButton compact={false} />
      {beside}
    </>,
    { answer, ...options },
  )
  await frame.user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: '搜索页面、记录和操作' })
  return { ...frame, dialog, field: within(dialog).getByRole('combobox') }
}
const names = (dialog: HTMLElement, group: string) =>
  within(within(dialog).getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(option => option.firstChild?.textContent)

describe('the palette', () => {
  it('offers the pages of the menu and what may be created there', async () => {
    const { dialog } = await opened({ permissions: ['patient:list', 'patient:create', 'hospital:list'] })
    await waitFor(() => expect(names(dialog, '页面')).toEqual(['首页', '患者', '机构']))
    expect(names(dialog, '操作')).toEqual(['新建患者', '切换到英文 · English', '使用深色主题', '退出登录'])
  })

  it('has what was typed before it came, and nothing of that elsewhere', async () => {
    const { user } = inFrame(
      <>
        <PaletteButton compact={false} />
        <input aria-label="note" />
      </>,
      { answer, permissions: ['patient:list', 'patient:get'] },
    )
    await user.click(screen.getByLabelText('note'))
    await user.keyboard('{Control>}k{/Control}P0')
    await user.keyboard('07')
    const dialog = await screen.findByRole('dialog', { name: '搜索页面、记录和操作' })
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveValue('P007'))
    expect(screen.getByLabelText('note')).toHaveValue('')
  })

  it('takes no key once it was there: what is typed behind it stands where it is typed', async () => {
    const { user, dialog } = await opened({
      permissions: ['patient:list', 'patient:get'],
      beside: <input aria-label="note" />,
    })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await user.click(screen.getByLabelText('note'))
    await user.keyboard('told')
    expect(screen.getByLabelText('note')).toHaveValue('told')
  })

  it('searches the lists of the menu once typing has paused, and shows nothing that is masked', async () => {
    const { dialog, field, user, sent, place } = await opened({
      permissions: ['patient:list', 'patient:get', 'hospital:list', 'hospital:get', 'dict:list'],
    })
    await waitFor(() => expect(names(dialog, '页面')).toContain('患者'))
    await user.type(field, '陈')
    await waitFor(() => expect(names(dialog, '患者')).toEqual(['陈子涵']))
    expect(names(dialog, '机构')).toEqual(['陈氏眼科'])
    expect(sent).toEqual(expect.arrayContaining(['api/users/query', 'api/hospital/query']))
    expect(sent.filter(call => decodeURIComponent(call).includes('陈'))).toEqual([])
    expect(dialog).toHaveTextContent('P00000007 · 杭州西湖门诊')
    expect(dialog).not.toHaveTextContent('5678')
    await user.keyboard('{ArrowDown}')
    const chosen = within(dialog).getByRole('option', { selected: true })
    expect(chosen).toHaveTextContent('陈氏眼科')
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id)
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(place()).toBe('/patient/7/show'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('searches nothing that the operator may not list, and leads no further than they may', async () => {
    const { dialog, field, user, sent, place } = await opened({ permissions: ['patient:list'] })
    await waitFor(() => expect(names(dialog, '页面')).toEqual(['首页', '患者']))
    await user.type(field, '陈')
    await waitFor(() => expect(names(dialog, '患者')).toEqual(['陈子涵']))
    expect(sent.some(call => call.startsWith('api/hospital'))).toBe(false)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(place()).toBe('/patient'))
  })

  it('leads on from the only record that a list has found, as far as the operator may', async () => {
    const { dialog, field, user, place } = await opened({
      permissions: ['patient:list', 'patient:get', 'case:create', 'recharge:create'],
    })
    await waitFor(() => expect(names(dialog, '页面')).toContain('患者'))
    await user.type(field, '陈')
    await waitFor(() => expect([...names(dialog, '患者')].sort()).toEqual(['充值', '新建病例', '陈子涵'].sort()))
    await user.click(within(dialog).getByRole('option', { name: /^充值/ }))
    await waitFor(() => expect(place()).toBe('/topUp?patients=7'))
  })

  it('takes what is typed into the field of the bar, and opens what is found though Enter came first', async () => {
    const { user, place } = inFrame(<PaletteButton compact={false} />, { answer })
    await user.click(document.body)
    await user.tab()
    expect(screen.getByRole('combobox', { name: '搜索页面、记录和操作' })).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('陈子{Enter}')
    await waitFor(() => expect(place()).toBe('/patient/7/show'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('combobox', { name: '搜索页面、记录和操作' })).toHaveValue('')
  })

  it('shows records in one order and moves none that is shown, whichever list answers first, and opens the same one by an early Enter', async () => {
    const waiting: (() => void)[] = []
    const { dialog, field, user, sent, place } = await opened({
      permissions: ['patient:list', 'patient:get', 'hospital:list', 'hospital:get'],
      answer: path =>
        path === 'api/users/query'
          ? new Promise(resolve => {
              waiting.push(() => resolve(answer(path)))
            })
          : answer(path),
    })
    const options = () =>
      within(dialog)
        .queryAllByRole('option')
        .map(option => option.firstChild?.textContent)
    await user.type(field, '陈')
    await waitFor(() => expect(waiting).toHaveLength(1))
    await waitFor(() => expect(sent).toContain('api/hospital/query'))
    expect(options()).toEqual([])
    await user.keyboard('{Enter}')
    waiting.forEach(go => go())
    await waitFor(() => expect(place()).toBe('/patient/7/show'))
  })

  it('shows at once what comes before a list that has not answered', async () => {
    const { dialog, field, user } = await opened({
      permissions: ['patient:list', 'patient:get', 'hospital:list', 'hospital:get'],
      answer: path => (path === 'api/hospital/query' ? new Promise(() => undefined) : answer(path)),
    })
    await user.type(field, '陈')
    await waitFor(() => expect(names(dialog, '患者')).toEqual(['陈子涵']))
    expect(within(dialog).getByRole('option', { selected: true })).toHaveTextContent('陈子涵')
    expect(within(dialog).queryByRole('group', { name: '机构' })).toBeNull()
  })

  it('asks anew each time it is opened, and keeps nothing of the last search that the answer would push aside', async () => {
    const waiting: (() => void)[] = []
    const seen = { count: 0 }
    const { dialog, field, user } = await opened({
      permissions: ['patient:list', 'patient:get', 'hospital:list', 'hospital:get'],
      answer: path => {
        if (path !== 'api/users/query') return answer(path)
        seen.count += 1
        return seen.count === 1
          ? { content: [], totalElements: 0 }
          : new Promise(resolve => {
              waiting.push(() => resolve(answer(path)))
            })
      },
    })
    await user.type(field, '陈')
    await waitFor(() => expect(names(dialog, '机构')).toEqual(['陈氏眼科']))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await user.keyboard('{Control>}k{/Control}')
    const again = await screen.findByRole('dialog', { name: '搜索页面、记录和操作' })
    await user.type(within(again).getByRole('combobox'), '陈')
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(within(again).queryByRole('group', { name: '机构' })).toBeNull()
    waiting.forEach(go => go())
    await waitFor(() => expect(names(again, '患者')).toEqual(['陈子涵']))
    expect(names(again, '机构')).toEqual(['陈氏眼科'])
  })

  it('opens in another window with Ctrl, without handing this one over', async () => {
    const opens = vi.spyOn(window, 'open').mockReturnValue(null)
    const { dialog, field, user } = await opened()
    await waitFor(() => expect(names(dialog, '页面')).toContain('机构'))
    await user.type(field, 'hospital')
    await waitFor(() => expect(within(dialog).getByRole('option', { selected: true })).toHaveTextContent('机构'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(opens).toHaveBeenCalledWith('/hospital', '_blank', 'noopener')
    opens.mockRestore()
  })

  it('goes to the record whose number is scanned, and shows what is found where that is none', async () => {
    const { user, place } = inFrame(
      <>
        <PaletteButton compact={false} />
        <input aria-label="field" />
      </>,
      { answer },
    )
    // In a field it is typed there, whatever it is.
    await user.click(screen.getByRole('textbox', { name: 'field' }))
    await user.keyboard('P00000007{Enter}')
    expect(screen.getByRole('textbox', { name: 'field' })).toHaveValue('P00000007')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(document.body)
    await user.keyboard('P00000007{Enter}')
    await waitFor(() => expect(place()).toBe('/patient/7/show'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.keyboard('P00000099{Enter}')
    expect(
      within(await screen.findByRole('dialog', { name: '搜索页面、记录和操作' })).getByRole('combobox'),
    ).toHaveValue('P00000099')
    expect(place()).toBe('/patient/7/show')
  })

  it('shows the keys by ?, those of the page first', async () => {
    const { user } = inFrame(<PaletteButton compact={false} />, { answer })
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: '快捷键' })
    expect(within(dialog).getByText('搜索页面、记录和操作').nextSibling).toHaveTextContent('CtrlK')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('gives up the search of what is no longer typed', async () => {
    const aborted: string[] = []
    const { field, user, sent } = await opened({
      answer: (path, asked, signal) =>
        new Promise(resolve => {
          if ((asked['q'] ?? (asked['filter'] as { q?: unknown } | undefined)?.q) !== '陈')
            return resolve({ content: [], totalElements: 0 })
          signal?.addEventListener('abort', () => aborted.push(path))
          return undefined
        }),
    })
    await user.type(field, '陈')
    await waitFor(() => expect(sent.includes('api/users/query')).toBe(true))
    await user.type(field, '子')
    await waitFor(() => expect(aborted).toContain('api/users/query'))
  })

  it('says so where nothing is found, and where a list gave no answer', async () => {
    const { dialog, field, user } = await opened({
      answer: path => (path === 'api/users/query' ? undefined : { content: [], totalElements: 0 }),
    })
    await user.type(field, '无此人')
    expect(await within(dialog).findByText('没有找到')).toBeInTheDocument()
    expect(await within(dialog).findByText(/部分列表没有应答/)).toBeInTheDocument()
  })

  it('signs out', async () => {
    const { field, dialog, user } = await opened()
    await user.type(field, '退出')
    await waitFor(() => expect(within(dialog).getByRole('option', { selected: true })).toHaveTextContent('退出登录'))
  })
})

it.each([
  ['', true],
  ['患', true],
  ['PATIENT', true],
  ['患 者', true],
  ['机构', false],
])('a page is found by its title or key: %j %s', (query, found) => {
  expect(matches({ key: 'patient', text: '患者' }, query)).toBe(found)
})
