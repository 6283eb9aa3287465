import { memoryStore } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../../src/shell/app/store.ts'
import { removeCookie } from '../../../src/shell/auth/cookies.ts'

beforeEach(() => ['lang', 'sidebar'].forEach(removeCookie))

const opened = (base = memoryStore()) => {
  const store = createStore(base)
  store.setup()
  return store
}

describe("react-admin's store", () => {
  it('keeps language and sidebar in cookies, and the rest where it was', () => {
    const base = memoryStore()
    const store = opened(base)
    store.setItem('locale', 'en')
    store.setItem('sidebar.open', false)
    store.setItem('patient.listParams', { page: 2 })
    expect(document.cookie).toContain('lang=en')
    expect(document.cookie).toContain('sidebar=closed')
    expect([store.getItem('locale'), store.getItem('sidebar.open'), store.getItem('patient.listParams')]).toEqual([
      'en',
      false,
      { page: 2 },
    ])
    expect([base.getItem('locale'), base.getItem('sidebar.open')]).toEqual([undefined, undefined])
  })

  it('knows the default where nothing was chosen', () => {
    const store = opened()
    expect([store.getItem('locale'), store.getItem('sidebar.open', true), store.getItem('sidebar.open')]).toEqual([
      'zh',
      true,
      undefined,
    ])
  })

  it('forgets the lists but not language, sidebar and theme when the operator signs out', () => {
    const store = opened()
    store.setItem('locale', 'en')
    store.setItem('sidebar.open', false)
    store.setItem('theme', 'dark')
    store.setItem('patient.listParams', { filter: { name: '张' } })
    store.reset()
    expect([
      store.getItem('locale'),
      store.getItem('sidebar.open'),
      store.getItem('theme'),
      store.getItem('patient.listParams'),
    ]).toEqual(['en', false, 'dark', undefined])
  })

  it('tells those who watch', () => {
    const store = opened()
    const watched = vi.fn()
    const stop = store.subscribe('sidebar.open', watched)
    store.setItem('sidebar.open', false)
    stop()
    store.setItem('sidebar.open', true)
    expect(watched.mock.calls).toEqual([[false]])
  })

  it('takes no language that there is not', () => {
    const store = opened()
    store.setItem('locale', 'fr')
    expect(store.getItem('locale')).toBe('zh')
  })
})
