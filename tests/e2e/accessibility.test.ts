import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translate } from '../../i18n/index.ts'
import { registry } from '../../resources/index.ts'
import { customPages } from '../../resources/pages.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'

const listed = Object.values(registry).filter(resource => resource.list && resource.actions['list'])
// Nobody has been sent anything yet, and no job has run for sure, so that there is no first one to look at.
const isEmpty = (name: string): boolean => ['message', 'timingLog'].includes(name)
const pagesOf = ({ name, actions }: (typeof listed)[number]): string[] => [
  `/${name}`, ...(actions['get'] && !isEmpty(name) ? [`/${name}/1/show`] : []), ...(actions['update'] ? [`/${name}/1`] : []),
  ...(actions['create'] ? [`/${name}/create`] : []),
]

/** One page of each kind, and those written by hand that are like no other; every page in both languages, on wide and narrow screens, takes longer. */
const full = process.env['TEST_FULL'] === '1'
const languages = full ? (['zh', 'en'] as const) : (['zh'] as const)
const written = Object.keys(customPages).map(key => `/${key}`)
const paths = full
  ? ['/', ...listed.flatMap(pagesOf), ...written, '/404', '/401']
  : ['/', '/patient', '/patient/1/show', '/patient/create', '/case/1', '/notice/create', '/menu', '/404', '/newCase', '/mergePatients', '/globalSetting', '/user/center', '/permission']
const widths = full ? [1440, 390] : [1440]

/** What lies over a page: how it is opened, from the list of patients. */
const overlays: Readonly<Record<string, (page: Page, text: (key: string, parameters?: Record<string, number>) => string) => Promise<unknown>>> = {
  announcements: (page, text) => page.getByRole('button', { name: new RegExp(text('app.reading.notices')) }).click(),
  help: (page, text) => page.getByRole('button', { name: text('app.reading.help') }).click(),
  palette: page => page.keyboard.press('Control+k'),
  account: page => page.locator('header button[aria-haspopup=dialog]').last().click(),
  'an action to confirm': async (page, text) => {
    await page.locator('[data-row] button').last().click()
    await page.getByRole('menuitem', { name: text('resources.patient.actions.disable'), exact: true }).click()
  },
  'the session is over': page => fetch(new URL('/auth/login', page.url()), {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'admin', password: 'vision-demo' }),
  }),
}

describe.each(languages)('pages in %s', language => {
  describe.each(widths)('at %i px', width => {
    let server: RunningServer
    let browser: Browser

    beforeAll(async () => { [server, browser] = await Promise.all([startServer(), launchBrowser()]) }, 120_000)
    afterAll(async () => {
      await browser?.close()
      await server?.stop()
    })

    /** What axe finds serious, and what it does not look for. */
    const look = async (page: Page, place: string): Promise<string[]> => {
      // What is half faded in has the contrast of neither state.
      await page.waitForFunction(() => document.getAnimations().every(one => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity))
      // There is no frame, and what passes is not read: neither has to be gathered.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      const nested = await page.locator(':is(a, button) :is(a, button)').count()
      return [
        ...serious.map(({ id, nodes }) => `${place}: ${id} at ${nodes.map(node => node.target.join(' ')).slice(0, 3).join(', ')}`),
        ...(nested > 0 ? [`${place}: a link or button within another`] : []),
      ]
    }

    it('have nothing serious for axe and nothing on the console', async () => {
      const { context, page, complaints } = await visit(browser, server, { language, width })
      const found: string[] = []
      for (const path of ['/login', '/login?mode=phone', '/login?mode=find']) {
        await page.goto(`${server.url}${path}`)
        await page.getByRole('button').first().waitFor()
        found.push(...await look(page, path))
      }
      await signIn(page, server, 'admin')
      for (const path of paths) {
        await page.goto(`${server.url}${path}`)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await page.waitForLoadState('networkidle')
        found.push(...await look(page, path))
      }
      expect(found).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    }, 60_000 + paths.length * 10_000)

    it('have nothing serious for axe in what lies over them', async () => {
      const { context, page } = await visit(browser, server, { language, width })
      await signIn(page, server, 'admin', '/patient')
      const found: string[] = []
      for (const [name, open] of Object.entries(overlays)) {
        await page.goto(`${server.url}/patient`)
        await page.locator('[data-row]').first().waitFor()
        await page.waitForLoadState('networkidle')
        await open(page, (key, parameters) => translate(language, key, parameters))
        await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
        await page.waitForLoadState('networkidle')
        found.push(...await look(page, name))
      }
      expect(found).toEqual([])
      await context.close()
    }, 120_000)
  })
})
