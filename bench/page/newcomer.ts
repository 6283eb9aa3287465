import type { Browser, BrowserContext } from 'playwright-core'

/** What a visit of a list, and of the sign-in page, waits for. */
export const firstRow = '[data-row] a, tbody tr td'
export const signInForm = 'input[name=username]'

/** A browser with nothing in its cache, signed in where a token is given. */
export const newcomer = async (browser: Browser, url: string, token?: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([
    { name: 'lang', value: 'zh', url },
    ...(token === undefined ? [] : [{ name: 'Admin-Token', value: token, url }]),
  ])
  return context
}

/** The administrator's token. */
export const signIn = async (url: string): Promise<string> => {
  const reply = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'vision-demo', remember: false }),
  })
  return ((await reply.json()) as { token: string }).token
}
