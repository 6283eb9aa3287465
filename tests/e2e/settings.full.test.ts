import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { openSmtpServer } from '../support/smtpServer.ts'
import type { SmtpServer } from '../support/smtpServer.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { seriousOn } from './axe.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { isAt } from './settled.ts'

describe('the settings of the site', () => {
  let server: RunningServer
  let browser: Browser
  let smtp: SmtpServer
  let admin: Visit
  let staff: Visit

  beforeAll(async () => {
    ;[server, browser, smtp] = await Promise.all([
      startServer({ OUTGOING_NETWORKS: '127.0.0.0/8' }),
      launchBrowser(),
      openSmtpServer(),
    ])
    ;[admin, staff] = await Promise.all([visit(browser, server), visit(browser, server)])
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
    await smtp?.close()
  })

  const save = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved', { exact: true }).first().waitFor()
  }

  it('are tabs that an address leads to', async () => {
    await signIn(admin.page, server, 'admin', '/globalSetting')
    await admin.page.getByRole('tab', { name: 'Site settings' }).click()
    await isAt(admin.page, /tab=site/)
    await admin.page.reload()
    await admin.page.getByRole('textbox', { name: 'Message while closed', exact: true }).waitFor()
  })

  it('keep what was typed and not saved: the home page leads back to its tab', async () => {
    const { page } = admin
    const message = page.getByRole('textbox', { name: 'Message while closed', exact: true })
    await message.fill('Back at')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home', exact: true }).click()
    const left = page.getByRole('region', { name: 'Left unsaved' }).getByRole('link', { name: 'Global settings' })
    // What stands further down comes when it is scrolled to.
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return left.count()
      })
      .toBe(1)
    await left.click()
    await page.getByRole('tab', { name: 'Site settings', selected: true }).waitFor()
    await expect.poll(() => message.inputValue()).toBe('Back at')
  })

  it('close it: whoever may not enter is told at once, signed out, and cannot sign in', async () => {
    await signIn(staff.page, server, 'staff', '/patient')
    await admin.page.getByRole('textbox', { name: 'Message while closed', exact: true }).fill('Back at noon')
    await admin.page
      .getByRole('switch', { name: 'Site is open' })
      .or(admin.page.getByRole('checkbox', { name: 'Site is open' }))
      .click()
    await save(admin.page)

    const alert = staff.page.getByRole('alertdialog')
    await alert.getByText(/closed/).waitFor()
    await alert.getByRole('button').last().click()
    await staff.page.locator('input[name=username]').fill('staff')
    await staff.page.locator('input[name=password]').fill('vision-demo')
    await staff.page.keyboard.press('Enter')
    await staff.page.getByRole('alert').getByText('Back at noon').waitFor()

    // Who closed it works on.
    await admin.page.goto(`${server.url}/patient`)
    await admin.page.getByRole('row').nth(5).waitFor()
  })

  it('open it again', async () => {
    await admin.page.goto(`${server.url}/globalSetting?tab=site`)
    await admin.page
      .getByRole('switch', { name: 'Site is open' })
      .or(admin.page.getByRole('checkbox', { name: 'Site is open' }))
      .click()
    await save(admin.page)
    await staff.page.locator('input[name=password]').fill('vision-demo')
    await staff.page.keyboard.press('Enter')
    await isAt(staff.page, /^\/(?:patient)?(?:\?|$)/)
  })

  it('take a password that nobody sees again, and a test message tells whether they work', async () => {
    const { page } = admin
    await page.goto(`${server.url}/globalSetting?tab=config`)
    await page.getByRole('textbox', { name: 'Mail server' }).fill('127.0.0.1')
    await page
      .getByRole('switch', { name: 'Send mail' })
      .or(page.getByRole('checkbox', { name: 'Send mail' }))
      .click()
    await page.getByLabel('Port').fill(String(smtp.port))
    await page.getByRole('combobox', { name: 'Encryption' }).click()
    await page.getByRole('option', { name: 'None' }).click()
    await page.getByRole('textbox', { name: 'Account', exact: true }).fill('mailer')
    await page.locator('input[name=smtpPassword]').fill('mail-secret')
    await page.getByRole('textbox', { name: 'Sender address' }).fill('vision@example.com')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm with your password' })
    await dialog.getByLabel('Password').fill('not mine')
    await page.keyboard.press('Enter')
    await dialog.getByText('The password is wrong').waitFor()
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('This has to be confirmed with your password').waitFor()
    expect(await page.locator('input[name=smtpPassword]').inputValue()).toBe('mail-secret')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByLabel('Password').fill('vision-demo')
    await page.keyboard.press('Enter')
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Clear Password' }).waitFor()
    expect(await page.locator('input[name=smtpPassword]').inputValue()).toBe('')

    await page.getByRole('textbox', { name: 'To' }).fill('me@example.com')
    await page.getByRole('button', { name: 'Send a test message' }).click()
    await page.getByText('The test message was sent.').waitFor()
    expect(smtp.mails.map(mail => mail.to)).toEqual(['me@example.com'])
    expect(smtp.credentials).toEqual(['mailer:mail-secret'])

    smtp.behave = 'refuseSignIn'
    await page.getByRole('button', { name: 'Send a test message' }).click()
    await page.getByText('The test message was not delivered. The message log tells why.').waitFor()
  })

  it('saw no error and no warning on the way', () => {
    for (const { complaints } of [admin, staff])
      expect(complaints.filter(text => !/Failed to load resource|WebSocket/.test(text))).toEqual([])
  })
})
