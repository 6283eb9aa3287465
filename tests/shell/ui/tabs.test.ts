import { describe, expect, it } from 'vitest'
import { afterClosing, searchless, titled, visited, without } from '../../../src/shell/layout/tabs/tabs.ts'
import type { Tabs } from '../../../src/shell/layout/tabs/tabs.ts'

const tabs: Tabs = [{ path: '/patient', search: '?page=2' }, { path: '/doctor', search: '' }]

describe('the tabs of visited pages', () => {
  it('are one a pathname, with the search that was last', () => {
    expect(visited(tabs, '/role', '')).toEqual([...tabs, { path: '/role', search: '' }])
    expect(visited(tabs, '/patient', '?page=3')).toEqual([{ path: '/patient', search: '?page=3' }, tabs[1]])
    expect(visited(tabs, '/doctor', '')).toBe(tabs)
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
