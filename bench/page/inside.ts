import type { BrowserContext, Page } from 'playwright-core'
import { compilersHelper } from './visit.ts'

/** Milliseconds that steps inside the opened back-office take, on a machine as fast as this one. */
export type Steps = ReadonlyMap<string, number>

/** Runs in the page: acts, and waits until what is expected stands there. */
const timed = async (page: Page, act: string, expected: string): Promise<number> =>
  page.evaluate(
    async ([acted, wanted]) => {
      const target = document.querySelector<HTMLElement>(acted!)
      if (!target) throw new Error(`There is no ${acted}`)
      const begun = performance.now()
      target.click()
      return new Promise<number>((resolve, reject) => {
        const look = (): void => {
          if (document.querySelector(wanted!)) resolve(performance.now() - begun)
          else if (performance.now() - begun > 20_000) reject(new Error(`${wanted} did not come`))
          else requestAnimationFrame(look)
        }
        look()
      })
    },
    [act, expected],
  )

const typed = async (page: Page, text: string): Promise<number> => {
  const search = page.getByRole('searchbox').first()
  await search.focus()
  await page.evaluate(() => {
    const first = document.querySelector('[data-row]')
    const begun = performance.now()
    delete window.benchReady
    const look = (): void => {
      const now = document.querySelector('[data-row]')
      if (now && now !== first && now.textContent !== first?.textContent) window.benchReady = performance.now() - begun
      else requestAnimationFrame(look)
    }
    look()
  })
  await search.pressSequentially(text)
  await page.waitForFunction(() => window.benchReady !== undefined)
  return page.evaluate(() => window.benchReady!)
}

const row = (resource: string): string => `[data-row-link][href^="/${resource}/"]`

/** Sidebar to list, list again, filter to rows, row to form. */
export const steps = async (context: BrowserContext, url: string): Promise<Steps> => {
  const page = await context.newPage()
  await page.addInitScript({ content: compilersHelper })
  await page.goto(`${url}/`)
  await page.locator('nav a[href="/hospital"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const taken = new Map<string, number>()
  taken.set('sidebar → first row', await timed(page, 'nav a[href="/patient"]', row('patient')))
  await timed(page, 'nav a[href="/hospital"]', row('hospital'))
  taken.set('sidebar → first row, again', await timed(page, 'nav a[href="/patient"]', row('patient')))
  await page.getByRole('searchbox').first().waitFor()
  taken.set('typing → rows', await typed(page, 'w'))
  await page.goto(`${url}/patient`)
  await page.locator(row('patient')).first().waitFor()
  await page.waitForLoadState('networkidle')
  taken.set(
    'row → form',
    await timed(page, '[data-row] a[href^="/patient/"]:not([data-row-link])', 'form input[name="name"]'),
  )
  await page.close()
  return taken
}
