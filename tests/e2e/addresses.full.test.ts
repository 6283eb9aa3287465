import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { isAt } from './settled.ts'

const rows = (page: Page) => page.locator('tr[data-row]')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const names = (page: Page) => rows(page).locator('td:nth-child(3)').allTextContents()

describe('addresses in a real browser', () => {
  let server: RunningServer
  let browser: Browser
  let here: Visit
  /** Every address that the browser asked for, showed or named as where it came from. */
  const seen: string[] = []
  let somebody = ''

  const follow = (context: BrowserContext): void => {
    context.on('request', request => seen.push(request.url(), request.headers()['referer'] ?? ''))
    context.on('page', page => page.on('framenavigated', frame => seen.push(frame.url())))
  }

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    here = await visit(browser, server)
    follow(here.context)
    here.page.on('framenavigated', frame => seen.push(frame.url()))
    await signIn(here.page, server, 'admin', '/patient')
    await rows(here.page).first().waitFor()
    somebody = (await rows(here.page).first().innerText()).split('\t')[2]!
    expect(somebody).toMatch(/^\p{Script=Han}{2,4}$/u)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it('keep a search and a filter for somebody sealed, through a reload, back and forward, and in a tab of its own', async () => {
    const { page, context } = here
    await search(page).fill(somebody)
    await isAt(page, /sealed=/)
    await expect.poll(async () => new Set(await names(page))).toEqual(new Set([somebody]))
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitemcheckbox', { name: /Mobile/ }).click()
    const before = page.url()
    await Promise.all([
      page.waitForResponse(
        reply =>
          reply.url().endsWith('/api/users/query') && (reply.request().postData() ?? '').includes('"mobile":"13"'),
      ),
      page.getByRole('textbox', { name: 'Mobile' }).fill('13'),
    ])
    await expect.poll(() => page.url()).not.toBe(before)
    const address = page.url()
    await page.reload()
    await page.getByRole('textbox', { name: 'Mobile' }).waitFor()
    expect([await search(page).inputValue(), await page.getByRole('textbox', { name: 'Mobile' }).inputValue()]).toEqual(
      [somebody, '13'],
    )
    await rows(page).first().locator('[data-row-link]').click()
    await page.getByRole('heading', { level: 1, name: somebody }).waitFor()
    await page.goBack()
    await expect.poll(() => search(page).inputValue()).toBe(somebody)
    const beside = await context.newPage()
    await beside.goto(address)
    await expect.poll(() => search(beside).inputValue()).toBe(somebody)
    await expect.poll(async () => new Set(await names(beside))).toEqual(new Set([somebody]))
    await beside.close()
  })

  it('open a page of the same operator after another sign-in, and nothing but the page for anybody else', async () => {
    const { page } = here
    const address = page.url()
    const { pathname, search: query } = new URL(address)
    const other = await visit(browser, server)
    follow(other.context)
    await signIn(other.page, server, 'staff')
    await other.page.goto(address)
    await other.page.getByText('belongs to another account').waitFor()
    await expect.poll(async () => (await rows(other.page).count()) > 1).toBe(true)
    expect(await search(other.page).inputValue()).toBe('')
    expect(other.page.url()).not.toContain('sealed')

    const again = await visit(browser, server)
    follow(again.context)
    await again.page.goto(address)
    await isAt(again.page, /^\/login\b/)
    await again.page.locator('input[name=username]').fill('admin')
    await again.page.locator('input[name=password]').fill('vision-demo')
    await again.page.keyboard.press('Enter')
    await isAt(again.page, new RegExp(`^${pathname}\\?.*sealed=`))
    await expect.poll(() => search(again.page).inputValue()).toBe(somebody)
    expect(query).toContain('sealed=')
    here = again
  })

  it('say nothing of a search over everything, of an export, and of what forms look up', async () => {
    const { page } = here
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Which rows, and as what' })
        .click()
        .then(() => page.getByRole('menuitem', { name: /CSV/ }).click()),
    ])
    expect(await file.failure()).toBeNull()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: /search/i })
      .fill(somebody)
    await page
      .getByRole('option', { name: new RegExp(somebody) })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${server.url}/newCase`)
    const patient = page.getByRole('combobox', { name: 'Find a patient by name, account or pinyin' })
    await patient.fill(somebody)
    await page
      .getByRole('option', { name: new RegExp(somebody) })
      .first()
      .waitFor()
  })

  it('told nobody who was looked for', async () => {
    const links = await here.page.evaluate(() => [...document.querySelectorAll('a')].map(link => link.href))
    const told = [...seen, ...links].filter(address =>
      decodeURIComponent(decodeURIComponent(address.replaceAll('+', ' '))).includes(somebody),
    )
    expect(seen.length).toBeGreaterThan(50)
    expect(told).toEqual([])
    // Only a list as it is at first is asked for by its address.
    expect(seen.some(address => address.includes('/api/users/query'))).toBe(true)
  })
})
