import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { menu } from '../../../resources/access/menu.ts'
import { session } from '../../../resources/access/session.ts'
import { askEarly, fetchCopy, fetchOnce, firstCalls } from '../../../src/shell/app/early.ts'

const fetch = vi.fn<typeof window.fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  fetch.mockReset()
  vi.unstubAllGlobals()
})

it('asks for what the descriptors call the session and the menu', () => {
  expect(firstCalls.map(path => `GET ${path}`)).toEqual([session.calls.info.call, menu.calls.build.call])
})

it('is answered once by what was asked early, and asks anew from then on', async () => {
  fetch.mockImplementation(async url => Response.json({ url: String(url), at: fetch.mock.calls.length }))
  askEarly()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('language')).toBe('cn')
  expect(await (await fetchOnce('/auth/info')).json()).toEqual({ url: '/auth/info', at: 1 })
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(await (await fetchOnce('/auth/info')).json()).toEqual({ url: '/auth/info', at: 3 })
})

it('leaves every other call as it is', async () => {
  fetch.mockImplementation(async () => Response.json({}))
  askEarly()
  await fetchOnce('/api/menus/build', { method: 'POST' })
  await fetchOnce('/api/users')
  expect(fetch).toHaveBeenCalledTimes(4)
})

it('asks besides for what this page needs, with the headers of that call', async () => {
  fetch.mockImplementation(async url => Response.json({ url: String(url) }))
  askEarly([{ path: 'api/dict?range=[0,9]', headers: { Range: 'dict=0-9' } }])
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(new Headers(fetch.mock.calls[2]?.[1]?.headers).get('range')).toBe('dict=0-9')
  expect(await (await fetchOnce('/api/dict?range=[0,9]')).json()).toEqual({ url: '/api/dict?range=[0,9]' })
})

it('lets an early answer be read beside whoever takes it, and asks for nothing because of that', async () => {
  fetch.mockImplementation(async url => Response.json({ url: String(url) }))
  askEarly()
  expect(await (await fetchCopy('/auth/info')).json()).toEqual({ url: '/auth/info' })
  expect(await (await fetchOnce('/auth/info')).json()).toEqual({ url: '/auth/info' })
  await expect(fetchCopy('/auth/info')).rejects.toThrow('/auth/info was not asked for')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('tells whoever asks of a connection that failed early', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  askEarly()
  await expect(fetchOnce('/auth/info')).rejects.toThrow('Failed to fetch')
})
