import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../../src/capabilities.ts'
import { errorOf } from './dom.ts'
import { createBackend } from './backend.ts'
import type { Row } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const node = (id: number, superior: number | null, title: string, more: Partial<Row> = {}): Row => ({
  id,
  version: 1,
  title,
  titleEn: `${title} (en)`,
  superior,
  path: `p${id}`,
  component: null,
  icon: null,
  sort: id * 10,
  hidden: false,
  alwaysShow: false,
  noCache: false,
  ...more,
})
const menus = [
  node(1, null, '业务'),
  node(2, 1, '患者', { component: 'patient' }),
  node(3, 1, '医护', { component: 'noSuchPage' }),
  node(4, null, '系统'),
  node(5, 4, '菜单', { component: 'menu' }),
]

const backendOf = (rows: readonly Row[] = menus) => createBackend({ menu: rows })
const names = () => [...document.querySelectorAll('[data-row-link]')].map(link => link.textContent)
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')!

describe('a list of records that stand below one another', () => {
  it('is a tree whose rows say their level, their place, and whether they are open', async () => {
    const { user } = renderPage({ backend: backendOf(), at: '/menu' })
    await screen.findByRole('treegrid', { name: '菜单' })
    expect(names()).toEqual(['业务', '患者', '医护', '系统', '菜单'])
    expect(rowOf('医护')).toHaveAttribute('aria-level', '2')
    expect([rowOf('医护').getAttribute('aria-posinset'), rowOf('医护').getAttribute('aria-setsize')]).toEqual([
      '2',
      '2',
    ])
    expect(rowOf('业务')).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('button', { name: '收起 业务' }))
    expect(names()).toEqual(['业务', '系统', '菜单'])
    screen.getByRole('link', { name: '业务' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(names()).toEqual(['业务', '患者', '医护', '系统', '菜单'])
    await user.click(screen.getByRole('button', { name: '全部收起' }))
    expect(names()).toEqual(['业务', '系统'])
  })

  it('shows pages by their titles, and says of one that there is none', async () => {
    renderPage({ backend: backendOf(), at: '/menu' })
    await screen.findByRole('treegrid')
    expect(await within(rowOf('医护')).findByText('未知页面：noSuchPage')).toBeInTheDocument()
  })

  it('is a flat list where that is wanted, and remembers it', async () => {
    const { user } = renderPage({ backend: backendOf(), at: '/menu' })
    await screen.findByRole('treegrid')
    await user.click(await screen.findByRole('button', { name: '列表' }))
    expect(await screen.findByRole('table')).toBeInTheDocument()
    expect(screen.queryByRole('treegrid')).toBeNull()
  })

  it('keeps what stands above what a search finds', async () => {
    const backend = backendOf()
    backend.on('menu', 'list', call =>
      call.query['q'] === 'cd' ? { json: { content: [menus[4]], totalElements: 1 } } : undefined,
    )
    renderPage({ backend, at: `/menu?filter=${encodeURIComponent('{"q":"cd"}')}` })
    await waitFor(() => {
      expect(names()).toEqual(['系统', '菜单'])
    })
    expect(screen.getByText('搜索时不能移动。清除搜索后可以调整顺序。')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '移动 菜单' })).toBeNull()
  })

  it('shows all of a malformed tree: circles and orphans', async () => {
    const circle = [node(1, 3, '甲'), node(2, 1, '乙'), node(3, 2, '丙'), node(4, 99, '丁')]
    renderPage({ backend: backendOf(circle), at: '/menu' })
    await screen.findByRole('treegrid')
    expect([...names()].sort()).toEqual(['丁', '丙', '乙', '甲'].sort())
  })
})

describe('the order of a tree', () => {
  const press = async (user: ReturnType<typeof renderPage>['user'], name: string, key: string) => {
    const handle = await screen.findByRole('button', { name })
    act(() => handle.focus())
    await user.keyboard(`{${key}}`)
  }

  it('is changed by keys in one call, shown at once, and said aloud', async () => {
    const backend = backendOf()
    const { user } = renderPage({ backend, at: '/menu' })
    await press(user, '移动 医护', 'ArrowUp')
    await waitFor(() => {
      expect(backend.callsOf('menu', 'sort').map(call => call.body)).toEqual([
        { rows: [{ id: 3, version: 1, superior: 1, sort: 10 }] },
      ])
    })
    expect(await screen.findByText('医护 现在位于“业务”下，第 1 项，共 2 项')).toBeInTheDocument()
  })

  it('is said in English as well', async () => {
    const { user } = renderPage({ backend: backendOf(), at: '/menu', language: 'en' })
    await press(user, 'Move 医护 (en)', 'ArrowLeft')
    expect(await screen.findByText('医护 (en) is now at the top level, number 2 of 3')).toBeInTheDocument()
  })

  it('is taken back from the message of the last move, by a move like any other, and that once', async () => {
    const backend = backendOf()
    const { user } = renderPage({ backend, at: '/menu', language: 'en' })
    await press(user, 'Move 医护 (en)', 'ArrowLeft')
    await screen.findByRole('button', { name: 'Undo' })
    await press(user, 'Move 医护 (en)', 'ArrowUp')
    await waitFor(() => {
      expect(names()).toEqual(['医护 (en)', '业务 (en)', '患者 (en)', '系统 (en)', '菜单 (en)'])
    })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => {
      expect(names()).toEqual(['业务 (en)', '患者 (en)', '医护 (en)', '系统 (en)', '菜单 (en)'])
    })
    expect(backend.callsOf('menu', 'sort')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(await screen.findByText('医护 (en) is now at the top level, number 2 of 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Move 医护 (en)' })).toHaveFocus()
  })

  it('is not taken back where what it stood below is gone, which is said', async () => {
    const backend = backendOf()
    const left = menus.filter(({ id }) => id > 2).map(one => (one.id === 3 ? { ...one, superior: null } : one))
    backend.on('menu', 'list', () =>
      backend.callsOf('menu', 'sort').length > 0 ? { json: { content: left, totalElements: left.length } } : undefined,
    )
    const { user } = renderPage({ backend, at: '/menu', language: 'en' })
    await press(user, 'Move 医护 (en)', 'ArrowLeft')
    await waitFor(() => {
      expect(names()).toEqual(['医护 (en)', '系统 (en)', '菜单 (en)'])
    })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText('It cannot go back: it has been deleted meanwhile, or what it stood below has'),
    ).toBeInTheDocument()
    expect(backend.callsOf('menu', 'sort')).toHaveLength(1)
  })

  it('takes the focus from nobody who went on elsewhere meanwhile', async () => {
    const backend = backendOf()
    let store = (): void => undefined
    backend.on(
      'menu',
      'sort',
      () =>
        new Promise(resolve => {
          store = () => resolve(undefined)
        }),
    )
    const { user } = renderPage({ backend, at: '/menu', language: 'en' })
    await press(user, 'Move 医护 (en)', 'ArrowUp')
    await waitFor(() => {
      expect(backend.callsOf('menu', 'sort')).toHaveLength(1)
    })
    const elsewhere = screen.getByRole('button', { name: 'Expand all' })
    act(() => elsewhere.focus())
    store()
    await screen.findByText(/^医护 \(en\) is now below/)
    await waitFor(() => {
      expect(backend.callsOf('menu', 'list').length).toBeGreaterThan(1)
    })
    expect(elsewhere).toHaveFocus()
  })

  it('goes back to what it was where the server refuses, with the reason', async () => {
    const backend = backendOf()
    backend.on('menu', 'sort', () => backend.problem(409, 'stale', '记录已被他人修改'))
    const { user } = renderPage({ backend, at: '/menu' })
    await press(user, '移动 医护', 'ArrowUp')
    await waitFor(() => {
      expect(backend.callsOf('menu', 'sort')).toHaveLength(1)
    })
    await waitFor(() => {
      expect(names()).toEqual(['业务', '患者', '医护', '系统', '菜单'])
    })
    expect(screen.queryByText(/现在位于/)).toBeNull()
  })

  it('is not offered to those who may not change it', async () => {
    renderPage({ backend: backendOf(), at: '/menu', may: (_resource, action) => action !== 'sort' })
    await screen.findByRole('treegrid')
    expect(screen.queryByRole('button', { name: '移动 医护' })).toBeNull()
  })
})

describe('a record of a tree', () => {
  it('says how many go too before it is deleted', async () => {
    const { user } = renderPage({ backend: backendOf(), at: '/menu' })
    await screen.findByRole('treegrid')
    await user.click(screen.getByRole('button', { name: '业务 的操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '删除' }))
    expect(await screen.findByText('其下的 2 条下级记录也会一并删除。')).toBeInTheDocument()
  })

  it('is begun below another, and is not offered a superior below itself', async () => {
    const backend = backendOf()
    const { user, unmount } = renderPage({ backend, at: '/menu' })
    await screen.findByRole('treegrid')
    await user.click(screen.getByRole('link', { name: '在“系统”下新建' }))
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: /上级菜单/ })).toHaveValue('系统')
    })
    unmount()
    const edit = renderPage({ backend, at: '/menu/1' })
    await edit.user.click(await screen.findByRole('combobox', { name: /上级菜单/ }))
    expect((await screen.findAllByRole('option')).map(option => option.textContent?.trim())).toEqual(['系统', '菜单'])
  })
})

describe("a menu's form", () => {
  it('offers all pages that exist, and fills in path and icon', async () => {
    const backend = backendOf()
    const { user } = renderPage({ backend, at: '/menu/create' })
    await user.click(await screen.findByRole('combobox', { name: /页面/ }))
    await user.click(await screen.findByRole('option', { name: '菜单 1-2-1' }))
    expect(screen.getByRole('textbox', { name: /路径/ })).toHaveValue('menu1-2-1')
    await user.click(screen.getByRole('combobox', { name: /页面/ }))
    await user.click(await screen.findByRole('option', { name: '外部链接' }))
    expect(screen.getByRole('textbox', { name: /路径/ })).toHaveValue('https://')
    await user.type(screen.getByRole('textbox', { name: /中文标题/ }), '手册')
    await user.type(screen.getByRole('textbox', { name: /英文标题/ }), 'Manual')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => {
      expect(errorOf(screen.getByRole('textbox', { name: /路径/ }))).toMatch(/外部链接须以/)
    })
    await user.type(screen.getByRole('textbox', { name: /路径/ }), 'example.com')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => {
      expect(backend.callsOf('menu', 'create').map(call => call.body)).toMatchObject([
        { path: 'https://example.com', titleEn: 'Manual' },
      ])
    })
    expect(backend.callsOf('menu', 'create')[0]!.body['component'] ?? null).toBeNull()
  })

  it('has icons to choose from by typing and by arrow keys', async () => {
    const { user } = renderPage({ backend: backendOf(), at: '/menu/create' })
    await user.click(await screen.findByRole('button', { name: '选择图标' }))
    await user.type(await screen.findByRole('searchbox', { name: '搜索图标' }), '日')
    // What ends a word of an input method chooses nothing.
    fireEvent.keyDown(screen.getByRole('searchbox', { name: '搜索图标' }), { key: 'Enter', isComposing: true })
    expect(screen.getByRole('textbox', { name: '图标', hidden: true })).toHaveValue('')
    expect(screen.getAllByRole('option').map(option => option.getAttribute('title'))).toEqual(['calendar'])
    await user.clear(screen.getByRole('searchbox', { name: '搜索图标' }))
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await waitFor(() => {
      expect(screen.queryByRole('listbox', { name: '图标' })).toBeNull()
    })
    expect(screen.getByRole('textbox', { name: '图标' })).not.toHaveValue('')
  })
})
