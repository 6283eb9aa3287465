import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { serve } from '../support/serve.ts'
import type { RunningServer } from '../support/serve.ts'
import { signIn, visit } from './operator.ts'
import { isAt } from './settled.ts'

const password = 'Klare-Sicht-2026!'

let folder: string
let server: RunningServer
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-day-'))
  ;[server, browser] = await Promise.all([
    serve(folder, { SAMPLE_DATA: '0', ADMIN_PASSWORD: password }),
    launchBrowser(),
  ])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

it('leads an installation without anything through its first steps, which are ticked off as they are done', async () => {
  const { page, complaints } = await visit(browser, server)
  await signIn(page, server, 'admin', '/', password)
  const card = page.getByRole('region', { name: 'Set-up' })
  await card.getByText('0 of 6 required steps are done').waitFor()
  await card.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'It is right: Confirm the time zone' }).click()
  await page.getByText('1 of 6 required steps are done').waitFor()

  await page.getByRole('link', { name: 'Enter the details: Details of the platform' }).click()
  for (const [label, text] of [
    ['Province', 'Zhejiang'],
    ['City', 'Hangzhou'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(text)
    await page.getByRole('option', { name: text }).click()
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await isAt(page, /^\/hospital\/\d+\/show/)
  await page.getByRole('link', { name: 'Set-up' }).first().click()
  await page.getByText('2 of 6 required steps are done').waitFor()

  await page.getByRole('link', { name: 'Import patients: Import your patients' }).click()
  await page.getByRole('heading', { level: 1, name: /Import/ }).waitFor()
  await page.getByRole('link', { name: 'Patients', exact: true }).first().click()
  await page.getByText('Create the first patient, or import the list you already have.').waitFor()
  expect(complaints).toEqual([])
})
