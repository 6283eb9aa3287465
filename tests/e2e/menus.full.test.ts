import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { atRest, isAt } from './settled.ts'

describe('menus in a real browser', () => {
  let server: RunningServer
  let browser: Browser
  let here: Visit
  let builds = 0

  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
  const row = (page: Page, name: string) =>
    page
      .getByRole('treegrid')
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
  const openTree = async (page: Page) => {
    await sidebar(page).getByRole('link', { name: 'Menus', exact: true }).click()
    await page.getByRole('treegrid').waitFor()
  }
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save' }).click()
    await isAt(page, /\/show$/)
  }
  const titles = async (page: Page, zh: string, en: string) => {
    await page.getByRole('textbox', { name: 'Chinese title' }).fill(zh)
    await page.getByRole('textbox', { name: 'English title' }).fill(en)
  }
  const choosePage = async (page: Page, name: string) => {
    await page.getByRole('combobox', { name: 'Page', exact: true }).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    // High enough for the whole tree, so that nothing has to be scrolled while it is dragged.
    here = await visit(browser, server, { height: 9600 })
    here.page.on('request', request => {
      if (request.url().endsWith('/api/menus/build')) builds += 1
    })
    await signIn(here.page, server, 'admin', '/menu')
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it('are built once after signing in, and shown as a tree', async () => {
    const { page } = here
    await row(page, 'Patients').waitFor()
    expect(await row(page, 'Patients').getAttribute('aria-level')).toBe('2')
    expect(await row(page, 'Menu 1-2-1').getAttribute('aria-level')).toBe('4')
    expect(builds).toBe(1)
  })

  it('get a group and a page below it, which the sidebar shows at once', async () => {
    const { page } = here
    await page.getByRole('link', { name: 'Create' }).click()
    await titles(page, '门诊', 'Clinic desk')
    await page.getByRole('textbox', { name: 'Path' }).fill('clinic')
    await page.getByRole('button', { name: 'Choose an icon' }).click()
    await page.getByRole('searchbox', { name: 'Search icons' }).fill('heart')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('textbox', { name: 'Icon' }).inputValue()).toBe('heart')
    await page
      .getByRole('switch', { name: 'Always shown' })
      .or(page.getByRole('checkbox', { name: 'Always shown' }))
      .check()
    await save(page)
    await openTree(page)
    await row(page, 'Clinic desk').getByRole('link', { name: 'New one below Clinic desk' }).click()
    await expect.poll(() => page.getByRole('combobox', { name: 'Parent menu' }).inputValue()).toBe('Clinic desk')
    await titles(page, '我的患者', 'My patients')
    await choosePage(page, 'Patients')
    expect(await page.getByRole('textbox', { name: 'Path' }).inputValue()).toBe('patient')
    await save(page)
    await sidebar(page).getByRole('button', { name: 'Clinic desk' }).waitFor()
    const entry = sidebar(page).getByRole('link', { name: 'My patients' })
    if (!(await entry.isVisible())) await sidebar(page).getByRole('button', { name: 'Clinic desk' }).click()
    expect(await entry.getAttribute('href')).toBe('/patient')
  })

  it('are moved by keys, which is said aloud and seen in the sidebar', async () => {
    const { page } = here
    await openTree(page)
    await page.getByRole('button', { name: 'Move Clinic desk' }).focus()
    const groups = await page.getByRole('treegrid').locator('[aria-level="1"] [data-row-link]').allTextContents()
    const before = groups.at(-3)!
    await page.keyboard.press('ArrowUp')
    await page
      .getByText(`Clinic desk is now at the top level, number ${groups.length - 1} of ${groups.length}`, {
        exact: true,
      })
      .waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move Clinic desk')
    await page.keyboard.press('ArrowRight')
    await page.getByText(new RegExp(`^Clinic desk is now below ${before}`)).waitFor()
    expect(await row(page, 'Clinic desk').getAttribute('aria-level')).toBe('2')
    const group = sidebar(page).getByRole('button', { name: before, exact: true })
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
    await sidebar(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: before, exact: true }) })
      .getByRole('button', { name: 'Clinic desk' })
      .waitFor()
    await page.getByRole('button', { name: 'Move Clinic desk' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByText(/^Clinic desk is now at the top level/).waitFor()
  })

  it('are moved by dragging, sideways below the one before', async () => {
    const { page } = here
    await expect.poll(() => row(page, 'Clinic desk').getAttribute('aria-level')).toBe('1')
    // The rows are read again after each move, and stand still when they have been.
    const target = await atRest(page.getByRole('button', { name: 'Move Operators' }))
    const handle = await atRest(page.getByRole('button', { name: 'Move My patients' }))
    await page.mouse.move(handle!.x + 8, handle!.y + 8)
    await page.mouse.down()
    await page.mouse.move(handle!.x + 8, handle!.y - 20, { steps: 4 })
    await page.mouse.move(target!.x + 8, target!.y + 8, { steps: 12 })
    // It is dropped where it is seen, which takes a moment on a busy machine.
    await atRest(page.getByRole('button', { name: 'Move My patients' }))
    await page.mouse.up()
    await page.getByText(/^My patients is now below System, number 1 of/).waitFor()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await row(page, 'My patients').waitFor()
    const names = await page.getByRole('treegrid').getByRole('row').locator('[data-row-link]').allTextContents()
    expect(names.slice(names.indexOf('System'), names.indexOf('System') + 3)).toEqual([
      'System',
      'My patients',
      'Operators',
    ])
  })

  it('are found with all that stands above them', async () => {
    const { page } = here
    await page.getByRole('searchbox', { name: 'Search' }).fill('Menu 1-3')
    await expect
      .poll(() => page.getByRole('treegrid').locator('[data-row-link]').allTextContents())
      .toEqual(['Nested menus', 'Menu 1', 'Menu 1-3'])
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await row(page, 'Patients').waitFor()
  })

  it('are not put below themselves: the form does not offer it, and the server refuses it at its field', async () => {
    const { page } = here
    await row(page, 'System').getByRole('link', { name: 'Edit System' }).click()
    await page.getByRole('combobox', { name: 'Parent menu' }).click()
    await page.getByRole('option', { name: 'Business' }).waitFor()
    expect(await page.getByRole('option', { name: 'Operators' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    const token = (await here.context.cookies()).find(cookie => cookie.name === 'Admin-Token')!.value
    const all = (await (
      await page.request.get(`${server.url}/api/menus?size=1000`, { headers: { Authorization: `Bearer ${token}` } })
    ).json()) as { content: { id: number; path: string; version: number }[] }
    const [system, operator] = ['/system', 'operator'].map(path => all.content.find(menu => menu.path === path)!)
    const reply = await page.request.put(`${server.url}/api/menus/sort`, {
      headers: { Authorization: `Bearer ${token}`, Language: 'en' },
      data: { rows: [{ id: system!.id, version: system!.version, superior: operator!.id, sort: 1 }] },
    })
    expect(reply.status()).toBe(400)
    expect(((await reply.json()) as { errors: object }).errors).toEqual({
      'rows.0.superior': 'Cannot be the record itself or one below it',
    })
    const unknown = await page.request.post(`${server.url}/api/menus`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { title: '未知', titleEn: 'Nowhere', path: 'nowhere', component: 'noSuchPage' },
    })
    expect(unknown.status()).toBe(201)
  })

  it('skip a page that does not exist, and say so where menus are arranged and to those who run the host', async () => {
    const { page } = here
    await page.goto(`${server.url}/menu`)
    await row(page, 'Nowhere').getByText('Unknown page: noSuchPage').waitFor()
    expect(await sidebar(page).getByText('Nowhere').count()).toBe(0)
    expect(server.output()).toContain('a menu names an unknown page and is not shown')
  })

  it('hide a page that can still be opened, and lead elsewhere in a new window', async () => {
    const { page } = here
    await row(page, 'My patients').getByRole('link', { name: 'Edit My patients' }).click()
    await page
      .getByRole('switch', { name: 'Hidden' })
      .or(page.getByRole('checkbox', { name: 'Hidden' }))
      .check()
    await choosePage(page, 'Dictionary')
    await save(page)
    await sidebar(page).getByRole('link', { name: 'My patients' }).waitFor({ state: 'detached' })
    await openTree(page)
    await row(page, 'Nowhere').getByRole('link', { name: 'Edit Nowhere' }).click()
    await choosePage(page, 'Address elsewhere')
    await page.getByRole('textbox', { name: 'Path' }).fill('https://example.com/manual')
    await save(page)
    const link = sidebar(page).getByRole('link', { name: /^Nowhere/ })
    await link.waitFor()
    expect([
      await link.getAttribute('href'),
      await link.getAttribute('target'),
      await link.getAttribute('rel'),
    ]).toEqual(['https://example.com/manual', '_blank', 'noopener noreferrer'])
  })

  it('nest as deep as they like, each page under its own address', async () => {
    const { page } = here
    for (const group of ['Nested menus', 'Menu 1', 'Menu 1-2']) {
      const button = sidebar(page).getByRole('button', { name: group, exact: true })
      await button.waitFor()
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    }
    await sidebar(page).getByRole('link', { name: 'Menu 1-2-1' }).click()
    await page.getByRole('heading', { level: 1, name: 'Menu 1-2-1' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/nested/menu1/menu1-2/menu1-2-1')
    await page.getByText('Nested menus / Menu 1 / Menu 1-2 / Menu 1-2-1').waitFor()
    const text = page.getByRole('textbox', { name: 'Type something' })
    await text.fill('stays')
    await sidebar(page).getByRole('link', { name: 'Menu 1-3' }).click()
    await page.getByRole('heading', { level: 1, name: 'Menu 1-3' }).waitFor()
    expect(await text.inputValue()).toBe('')
    await sidebar(page).getByRole('link', { name: 'Menu 1-2-1' }).click()
    await page.getByRole('heading', { level: 1, name: 'Menu 1-2-1' }).waitFor()
    await expect.poll(() => text.inputValue()).toBe('stays')
    await text.fill('')
    await sidebar(page).getByRole('link', { name: 'Menu 1-2-2 (not cached)' }).click()
    await page.getByText('This page is not cached').waitFor()
  })

  it('reach other browsers without a reload, and take what is below along when they are deleted', async () => {
    const { page } = here
    const other = await visit(browser, server)
    // Word comes over a connection that is opened after the first page.
    const connected = other.page
      .waitForEvent('websocket')
      .then(socket => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('ready')))
    await signIn(other.page, server, 'demo')
    await connected
    await sidebar(other.page).getByRole('link', { name: 'Patients' }).waitFor()
    await openTree(page)
    await row(page, 'Business').getByRole('link', { name: 'Edit Business' }).click()
    await titles(page, '诊疗', 'Care')
    await save(page)
    await sidebar(other.page).getByRole('button', { name: 'Care' }).waitFor()
    await other.context.close()
    await openTree(page)
    await row(page, 'Nested menus').getByRole('button', { name: 'Actions of Nested menus' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByText('The 7 records below it are deleted as well.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await row(page, 'Menu 1-2-1').waitFor({ state: 'detached' })
    await sidebar(page).getByRole('button', { name: 'Nested menus' }).waitFor({ state: 'detached' })
  })

  it('saw no error and no warning on the way', () => {
    expect(here.complaints.filter(text => !text.startsWith('Failed to load resource'))).toEqual([])
  })
})
