import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { personalFilters } from '../../../resources/core/personal.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { concealed, isConcealed, isTelling, revealed, unsealed } from '../../../src/shell/address/concealed.ts'
import { createCipher } from '../../../src/shell/drafts/cipher.ts'

const cipherOf = (byte: number) => createCipher(new Uint8Array(32).fill(byte))
const own = cipherOf(1)
const address = (path: string, parameters: Readonly<Record<string, unknown>>) =>
  `${path}?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]))}`
const searchIn = (url: string): string => new URL(url, 'http://host').search
/** What can be read of an address: not what is sealed in it, in whose letters anything may stand. */
const readable = (url: string): string => decodeURIComponent(url.replace(/(?<=[?&]sealed=)[\w-]*/, ''))
const filterIn = (search: string | undefined, name = 'filter'): unknown =>
  JSON.parse(new URLSearchParams(search).get(name) ?? 'null')

describe('an address', () => {
  const named = address('/patient', {
    filter: { q: '张三', mobile: '13812345678', hospital: 3, type: ['trial'] },
    displayedFilters: { mobile: true },
    page: '2',
    sort: 'name',
  })

  it('shows nothing of whom it is about, and opens as it was', () => {
    const shown = concealed(named, own)
    expect(readable(shown)).not.toMatch(/张三|138/)
    expect(filterIn(searchIn(shown))).toEqual({ hospital: 3, type: ['trial'] })
    expect(isConcealed(searchIn(shown))).toBe(true)
    expect(filterIn(revealed(searchIn(shown), own))).toEqual({
      q: '张三',
      mobile: '13812345678',
      hospital: 3,
      type: ['trial'],
    })
    expect(new URLSearchParams(revealed(searchIn(shown), own)).get('page')).toBe('2')
    expect(isTelling(shown)).toBe(false)
  })

  it('is another operator’s secret, and no draft opens in its place', () => {
    const search = searchIn(concealed(named, own))
    expect(revealed(search, cipherOf(2))).toBeUndefined()
    expect(revealed(search, undefined)).toBeUndefined()
    expect(revealed(`?sealed=${own.seal('{"filter":{"q":"x"}}', 'a draft')}`, own)).toBeUndefined()
    for (const broken of ['', '%00', 'AAAA', search.slice(8, 40)])
      expect(revealed(`?sealed=${broken}`, own)).toBeUndefined()
    expect(filterIn(unsealed(search))).toEqual({ hospital: 3, type: ['trial'] })
    expect(unsealed('?sealed=x')).toBe('')
  })

  it('shows no query at all where it cannot be sealed', () => {
    expect(concealed(`${named}#top`, undefined)).toBe('/patient#top')
  })

  it.each([
    ['/patient', { filter: { hospital: 3 } }],
    ['/game', { filter: { name: '星空' } }],
    ['/patient', { filter: 'nonsense' }],
    ['/patient', { filter: [1] }],
    ['/topUp', { patients: '1,2' }],
    ['/patient', {}],
    ['/', {}],
  ])('%s with %j stays as it is', (path, parameters) => {
    const plain = address(path, parameters)
    expect(concealed(plain, own)).toBe(plain)
    expect(revealed(searchIn(plain), own)).toBe(searchIn(plain))
  })

  it('says as little behind a redirect, of a page that it does not know, and of what a new record begins with', () => {
    for (const path of ['/redirect/patient', '/unknown', '/business/patient'])
      expect(readable(concealed(address(path, { filter: { q: '张三' } }), own))).not.toContain('张三')
    const form = concealed(address('/patient/create', { source: { name: '张三', hospital: 3 } }), own)
    expect(readable(form)).not.toContain('张三')
    expect(filterIn(revealed(searchIn(form), own), 'source')).toEqual({ name: '张三', hospital: 3 })
  })

  it.each(
    Object.values(registry as Readonly<Record<string, AnyResource>>).flatMap(resource =>
      [...personalFilters(resource)].map(name => [resource.name, name] as const),
    ),
  )('of %s never shows %s', (resource, name) => {
    const shown = concealed(address(`/${resource}`, { filter: { [name]: '张三13812345678' } }), own)
    expect(readable(shown)).not.toMatch(/张三|138/)
    expect(filterIn(revealed(searchIn(shown), own))).toEqual({ [name]: '张三13812345678' })
  })
})

describe('the window of the router', () => {
  const fresh = async () => {
    vi.resetModules()
    window.history.replaceState(null, '', '/')
    const { privateWindow } = await import('../../../src/shell/address/privateWindow.ts')
    const { unlockAddresses, addressCipher } = await import('../../../src/shell/address/addressKey.ts')
    return { own: privateWindow(), unlock: unlockAddresses, ready: addressCipher }
  }
  const key = 'ab'.repeat(32)
  const named = address('/patient', { filter: { q: '张三' } })

  it('reads clear what the browser shows sealed', async () => {
    const { own: view, unlock, ready } = await fresh()
    unlock(key)
    await ready()
    view.history.pushState({ idx: 1 }, '', named)
    expect(window.location.pathname).toBe('/patient')
    expect(decodeURIComponent(window.location.href)).not.toContain('张三')
    expect(filterIn(view.location.search)).toEqual({ q: '张三' })
    expect(view.history.state).toEqual({ idx: 1 })
    view.history.replaceState({ idx: 1 }, '')
    expect(filterIn(view.location.search)).toEqual({ q: '张三' })
  })

  it('shows no query until it can be sealed, and then seals it, unless another page was opened meanwhile', async () => {
    const { own: view, unlock, ready } = await fresh()
    view.history.pushState(null, '', named)
    expect(window.location.href).toMatch(/\/patient$/)
    unlock(key)
    await ready()
    await waitFor(() => {
      expect(window.location.search).toContain('sealed=')
    })
    expect(filterIn(view.location.search)).toEqual({ q: '张三' })

    const other = await fresh()
    other.own.history.pushState(null, '', named)
    other.own.history.pushState(null, '', '/game')
    other.unlock(key)
    await other.ready()
    await Promise.resolve()
    expect(window.location.href).toMatch(/\/game$/)
  })

  it('is the window otherwise', async () => {
    const { own: view } = await fresh()
    expect(view.document).toBe(window.document)
    const heard = vi.fn()
    view.addEventListener('popstate', heard)
    window.dispatchEvent(new PopStateEvent('popstate'))
    view.removeEventListener('popstate', heard)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
