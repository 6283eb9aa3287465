import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translate } from '../../i18n/index.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { seriousOn } from './axe.ts'
import { coveredNames } from './coveredNames.ts'
import { everyPage } from './everyPage.ts'
import { goOn, signIn, visit } from './operator.ts'
import { followRequests } from './settled.ts'
import { isFull } from '../support/full.ts'

/**
 * One page of each kind, and those written by hand that are like no other; every page in both languages, on wide and
 * narrow screens, takes longer.
 */
const languages = isFull ? (['zh', 'en'] as const) : (['zh'] as const)
const paths = isFull ? everyPage : ['/patient', '/patient/1/show', '/notice/create', '/overview']
const widths = isFull ? [1440, 390] : [1440]
/** As many as one test looks at. */
const groups = Array.from({ length: Math.ceil(paths.length / 16) }, (_, index) =>
  paths.slice(index * 16, (index + 1) * 16),
)

/** What lies over a page: how it is opened, from the list of patients. */
const overlays: Readonly<
  Record<string, (page: Page, text: (key: string, parameters?: Record<string, number>) => string) => Promise<unknown>>
> = {
  announcements: (page, text) => page.getByRole('button', { name: new RegExp(text('app.reading.notices')) }).click(),
  help: (page, text) => page.getByRole('button', { name: text('app.reading.help') }).click(),
  palette: page => page.keyboard.press('Control+k'),
  account: page => page.locator('header button[aria-haspopup=dialog]').last().click(),
  'an action to confirm': async (page, text) => {
    await page.locator('[data-row] button').last().click()
    await page.getByRole('menuitem', { name: text('resources.patient.actions.disable'), exact: true }).click()
  },
  'the session is over': page =>
    fetch(new URL('/auth/login', page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'vision-demo' }),
    }),
}

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** What axe finds serious, and what it does not look for. */
const look = async (page: Page, place: string): Promise<string[]> => {
  const serious = await seriousOn(page, { targets: true })
  const nested = await page.locator(':is(a, button) :is(a, button)').count()
  return [
    ...serious.map(one => `${place}: ${one}`),
    ...(await coveredNames(page)).map(name => `${place}: the name “${name}” lies below its arrow`),
    ...(nested > 0 ? [`${place}: a link or button within another`] : []),
  ]
}

/** Looks at what is open, at each width. */
const lookAtWidths = async (page: Page, atRest: () => Promise<void>, place: string): Promise<string[]> => {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await atRest()
    found.push(...(await look(page, `${place} at ${width} px`)))
  }
  return found
}

describe.each(languages)('pages in %s have nothing serious for axe and nothing on the console', language => {
  it('before one signs in', async () => {
    const { context, page, complaints } = await visit(browser, server, { language })
    const atRest = followRequests(page)
    const found: string[] = []
    for (const path of isFull ? ['/login', '/login?mode=phone', '/login?mode=find'] : ['/login']) {
      await page.goto(`${server.url}${path}`)
      await page.getByRole('button').first().waitFor()
      found.push(...(await lookAtWidths(page, atRest, path)))
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  // A suite each: what one finds does not hide what the others do.
  describe.each(groups.map(group => [group[0]!, group] as const))('from %s on', (_, group) => {
    it(
      'at each width',
      async () => {
        const { context, page, complaints } = await visit(browser, server, { language })
        const atRest = followRequests(page)
        await signIn(page, server, 'admin')
        const found: string[] = []
        for (const path of group) {
          await goOn(page, path)
          found.push(...(await lookAtWidths(page, atRest, path)))
          expect(new URL(page.url()).pathname).not.toBe('/login')
        }
        expect(found).toEqual([])
        expect(complaints).toEqual([])
        await context.close()
      },
      60_000 + 16 * 10_000,
    )
  })

  // In `npm test` rights.test.ts looks at a dialog.
  it.runIf(isFull).each(widths)(
    'in what lies over them at %i px',
    async width => {
      const { context, page } = await visit(browser, server, { language, width })
      const atRest = followRequests(page)
      await signIn(page, server, 'admin', '/patient')
      const found: string[] = []
      for (const [name, open] of Object.entries(overlays)) {
        await page.locator('[data-row]').first().waitFor()
        await atRest()
        await open(page, (key, parameters) => translate(language, key, parameters))
        const above = page.locator('[role=dialog], [role=alertdialog]').first()
        await above.waitFor()
        await atRest()
        found.push(...(await look(page, name)))
        await page.keyboard.press('Escape')
        if (name !== 'the session is over') await above.waitFor({ state: 'detached' })
      }
      expect(found).toEqual([])
      await context.close()
    },
    120_000,
  )
})
