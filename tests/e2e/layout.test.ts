import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { isFull } from '../support/full.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { anythingIn } from './axe.ts'
import { signIn, signInByForm, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { atRest, isAt } from './settled.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Open pages' })
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
/** What a page shows settles after what leads to it. */
const tabNames = (page: Page) => bar(page).getByRole('link').allTextContents()
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const trail = (page: Page) => page.getByRole('navigation', { name: 'You are here' })
const open = async (page: Page, name: string): Promise<void> => {
  await menuOf(page).getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}
const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('menu').getByRole('menuitem', { name, exact: true }).click()
}
const rows = (page: Page) => page.locator('tr[data-row]')

// In `npm test` what loses work or shows what is not so; tests/shell/ui proves tabs, menu and search without a browser.
describe('the frame in a real browser', () => {
  let server: RunningServer
  let browser: Browser
  let here: Visit

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    here = await visit(browser, server, { height: 700 })
    await signIn(here.page, server, 'admin', '/patient')
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it('keeps a tab for each page, named as the page names itself, and leads through its groups', async () => {
    const { page } = here
    await open(page, 'Organisations')
    await open(page, 'Patients')
    await rows(page).first().locator('[data-row-link]').click()
    const name = await page
      .getByRole('heading', { level: 1 })
      .and(page.locator(':not(:text("Patients"))'))
      .textContent()
    await tab(page, name!).waitFor()
    await expect.poll(() => tabNames(page)).toEqual(['Home', 'Patients', 'Organisations', name])
    await expect
      .poll(() => trail(page).getByRole('listitem').allTextContents())
      .toEqual(['Home', 'Business', 'Patients', name])
    expect(await trail(page).getByRole('link').allTextContents()).toEqual(['Home', 'Patients'])
    await page.waitForFunction(title => document.title === title, `${name} - Vision Training Back-office`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content')
  })

  it('shows the menu where the entry of the page is, from wherever it was opened', async () => {
    const { page } = here
    const isInSight = (name: string) =>
      menuOf(page)
        .getByRole('link', { name, exact: true })
        .evaluate(link => {
          const { top, bottom } = link.getBoundingClientRect()
          return top >= 0 && bottom <= window.innerHeight && window.scrollY === 0
        })
    for (const [path, name] of [
      ['/picture', 'Picture library'],
      ['/patient', 'Patients'],
    ] as const) {
      await page.goto(`${server.url}${path}`)
      await expect.poll(() => isInSight(name)).toBe(true)
    }
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox', { name: /search/i }).fill('Picture library')
    await page.getByRole('option', { name: 'Picture library' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Picture library', exact: true }).waitFor()
    await expect.poll(() => isInSight('Picture library')).toBe(true)
    // One at the edge stays under the pointer that clicks it.
    const last = await menuOf(page)
      .getByRole('link')
      .evaluateAll(
        links => links.findLast(link => link.getBoundingClientRect().bottom <= window.innerHeight)!.textContent,
      )
    const edge = menuOf(page).getByRole('link', { name: last, exact: true })
    const before = await edge.boundingBox()
    await edge.click()
    await page.locator('[aria-current="page"]', { hasText: last }).first().waitFor()
    expect(await atRest(edge)).toEqual(before)
  })

  it('brings a list back with its page and as far as it was scrolled', async () => {
    const { page } = here
    await tab(page, 'Patients').click()
    await page.getByRole('combobox', { name: 'Rows per page' }).click()
    await page.getByRole('option', { name: '20' }).click()
    await rows(page).nth(19).waitFor()
    const first = await rows(page).first().innerText()
    await page.getByRole('button', { name: 'Go to next page' }).click()
    await isAt(page, /page=2/)
    // The rows of the page before stand until those of this one are there.
    await expect.poll(() => rows(page).first().innerText()).not.toBe(first)
    await rows(page).nth(19).waitFor()
    await page.setViewportSize({ width: 1100, height: 700 })
    // Until the table is as narrow as the window has become, it cannot be scrolled so far.
    await expect
      .poll(() => page.locator('[data-keep-scroll]').evaluate(table => ((table.scrollLeft = 90), table.scrollLeft)))
      .toBe(90)
    // At once: a wheel would still be gliding when the place is read.
    await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240)
    const { y, search } = await page.evaluate(() => ({ y: window.scrollY, search: location.search }))
    await tab(page, 'Organisations').click()
    await page.getByRole('heading', { level: 1, name: 'Organisations' }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await tab(page, 'Patients').click()
    await page.waitForFunction(wanted => Math.abs(window.scrollY - wanted) <= 1, y)
    await expect.poll(() => page.locator('[data-keep-scroll]').evaluate(table => table.scrollLeft)).toBe(90)
    expect(await page.evaluate(() => location.search)).toBe(search)
    await page.setViewportSize({ width: 1440, height: 700 })
  })

  it.runIf(isFull)('reads a tab anew, its search included, and keeps all tabs over a reload', async () => {
    const { page } = here
    const [reply] = await Promise.all([
      page.waitForResponse(/\/api\/users\?/),
      tab(page, 'Patients')
        .click({ button: 'right' })
        .then(() => choose(page, 'Refresh')),
    ])
    expect(reply.url()).toContain('page=1')
    await isAt(page, /\/patient\?.*page=2/)
    const before = await tabNames(page)
    await page.reload()
    await tab(page, 'Patients').waitFor()
    await rows(page).nth(19).waitFor()
    await expect.poll(() => tabNames(page)).toEqual(before)
  })

  it.runIf(isFull)('forgets a closed list; leaving the open page for good leads to the last tab, or home', async () => {
    const { page } = here
    await open(page, 'Doctors and staff')
    await tab(page, 'Patients').click()
    await page.getByRole('heading', { level: 1, name: 'Patients' }).waitFor()
    await bar(page).getByRole('button', { name: 'Close “Patients”' }).click()
    await isAt(page, /\/doctor/)
    await open(page, 'Patients')
    expect(await page.evaluate(() => location.search)).toBe('')
    await tab(page, 'Organisations').click({ button: 'middle' })
    await tab(page, 'Organisations').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/patient')
    await open(page, 'Roles')
    await tab(page, 'Doctors and staff').click({ button: 'right' })
    await choose(page, 'Close others')
    await isAt(page, /\/doctor/)
    await tab(page, 'Roles').waitFor({ state: 'detached' })
    await expect.poll(() => tabNames(page)).toEqual(['Home', 'Doctors and staff'])
    await bar(page).getByRole('button', { name: 'Actions of the open pages' }).click()
    await choose(page, 'Close all')
    await isAt(page, /^\/(?:\?|$)/)
    await expect.poll(() => tabNames(page)).toEqual(['Home'])
  })

  it.runIf(isFull)('is led by keys from tab to tab', async () => {
    const { page } = here
    for (const name of ['Patients', 'Organisations', 'Roles']) await open(page, name)
    await tab(page, 'Roles').focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Organisations')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menu', { name: 'Actions of “Organisations”' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await expect.poll(() => tabNames(page)).toEqual(['Home', 'Patients', 'Organisations', 'Roles'])
    await page.keyboard.press('End')
    await page.keyboard.press('Delete')
    await tab(page, 'Roles').waitFor({ state: 'detached' })
    await isAt(page, /\/hospital/)
    await page.waitForFunction(() => document.activeElement?.textContent === 'Organisations')
  })

  it('asks before a tab with unsaved work is closed', async () => {
    const { page } = here
    await open(page, 'Organisations')
    await page.getByRole('link', { name: 'Create' }).click()
    await page.getByRole('textbox', { name: 'Contact', exact: true }).fill('半途而废')
    await open(page, 'Patients')
    await bar(page).getByRole('button', { name: 'Close “New organisation”' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await tab(page, 'New organisation').click()
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some(input => input.value === '半途而废'))
    await bar(page).getByRole('button', { name: 'Close “New organisation”' }).click()
    await dialog.getByRole('button', { name: 'Discard and close' }).click()
    await tab(page, 'New organisation').waitFor({ state: 'detached' })
    await page.goto(`${server.url}/hospital/create`)
    expect(await page.getByRole('textbox', { name: 'Contact', exact: true }).inputValue()).toBe('')
  })

  it.runIf(isFull)('begins anew each time where the menu says so', async () => {
    const { page } = here
    const changed = await page.evaluate(async () => {
      const token = decodeURIComponent(/Admin-Token=([^;]+)/.exec(document.cookie)![1]!)
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Language: 'en' }
      const list = (await (await fetch('/api/menus?page=0&size=100&sort=id,asc', { headers })).json()) as {
        content: { id: number; component: string; version: number }[]
      }
      const node = list.content.find(one => one.component === 'doctor')!
      return (
        await fetch('/api/menus', {
          method: 'PUT',
          headers,
          body: JSON.stringify({ id: node.id, version: node.version, noCache: true }),
        })
      ).status
    })
    expect(changed).toBe(200)
    await page.reload()
    await open(page, 'Doctors and staff')
    await page.getByRole('searchbox', { name: 'Search' }).fill('chen')
    await isAt(page, /sealed=/)
    await open(page, 'Patients')
    await tab(page, 'Doctors and staff').click()
    await page.getByRole('heading', { level: 1, name: 'Doctors and staff' }).waitFor()
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('')
  })

  it.runIf(isFull)('finds pages and records by typing, and opens them by keyboard', async () => {
    const { page } = here
    await open(page, 'Patients')
    const account = (await rows(page).nth(2).locator('[data-row-link]').textContent())!
    const palette = page.getByRole('dialog', { name: 'Search pages, records and actions' })
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill('dictionary g')
    await palette.getByRole('option', { name: 'Dictionary groups' }).first().waitFor()
    expect(await anythingIn(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Dictionary groups' }).waitFor()
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill(account)
    const found = palette.getByRole('group', { name: 'Patients' }).getByRole('option').first()
    await found.waitFor()
    // A whole mobile number; the number of a case has more digits.
    expect(await palette.innerText()).not.toMatch(/(?<![\dA-Z])1\d{10}(?!\d)/)
    while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await isAt(page, /\/patient\/\d+\/show$/)
    await page.getByRole('main').getByText(account, { exact: true }).first().waitFor()
  })

  it.runIf(isFull)('takes nothing that was open on one list along to another', async () => {
    const { page } = here
    await open(page, 'Organisations')
    await open(page, 'Patients')
    await page.getByRole('button', { name: 'Which rows, and as what' }).click()
    await page.getByRole('menu').waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Organisations' }).waitFor()
    await page.getByRole('button', { name: 'Export' }).waitFor()
    expect(await page.getByRole('menu').count()).toBe(0)
  })

  it.runIf(isFull)(
    'has columns made wider by hand, or as wide as they need, which neither sorts them nor ends with a reload',
    async () => {
      const { page } = here
      const size = page.viewportSize()!
      await page.setViewportSize({ width: 1440, height: size.height })
      await open(page, 'Top-ups')
      await rows(page).first().waitFor()
      const head = page.locator('th[data-column=hospital]')
      const width = () => head.evaluate(cell => (cell as HTMLElement).offsetWidth)
      await head.hover()
      const edge = await head.locator('.edge').boundingBox()
      const [before, sorted] = [await width(), await page.evaluate(() => location.search)]
      const [x, y] = [edge!.x + edge!.width / 2, edge!.y + edge!.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - 40, y, { steps: 3 })
      await page.mouse.move(x - 90, y, { steps: 3 })
      await page.mouse.up()
      await expect.poll(width).toBe(before - 90)
      expect(
        await rows(page)
          .first()
          .locator('td')
          .nth(await head.evaluate(cell => (cell as HTMLTableCellElement).cellIndex))
          .evaluate(cell => (cell as HTMLElement).offsetWidth),
      ).toBe(before - 90)
      expect(await page.evaluate(() => location.search)).toBe(sorted)
      await page.reload()
      await rows(page).first().waitFor()
      await expect.poll(width).toBe(before - 90)
      await head.hover()
      await head.locator('.edge').dblclick()
      await expect.poll(width).toBeGreaterThan(before - 90)
      const fitting = await width()
      await head.getByRole('button').focus()
      await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(width).toBe(fitting + 16)
      await page.setViewportSize(size)
      await open(page, 'Organisations')
    },
  )

  it.runIf(isFull)('keeps the parts of its bar beside each other wherever the sidebar is beside the page', async () => {
    const { page } = here
    await page.setViewportSize({ width: 1024, height: 700 })
    const overlapping = () =>
      page.locator('header .MuiToolbar-root').evaluate(bar => {
        const seen = [...bar.querySelectorAll('button, a, [aria-current=page]')]
          .map(part => part.getBoundingClientRect())
          .filter(({ width }) => width > 0)
        return seen.filter((one, at) => at > 0 && one.left < seen[at - 1]!.right - 1).length
      })
    await page
      .locator('header')
      .getByRole('button', { name: /^Search/ })
      .getByText('Ctrl K')
      .waitFor({ state: 'detached' })
    expect(await overlapping()).toBe(0)
    expect(await trail(page).getByRole('listitem').allInnerTexts()).toContain('Organisations')
    await page.setViewportSize({ width: 1440, height: 700 })
    await page.locator('header').getByText('Ctrl K').waitFor()
    expect(await overlapping()).toBe(0)
  })

  it.runIf(isFull)('takes the whole screen and gives it back, or says that it cannot', async () => {
    const { page } = here
    await page.getByRole('button', { name: 'Full screen' }).click()
    await page.waitForFunction(() => document.fullscreenElement !== null)
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor()
    await page.evaluate(() => document.exitFullscreen())
    await page.getByRole('button', { name: 'Full screen' }).waitFor()
    await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
    await page.getByRole('button', { name: 'Full screen' }).click()
    await page.getByText('you browser can not work', { exact: true }).waitFor()
  })

  it.runIf(isFull)('tells the whole name of the organisation on focus', async () => {
    const { page } = here
    // A page that has just been opened takes the focus.
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: /admin/ }).focus()
        await page.keyboard.press('Shift+Tab')
        return page.evaluate(() => document.activeElement?.textContent)
      })
      .toMatch(/^.{6}…$/)
    // That of the button before may still be on its way out.
    const shown = await page.evaluate(() => document.activeElement?.textContent.slice(0, 6) ?? '')
    const tooltip = page.getByRole('tooltip').filter({ hasText: shown })
    await tooltip.waitFor()
    expect([...(await tooltip.textContent())!].length).toBeGreaterThan(6)
  })

  it.runIf(isFull)('has an address for what is not there, and a way back', async () => {
    const { page } = here
    await open(page, 'Patients')
    await page.evaluate(() => {
      history.pushState({ idx: history.state.idx + 1 }, '', '/business/nowhere')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await isAt(page, /\/404$/)
    await page.waitForFunction(() => document.title === 'Page not found - Vision Training Back-office')
    await page.getByRole('button', { name: 'Back' }).click()
    await isAt(page, /\/patient$/)
    await expect.poll(() => tabNames(page)).not.toContain('Page not found')
    await page.goto(`${server.url}/redirect//evil.example/x`)
    await isAt(page, /\/404$/)
    expect(new URL(page.url()).origin).toBe(server.url)
    await page.goto(`${server.url}/redirect/business/hospital?page=1`)
    await page.getByRole('heading', { level: 1, name: 'Organisations' }).waitFor()
  })

  it('says so where a page fails, a proxy answers, or a part is gone, and loads a newer build once', async () => {
    const { page, context } = here
    await page.route('**/api/users?*', route =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await page.goto(`${server.url}/patient`)
    await page.getByRole('alert').first().waitFor()
    await page.unroute('**/api/users?*')
    const other = await context.newPage()
    let served = 0
    await other.goto(`${server.url}/patient`)
    await rows(other).first().waitFor()
    await other.route('**/assets/CreatePage-*.js', route => route.fulfill({ status: 404, body: '' }))
    await other.route('**/index.html', route => {
      served += 1
      return route.fulfill({ contentType: 'text/html', body: '<div id="root"></div><script src="/assets/newer.js">' })
    })
    await Promise.all([other.waitForEvent('load'), other.getByRole('link', { name: 'Create' }).click()])
    await other.getByRole('heading', { level: 1, name: 'Please reload' }).waitFor()
    await other.getByRole('button', { name: 'Reload', exact: true }).waitFor()
    expect(served).toBe(1)
    await other.close()
  })

  it('folds the sidebar for good, and lays it over the page on a phone', async () => {
    const { page } = here
    await page.goto(`${server.url}/patient`)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize({ width: 390, height: 800 })
    // What is done mostly is in sight, however much stands beside it.
    const create = page.getByRole('link', { name: 'Create' })
    await create.waitFor()
    const { x, width } = (await atRest(create))!
    expect(x + width).toBeLessThanOrEqual(390)
    const button = page.getByRole('button', { name: 'Open menu' })
    await button.click()
    await menuOf(page).waitFor()
    await page.keyboard.press('Escape')
    await menuOf(page).waitFor({ state: 'detached' })
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
    await button.click()
    await menuOf(page).getByRole('link', { name: 'Organisations' }).click()
    await page.getByRole('heading', { level: 1, name: 'Organisations' }).waitFor()
    await menuOf(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /more open pages/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Open pages' })
    await sheet.getByRole('link', { name: 'Patients', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Patients' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    // A list that begins with a filter: how many are set stands at the edge of its button, and within the page.
    await page.goto(`${server.url}/reexamination`)
    await page.locator('.MuiBadge-badge', { hasText: /^1$/ }).and(page.locator('main *')).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.goto(`${server.url}/patient`)
    await page.getByRole('heading', { level: 1, name: 'Patients' }).waitFor()
    await page.setViewportSize({ width: 1440, height: 700 })
  })

  it('switches the language for six days, titles and tabs included', async () => {
    const { page, context } = here
    await page.getByRole('button', { name: '中文' }).click()
    await page.getByRole('heading', { level: 1, name: '患者' }).waitFor()
    await page.waitForFunction(() => document.title === '患者 - 视觉训练管理后台')
    await page.getByRole('navigation', { name: '打开的页面' }).waitFor()
    expect(
      (await page.getByRole('navigation', { name: '打开的页面' }).getByRole('link').allTextContents()).slice(0, 2),
    ).toEqual(['首页', expect.stringMatching(/\p{Script=Han}/u)])
    const lang = (await context.cookies()).find(cookie => cookie.name === 'lang')!
    expect(Math.round((lang.expires - Date.now() / 1000) / 86_400)).toBe(6)
  })

  it('leaves nothing behind for the next operator', async () => {
    const { page } = here
    await page.getByRole('button', { name: /admin/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await isAt(page, /\/login/)
    expect(
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter(key => key.startsWith('page.tabs') || key.includes('listParams')),
      ),
    ).toEqual([])
    await signInByForm(page, server, 'doctor')
    expect(await page.getByRole('navigation', { name: '打开的页面' }).getByRole('link').allTextContents()).toEqual([
      '首页',
    ])
  })

  it('saw no error and no warning on the way', () => {
    expect(here.complaints.filter(text => !text.startsWith('Failed to load resource'))).toEqual([])
  })

  it.runIf(isFull)('shows a whole form as soon as its parts are there', async () => {
    const { page } = here
    await page.goto(`${server.url}/patient/create`)
    // At the moment when nothing is awaited any more, while the page would still wait for more.
    const atOnce = await page.waitForFunction(() => {
      const sections = [...document.querySelectorAll('form section, form [type=submit]')]
      if (sections.length < 2 || document.querySelector('main :is(.awaited, .MuiSkeleton-root)')) return undefined
      return {
        settles: document.querySelector('[data-settling]') !== null,
        unseen: sections.filter(section => !section.checkVisibility({ visibilityProperty: true })).length,
      }
    })
    expect(await atOnce.jsonValue()).toEqual({ settles: true, unseen: 0 })
  })
})
