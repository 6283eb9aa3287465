import type { Browser, Locator, Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { seriousOn } from './axe.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'

/** The page hears what the server says at once. */
const untilLive = (page: Page) =>
  page
    .waitForEvent('websocket')
    .then(socket => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('ready')))

const unread = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notices and announcements, ${count} unread` })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

const placeOf = async (dialog: Locator) => {
  const box = await dialog.boundingBox()
  if (!box) throw new Error('The dialog is not shown')
  return box
}

describe('announcements and help', () => {
  let server: RunningServer
  let browser: Browser
  let nurse: Visit
  let admin: Visit
  /** The live connections of the nurse's first page, the latest last. */
  const connections: WebSocketRoute[] = []

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    nurse = await visit(browser, server)
    await nurse.page.routeWebSocket('**/api/ws', route => {
      route.connectToServer()
      connections.push(route)
    })
    admin = await visit(browser, server)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it('are counted until they are opened, and stay read', async () => {
    const { page } = nurse
    await signIn(page, server, 'nurse')
    await unread(page, 3).click()
    const dialog = dialogOf(page, 'Notices and announcements')
    await dialog.getByText('6 in total').waitFor()
    await dialog.getByRole('button', { name: /^Scheduled maintenance.*Unread notice/ }).click()
    await dialog.getByText('You may not be able to sign in').waitFor()
    await unread(page, 2).waitFor()
    // The home page lists it too.
    await expect.poll(() => page.getByRole('button', { name: /^Scheduled maintenance.*Unread notice/ }).count()).toBe(0)
    await page.reload()
    await unread(page, 2).waitFor()
    await page.getByRole('button', { name: /^Scheduled maintenance/ }).waitFor()
  })

  it('can be moved by pointer and keys, and do not leave the window', async () => {
    const { page } = nurse
    await unread(page, 2).click()
    const dialog = dialogOf(page, 'Notices and announcements')
    await dialog.getByText('6 in total').waitFor()
    const before = await placeOf(dialog)
    const drag = async (x: number, y: number) => {
      const at = await placeOf(dialog)
      await page.mouse.move(at.x + 200, at.y + 20)
      await page.mouse.down()
      await page.mouse.move(at.x + 200 + x, at.y + 20 + y, { steps: 4 })
      await page.mouse.up()
    }
    await drag(-150, 60)
    expect(await placeOf(dialog)).toMatchObject({ x: before.x - 150, y: before.y + 60 })
    await drag(-2000, -2000)
    expect(await placeOf(dialog)).toMatchObject({ x: 0, y: 0 })
    await drag(5000, 5000)
    const far = await placeOf(dialog)
    expect([far.x + far.width, far.y + far.height].map(Math.round)).toEqual([1440, 900])
    await dialog.getByRole('button', { name: 'Move the window' }).press('Home')
    await page.keyboard.press('ArrowRight')
    expect((await placeOf(dialog)).x).toBe(before.x + 24)
    await dialog
      .getByRole('status')
      .getByText(/^Window moved: \d+ from the left/)
      .waitFor({ state: 'attached' })
  })

  it('stand beside the help, which opens to its text', async () => {
    const { page } = nurse
    await page.getByRole('button', { name: 'Usage help', exact: true }).click()
    const help = dialogOf(page, 'Usage help')
    await help.getByRole('button', { name: 'How to find a patient' }).click()
    await help.getByText('its pinyin or initials').waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialogOf(page, 'Notices and announcements').getByRole('button', { name: 'Close' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('arrive while the page is open, are mentioned, and are read in all tabs at once', async () => {
    const { page, context } = nurse
    const tab = await context.newPage()
    const isLive = untilLive(tab)
    await tab.goto(`${server.url}/patient`)
    await Promise.all([isLive, unread(tab, 2).waitFor()])

    await signIn(admin.page, server, 'admin', '/notice/7/show')
    await admin.page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('1 new announcement').waitFor()
    await Promise.all([unread(page, 3).waitFor(), unread(tab, 3).waitFor()])
    await page.getByRole('button', { name: /^Winter holiday programme.*Unread notice/ }).click()
    await Promise.all([unread(page, 2).waitFor(), unread(tab, 2).waitFor()])
    expect(nurse.complaints).toEqual([])
    await tab.close()
  })

  it('stand beside letters, which are sent to somebody by name, read, and gone once they are withdrawn', async () => {
    const { page } = nurse
    await admin.page.goto(`${server.url}/applicationMail/create`)
    await admin.page.getByRole('textbox', { name: 'Title', exact: false }).first().fill('明天停电')
    await admin.page.locator('[contenteditable=true]').first().fill('上午请勿开机')
    await admin.page.getByRole('combobox', { name: 'Recipients by name' }).fill('nurse')
    await admin.page.getByRole('option', { name: /谢雨涵/ }).click()
    await admin.page.getByRole('button', { name: 'Save' }).click()
    await admin.page.getByRole('button', { name: 'Send now' }).click()
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
    await page.getByRole('button', { name: 'Inbox, 2 unread' }).click()
    const inbox = dialogOf(page, 'Inbox')
    await inbox.getByRole('button', { name: /^明天停电.*Not read/ }).click()
    await inbox.getByText('上午请勿开机').waitFor()
    expect(await seriousOn(page)).toEqual([])
    // The page of the letter follows by itself.
    await admin.page.getByText('Sent', { exact: true }).last().waitFor()
    await admin.page.getByRole('button', { name: 'Withdraw' }).click()
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await inbox.getByRole('button', { name: /^明天停电/ }).waitFor({ state: 'detached' })
    await inbox.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Inbox, 1 unread' }).waitFor()
    await admin.page.goto(`${server.url}/notice/7/show`)
  })

  it('are caught up with after the connection was lost', async () => {
    const { page } = nurse
    // The connection is lost, and comes back only when its host is there again.
    let isAway = true
    await page.routeWebSocket('**/api/ws', route => {
      if (isAway) return void route.close({ code: 1012 })
      route.connectToServer()
    })
    await connections.at(-1)?.close({ code: 1012 })
    await admin.page.getByRole('button', { name: 'Withdraw' }).click()
    await admin.page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
    isAway = false
    await page.getByRole('button', { name: /^Winter holiday programme/ }).waitFor({ state: 'detached' })
  })

  it('fill the screen of a phone, in the other language too', async () => {
    const { page, context } = await visit(browser, server, { language: 'zh', width: 390, height: 844 })
    await signIn(page, server, 'trainer')
    await page.getByRole('button', { name: '通知公告，3 条未读' }).click()
    const dialog = dialogOf(page, '通知公告')
    await dialog.getByText('共 6 条').waitFor()
    expect(await placeOf(dialog)).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: '全部标为已读' }).click()
    await dialog.getByRole('button', { name: '关闭' }).click()
    await page.getByRole('button', { name: '通知公告', exact: true }).waitFor()
    await context.close()
  })

  it('tell at once that the account signed in elsewhere', async () => {
    const elsewhere = await visit(browser, server)
    await signIn(elsewhere.page, server, 'nurse')
    await nurse.page
      .getByRole('alertdialog')
      .getByText(/signed in elsewhere/)
      .waitFor()
    await elsewhere.context.close()
  })
})
