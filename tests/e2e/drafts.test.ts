import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { isAt } from './settled.ts'
import { isFull } from '../support/full.ts'

const minute = 60_000
const child = '欧阳试验'

const nameInput = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const notice = (page: Page) => page.getByText(/^You have unsaved changes from/)
const dialog = (page: Page) => page.getByRole('alertdialog')
/** What this browser keeps, as somebody else at it could read it. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
const tokenOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(one => one.name === 'Admin-Token')!.value
/** Opens a page by the menu, without loading anything anew. */
const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click()

/** Signs in on the page that is open, as the sign-in page asks for it. */
const signInAgain = async (page: Page, account: string): Promise<void> => {
  await page.locator('input[name=username]').fill(account)
  await page.locator('input[name=password]').fill('vision-demo')
  await page.keyboard.press('Enter')
  await isAt(page, /^\/(?!login\b)/)
}

const agreeToLeave = (page: Page): string[] => {
  const asked: string[] = []
  page.on('dialog', question => {
    asked.push(question.type())
    void question.accept()
  })
  return asked
}

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  expect(await server?.stop()).toBe(0)
})

describe('what was typed and not saved', () => {
  let here: Visit
  let asked: string[]

  beforeAll(async () => {
    here = await visit(browser, server)
    asked = agreeToLeave(here.page)
    // Without the live connection the page learns of nothing but by its own calls.
    await here.page.routeWebSocket(/api\/ws/, socket => socket.close())
    await signIn(here.page, server, 'staff', '/patient/create')
  })

  it('comes back by itself on the way back to its page', async () => {
    const { page } = here
    await nameInput(page).fill(child)
    await open(page, 'Patients')
    await page.getByRole('link', { name: 'Create' }).click()
    await page.waitForFunction(
      name => document.querySelector<HTMLInputElement>('input[name=name]')?.value === name,
      child,
    )
    expect(await notice(page).count()).toBe(0)
    expect(asked).toEqual([])
  })

  it('is asked about by the browser and offered after the page was loaded anew, and nobody can read it meanwhile', async () => {
    const { page } = here
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await notice(page).waitFor()
    expect(await nameInput(page).inputValue()).toBe('')
    expect(await kept(page)).toContain('draft:')
    expect(await kept(page)).not.toContain(child)
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.waitForFunction(
      name => document.querySelector<HTMLInputElement>('input[name=name]')?.value === name,
      child,
    )
    await notice(page).waitFor({ state: 'detached' })
  })

  it('outlives a session that the server ended, whose end many calls tell at once in one dialog', async () => {
    const { page } = here
    await fetch(`${server.url}/auth/logout`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${await tokenOf(here.context)}` },
    })
    // A call beside may have told of it before, in a dialog that lies over the menu.
    await page.locator('nav a[href="/hospital"]').dispatchEvent('click')
    await dialog(page).getByText('Login state expired').waitFor()
    await isAt(page, /^\/hospital/)
    expect(await dialog(page).count()).toBe(1)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).waitFor({ state: 'detached' })
  })

  it('is offered to nobody else, and to the same operator after signing in again', async () => {
    const { page } = here
    asked.length = 0
    await page.goBack()
    await page.waitForFunction(
      name => document.querySelector<HTMLInputElement>('input[name=name]')?.value === name,
      child,
    )
    await nameInput(page).fill(`${child}二`)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.goto(`${server.url}/patient/create`)
    await signInAgain(page, 'nurse')
    await page.getByRole('combobox', { name: 'Gender' }).waitFor()
    expect(await notice(page).count()).toBe(0)
    expect(await kept(page)).not.toContain(child)
    await page
      .getByRole('button', { name: /^My menu|Nurse|nurse/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await isAt(page, /\/login/)
    await signInAgain(page, 'staff')
    await notice(page).waitFor()
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.waitForFunction(
      name => document.querySelector<HTMLInputElement>('input[name=name]')?.value === name,
      `${child}二`,
    )
  })

  it.runIf(isFull)(
    'is kept when nobody worked for a quarter of an hour, which every tab says; signing out in one signs out all',
    async () => {
      const { page, context } = await visit(browser, server)
      agreeToLeave(page)
      await page.clock.install()
      await signIn(page, server, 'doctor', '/patient/create')
      const other = await context.newPage()
      await other.clock.install()
      await other.goto(`${server.url}/`)
      await other.getByRole('heading', { level: 1 }).waitFor()
      await nameInput(page).fill(child)
      await page.clock.fastForward(15 * minute - 5_000)
      expect(await dialog(page).count()).toBe(0)
      // As after a sleep: one jump, and the timers come due at once.
      await page.clock.fastForward(minute)
      await dialog(page)
        .getByText('Due to a long period without operation, please log in again', { exact: true })
        .waitFor()
      await dialog(other)
        .getByText('Due to a long period without operation, please log in again', { exact: true })
        .waitFor()
      await dialog(other).getByRole('button', { name: 'OK' }).click()
      await Promise.all([isAt(other, /\/login/), isAt(page, /\/login\?redirect=%2Fpatient%2Fcreate/)])
      await signInAgain(page, 'doctor')
      await notice(page).waitFor()
      await page.getByRole('button', { name: 'Discard' }).click()
      await notice(page).waitFor({ state: 'detached' })
      await page.reload()
      await page.getByRole('combobox', { name: 'Gender' }).waitFor()
      expect(await notice(page).count()).toBe(0)
      await context.close()
    },
  )

  it.runIf(isFull)('goes on under no other name: a tab follows whoever signs in in another one', async () => {
    const { page, context } = await visit(browser, server)
    agreeToLeave(page)
    await signIn(page, server, 'trainer')
    const other = await context.newPage()
    await other.goto(`${server.url}/`)
    await other
      .getByRole('button', { name: /^My menu|trainer/i })
      .first()
      .waitFor()
    const before = await other.getByRole('heading', { level: 1 }).textContent()
    await page.evaluate(() => {
      document.cookie = 'Admin-Token=; Path=/; Max-Age=0'
    })
    await page.goto(`${server.url}/login`)
    await signInAgain(page, 'franchise')
    await other.waitForFunction(text => {
      const heading = document.querySelector('h1')?.textContent
      return Boolean(heading) && heading !== text
    }, before)
    await context.close()
  })

  it.runIf(isFull)(
    'is kept while the account signs in elsewhere, which is said, and nothing else is possible',
    async () => {
      const { page, context } = await visit(browser, server)
      agreeToLeave(page)
      await signIn(page, server, 'franchise', '/patient/create')
      await nameInput(page).fill(child)
      const elsewhere = await visit(browser, server)
      await signIn(elsewhere.page, server, 'franchise')
      await elsewhere.context.close()
      await page.getByText('Your account has signed in elsewhere; you are signed out here.').waitFor()
      await dialog(page).getByRole('button', { name: 'OK' }).click()
      await isAt(page, /\/login\?redirect/)
      await signInAgain(page, 'franchise')
      await notice(page).waitFor()
      await context.close()
    },
  )

  it('is untouched while the network is away, can be saved afterwards, and is saved once', async () => {
    const { page, context } = await visit(browser, server)
    agreeToLeave(page)
    await signIn(page, server, 'admin', '/dictGroup/create')
    const typed = { name: 'offline', label: '断网时填写', labelEn: 'Typed while offline' }
    for (const [name, text] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(text)
    const title = page.locator('input[name=label]')
    await context.setOffline(true)
    await page.getByText('No connection; what you typed is kept.').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Not saved yet').waitFor()
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
    expect(await title.inputValue()).toBe('断网时填写')
    await context.setOffline(false)
    await page.getByText('No connection; what you typed is kept.').waitFor({ state: 'detached' })
    expect(await title.inputValue()).toBe('断网时填写')
    // The server stores it, and its answer is lost on the way.
    await page.route(
      '**/api/sysDictGroup',
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Not saved yet').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await isAt(page, /dictGroup\/\d+\/show/)
    const reply = await fetch(`${server.url}/api/sysDictGroupNotByPage`, {
      headers: { Authorization: `Bearer ${await tokenOf(context)}` },
    })
    const stored = (await reply.json()) as object[]
    expect(stored.filter(one => JSON.stringify(one).includes('断网时填写'))).toHaveLength(1)
    await context.close()
  })
})

describe.runIf(isFull)('what goes wrong', () => {
  let page: Page
  const told = (text: string) => page.locator('.MuiSnackbar-root').getByText(text)
  /** Answers the list of patients as given, the next time that it is asked for. */
  const answer = async (
    reply: { status: number; json?: object; body?: string; contentType?: string } | 'nothing',
  ): Promise<void> => {
    await open(page, 'Organisations')
    await page.getByRole('heading', { level: 1, name: 'Organisations' }).waitFor()
    await page.route(/api\/users\?/, route => (reply === 'nothing' ? undefined : route.fulfill(reply)), { times: 1 })
    await Promise.all([page.waitForRequest(/api\/users\?/), open(page, 'Patients')])
  }
  /** Holds that a text is told for two and a half seconds. */
  const isToldBriefly = async (text: string): Promise<void> => {
    await told(text).waitFor()
    await page.clock.fastForward(2_300)
    expect(await told(text).count()).toBe(1)
    await page.clock.fastForward(1_000)
    await told(text).waitFor({ state: 'detached' })
  }

  beforeAll(async () => {
    page = (await visit(browser, server)).page
    await page.clock.install()
    await page.routeWebSocket(/api\/ws/, socket => socket.close())
    await signIn(page, server, 'admin', '/hospital')
  })

  it.each([
    [500, { message: 'The disk is full' }, 'The disk is full'],
    [409, { message: 'Somebody was faster' }, 'Somebody was faster'],
  ])('is told for two and a half seconds in the words of the server: %i', async (status, json, text) => {
    await answer({ status, json })
    await isToldBriefly(text)
  })

  it.each([
    ['a page of a proxy', { status: 502, body: '<html><h1>Bad Gateway</h1></html>', contentType: 'text/html' }],
    ['nothing at all', { status: 200, body: '' }],
    ['broken JSON', { status: 200, body: '{"content":[' }],
  ])('is told in our words where the answer is %s', async (_what, reply) => {
    await answer(reply)
    await isToldBriefly('The server answered something that cannot be understood')
    expect(await page.getByText(/Bad Gateway|Unexpected end/).count()).toBe(0)
  })

  it.each(['SysUser does not exist {bob}', 'SysUser 不存在 {bob}'])(
    'is not told where an account does not exist: %s',
    async message => {
      await answer({ status: 404, json: { message } })
      await page.getByRole('main').getByText('There is no such record').waitFor()
      expect(await page.getByText('SysUser').count()).toBe(0)
      await answer({ status: 500, json: { message: 'Afterwards' } })
      await told('Afterwards').waitFor()
      expect(await page.getByText('SysUser').count()).toBe(0)
      await page.clock.fastForward(4_000)
      await told('Afterwards').waitFor({ state: 'detached' })
    },
  )

  it('is given up after a thousand seconds, and told so', async () => {
    await answer('nothing')
    await page.clock.fastForward(600_000)
    await page.keyboard.press('Shift')
    await page.clock.fastForward(399_000)
    expect(await told('Request timeout').count()).toBe(0)
    await page.clock.fastForward(2_000)
    await isToldBriefly('Request timeout')
  })

  it('is no end of the session where only this is refused', async () => {
    await answer({ status: 403, json: { code: 'demo', message: 'A demo account cannot use this function' } })
    await isToldBriefly('A demo account cannot use this function')
    expect(await dialog(page).count()).toBe(0)
  })

  it.each([401, 403])('asks whether to sign in again: %i', async status => {
    await answer({ status, json: { code: 'forbidden', message: 'no' } })
    await dialog(page).getByText('Login state expired').waitFor()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await page.clock.fastForward(10_000)
  })

  it('says that the site is closed, and signs out', async () => {
    await answer({ status: 445, json: { code: 'siteClosed', message: 'closed' } })
    await dialog(page).getByText('The website is closed; you are signed out.').waitFor()
    await dialog(page).getByRole('button', { name: 'OK' }).click()
    await isAt(page, /\/login/)
  })

  it('signs out where nobody says who is signed in', async () => {
    await page.goto(`${server.url}/login?redirect=%2Fhospital`)
    await signInAgain(page, 'admin')
    await page.getByRole('heading', { level: 1, name: 'Organisations' }).waitFor()
    await page.route('**/auth/info', route => route.fulfill({ status: 500, json: { message: 'no' } }))
    await page.reload()
    await isAt(page, /\/login\?redirect=%2Fhospital/)
  })
})
