import { describe, expect, it } from 'vitest'
import { fitting } from '../../../src/shell/layout/tabs/useFitting.ts'
import {
  afterClosing,
  pagesOf,
  searchless,
  titled,
  toldApart,
  visited,
  without,
} from '../../../src/shell/layout/tabs/tabs.ts'
import type { Tabs } from '../../../src/shell/layout/tabs/tabs.ts'

const tabs: Tabs = [
  { path: '/patient', search: '?page=2' },
  { path: '/doctor', search: '' },
]

describe('the tabs of visited pages', () => {
  it('are one a pathname, with the search that was last', () => {
    expect(visited(tabs, '/role', '')).toEqual([...tabs, { path: '/role', search: '' }])
    expect(visited(tabs, '/patient', '?page=3')).toEqual([{ path: '/patient', search: '?page=3' }, tabs[1]])
    expect(visited(tabs, '/doctor', '')).toBe(tabs)
  })

  it('are one a record, which is read and changed in the same place', () => {
    const read = visited(tabs, '/patient/7/show', '')
    const changed = visited(visited(read, '/role', ''), '/patient/7', '?x=1')
    expect(changed.map(tab => tab.path)).toEqual(['/patient', '/doctor', '/patient/7', '/role'])
    expect(visited(changed, '/patient/7/show', '').map(tab => tab.path + tab.search)).toEqual([
      '/patient?page=2',
      '/doctor',
      '/patient/7/show',
      '/role',
    ])
    expect(visited(changed, '/patient/create', '')).toHaveLength(5)
  })

  it('stand for all pages of a record, and else for one', () => {
    expect(pagesOf('/patient/7')).toEqual(['/patient/7', '/patient/7/show'])
    expect(pagesOf('/patient/7/show')).toEqual(['/patient/7', '/patient/7/show'])
    for (const path of ['/patient', '/patient/create', '/patient/import', '/newCase'])
      expect(pagesOf(path)).toEqual([path])
  })

  it('do not hold the home page, which is always there', () => {
    expect(visited(tabs, '/', '')).toBe(tabs)
  })

  it('are named as the pages name themselves', () => {
    const named = titled(tabs, '/doctor', '医护人员', 'zh')
    expect(named[1]).toEqual({ path: '/doctor', search: '', title: '医护人员', language: 'zh' })
    expect(titled(named, '/doctor', '医护人员', 'zh')).toBe(named)
    expect(titled(named, '/doctor', '', 'zh')).toBe(named)
    expect(titled(named, '/nowhere', 'x', 'zh')).toBe(named)
  })

  it('tell records of one name apart by their numbers', () => {
    const records = [
      { title: '张梓轩 · 男 · 8 岁', id: '7' },
      { title: '张梓轩 · 男 · 8 岁', id: '9' },
      { title: '张梓轩', id: '3' },
      { title: '充值记录' },
    ]
    expect(toldApart(records).map(({ title }) => title)).toEqual([
      '张梓轩 · 男 · 8 岁 #7',
      '张梓轩 · 男 · 8 岁 #9',
      '张梓轩',
      '充值记录',
    ])
  })

  it('are closed by path', () => {
    expect(without(tabs, ['/patient', '/nowhere'])).toEqual([tabs[1]])
    expect(without(tabs, ['/nowhere'])).toBe(tabs)
  })

  it('lead to the last that remains, as it was left, or home', () => {
    expect(afterClosing(tabs)).toBe('/doctor')
    expect(afterClosing([tabs[0]!])).toBe('/patient?page=2')
    expect(afterClosing([])).toBe('/')
  })

  it('forget the search of what is not kept, and open nothing by that', () => {
    expect(searchless(tabs, '/patient')[0]).toEqual({ path: '/patient', search: '' })
    expect(searchless(tabs, '/role')).toBe(tabs)
  })
})

describe('a row of tabs', () => {
  it('shows all of them while there is room', () => {
    expect(fitting([60, 100, 100], 268, 1)).toEqual([true, true, true])
    expect(fitting([], 100, 0)).toEqual([])
  })

  it('keeps the first, the open one, and of the others those that were opened last', () => {
    expect(fitting([60, 100, 100, 100], 271, 3)).toEqual([true, false, true, true])
    expect(fitting([60, 100, 100, 100], 271, 1)).toEqual([true, true, false, true])
    expect(fitting([60, 100, 100, 100], 271, 0)).toEqual([true, false, true, true])
  })

  it('shows none that was opened before one that has no room', () => {
    expect(fitting([60, 20, 200, 100], 200, 3)).toEqual([true, false, false, true])
  })

  it('shows the open one however narrow it is', () => {
    expect(fitting([60, 100, 100], 10, 2)).toEqual([true, false, true])
  })
})
