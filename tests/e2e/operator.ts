import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { RunningServer } from '../support/server.ts'
import { waitLimit } from '../support/waitLimit.ts'
import { isAt } from './settled.ts'

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** What the page complained about: uncaught errors, and errors and warnings on its console. */
  readonly complaints: string[]
}

/** A browser window of its own, in a language and at a width, with nobody signed in. */
export const visit = async (
  browser: Browser,
  server: RunningServer,
  {
    language = 'en',
    width = 1440,
    height = 900,
  }: {
    language?: 'zh' | 'en'
    width?: number
    height?: number
  } = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width, height },
    acceptDownloads: true,
    reducedMotion: 'reduce',
  })
  // Of every page in it: those that a test opens beside the first waited half as long.
  context.setDefaultTimeout(waitLimit)
  await context.addCookies([{ name: 'lang', value: language, url: server.url }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', entry => {
    if (entry.type() === 'error' || entry.type() === 'warning') complaints.push(entry.text())
  })
  return { context, page, complaints }
}

/** The password of all sample accounts. */
const samplePassword = 'vision-demo'

/** The token of a sample account's new session, which ends the one before. */
export const sessionOf = async (
  server: RunningServer,
  username: string,
  password = samplePassword,
): Promise<string> => {
  const reply = await fetch(`${server.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return ((await reply.json()) as { token: string }).token
}

/** Opens the page that is wanted with a session that is there, as another window of the same browser does. */
export const goOnWith = async (page: Page, server: RunningServer, token: string, wanted = '/'): Promise<void> => {
  await page
    .context()
    .addCookies([{ name: 'Admin-Token', value: encodeURIComponent(token), url: server.url, sameSite: 'Lax' }])
  await page.goto(`${server.url}${wanted}`)
  await isAt(page, new RegExp(`^${wanted.split('?')[0]}(?:\\?|$)`))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/**
 * Signs a sample account in by a call, as a page does that kept its session, and opens the page that is wanted: half of
 * what a person's way over the sign-in page costs.
 */
export const signIn = async (
  page: Page,
  server: RunningServer,
  account: string,
  wanted = '/',
  password = samplePassword,
): Promise<void> => goOnWith(page, server, await sessionOf(server, account, password), wanted)

/**
 * Signs a sample account in as a person does, who was led to the sign-in page, and waits until the page that was wanted
 * is there.
 */
export const signInByForm = async (page: Page, server: RunningServer, account: string, wanted = '/'): Promise<void> => {
  await page.goto(`${server.url}${wanted}`)
  await isAt(page, /^\/login\b/)
  await page.locator('input[name=username]').fill(account)
  await page.locator('input[name=password]').fill(samplePassword)
  await page.keyboard.press('Enter')
  await isAt(page, new RegExp(`^${wanted}(?:\\?|$)`))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Goes on to another page without loading everything anew, as a link does. */
export const goOn = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(to => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** What the policies of the page refused, or could not read. */
export const refusals = (complaints: readonly string[]): string[] =>
  complaints.filter(text => /Content Security Policy|Permissions-Policy/.test(text))
