import type { Locator, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from '../support/eventually.ts'

/**
 * Resolves when nothing came into the page or left it for as long as Playwright's `networkidle` waits, or after ten
 * seconds of change.
 */
const stands = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        const end = (): void => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(end, 500)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, 500)
        })
        observer.observe(document, { childList: true, subtree: true })
        setTimeout(end, 10_000)
      }),
  )

/** What is half faded in has the contrast of neither state. */
export const nothingFades = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(one => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
  )
}

/**
 * Follows what a page asks for. The function that it answers waits until the page is at rest: nothing is asked for,
 * nothing is drawn any more, and nothing fades. Unlike
 * `networkidle` it holds after a change within the page too.
 */
export const followRequests = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>()
  let asked = 0
  page.on('request', request => {
    asked += 1
    underWay.add(request)
  })
  page.on('requestfinished', request => underWay.delete(request))
  page.on('requestfailed', request => underWay.delete(request))
  /** Why it does not rest; empty where it does. */
  const unrest = async (): Promise<readonly string[]> => {
    const before = asked
    if (underWay.size === 0) await stands(page)
    const waited = [...underWay].map(request => `waits for ${request.method()} ${request.url()}`)
    return waited.length > 0 || asked === before ? waited : [`has asked for ${asked - before} more`]
  }
  return async () => {
    // Tests that run side by side wait as well, for which `expect.poll` has no current one.
    await eventually(async () => expect(await unrest()).toEqual([]))
    await nothingFades(page)
  }
}

/**
 * Waits until the page stands at an address: its path with its query, or what is to be found in them. It waits for no
 * load, as Playwright's `waitForURL` does: a page that leads on while it loads ends that load, and the wait with it.
 */
export const isAt = (page: Page, address: string | RegExp): Promise<void> =>
  eventually(() => {
    const { pathname, search } = new URL(page.url())
    if (typeof address === 'string') expect(pathname + search).toBe(address)
    else expect(pathname + search).toMatch(address)
  })

/** Where something stands, once it has stood there for a while. */
export const atRest = async (thing: Locator): ReturnType<Locator['boundingBox']> => {
  let [box, since] = [await thing.boundingBox(), Date.now()]
  await expect
    .poll(async () => {
      const now = await thing.boundingBox()
      if (now?.x !== box?.x || now?.y !== box?.y) [box, since] = [now, Date.now()]
      return Date.now() - since > 500
    })
    .toBe(true)
  return box
}
