import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../resources/index.ts'
import { customPages } from '../../resources/pages.ts'
import { hasRecords } from '../../resources/core/fields.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { looked, strayTextsIn } from '../support/strayTexts.ts'
import { goOn, goOnWith, refusals, sessionOf, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { followRequests } from './settled.ts'

const generated = Object.values(registry)
  .filter(resource => hasRecords(resource) && resource.list)
  .map(({ name }) => `/${name}`)
const written = Object.keys(customPages).map(key => `/${key}`)
const nothing = encodeURIComponent('{"id":[2147483647]}')
const paths = [
  '/',
  ...written,
  ...generated,
  `/patient?filter=${nothing}`,
  '/patient/1/show',
  '/patient/1',
  '/patient/create',
  '/patient/import',
  '/case/1',
  '/case/1/show',
  '/hospital/2/show',
  '/role/1',
  '/role/2/show',
  '/operator/1/show',
  '/recharge/1/show',
  '/topUp?patients=1,2',
  '/caseCompare?cases=1,2',
  '/eyeChart?case=1',
  '/mergePatients?survivor=1&other=2',
  '/hospitalStatement?hospital=2',
  '/globalSetting?tab=site',
  '/globalSetting?tab=config',
  '/404',
  '/401',
]

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  expect(await server?.stop()).toBe(0)
})

/** Walks through some pages in a language; answers what no reader should see, and what the content policy refused. */
const walk = async (
  { page, complaints }: Visit,
  language: 'zh' | 'en',
  some: readonly string[],
  token: string,
): Promise<string[]> => {
  const atRest = followRequests(page)
  const data: string[] = []
  page.on('response', response => {
    if (!/\/(api|auth)\//.test(response.url())) return
    response.text().then(
      text => data.push(text),
      () => undefined,
    )
  })
  await goOnWith(page, server, token)
  const found: string[] = []
  for (const path of some) {
    await goOn(page, path)
    await atRest()
    found.push(
      ...(await page.evaluate(strayTextsIn, looked(language, data.join('\n')))).map(
        text => `${path} in ${language}: ${text}`,
      ),
    )
  }
  return [...found, ...refusals(complaints)]
}

// Most of a walk is waiting until a page is at rest, so that both languages go at once, each in some windows of one
// session.
const windows = 2
const walks = (['zh', 'en'] as const).flatMap(language =>
  Array.from({ length: windows }, (_, window) => ({
    language,
    some: paths.filter((_path, index) => index % windows === window),
  })),
)

it(
  'pages say nothing but their texts, with all parameters, in their language, and are made of nothing that the content policy refuses',
  async () => {
    const token = await sessionOf(server, 'admin')
    const found = await Promise.all(
      walks.map(async ({ language, some }) => {
        const window = await visit(browser, server, { language })
        const stray = await walk(window, language, some, token)
        await window.context.close()
        return stray
      }),
    )
    expect(found.flat()).toEqual([])
  },
  60_000 + paths.length * 10_000,
)
