import { Secret, TOTP, URI } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { seriousOn } from './axe.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { isAt } from './settled.ts'

const password = 'vision-demo'
const step = 30_000

/**
 * What an authenticator shows, so many steps from now. The server takes the code of the next step as well, as clocks
 * differ.
 */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * step })

describe('two-step verification in a real browser', () => {
  let server: RunningServer
  let browser: Browser
  let doctor: Visit
  let secret = ''
  let codes: string[] = []

  const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value)
    await page.keyboard.press('Enter')
  }
  /** Types name and password, with which the second step begins. */
  const begin = async (page: Page, account: string, path = '/login'): Promise<void> => {
    await page.goto(`${server.url}${path}`)
    await fill(page, { username: account, password })
    await page.getByRole('heading', { level: 1, name: 'Two-step verification' }).waitFor()
  }
  /**
   * Takes the session away behind the page. It is left first: one that is still open would notice, and lead on by
   * itself while the test goes elsewhere.
   */
  const signOut = async ({ context, page }: Visit): Promise<void> => {
    await page.evaluate(() => window.sessionStorage.clear())
    await page.goto('about:blank')
    await context.clearCookies({ name: 'Admin-Token' })
  }
  /** Reads the key, confirms by its first code, and keeps the recovery codes. */
  const confirm = async (page: Page): Promise<{ secret: string; codes: string[] }> => {
    const typed = (await page.locator('code').textContent())!.replaceAll(' ', '')
    await fill(page, { code: codeOf(typed) })
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
    const shown = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
    expect(await page.getByRole('button', { name: 'Go on' }).isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: 'I have kept the recovery codes' }).check()
    return { secret: typed, codes: shown }
  }

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    doctor = await visit(browser, server)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it('is turned on from the personal centre: the picture says to a camera what the key says to the eye', async () => {
    const { page } = doctor
    await signIn(page, server, 'doctor', '/user/center')
    await page.getByRole('link', { name: 'Turn on two-step verification' }).click()
    await fill(page, { password: 'not this' })
    await page.getByText('The password is wrong', { exact: true }).waitFor()
    await fill(page, { password })
    const picture = page.getByRole('img', { name: 'QR code for the authenticator app' })
    await picture.waitFor()
    expect(await seriousOn(page)).toEqual([])
    const { data, info } = await sharp(await picture.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = URI.parse(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) }))
    expect(read.label).toBe('doctor')
    expect(read.secret.base32).toBe((await page.locator('code').textContent())!.replaceAll(' ', ''))
    await fill(page, { code: '000000' })
    await page.getByText('The code is wrong or has expired', { exact: true }).first().waitFor()
    const kept = await confirm(page)
    ;[secret, codes] = [kept.secret, kept.codes]
    expect(codes).toHaveLength(10)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('recovery-codes.txt')
    expect(await seriousOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('10 recovery codes left').waitFor()
    expect(await seriousOn(page)).toEqual([])
  })

  it('asks for a code at sign-in, takes each once, and leads to where one wanted to go', async () => {
    await signOut(doctor)
    const { page } = doctor
    await begin(page, 'doctor', '/login?redirect=%2Fpatient')
    expect(await seriousOn(page)).toEqual([])
    const code = codeOf(secret, 1)
    await fill(page, { code })
    await isAt(page, '/patient')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await signOut(doctor)
    await begin(page, 'doctor')
    await fill(page, { code })
    await page.getByText('The code is wrong or has expired', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await fill(page, { code: codes[0]! })
    await isAt(page, '/')
  })

  it('is turned off by password and code, and then the password is enough', async () => {
    const { page } = doctor
    await page.goto(`${server.url}/user/secondFactor`)
    await page.getByText('9 recovery codes left').waitFor()
    await page.getByRole('button', { name: 'Turn off' }).click()
    expect(await seriousOn(page)).toEqual([])
    await fill(page, { password, code: codes[1]! })
    await page.getByText('Two-step verification is off').waitFor()
    await signOut(doctor)
    await signIn(page, server, 'doctor')
  })

  it('is set up before anything else where a role demands it, and leads on from there', async () => {
    const admin = await visit(browser, server)
    await signIn(admin.page, server, 'admin', '/role')
    await admin.page
      .getByRole('row', { name: /Trainer/ })
      .getByRole('link', { name: 'Edit' })
      .click()
    await admin.page.getByRole('switch', { name: 'Two-step verification required' }).check()
    await admin.page.getByRole('button', { name: 'Save' }).click()
    await admin.page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
    const { context, page, complaints } = await visit(browser, server, { width: 390, height: 844 })
    await page.goto(`${server.url}/login?redirect=%2Fnotice`)
    await fill(page, { username: 'trainer', password })
    await isAt(page, '/user/secondFactor?redirect=%2Fnotice')
    await page.getByRole('heading', { level: 1, name: 'Set up two-step verification' }).waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.goto(`${server.url}/patient`)
    await isAt(page, '/user/secondFactor?redirect=%2Fpatient')
    await fill(page, { password })
    await page.locator('code').waitFor()
    await confirm(page)
    await page.getByRole('button', { name: 'Go on' }).click()
    await isAt(page, '/patient')
    await page.getByRole('heading', { level: 1, name: 'Patients' }).waitFor()
    await page.goto(`${server.url}/user/secondFactor`)
    await page.getByText('10 recovery codes left').waitFor()
    expect(await page.getByRole('button', { name: 'Turn off' }).isDisabled()).toBe(true)
    expect(complaints.filter(text => !/status of 403/.test(text))).toEqual([])
    await context.close()
    await admin.context.close()
  })

  it('stands beside the list of one’s own sign-ins, which tells where each came from and how it ended', async () => {
    const { page } = doctor
    await page.goto(`${server.url}/user/center`)
    const list = page.getByRole('region', { name: 'Where you are signed in' })
    await list.getByText('This one').waitFor()
    expect(await list.getByText('signed in elsewhere').count()).toBeGreaterThan(0)
    await list.getByRole('button', { name: 'Sign out everywhere else' }).waitFor()
    expect(await seriousOn(page)).toEqual([])
    // What was refused on purpose is all that the browser complains about.
    expect(doctor.complaints.filter(text => !/status of 400/.test(text))).toEqual([])
  })
})
