import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { everyPage } from './everyPage.ts'
import { goOnWith, sessionOf, visit } from './operator.ts'
import { followRequests } from './settled.ts'

/** Of each kind of page one, on one of the widths; all of them on both in the full run. */

const widths = [1366, 390]

/** What can be scrolled by so little that it is a mistake. Runs in the page. Pixels. */
const slightlyTooLarge = (least: number): string[] =>
  [...document.querySelectorAll<HTMLElement>('*')].flatMap(element => {
    const { overflowX, overflowY, scrollbarWidth, visibility } = getComputedStyle(element)
    // A line that is pushed with a finger has no bar, and may be as long as it is.
    const isShown = visibility !== 'hidden' && scrollbarWidth !== 'none' && element.clientHeight > 0
    const by = { across: element.scrollWidth - element.clientWidth, down: element.scrollHeight - element.clientHeight }
    const named = `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 30)}”`
    return [
      ...(isShown && /auto|scroll/.test(overflowX) && by.across > 0 && by.across < least
        ? [`${named} by ${by.across} across`]
        : []),
      ...(isShown && /auto|scroll/.test(overflowY) && by.down > 0 && by.down < least
        ? [`${named} by ${by.down} down`]
        : []),
    ]
  })

/** Which it is, however much. */
const placeOf = (found: string): string => found.replace(/ by \d+ (?=\w+$)/, ' ')

/**
 * What is too large by so little whatever room it has: what merely ends there as it happens does not any more, or by
 * far, in a window of another size.
 */
const slightlyTooLargeOn = async (
  page: Page,
  atRest: () => Promise<void>,
  { width, height }: { readonly width: number; readonly height: number },
  least: number,
): Promise<string[]> => {
  const found = await page.evaluate(slightlyTooLarge, least)
  if (found.length === 0) return found
  await page.setViewportSize({ width: width + 2 * least, height: height + 2 * least })
  await atRest()
  const again = new Set((await page.evaluate(slightlyTooLarge, least)).map(placeOf))
  await page.setViewportSize({ width, height })
  await atRest()
  return found.filter(one => again.has(placeOf(one)))
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.clientWidth)

describe('where scroll bars take room', () => {
  let server: RunningServer
  let browser: Browser
  let token: string
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser(undefined, { hasScrollBars: true })])
    token = await sessionOf(server, 'admin')
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it.each(widths)(
    'every page of %d pixels is as wide as another, and nothing in it is slightly too large',
    async width => {
      const { context, page } = await visit(browser, server, { width })
      const atRest = followRequests(page)
      await goOnWith(page, server, token)
      const bar = width - (await widthOf(page))
      expect(bar).toBeGreaterThan(0)
      const wrong: Record<string, unknown> = {}
      for (const path of everyPage) {
        await page.goto(`${server.url}${path}`)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await atRest()
        const found = await slightlyTooLargeOn(page, atRest, { width, height: 900 }, bar + 1)
        const across = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        const narrower = width - bar - (await widthOf(page))
        if (found.length > 0 || across !== 0 || narrower !== 0) wrong[path] = { found, across, narrower }
      }
      expect(wrong).toEqual({})
      await context.close()
    },
    60_000 + everyPage.length * 15_000,
  )

  it('a dialog moves nothing behind it', async () => {
    const { context, page } = await visit(browser, server)
    await goOnWith(page, server, token, '/patient/1/show')
    const places = () =>
      page.evaluate(() =>
        ['header', 'main', 'h1']
          .map(name => document.querySelector(name)!.getBoundingClientRect().toJSON() as DOMRect)
          .map(({ left, width }) => [left, width]),
      )
    const before = await places()
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    expect(await places()).toEqual(before)
    await context.close()
  })
})
