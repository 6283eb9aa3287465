import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCipher, readKey } from '../../../../src/shell/drafts/cipher.ts'
import { createShelf } from '../../../../src/shell/drafts/createShelf.ts'
import type { Draft } from '../../../../src/shell/drafts/Draft.ts'
import { bounds } from '../../../../src/shell/drafts/entries.ts'

const keyOf = (digit: string): Uint8Array => readKey(digit.repeat(64))!
const day = 86_400_000
const noon = Date.parse('2026-03-01T04:00:00Z')
const at = (now: number, digit = 'a') => createShelf(localStorage, createCipher(keyOf(digit)), () => now)
const draft = (path: string, more: Partial<Draft> = {}): Draft => ({
  path,
  origin: 'here',
  savedAt: noon,
  values: { name: '欧阳小明' },
  ...more,
})
const stored = (): [string, string][] => Object.entries({ ...localStorage }) as [string, string][]

beforeEach(() => localStorage.clear())

describe('a cipher', () => {
  const cipher = createCipher(keyOf('a'))

  it.each(['', 'a', '欧阳小明 𠮷', 'x'.repeat(100_000)])('opens what it sealed', text => {
    expect(cipher.open(cipher.seal(text, 'place'), 'place')).toBe(text)
  })

  it('never seals the same text the same way', () => {
    expect(cipher.seal('text', '')).not.toBe(cipher.seal('text', ''))
  })

  it('opens nothing of another key, bound to something else, touched, cut, or no text of its own', () => {
    const sealed = cipher.seal('text', 'place')
    const touched = sealed.slice(0, 40) + (sealed[40] === 'A' ? 'B' : 'A') + sealed.slice(41)
    expect(createCipher(keyOf('b')).open(sealed, 'place')).toBeUndefined()
    expect(cipher.open(sealed, 'elsewhere')).toBeUndefined()
    for (const broken of [touched, sealed.slice(0, 30), sealed.slice(0, 10), '', '!', 'not base64'])
      expect(cipher.open(broken, 'place')).toBeUndefined()
  })

  it.each(['', 'a'.repeat(63), 'g'.repeat(64), 'a'.repeat(66)])('takes no key but 32 bytes: %s', text => {
    expect(readKey(text)).toBeUndefined()
  })
})

describe('a shelf', () => {
  it('gives back what was put there, newest first, to its operator alone', () => {
    const shelf = at(noon)
    expect(shelf.put(draft('/patient/1', { savedAt: noon - 1000, resource: 'patient', id: 1, version: 3 }))).toBe(true)
    expect(shelf.put(draft('/patient/create'))).toBe(true)
    expect(
      at(noon)
        .all()
        .map(one => one.path),
    ).toEqual(['/patient/create', '/patient/1'])
    expect(at(noon).all()[1]).toEqual(
      draft('/patient/1', { savedAt: noon - 1000, resource: 'patient', id: 1, version: 3 }),
    )
    expect(at(noon, 'b').all()).toEqual([])
  })

  it('keeps nothing that can be read without the key', () => {
    at(noon).put(draft('/patient/17', { resource: 'patient' }))
    const everything = JSON.stringify(stored())
    expect(stored()).toHaveLength(1)
    for (const text of ['欧阳', 'patient', '/17', 'name', 'values']) expect(everything).not.toContain(text)
  })

  it('holds one draft for each page and page load', () => {
    const shelf = at(noon)
    shelf.put(draft('/a', { values: { n: 1 } }))
    shelf.put(draft('/a', { values: { n: 2 }, savedAt: noon + 1 }))
    shelf.put(draft('/a', { values: { n: 3 }, origin: 'there' }))
    expect(
      at(noon)
        .all()
        .map(one => one.values),
    ).toEqual([{ n: 2 }, { n: 3 }])
    shelf.remove({ path: '/a', origin: 'here' })
    expect(
      at(noon)
        .all()
        .map(one => one.values),
    ).toEqual([{ n: 3 }])
  })

  it('removes what was read, and knows nothing of what another operator left', () => {
    at(noon, 'b').put(draft('/a'))
    at(noon).put(draft('/a'))
    const again = at(noon)
    again.all().forEach(again.remove)
    expect(again.all()).toEqual([])
    expect(at(noon, 'b').all()).toHaveLength(1)
  })

  it('forgets after seven days, whoever wrote it', () => {
    at(noon, 'b').put(draft('/a'))
    at(noon + 7 * day)
    expect(stored()).toHaveLength(1)
    at(noon + 7 * day + 1)
    expect(stored()).toEqual([])
  })

  it('ignores and removes what is no draft, and forged times', () => {
    at(noon).put(draft('/a'))
    const [name, value] = stored()[0]!
    const sealed = value.split('.')[2]!
    localStorage.clear()
    localStorage.setItem('draft:broken', 'nonsense')
    localStorage.setItem('draft:future', `1.${noon + 30 * day}.${sealed}`)
    localStorage.setItem('other', 'stays')
    // Another time, and another place, than it was sealed for.
    localStorage.setItem(name, `1.${noon + 1}.${sealed}`)
    localStorage.setItem('draft:moved', `1.${noon}.${sealed}`)
    const shelf = at(noon)
    expect(shelf.all()).toEqual([])
    expect(Object.keys(localStorage).sort()).toEqual([name, 'draft:moved', 'other'].sort())
  })

  it.each([
    '[]',
    '{}',
    'null',
    '{"path":"/a","origin":"x","savedAt":1,"values":[]}',
    '{"path":1,"origin":"x","savedAt":1,"values":{}}',
    '{',
  ])('reads no draft from %s', text => {
    localStorage.setItem('draft:x', `1.${noon}.${createCipher(keyOf('a')).seal(text, `draft:x@${noon}`)}`)
    expect(at(noon).all()).toEqual([])
  })

  it('holds a number of drafts, the newest', () => {
    const shelf = at(noon)
    for (let n = 0; n < bounds.entries + 5; n += 1) shelf.put(draft(`/${n}`, { savedAt: noon + n }))
    expect(shelf.all()).toHaveLength(bounds.entries)
    expect(shelf.all().at(-1)?.path).toBe('/5')
  })

  it('holds so much of them all, and nothing that is too long', () => {
    const shelf = at(noon)
    for (let n = 0; n < 10; n += 1)
      expect(shelf.put(draft(`/${n}`, { savedAt: noon + n, values: { text: 'x'.repeat(150_000) } }))).toBe(true)
    expect(stored().reduce((sum, [name, value]) => sum + name.length + value.length, 0)).toBeLessThanOrEqual(
      bounds.characters,
    )
    expect(shelf.put(draft('/9', { values: { text: 'x'.repeat(bounds.ofOne) } }))).toBe(false)
    // What stood there before would be wrong now.
    expect(shelf.all().map(one => one.path)).not.toContain('/9')
  })

  it('makes room for the newest where the browser has none', () => {
    const shelf = at(noon)
    shelf.put(draft('/old', { values: { text: 'x'.repeat(500) } }))
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(shelf.put(draft('/new', { savedAt: noon + 1 }))).toBe(true)
    setItem.mockRestore()
    expect(shelf.all().map(one => one.path)).toEqual(['/new'])
  })

  it('gives up without a word where there is no storage', () => {
    const broken = new Proxy(localStorage, {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const shelf = createShelf(broken, createCipher(keyOf('a')))
    expect(shelf.put(draft('/a'))).toBe(false)
    expect(shelf.all()).toEqual([])
    expect(() => shelf.remove(draft('/a'))).not.toThrow()
  })
})
