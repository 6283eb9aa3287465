import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tests = new URL('../', import.meta.url)

const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
const having = (part: RegExp, what: RegExp): string[] =>
  files.filter(file => part.test(file) && what.test(readFileSync(new URL(file, tests), 'utf8')))

/**
 * Playwright's waits for the load of a page that leads on: one that leads on again before it is loaded ends that load,
 * and the wait fails with `net::ERR_ABORTED`.
 */
const forLoad = /\.waitFor(?:URL|Navigation)\b/
/**
 * Waits that end sooner than what is configured for all: Vitest's own after a second, which is little on a busy
 * machine.
 */
const forTooShort = /\bvi\.wait(?:For|Until)\b|asyncUtilTimeout/

it('knows what it looks for', () => {
  for (const text of ['page.waitForURL(/x/)', 'here.page.waitForNavigation()']) expect(text).toMatch(forLoad)
  for (const text of ['isAt(page, /x/)', 'page.waitForResponse(url)', 'page.waitForFunction(read)'])
    expect(text).not.toMatch(forLoad)
  for (const text of ['vi.waitFor(() => {})', 'configure({ asyncUtilTimeout: 10_000 })'])
    expect(text).toMatch(forTooShort)
  expect('await waitFor(() => {})').not.toMatch(forTooShort)
  expect([
    files.filter(file => file.startsWith('e2e/')).length > 10,
    files.filter(file => file.includes('/ui/')).length > 50,
  ]).toEqual([true, true])
})

it('browser tests wait for an address by `isAt`, never for the load of a page', () => {
  expect(having(/^e2e\//, forLoad)).toEqual([])
})

it('tests wait as long as all of them do: by Testing Library, `expect.poll`, or `eventually`', () => {
  expect(having(/./, forTooShort).filter(file => !/^(?:support|lint)\//.test(file))).toEqual([])
})

it('pages of a test are routed in memory: where one led a moment too late is not where the next one begins', () => {
  const shown = having(/\.tsx$/, /<(?:Core)?Admin(?:Context)?\b/)
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter(file => !having(/\.tsx$/, /<(?:Test)?MemoryRouter\b/).includes(file))).toEqual([])
})
