import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reports } from '../../resources/index.ts'
import { awaitedHead, watchHead } from '../support/awaitedHead.ts'
import { launchBrowser } from '../support/browser.ts'
import { isFull } from '../support/full.ts'
import { closeText, readPdf } from '../support/pdf.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'
import { isAt } from './settled.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
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
  await page
    .getByText(new RegExp(`of ${bills.toLocaleString('en')}$`))
    .first()
    .waitFor()
  await page.goBack()
  await isAt(page, /^\/doctorBilling\?range=lastYear$/)
  await figure.waitFor()
  expect(complaints).toEqual([])
})

const asking = ['/doctorBilling?range=lastYear&compare=lastYear', '/doctorBilling', '/overview'] as const

it.runIf(isFull).each(asking)('each part of %s is asked for once', async path => {
  const { page, complaints } = await visit(browser, server)
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/statistics/')) asked.push(request.url())
  })
  await signIn(page, server, 'franchise', path)
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  const { parts } = path === '/overview' ? reports.overview : reports.doctorBilling
  expect([asked.length, new Set(asked).size]).toEqual(Array(2).fill(Object.keys(parts).length))
  expect(complaints).toEqual([])
})

const heads = [
  ['/case/1/show', 'New examination'],
  ['/doctorBilling', 'Subscribe'],
  ['/user/hospital', 'Statement'],
] as const

it.runIf(isFull).each(heads)(
  'nothing is awaited in the head of %s, below which all would be hidden',
  async (path, last) => {
    const { page, complaints } = await visit(browser, server)
    await watchHead(page)
    await signIn(page, server, 'admin', path)
    await page.locator('.page-head').getByText(last, { exact: true }).waitFor()
    expect(await awaitedHead(page)).toEqual([])
    expect(complaints).toEqual([])
  },
)

type Row = Readonly<Record<string, number & string>>

/** What a list answers that a page asks for while something is done there. */
const rowsDuring = async (page: Page, path: string, work: () => Promise<unknown>): Promise<readonly Row[]> => {
  const [reply] = await Promise.all([
    page.waitForResponse(one => new URL(one.url()).pathname === path && one.request().method() === 'GET' && one.ok()),
    work(),
  ])
  return ((await reply.json()) as { content: readonly Row[] }).content
}

const sum = (rows: readonly Row[], name: string): number => rows.reduce((total, row) => total + row[name]!, 0)
const money = (fen: number): string => `¥${(fen / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`

const savedText = async (page: Page, work: () => Promise<unknown>): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), work()])
  return readFile(await file.path(), 'utf8')
}

const printedReports = ['/rechargeAnalysis?range=lastYear', '/doctorBilling?range=lastYear']

it.runIf(isFull).each(printedReports)('what is printed of %s loses nothing at the edge of the sheet', async path => {
  const { page, complaints } = await visit(browser, server)
  await signIn(page, server, 'admin', path)
  // Parts ask for their numbers when they come into sight.
  const parts = page.getByRole('main').getByRole('region')
  for (const part of await parts.all()) await part.scrollIntoViewIfNeeded()
  await page
    .getByRole('row', { name: /^Total/ })
    .last()
    .waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  // Those of charts are heard, not seen.
  const tables = page.locator('[role="group"][tabindex="0"]')
  const close = (text: string): string => text.replaceAll(/\s+/g, '')
  const shown = [
    ...(await tables.getByRole('columnheader').allTextContents()),
    ...(await tables
      .getByRole('row', { name: /^Total/ })
      .getByRole('link')
      .allTextContents()),
    ...(await page.locator('svg.recharts-surface text').allTextContents()),
  ].map(close)
  expect(shown.length).toBeGreaterThan(30)

  const sheetWidth = 595
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
  const pages = await readPdf(new Uint8Array(await page.pdf({ format: 'A4', margin })))
  const printed = closeText(pages)
  expect(shown.filter(text => !printed.includes(text))).toEqual([])
  expect(pages.flat().filter(({ x, width }) => x + width > sheetWidth)).toEqual([])
  expect(complaints).toEqual([])
})

it.runIf(isFull)('each number of the home page leads to as many rows', async () => {
  const { page, complaints } = await visit(browser, server)
  await signIn(page, server, 'admin')
  const numbers = page.getByRole('region', { name: 'To be done today' }).getByRole('link')
  await expect
    .poll(async () => {
      const texts = await numbers.allTextContents()
      return texts.length > 3 && texts.every(text => /^[\d,]+/.test(text))
    })
    .toBe(true)
  const counted = await numbers.evaluateAll(links =>
    links.map(link => ({ to: link.getAttribute('href')!, count: /^[\d,]+/.exec(link.textContent)![0] })),
  )
  for (const { to, count } of counted.filter(one => one.count !== '0')) {
    await page.locator(`main a[href="${to}"]`).click()
    await page
      .getByText(new RegExp(`(of |^)${count}( in all)?$`))
      .first()
      .waitFor()
    await page.goBack()
    await numbers.first().waitFor()
  }
  expect(counted.filter(one => one.count !== '0').length).toBeGreaterThan(3)
  expect(complaints).toEqual([])
})

it.runIf(isFull)(
  'the day of a cashier adds up to its records, stands in the address, and is printed and taken along',
  async () => {
    const { page, complaints } = await visit(browser, server)
    const sale = (await rowsDuring(page, '/api/payment', () => signIn(page, server, 'admin', '/payment'))).find(
      ({ kind }) => kind === 'sale',
    )
    await page.goto(`${server.url}/dayEnd?day=${sale!.day}&operator=${sale!.createdBy}`)
    const part = page.getByRole('region', { name: 'Top-ups of the day' })
    const total = part.getByRole('row', { name: /^Total/ })
    const count = Number((await total.getByRole('link').textContent())!)
    const shown = (await total.textContent())!
    const summary = (await page.getByRole('region', { name: 'To be handed over' }).textContent())!
    const file = await savedText(page, () => page.getByRole('button', { name: 'Download CSV' }).click())
    expect(file).toContain(sale!.day)
    expect(file).toContain('To hand over')
    await page.emulateMedia({ media: 'print' })
    await page.getByText(/^Operator: _+/).waitFor()
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    const rows = await rowsDuring(page, '/api/payment', () => total.getByRole('link').click())
    await page
      .getByText(new RegExp(`of ${count}$`))
      .first()
      .waitFor()
    expect(rows.length).toBe(count)
    expect(shown).toContain(money(sum(rows, 'amount')))
    expect(summary).toContain(
      money(
        sum(
          rows.filter(row => row.received! >= row.amount!),
          'amount',
        ),
      ),
    )
    await page.goBack()
    await total.waitFor()
    await page.getByRole('button', { name: 'The day before' }).click()
    await isAt(page, new RegExp(`^/dayEnd\\?day=(?!${sale!.day}).*&operator=${sale!.createdBy}$`))
    await page.goto(`${server.url}/dayEnd?day=2999-01-01`)
    await page.getByText(/Day.* cannot be used/).waitFor()
    expect(complaints).toEqual([])
  },
)

it.runIf(isFull)(
  'the statement of an organisation goes from its opening to its closing balance, on the days that its address says',
  async () => {
    const { page, complaints } = await visit(browser, server)
    // From a page that asks for no payments: what it would be answered is gone with it.
    await signIn(page, server, 'franchise', '/user/center')
    // The latest are sales of cards, some of which the platform's own account paid for.
    const sale = (
      await rowsDuring(page, '/api/payment', () => page.goto(`${server.url}/payment?page=1&perPage=100`))
    ).find(({ kind, recharge }) => kind === 'sale' && recharge !== null)
    await page.goto(
      `${server.url}/hospitalStatement?hospital=${sale!.hospital}&type=${sale!.rechargeType}&from=${sale!.day}&to=${sale!.day}`,
    )
    const part = page.getByRole('region', { name: 'Movements' })
    await part.waitFor()
    const number = async (name: string): Promise<number> =>
      Number(
        (await page
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`^${name}`) })
          .textContent())!
          .replace(name, '')
          .replace(/[^\d-]/g, ''),
      )
    const [opening, incoming, outgoing, closing] = [
      await number('Opening balance'),
      await number('In'),
      await number('Out'),
      await number('Closing balance'),
    ]
    expect(outgoing).toBeGreaterThan(0)
    expect(opening + incoming - outgoing).toBe(closing)
    const file = await savedText(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
    const lines = file
      .trim()
      .split(/\r?\n/)
      .map(line => line.split(',').at(-1)!.replaceAll('"', ''))
    expect([Number(lines[2]), Number(lines.at(-1))]).toEqual([opening, closing])
    expect(await part.getByRole('row').count()).toBe(lines.length - 1)
    await page.getByRole('button', { name: /^Range:/ }).click()
    await page.getByRole('button', { name: 'This year', exact: true }).click()
    await isAt(page, /^\/hospitalStatement\?.*range=thisYear/)
    await page.getByText('Agrees with the ledger').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByText(new RegExp(`^Made .*`)).first().waitFor()
    expect(complaints).toEqual([])
  },
)
