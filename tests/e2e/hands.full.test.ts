import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { atRest } from './settled.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const middleOf = async (page: Page, selector: string, at: number): Promise<Point> => {
  const box = await page.locator(selector).nth(at).boundingBox()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}
const ticked = (page: Page): Promise<boolean[]> =>
  page
    .locator('main [data-row] input[type=checkbox]')
    .evaluateAll(boxes => boxes.map(box => (box as HTMLInputElement).checked))

describe('what one is about to click stays where it is', () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it.each([
    ['a table', 1440, 900, 5],
    ['a narrow table', 800, 900, 5],
    ['cards', 390, 1400, 4],
  ])('while rows of %s are ticked', async (_name, width, height, count) => {
    const here: Visit = await visit(browser, server, { width, height })
    const { page } = here
    await signIn(page, server, 'admin', '/patient')
    const boxes = 'main [data-row] input[type=checkbox]'
    await page.locator(boxes).nth(count).waitFor()
    await page.getByRole('button', { name: 'Export' }).waitFor()
    // Where they are before anything was ticked is where a hand finds them.
    const places: Point[] = []
    for (let at = 0; at < count; at += 1) places.push(await middleOf(page, boxes, at))
    for (const { x, y } of places) await page.mouse.click(x, y)
    expect((await ticked(page)).slice(0, count)).toEqual(places.map(() => true))
    const bar = page.getByRole('toolbar', { name: 'Actions on the selection' })
    await bar.getByText(`${count} selected`).waitFor()
    for (const { x, y } of places) await page.mouse.click(x, y)
    await bar.waitFor({ state: 'detached' })
    expect(await ticked(page)).not.toContain(true)
    expect(here.complaints).toEqual([])
    await here.context.close()
  })

  it('as a card of a board does until the server has moved it', async () => {
    const here = await visit(browser, server)
    const { page } = here
    await signIn(page, server, 'admin', '/news')
    await page.getByRole('button', { name: 'Board' }).click()
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    const count = async (name: string): Promise<number> =>
      Number(await column(name).locator('[data-count]').textContent())
    const card = column('Draft').getByRole('listitem').first()
    const drag = async (to: string): Promise<void> => {
      const from = await atRest(card)
      const goal = await atRest(column(to))
      await page.mouse.move(from!.x + 30, from!.y + from!.height - 8)
      await page.mouse.down()
      await page.mouse.move(from!.x + 60, from!.y + from!.height, { steps: 4 })
      await page.mouse.move(goal!.x + goal!.width / 2, goal!.y + 60, { steps: 8 })
      await page.mouse.up()
    }
    await card.waitFor()
    const [drafts, published] = [await count('Draft'), await count('Published')]
    await drag('Withdrawn')
    await page.getByText(/cannot be moved to “Withdrawn” now/).waitFor()

    let goOn = (): void => undefined
    const held = new Promise<void>(resolve => {
      goOn = resolve
    })
    await page.route(
      /\/api\/news\/publish\//,
      async route => {
        await held
        await route.continue()
      },
      { times: 1 },
    )
    const asked = page.waitForRequest(/\/api\/news\/publish\//)
    await drag('Published')
    await asked
    expect([await count('Draft'), await count('Published')]).toEqual([drafts, published])
    goOn()
    await expect.poll(async () => [await count('Draft'), await count('Published')]).toEqual([drafts - 1, published + 1])

    await page.getByRole('button', { name: 'Calendar' }).click()
    await page.getByRole('button', { name: 'Week' }).click()
    await page.reload()
    await page.locator('[data-calendar=week]').waitFor()
    expect(here.complaints).toEqual([])
    await here.context.close()
  })
})

describe('a word in passing', () => {
  let server: RunningServer
  let browser: Browser
  let here: Visit
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    here = await visit(browser, server, { width: 390, height: 844 })
    await here.page.clock.install()
    await signIn(here.page, server, 'admin', '/patient')
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  /** Has something fail, so that it is told. */
  const fail = async (page: Page) => {
    await page.route(
      /api\/users(\?|\/query)/,
      route => route.fulfill({ status: 409, json: { message: 'Somebody was faster' } }),
      { times: 1 },
    )
    const told = page.locator('.MuiSnackbarContent-root', { hasText: 'Somebody was faster' })
    // It goes by itself, which on a busy machine may be before a click that came first is told to be over.
    await Promise.all([told.waitFor(), page.getByRole('button', { name: 'Refresh' }).click()])
    await page.clock.fastForward(500)
    return told
  }

  it('lets whatever it lies over be clicked, and is read out in its turn', async () => {
    const { page } = here
    const told = await fail(page)
    const covered = await told.evaluate(toast => {
      const { left, top, right, bottom } = toast.getBoundingClientRect()
      const points = [
        [left + 4, top + 4],
        [(left + right) / 2, (top + bottom) / 2],
        [left + 4, bottom - 4],
      ]
      return points.filter(([x, y]) => toast.contains(document.elementFromPoint(x!, y!))).length
    })
    expect(covered).toBe(0)
    expect(await told.evaluate(toast => toast.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite')
    await page.clock.fastForward(4_000)
    await told.waitFor({ state: 'detached' })
  })

  it.each([
    [
      'its button',
      async (page: Page) => page.locator('.MuiSnackbar-root').getByRole('button', { name: 'Close' }).click(),
    ],
    ['Escape', async (page: Page) => page.keyboard.press('Escape')],
  ])('goes by %s', async (_how, dismiss) => {
    const { page } = here
    const told = await fail(page)
    await dismiss(page)
    // Less than it would stay by itself.
    await page.clock.fastForward(600)
    await told.waitFor({ state: 'detached' })
  })
})
