import { request } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { isFull } from '../support/full.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { goOn, refusals, signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { isAt } from './settled.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

// That it lets in what pages are made of is looked at where all of them are walked through: in texts.full.test.ts.
describe('the content policy', () => {
  let here: Visit
  let page: Page
  beforeAll(async () => {
    here = await visit(browser, server)
    page = here.page
    await signIn(page, server, 'admin')
  })
  afterAll(() => here.context.close())

  it.runIf(isFull)('lets in the editor of formatted text and the cutting of pictures, with their styles', async () => {
    await goOn(page, '/notice/create')
    const editor = page.locator('.ProseMirror').first()
    await editor.waitFor()
    expect(await editor.evaluate(element => getComputedStyle(element).whiteSpaceCollapse)).toBe('break-spaces')
    await editor.fill('In the middle')
    await page.getByRole('button', { name: 'Centre' }).first().click()
    expect(
      await page
        .locator('.ProseMirror p')
        .first()
        .evaluate(element => getComputedStyle(element).textAlign),
    ).toBe('center')

    await page.keyboard.press('Control+End')
    await page.getByRole('button', { name: 'Table', exact: true }).first().click()
    await page.keyboard.type('Eye')
    await page.getByRole('button', { name: 'Table', exact: true }).first().click()
    await page.getByRole('menuitem', { name: 'Insert a column to the right' }).click()
    expect(await editor.locator('tr').first().locator('th').count()).toBe(4)
    await page.getByRole('button', { name: 'Video', exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Insert a video' })
    await dialog.getByRole('textbox').fill('http://example.com/a.mp4')
    await page.keyboard.press('Enter')
    await dialog.getByText('Enter the address of a video that begins with https://').waitFor()
    await dialog.getByRole('textbox').fill('https://example.com/a.mp4')
    await page.keyboard.press('Enter')
    await editor.locator('video').waitFor()
    await page.getByText('4 words', { exact: true }).waitFor()
    // Of what is pasted, the editor shows no video and no picture that the server would not keep, and says so of these.
    await editor.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, '<p>Pasted <img src="https://example.com/t.png"></p><video src="http://example.com/b.mp4"></video>')
    await editor.getByText('Pasted').waitFor()
    expect(await editor.locator('video').count()).toBe(1)
    expect(await editor.locator('img:not(.ProseMirror-separator)').count()).toBe(0)
    await page.getByText('1 picture from elsewhere was left out').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await editor.locator('video').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Redo', exact: true }).first().click()
    await page.getByRole('button', { name: 'Redo', exact: true }).first().click()
    await editor.locator('video').waitFor()
    expect(
      await page
        .locator('.MuiToggleButton-root')
        .evaluateAll(
          all =>
            all.filter(one => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 24)
              .length,
        ),
    ).toBe(0)

    await goOn(page, '/user/center')
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f766e' } })
      .jpeg()
      .toBuffer()
    await page.getByTestId('picture-file').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
    const area = page.locator('.reactEasyCrop_Container')
    await area.waitFor()
    expect(await area.evaluate(element => getComputedStyle(element).position)).toBe('absolute')
    expect(refusals(here.complaints)).toEqual([])
  })

  // It takes a browser seconds to read the whole document.
  it.runIf(isFull)('lets in the API document', async () => {
    const own = await here.context.newPage()
    const complaints: string[] = []
    own.on('console', entry => complaints.push(entry.text()))
    await own.goto(`${server.url}/docs`)
    await own.locator('.swagger-ui .info .title').waitFor()
    expect(refusals(complaints)).toEqual([])
  })

  it.runIf(isFull)('lets in each form of the sign-in page', async () => {
    const complaints: string[] = []
    for (const mode of ['', '?mode=phone', '?mode=find']) {
      const stranger = await visit(browser, server)
      await stranger.page.goto(`${server.url}/login${mode}`)
      await stranger.page.getByRole('button').first().waitFor()
      complaints.push(...stranger.complaints)
      await stranger.context.close()
    }
    expect(refusals(complaints)).toEqual([])
  })

  it('keeps out a style that is written into a page', async () => {
    const seen = here.complaints.length
    expect(
      await page.evaluate(() => {
        const style = Object.assign(document.createElement('style'), { textContent: 'body { outline: 7px solid red }' })
        document.head.append(style)
        return [style.sheet === null, getComputedStyle(document.body).outlineWidth === '7px']
      }),
    ).toEqual([true, false])
    await expect.poll(() => refusals(here.complaints.slice(seen))).toHaveLength(1)
  })
})

/** The head of what is answered to an address as it stands: no client puts it in order before. */
const answered = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(server.url, { path, headers: { accept: 'text/html' } }, reply => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .on('error', reject)
      .end()
  })

describe('an address that no page can have', () => {
  const odd = [
    '//',
    '//patient',
    '/%',
    '/%E0%A4%A',
    '/patient/%ff',
    '/%00',
    '/patient%0a',
    '/gone.php',
    '/.env',
    '/a//b',
    '/%5c',
    `/${'long'.repeat(1500)}`,
  ]

  /** What a browser is led to; all in the full run. */
  const shown = new Set(['//', '/%00'])

  it('shows the page that says so, and leads to the sign-in page who is not signed in', async () => {
    const { page, context, complaints } = await visit(browser, server)
    await page.goto(`${server.url}//`)
    await isAt(page, /^\/login\b/)
    await signIn(page, server, 'admin')
    for (const path of odd) {
      expect([path, await answered(path)]).toEqual([path, 404])
      if (!isFull && !shown.has(path)) continue
      await page.goto(server.url + path)
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/404')
    }
    expect(complaints.filter(text => !text.includes('404 (Not Found)'))).toEqual([])
    await context.close()
  })
})
