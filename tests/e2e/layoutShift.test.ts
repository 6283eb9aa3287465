import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { isFull } from '../support/full.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'

/** The score that nobody notices; browsers call 0.1 good. */
const most = 0.02

const paths = ['/', '/patient', '/patient/1/show', '/case/1/show', '/treatmentPlan/1/show']

// A processor that is slowed needs the machine for itself.
describe.skipIf(!isFull)('nothing moves by itself while a page comes', () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => { [server, browser] = await Promise.all([startServer(), launchBrowser()]) }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })

  it.each([390, 1440])('at %i pixels, on a processor a quarter as fast', async width => {
    const { context, page } = await visit(browser, server, { width })
    await signIn(page, server, 'admin')
    await page.addInitScript(() => {
      const scores: number[] = []
      Object.assign(window, { scores })
      new PerformanceObserver(list => {
        for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!hadRecentInput) scores.push(value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const moved: Record<string, number> = {}
    for (const path of paths) {
      await page.goto(`${server.url}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForFunction(() => document.querySelector('.settling') === null)
      await page.waitForLoadState('networkidle')
      const score = await page.evaluate(() => (window as unknown as { scores: number[] }).scores.reduce((sum, one) => sum + one, 0))
      if (score > most) moved[path] = score
    }
    expect(moved).toEqual({})
    await context.close()
  }, 240_000)
})
