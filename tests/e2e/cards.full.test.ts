import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { closeText, readPdf } from '../support/pdf.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { goOn, signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'

interface Code {
  readonly number: string
  readonly code: string
}

describe('prepaid cards, in a real browser', () => {
  let server: RunningServer
  let browser: Browser
  let admin: Visit
  let codes: readonly Code[] = []
  let batch: number

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    admin = await visit(browser, server)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  const pick = async (page: Page, label: string, text: string | RegExp): Promise<void> => {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page
      .getByRole('option', typeof text === 'string' ? { name: text, exact: true } : { name: text })
      .first()
      .click()
  }
  const stateOf = async (page: Page, state: string): Promise<void> =>
    page.getByRole('main').getByText(state, { exact: true }).first().waitFor()
  /** Opens the record of a card from the list, found by its number. */
  const openCard = async (page: Page, { number }: Code): Promise<void> => {
    await goOn(page, '/card')
    await page.getByRole('searchbox', { name: 'Search' }).fill(number)
    await page.getByRole('row').filter({ hasText: number }).getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
  }
  /**
   * Does something with the card that is open, and answers its dialog. What leads a card on has a button, all else
   * stands in a menu.
   */
  const act = async (page: Page, action: string, answer: (dialog: Locator) => Promise<void>): Promise<void> => {
    if (action === 'Sell') await page.getByRole('button', { name: action, exact: true }).click()
    else {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    const dialog = page.getByRole('dialog')
    await answer(dialog)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const sell = (page: Page): Promise<void> =>
    act(page, 'Sell', async dialog => {
      await dialog.getByRole('combobox', { name: 'Payment channel' }).click()
      await page.getByRole('option', { name: 'Cash' }).click()
    })
  const redeem = async (page: Page, { number, code }: Code): Promise<void> => {
    await page.getByRole('button', { name: 'Redeem a card' }).click()
    const dialog = page.getByRole('dialog', { name: 'Redeem a card' })
    await dialog.getByLabel('Card number').fill(number)
    await dialog.getByLabel('Code').fill(code)
    await dialog.getByRole('button', { name: 'Redeem a card' }).click()
  }

  it('are made as a batch, whose codes are fetched once, as a file and as cards to print', async () => {
    const { page } = admin
    await signIn(page, server, 'admin', '/patient/1/show')
    const organisation =
      (await page.getByRole('main').locator('a[href^="/hospital/"]').filter({ hasText: /./ }).first().textContent()) ??
      ''
    await goOn(page, '/cardBatch/create')
    await page.getByRole('textbox', { name: 'Batch' }).fill('Summer')
    await pick(page, 'Card type', /./)
    await pick(page, 'Organisation', organisation)
    await page
      .getByRole('spinbutton', { name: 'Cards' })
      .or(page.getByRole('textbox', { name: 'Cards', exact: true }))
      .fill('5')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const fetching = page.getByRole('button', { name: 'Fetch the codes' })
    await fetching.click()
    const dialog = page.getByRole('dialog', { name: 'Fetch the codes' })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Fetch the codes' }).click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/).slice(1)
    codes = lines
      .map(line => line.split(',').map(cell => cell.replaceAll(/["=\t']/g, '')))
      .map(([number, code]) => ({ number: number!, code: code! }))
    expect(codes).toHaveLength(5)
    const done = page.getByRole('dialog', { name: 'The codes of 5 cards are here' })
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      done.getByRole('button', { name: 'Save as cards (PDF)' }).click(),
    ])
    const printed = closeText(await readPdf(new Uint8Array(await readFile(await sheet.path()))))
    expect(codes.flatMap(({ number, code }) => [number, code]).filter(text => !printed.includes(text))).toEqual([])
    await done.getByRole('button', { name: 'Close' }).click()
    await done.waitFor({ state: 'detached' })
    await stateOf(page, 'Codes fetched')
    batch = Number(/\/cardBatch\/(\d+)/.exec(page.url())![1])
    expect(await fetching.count()).toBe(0)
  })

  it('that are not sold redeem nothing, and sold ones once', async () => {
    const { page } = admin
    await goOn(page, '/patient/1/show')
    await redeem(page, codes[0]!)
    await page.getByRole('dialog').getByText('This card has not been sold yet').waitFor()
    await page.keyboard.press('Escape')
    await openCard(page, codes[0]!)
    await sell(page)
    await stateOf(page, 'Sold')
    await goOn(page, '/patient/1/show')
    await redeem(page, codes[0]!)
    await page.getByText('The card was redeemed').waitFor()
    await redeem(page, codes[0]!)
    await page.getByText('This card was redeemed for this patient before. Nothing was added now.').waitFor()
    await page.keyboard.press('Escape')
    await openCard(page, codes[0]!)
    await stateOf(page, 'Redeemed')
  })

  it('are sold together where several are ticked', async () => {
    const { page } = admin
    await goOn(page, `/card?${new URLSearchParams({ filter: JSON.stringify({ batch }) })}`)
    const sold = codes.slice(3).map(({ number }) => page.getByRole('row').filter({ hasText: number }))
    for (const row of sold) await row.getByRole('checkbox').click()
    await page.getByRole('toolbar', { name: 'Actions on the selection' }).getByRole('button', { name: 'Sell' }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, option] of [
      ['Charged to', 'Platform'],
      ['Payment channel', 'WeChat'],
    ] as const) {
      await dialog.getByRole('combobox', { name: label }).click()
      await page.getByRole('option', { name: option }).click()
    }
    await dialog.getByRole('button', { name: 'Sell' }).click()
    for (const row of sold) await row.getByText('Sold', { exact: true }).waitFor()
  })

  it('are refunded or made void with a reason, and redeem nothing afterwards', async () => {
    const { page } = admin
    await openCard(page, codes[1]!)
    await sell(page)
    await stateOf(page, 'Sold')
    await act(page, 'Refund card', dialog => dialog.getByLabel('Reason').fill('Bought twice'))
    await stateOf(page, 'Void')
    await openCard(page, codes[2]!)
    await act(page, 'Make void', dialog => dialog.getByLabel('Reason').fill('Misprinted'))
    await stateOf(page, 'Void')
    await goOn(page, '/patient/1/show')
    for (const card of [codes[1]!, codes[2]!]) {
      await redeem(page, card)
      await page.getByRole('dialog').getByText('This card is void').waitFor()
      await page.keyboard.press('Escape')
    }
  })
})
