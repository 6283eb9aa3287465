import { memoryStore } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionStore } from '../../../src/shell/app/sessionStore.ts'
import { createStore } from '../../../src/shell/app/store.ts'

beforeEach(() => sessionStorage.clear())

describe('the store of one browser tab', () => {
  it('outlives a reload', () => {
    createSessionStore().setItem('tabs', [{ path: '/patient' }])
    expect(createSessionStore().getItem('tabs')).toEqual([{ path: '/patient' }])
  })

  it('gives nothing of one operator to another', () => {
    const first = createSessionStore()
    first.claim('admin')
    first.setItem('patient.listParams', { filter: { q: '张' } })
    first.claim('admin')
    expect(first.getItem('patient.listParams')).toBeDefined()
    const second = createSessionStore()
    const told = vi.fn()
    second.subscribe('patient.listParams', told)
    second.claim('doctor')
    expect(second.getItem('patient.listParams')).toBeUndefined()
    expect(told).toHaveBeenCalledWith(undefined)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('张')
  })

  it('takes what is no JSON for nothing', () => {
    sessionStorage.setItem('page.tabs', '{')
    expect(createSessionStore().getItem('tabs', [])).toEqual([])
  })

  it('lasts until the next reload where the browser keeps nothing', () => {
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const store = createSessionStore()
    store.setItem('tabs', [1])
    expect(store.getItem('tabs')).toEqual([1])
    denied.mockRestore()
  })

  it('holds the state of lists and tabs, and nothing else, and is emptied by signing out', () => {
    const base = memoryStore()
    const pages = createSessionStore()
    const store = createStore(base, pages)
    store.setup()
    store.setItem('patient.listParams', { page: 2 })
    store.setItem('tabs', [{ path: '/patient' }])
    store.setItem('patient.datatable', ['mobile'])
    store.setItem('patient.list.scrollPosition', 300)
    expect([
      base.getItem('patient.listParams'),
      base.getItem('tabs'),
      base.getItem('patient.datatable'),
      base.getItem('patient.list.scrollPosition'),
    ]).toEqual([undefined, undefined, ['mobile'], undefined])
    store.reset()
    expect([store.getItem('patient.listParams'), store.getItem('tabs')]).toEqual([undefined, undefined])
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})
