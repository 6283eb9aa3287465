import AxeBuilder from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../resources/index.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'

const listed = Object.values(registry).filter(resource => resource.list && resource.actions['list'])
// Nobody has been sent anything yet, so that there is no first message to look at.
const isEmpty = (name: string): boolean => name === 'message'
const pagesOf = ({ name, actions }: (typeof listed)[number]): string[] => [
  `/${name}`, ...(actions['get'] && !isEmpty(name) ? [`/${name}/1/show`] : []), ...(actions['update'] ? [`/${name}/1`] : []),
  ...(actions['create'] ? [`/${name}/create`] : []),
]

/** One page of each kind; every page in both languages, on wide and narrow screens, takes longer. */
const full = process.env['TEST_FULL'] === '1'
const languages = full ? (['zh', 'en'] as const) : (['zh'] as const)
const paths = full ? ['/', ...listed.flatMap(pagesOf)] : ['/', '/patient', '/patient/1/show', '/patient/1', '/patient/create', '/notice/create']
const widths = full ? [1440, 390] : [1440]

describe.each(languages)('pages in %s', language => {
  describe.each(widths)('at %i px', width => {
    let server: RunningServer
    let browser: Browser

    beforeAll(async () => { [server, browser] = await Promise.all([startServer({ SAMPLE_DATA: '60' }), launchBrowser()]) }, 120_000)
    afterAll(async () => {
      await browser?.close()
      await server?.stop()
    })

    it('have nothing serious for axe and nothing on the console', async () => {
      const { context, page, complaints } = await visit(browser, server, { language, width })
      await page.goto(`${server.url}/login`)
      await page.getByRole('button').first().waitFor()
      const look = async (path: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        const nested = await page.locator(':is(a, button) :is(a, button)').count()
        return [
          ...serious.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(node => node.target.join(' ')).slice(0, 3).join(', ')}`),
          ...(nested > 0 ? [`${path}: a link or button within another`] : []),
        ]
      }
      const found = await look('/login')
      await signIn(page, server, 'admin')
      for (const path of paths) {
        await page.goto(`${server.url}${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        found.push(...await look(path))
      }
      expect(found).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    }, 60_000 + paths.length * 10_000)
  })
})
