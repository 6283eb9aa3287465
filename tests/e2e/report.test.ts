import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'
import { isAt } from './settled.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

it('a number of a report leads to as many rows, and back to the report as it was', async () => {
  const { page, complaints } = await visit(browser, server)
  await signIn(page, server, 'franchise')
  await page.getByRole('button', { name: 'Statistics' }).click()
  await page.getByRole('link', { name: 'Billing by doctor' }).click()
  await page.getByRole('heading', { level: 1, name: 'Billing by doctor' }).waitFor()

  await page.getByRole('button', { name: /^Range:/ }).click()
  await page.getByRole('button', { name: 'Last year', exact: true }).click()
  await isAt(page, /^\/doctorBilling\?range=lastYear$/)

  const part = page.getByRole('region', { name: 'Top-ups by month and package' })
  await part.getByText(new RegExp(`^Jan 1, ${new Date().getFullYear() - 1} to Dec 31`)).waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  const figure = page.getByRole('link', { name: /top-ups: show the rows$/ }).first()
  await figure.waitFor()
  const bills = Number((await figure.textContent())!.replaceAll(',', ''))
  expect(bills).toBeGreaterThan(0)
  // The chart has a mark for each month and package, and its table is a key away.
  const mark = part.getByRole('link', { name: /^\w+ \d{4}, .*: \d+ top-ups$/ }).first()
  await mark.focus()
  await page.keyboard.press('t')
  await part.getByRole('button', { name: 'Chart' }).waitFor()

  await figure.click()
  await isAt(page, /^\/payment\?/)
  await page.getByText(new RegExp(`of ${bills.toLocaleString('en')}$`)).first().waitFor()
  await page.goBack()
  await isAt(page, /^\/doctorBilling\?range=lastYear$/)
  await figure.waitFor()
  expect(complaints).toEqual([])
})
