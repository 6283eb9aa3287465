import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** Resolves when the page's thread has nothing to do. Where nothing has to be drawn, a browser without a window may not tell so by itself. */
const idle = (page: Page): Promise<unknown> => page.evaluate(() => new Promise(resolve => { requestIdleCallback(resolve, { timeout: 500 }) }))

/**
 * Follows what a page asks for. The function that it answers waits until the page is at rest: nothing is asked for, nothing is left to do, and nothing fades. Unlike
 * Playwright's `networkidle` it holds after a change within the page too, and takes no longer than the page does.
 */
export const followRequests = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>()
  let asked = 0
  page.on('request', request => { asked += 1; underWay.add(request) })
  page.on('requestfinished', request => underWay.delete(request))
  page.on('requestfailed', request => underWay.delete(request))
  const rests = async (): Promise<boolean> => {
    if (underWay.size > 0) return false
    const before = asked
    // What was answered last is drawn in the first pause; what that asks for is known after the second.
    await idle(page)
    await idle(page)
    return underWay.size === 0 && asked === before
  }
  return async () => {
    await expect.poll(rests, { timeout: 30_000, interval: 20 }).toBe(true)
    // What is half faded in has the contrast of neither state.
    await page.waitForFunction(() => document.getAnimations().every(one => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity))
  }
}
