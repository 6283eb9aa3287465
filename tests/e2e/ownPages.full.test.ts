import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { openPostOffice, withPostOffice } from '../support/postOffice.ts'
import type { PostOffice } from '../support/postOffice.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { seriousOn } from './axe.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { isAt } from './settled.ts'

describe("one's own pages in a real browser", () => {
  let server: RunningServer
  let browser: Browser
  let here: Visit
  let post: PostOffice

  beforeAll(async () => {
    ;[server, browser, post] = await Promise.all([startServer(withPostOffice), launchBrowser(), openPostOffice()])
    await post.serve(server.url)
    here = await visit(browser, server)
    await signIn(here.page, server, 'doctor', '/user/center')
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
    await post?.close()
  })

  it('change the name, which the bar above every page shows at once', async () => {
    const { page } = here
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('欧阳医生')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('banner').getByText('欧阳医生').waitFor()
  })

  it('take a picture: chosen, cut out by keyboard, uploaded and shown', async () => {
    const { page } = here
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#e76f51' } })
      .jpeg()
      .toBuffer()
    await page.getByTestId('picture-file').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
    await dialog.getByRole('button', { name: 'Use it' }).and(page.locator(':enabled')).waitFor()
    expect(await seriousOn(here.page)).toEqual([])
    await dialog.getByRole('slider', { name: 'Zoom' }).focus()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('button', { name: 'Rotate by 90 degrees' }).press('Enter')
    await dialog.getByRole('button', { name: 'Use it' }).press('Enter')
    const shown = page.getByRole('banner').locator('img[src^="/api/file/"]')
    await shown.waitFor()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth === image.naturalHeight)).toBe(true)
  })

  it('say what is no picture before anything is sent', async () => {
    const { page } = here
    await page
      .getByTestId('picture-file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
    await page.getByText('This file cannot be opened').waitFor()
  })

  it('change the mailbox by a code that is sent to the new one', async () => {
    const { page } = here
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('ouyang@vision.example')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('button', { name: /^Again in \d+ s$/ }).waitFor()
    await page.getByRole('textbox', { name: 'Code' }).fill(await post.next(/this email address is (\d{6})/))
    await page.getByRole('textbox', { name: 'Current password' }).fill('vision-demo')
    expect(await seriousOn(here.page)).toEqual([])
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByText('ouy***@vision.example').waitFor()
    await page.getByRole('button', { name: 'Show all of Email' }).click()
    await page.getByText('ouyang@vision.example').waitFor()
  })

  it('tell what was done', async () => {
    const activity = here.page.getByRole('region', { name: 'My activity' })
    await activity.getByText('Signed in').first().waitFor()
    await activity
      .getByText(/^Operator #\d+$/)
      .first()
      .waitFor()
  })

  it('show the organisation to a doctor, who has no right to its page', async () => {
    const { page } = here
    await page.goto(`${server.url}/user/hospital`)
    await page.getByRole('heading', { level: 1, name: 'Organisation information' }).waitFor()
    await page.getByText('杭州西湖明视眼科医院').last().waitFor()
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
    expect(await seriousOn(here.page)).toEqual([])
  })

  it('offer a demo account, which many share, nothing that it may never do', async () => {
    const demo = await visit(browser, server)
    const { page } = demo
    await signIn(page, server, 'demo', '/user/center')
    await page.getByRole('heading', { level: 1, name: 'Personal centre' }).waitFor()
    await page.getByText('A demo account is shared').waitFor()
    expect(
      await page
        .locator('main')
        .getByRole('button')
        .or(page.locator('main a[href]'))
        .filter({ hasText: /password|Save|Change/i })
        .allTextContents(),
    ).toEqual([])
    await page.getByRole('banner').locator('[aria-haspopup=dialog]').last().click()
    expect(await page.getByRole('menuitem').allTextContents()).not.toContain('Change password')
    for (const path of [
      '/user/updatePass',
      '/topUp?patients=1',
      '/newCase',
      '/mergePatients',
      '/patient/create',
      '/patient/import',
      '/doctor/1',
    ]) {
      await page.goto(`${server.url}${path}`)
      await page.getByRole('heading', { level: 1, name: 'Access denied' }).waitFor()
    }
    await demo.context.close()
  })

  it('saw no error and no warning on the way', () => {
    expect(here.complaints).toEqual([])
  })

  it('show a picture to no other session, and to nobody once this one has ended, though the browser kept it', async () => {
    const { page } = here
    const address = (await page.getByRole('banner').locator('img[src^="/api/file/"]').getAttribute('src'))!
    const statusIn = (one: Page): Promise<number> => one.evaluate(async url => (await fetch(url)).status, address)
    expect(await statusIn(page)).toBe(200)
    const other = await visit(browser, server)
    await signIn(other.page, server, 'nurse')
    expect(await statusIn(other.page)).toBe(404)
    await page.getByRole('banner').locator('button:has(img[src^="/api/file/"])').click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await isAt(page, /^\/login\b/)
    expect(await statusIn(page)).toBe(404)
  })
})
