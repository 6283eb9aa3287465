import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { isFull } from '../support/full.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { seriousOn } from './axe.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { isAt } from './settled.ts'

const phone = '13912340077'

const choose = async (page: Page, label: RegExp, option: string | RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click()
  await page
    .getByRole('option', typeof option === 'string' ? { name: option, exact: true } : { name: option })
    .first()
    .click()
}

/** Saves what was ticked, and waits until it is stored. */
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
}

/** Ticks or unticks a leaf of a tree, searched by its code or name. */
const toggle = async (page: Page, tree: string, text: string, leaf: string): Promise<void> => {
  const search = page.getByRole('searchbox', { name: `Search in ${tree}` })
  await search.fill(text)
  await page
    .getByRole('tree', { name: tree })
    .getByRole('treeitem', { name: new RegExp(`^${leaf}`) })
    .last()
    .locator('input[type=checkbox]')
    .first()
    .click()
  await search.fill('')
}

describe('rights in a real browser', () => {
  let server: RunningServer
  let browser: Browser
  let admin: Visit
  let helper: Visit
  let roleAt = ''
  let password = ''

  /** A call of the signed-in page, as the page itself makes it. */
  const call = (page: Page, method: string, path: string, body?: object): Promise<Record<string, unknown>> =>
    page.evaluate(
      async ([verb, to, sent]) => {
        const token = /Admin-Token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
        const reply = await fetch(to, {
          method: verb,
          headers: {
            Authorization: `Bearer ${decodeURIComponent(token)}`,
            Language: 'en',
            'Content-Type': 'application/json',
          },
          ...(sent ? { body: sent } : {}),
        })
        return (await reply.json()) as Record<string, unknown>
      },
      [method, path, body ? JSON.stringify(body) : ''] as const,
    )

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    ;[admin, helper] = await Promise.all([visit(browser, server), visit(browser, server)])
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it('a role is made, and given two permissions and two menus through its trees', async () => {
    const { page } = admin
    await signIn(page, server, 'admin', '/role')
    await page.getByRole('link', { name: 'Create' }).click()
    await page.getByRole('textbox', { name: 'Name in Chinese' }).fill('前台')
    await page.getByRole('textbox', { name: 'Name in English' }).fill('Front desk')
    await page.getByRole('button', { name: 'Save' }).click()
    await isAt(page, /\/role\/\d+\/show$/)
    roleAt = new URL(page.url()).pathname
    await toggle(page, 'Permissions', 'patient:list', 'View list')
    await toggle(page, 'Permissions', 'doctor:list', 'View list')
    await save(page)
    await toggle(page, 'Menus', 'Patients', 'Patients')
    await toggle(page, 'Menus', 'Doctors', 'Doctors and staff')
    await save(page)
    await page.reload()
    await page.getByText('2 of', { exact: false }).first().waitFor()
    const business = page.getByRole('tree', { name: 'Menus' }).getByRole('treeitem', { name: 'Business' }).first()
    expect(await business.getAttribute('aria-checked')).toBe('mixed')
  })

  it('an operator is made with it, whose data scope the role fills in', async () => {
    const { page } = admin
    await page.goto(`${server.url}/operator/create`)
    await page.getByRole('textbox', { name: 'Username' }).fill('desk')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('前台一')
    await page.getByRole('textbox', { name: 'Mobile' }).fill(phone)
    await choose(page, /^Organisation/, /./)
    await choose(page, /^Roles/, 'Front desk')
    await page.keyboard.press('Escape')
    await page
      .getByRole('combobox', { name: /^Data scope/ })
      .getByText('Own organisation', { exact: true })
      .waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    // Nothing can be sent yet: who makes the account passes the password on.
    const dialog = page.getByRole('dialog', { name: '前台一' })
    password = await dialog.getByLabel('One-time password').inputValue()
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await isAt(page, /\/operator\/\d+\/show$/)
    await page.getByRole('region', { name: 'Signed in now' }).getByText('No records').waitFor()
    expect(await page.content()).not.toContain(password)
  })

  it('who signs in with it finds just that in the menu', async () => {
    const { page } = helper
    await page.goto(`${server.url}/login`)
    const login = await call(page, 'POST', '/auth/login', { username: 'desk', password })
    await page.evaluate(
      async ([token, old]) => {
        await fetch('/api/users/updatePass/', {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ oldPassword: old, newPassword: 'vision-demo', again: 'vision-demo' }),
        })
      },
      [String(login['token']), password] as const,
    )
    await signIn(page, server, 'desk', '/patient')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Doctors and staff' }).waitFor()
    await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['Home', 'Patients', 'Doctors and staff'])
  })

  it('what is taken away is gone at once', async () => {
    const { page } = admin
    await page.goto(`${server.url}${roleAt}`)
    await toggle(page, 'Permissions', 'doctor:list', 'View list')
    await save(page)
    await page.getByRole('tree', { name: 'Menus' }).getByText('The role may not open this page').first().waitFor()
    const menu = helper.page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Doctors and staff' }).waitFor({ state: 'detached' })
    await helper.page.goto(`${server.url}/doctor`)
    await helper.page.getByText('You do not have the permission to open this page').waitFor()
  })

  it.runIf(isFull)('who holds a permission can be looked up, down to the operators', async () => {
    const { page } = admin
    await page.goto(`${server.url}/permission`)
    await page.getByRole('searchbox', { name: 'Search' }).last().fill('Front desk')
    await page
      .getByRole('row', { name: /patient:list/ })
      .getByRole('link', { name: /operators?$/ })
      .click()
    await isAt(page, /\/operator\?/)
    await page.getByRole('heading', { level: 1, name: 'Operators' }).waitFor()
  })

  it.runIf(isFull)('whoever is kicked is told that the session is over; the own session is safe', async () => {
    const { page } = admin
    await page.goto(`${server.url}/online`)
    await page
      .getByRole('row', { name: /\(admin\) Yes/ })
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: /Sign out by force.*This is the session you are using/ }).waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('row', { name: /前台一/ })
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Sign out by force' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out by force' }).click()
    await page.getByRole('row', { name: /前台一/ }).waitFor({ state: 'detached' })
    await helper.page.getByRole('button', { name: 'Sign in again' }).waitFor()
  })

  it('saw no error and no warning on the way', () => {
    for (const { complaints } of [admin, helper])
      expect(complaints.filter(text => !text.startsWith('Failed to load resource'))).toEqual([])
  })
})
