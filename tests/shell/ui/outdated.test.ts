import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMissingPart, reloadIfOutdated } from '../../../src/core/outdated.ts'
import { showPlainFailure } from '../../../src/shell/app/plainFailure.ts'
import { removeCookie, writeCookie } from '../../../src/shell/auth/cookies.ts'

const page = (entry: string) => `<div id="root"></div><script type="module" src="${entry}"></script>`
const answers = (body: string, status = 200) => {
  globalThis.fetch = vi.fn(async () => new Response(body, { status }))
}
const real = globalThis.fetch

beforeEach(() => {
  sessionStorage.clear()
  document.head.innerHTML = '<script type="module" src="/assets/admin-1.js"></script>'
})
afterEach(() => {
  globalThis.fetch = real
  document.head.innerHTML = ''
})

const reloads = async (): Promise<number> => {
  const reload = vi.fn()
  await reloadIfOutdated(reload)
  return reload.mock.calls.length
}

describe('a page whose parts are gone', () => {
  it('is loaded anew where there is a newer build, and once', async () => {
    answers(page('/assets/admin-2.js'))
    expect([await reloads(), await reloads()]).toEqual([1, 0])
  })

  it('stays where the build is the same', async () => {
    answers(page('/assets/admin-1.js'))
    expect(await reloads()).toBe(0)
  })

  it.each([
    ['<h1>Bad gateway</h1>', 502],
    ['<h1>Maintenance</h1>', 200],
    ['', 200],
  ])('stays where a proxy answers %j with %i', async (body, status) => {
    answers(body, status)
    expect(await reloads()).toBe(0)
  })

  it('stays where there is no network', async () => {
    globalThis.fetch = vi.fn(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await reloads()).toBe(0)
  })
})

it.each([
  ['Failed to fetch dynamically imported module: https://x/assets/a.js', true],
  ['error loading dynamically imported module: https://x/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['x is undefined', false],
  ['Failed to fetch', false],
])('%s tells of a missing part: %s', (message, missing) => {
  expect(isMissingPart(new TypeError(message))).toBe(missing)
})

it.each([
  ['zh', '重新加载'],
  ['en', 'Reload'],
])('what is said before anything is loaded is said in %s', (language, text) => {
  writeCookie('lang', language)
  const root = document.createElement('div')
  showPlainFailure(root)
  expect(root.querySelector('button')?.textContent).toBe(text)
  removeCookie('lang')
})
