import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCipher, readKey } from '../../../../src/shell/drafts/cipher.ts'
import { createDrafts } from '../../../../src/shell/drafts/createDrafts.ts'
import { createShelf } from '../../../../src/shell/drafts/createShelf.ts'

const shelf = async () => createShelf(localStorage, createCipher(readKey('a'.repeat(64))!))
const load = (origin: string) => createDrafts({ origin })
const opened = async (origin: string) => {
  const drafts = load(origin)
  drafts.unlock(shelf)
  await drafts.ready()
  return drafts
}
const typed = (path: string, name = '王') => ({ path, values: { name } })

beforeEach(() => localStorage.clear())

describe('drafts', () => {
  it('tell which pages have some, and when that changes', () => {
    const drafts = load('one')
    const listener = vi.fn()
    const stop = drafts.subscribe(listener)
    expect(drafts.has('/a')).toBe(false)
    drafts.keep(typed('/a'))
    drafts.keep(typed('/a', '王小'))
    expect([drafts.has('/a'), drafts.paths(), listener.mock.calls.length]).toEqual([true, ['/a'], 1])
    drafts.drop('/a')
    expect([drafts.has('/a'), drafts.paths(), listener.mock.calls.length]).toEqual([false, [], 2])
    stop()
    drafts.keep(typed('/a'))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('come back from another page load once the operator is known, what was typed before that included', async () => {
    const before = load('one')
    before.keep(typed('/a'))
    before.unlock(shelf)
    await before.ready()
    const after = await opened('two')
    expect(after.has('/a')).toBe(false)
    expect(after.left('/a').map(one => one.values)).toEqual([{ name: '王' }])
    expect(after.left('/b')).toEqual([])
    after.remove(after.left('/a')[0]!)
    expect((await opened('three')).left('/a')).toEqual([])
  })

  it('that were set aside are kept without a shelf, and stay where what is dropped is not meant for them', () => {
    const drafts = load('one')
    drafts.keep({ ...typed('/a'), start: 'first' })
    drafts.setAside('/a')
    drafts.keep({ ...typed('/a', '李'), start: 'second' })
    drafts.drop('/a', ({ start }) => start === 'second')
    expect([drafts.has('/a'), drafts.left('/a').map(one => one.start)]).toEqual([false, ['first']])
    drafts.drop('/a')
    expect(drafts.left('/a')).toEqual([])
  })

  it('are dropped whole: what is kept, what was left, and what a form still holds', async () => {
    ;(await opened('one')).keep(typed('/a'))
    const drafts = await opened('two')
    const holder = { write: vi.fn(), forget: vi.fn() }
    const letGo = drafts.hold('/a', holder)
    drafts.keep(typed('/a'))
    drafts.drop('/a')
    expect(holder.forget).toHaveBeenCalledTimes(1)
    expect([drafts.has('/a'), drafts.left('/a')]).toEqual([false, []])
    letGo()
    drafts.flush()
    expect(holder.write).not.toHaveBeenCalled()
  })

  it('are handed over by every form at the end', () => {
    const drafts = load('one')
    const forms = ['/a', '/b', '/b'].map(path => {
      const write = vi.fn()
      drafts.hold(path, { write, forget: vi.fn() })
      return write
    })
    drafts.flush()
    expect(forms.map(write => write.mock.calls.length)).toEqual([1, 1, 1])
  })

  it('are set aside where the page is another one by now', async () => {
    const drafts = await opened('one')
    drafts.keep(typed('/a'))
    expect(drafts.setAside('/a')).toMatchObject({ path: '/a', values: { name: '王' } })
    expect(drafts.has('/a')).toBe(false)
    expect(drafts.left('/a')).toHaveLength(1)
    expect(drafts.setAside('/a')).toBeUndefined()
  })

  it('work without a shelf, and for the first operator alone', async () => {
    const drafts = load('one')
    drafts.unlock(() => Promise.reject(new Error('no chunk')))
    drafts.unlock(shelf)
    await drafts.ready()
    drafts.keep(typed('/a'))
    expect([drafts.has('/a'), drafts.left('/a'), localStorage.length]).toEqual([true, [], 0])
  })
})
