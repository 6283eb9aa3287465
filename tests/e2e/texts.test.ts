import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../resources/index.ts'
import { customPages } from '../../resources/pages.ts'
import { isStored } from '../../resources/schema/fields.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { looked, strayTextsIn } from '../support/strayTexts.ts'
import { signIn, visit } from './operator.ts'
import { followRequests } from './settled.ts'

// What the generator makes of descriptors is looked at page by page without a browser; here it is one page of each kind, what is written by hand, and what the server says.
const generated = Object.values(registry).filter(resource => isStored(resource) && resource.list).map(({ name }) => `/${name}`)
const written = Object.keys(customPages).map(key => `/${key}`)
const nothing = encodeURIComponent('{"id":[2147483647]}')
const full = process.env['TEST_FULL'] === '1'
const paths = [
  '/', ...written, ...(full ? generated : []), `/patient?filter=${nothing}`, '/patient/1/show', '/patient/create', '/patient/import', '/case/1/show', '/hospital/2/show', '/role/2/show', '/operator/1/show',
  '/recharge/1/show', '/topUp?patients=1,2', '/caseCompare?cases=1,2', '/eyeChart?case=1', '/mergePatients?survivor=1&other=2', '/hospitalStatement?hospital=2', '/globalSetting?tab=site', '/globalSetting?tab=config',
  '/404', '/401',
]

let server: RunningServer
let browser: Browser
beforeAll(async () => { [server, browser] = await Promise.all([startServer(), launchBrowser()]) }, 120_000)
afterAll(async () => {
  await browser?.close()
  expect(await server?.stop()).toBe(0)
})

const goOn = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(to => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

describe.each(['zh', 'en'] as const)('pages in %s', language => {
  it('say nothing but their texts, with all parameters, in their language', async () => {
    const { context, page } = await visit(browser, server, { language })
    const atRest = followRequests(page)
    const data: string[] = []
    page.on('response', response => {
      if (!/\/(api|auth)\//.test(response.url())) return
      response.text().then(text => data.push(text), () => undefined)
    })
    await signIn(page, server, 'admin')
    const found: string[] = []
    for (const path of paths) {
      await goOn(page, path)
      await atRest()
      found.push(...(await page.evaluate(strayTextsIn, looked(language, data.join('\n')))).map(text => `${path}: ${text}`))
    }
    expect(found).toEqual([])
    await context.close()
  }, 60_000 + paths.length * 10_000)
})
