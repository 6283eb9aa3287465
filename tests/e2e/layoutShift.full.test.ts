import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitedHead, watchHead } from '../support/awaitedHead.ts'
import { launchBrowser } from '../support/browser.ts'
import { mostShift, shiftsIn, sumOf, watchShifts } from '../support/layoutShift.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { everyPage } from './everyPage.ts'
import { goOnWith, sessionOf, visit } from './operator.ts'
import { followRequests } from './settled.ts'

/** As many as one test looks at. */
const most = 24
const groups = Array.from({ length: Math.ceil(everyPage.length / most) }, (_, index) =>
  everyPage.slice(index * most, (index + 1) * most),
)
/** Wider than 1366 pixels nothing is arranged otherwise: those that have most parts stand for all there. */
const cases = [
  ...[390, 1366].flatMap(width => groups.map(paths => ({ width, first: paths[0]!, paths }))),
  { width: 1440, first: '/', paths: ['/', '/patient', '/patient/1/show', '/case/1/show', '/treatmentPlan/1/show'] },
]

describe('nothing moves by itself while a page comes', () => {
  let server: RunningServer
  let browser: Browser
  /** One session for all of them: each new one would end the one before. */
  let token: string
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    token = await sessionOf(server, 'admin')
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })

  it.concurrent.each(cases)(
    'at $width pixels, on a processor a quarter as fast, from $first on',
    async ({ width, paths }) => {
      const { context, page } = await visit(browser, server, { width })
      await goOnWith(page, server, token)
      await watchShifts(page)
      await watchHead(page)
      const atRest = followRequests(page)
      const moved: Record<string, unknown> = {}
      // What stands below an awaited head is hidden, so that it cannot move.
      const hidden: string[] = []
      for (const path of paths) {
        await page.goto(`${server.url}${path}`)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        // What the first page waits for last.
        await page.getByRole('button', { name: 'Usage help', exact: true }).waitFor()
        await atRest()
        const shifts = await shiftsIn(page)
        if (sumOf(shifts) > mostShift) moved[path] = shifts
        hidden.push(...(await awaitedHead(page)).map(part => `${path}: ${part}`))
      }
      expect({ moved, hidden }).toEqual({ moved: {}, hidden: [] })
      await context.close()
    },
    60_000 + most * 60_000,
  )
})
