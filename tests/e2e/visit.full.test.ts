import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, dateIn } from '../../domain/calendar.ts'
import { launchBrowser } from '../support/browser.ts'
import { closeText, readPdf } from '../support/pdf.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { isAt } from './settled.ts'

/** A name with a character beyond 16 bits, as names of children have. */
const name = '欧阳𬺓'
const diagnosis = '双眼屈光参差性弱视，左眼为重'
const recommendation = '每日训练两次\n三个月后复查'
const today = dateIn(new Date())
const before = addDays(today, -90)

/** Chooses an option of a select or an autocomplete, the first where none is named. */
const choose = async (page: Page, label: string, option?: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page
    .getByRole('option', option === undefined ? {} : { name: option, exact: true })
    .first()
    .click()
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

/** Types values one after the other, as clinicians do: Enter leads to the next field. */
const typeFrom = async (page: Page, label: string, values: readonly string[]): Promise<void> => {
  await field(page, label).click()
  for (const value of values) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  }
}

/** Presses the button of the paper and reads what was saved, without spaces and line ends. */
const exported = async (
  page: Page,
): Promise<{ readonly name: string; readonly text: string; readonly size: number }> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export PDF' }).click(),
  ])
  const bytes = await readFile(await download.path())
  return {
    name: download.suggestedFilename(),
    text: closeText(await readPdf(new Uint8Array(bytes))),
    size: bytes.length,
  }
}

const close = (text: string): string => text.replace(/\s+/g, '')

describe('a visit, from the child’s first day to its papers', () => {
  let server: RunningServer
  let browser: Browser
  let here: Visit
  let caseNumber = ''

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    here = await visit(browser, server)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it('begins with a patient whom the doctor registers', async () => {
    const { page } = here
    await signIn(page, server, 'doctor', '/patient/create')
    await field(page, 'Name').fill(name)
    await choose(page, 'Gender', 'Female')
    await field(page, 'Date of birth').fill('2018-05-04')
    await field(page, 'Mobile').fill('13912345678')
    await field(page, 'Guardian’s name').fill('王芳')
    await field(page, 'Consent given on').fill(before)
    // The doctor's own, as there is no other.
    const organisation = page.getByRole('combobox', { name: 'Organisation', exact: true })
    await expect.poll(() => organisation.inputValue()).not.toBe('')
    await organisation.click()
    await page.getByText('There is no other choice', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  it('begins a new child with the organisation on the page of a case, too, which is the first that is loaded', async () => {
    const page = await here.context.newPage()
    await page.goto(`${server.url}/newCase`)
    await page.getByRole('button', { name: 'New patient', exact: true }).click()
    await expect.poll(() => page.getByRole('combobox', { name: 'Organisation', exact: true }).inputValue()).not.toBe('')
    await page.close()
  })

  it('opens a case with both eyes, typed as clinicians write', async () => {
    const { page } = here
    await page.getByRole('link', { name: 'Create case' }).click()
    await page.getByText(name).first().waitFor()
    await field(page, 'Examined on').fill(before)
    await typeFrom(page, 'Uncorrected acuity, right', ['.3', 'CF', '4.7', '0,1'])
    await choose(page, 'Amblyopia type, right')
    await choose(page, 'Amblyopia type, left')
    await typeFrom(page, 'Sphere, right (SPH)', ['+1.25', '-0.5', '-.75', '', '170'])
    // Whoever examines is in charge.
    await expect.poll(() => page.getByRole('combobox', { name: 'Doctor', exact: true }).inputValue()).not.toBe('')
    await field(page, 'Diagnosis').fill(diagnosis)
    await field(page, 'Training recommendation').fill(recommendation)
    await page.getByRole('button', { name: 'Save new case' }).click()
    await isAt(page, /\/case\/\d+\/show$/)
    await page.getByRole('cell', { name: '0.3 (4.5)' }).waitFor()
    // Below whom the case is about.
    caseNumber = (await page.getByRole('heading', { level: 1 }).innerText()).split('Case ')[1]!
  })

  it('sets what the child trains, and puts the plan on paper', async () => {
    const { page } = here
    const caseAt = page.url()
    await page.getByRole('tabpanel').getByRole('link', { name, exact: true }).click()
    await page.getByRole('link', { name: 'Make a plan' }).first().click()
    const cells = page.getByRole('textbox', { name: /, Left eye, minutes a day$/ })
    await cells.first().fill('15')
    await cells.nth(1).fill('25')
    const trained = await Promise.all(
      [0, 1].map(async at => (await cells.nth(at).getAttribute('aria-label'))!.split(', Left eye')[0]!),
    )
    await page.getByRole('button', { name: 'Save edition 1' }).click()
    await isAt(page, /\/treatmentPlan\/\d+\/show$/)
    const { name: file, text } = await exported(page)
    expect(file).toMatch(new RegExp(`^plan-[\\w-]+-1-${today}\\.pdf$`))
    for (const said of [name, ...trained, 'Signatureofguardian']) expect(text).toContain(close(said))
    await page.goto(caseAt)
  })

  it('appends a record for another date', async () => {
    const { page } = here
    await page
      .getByRole('button', { name: 'New examination' })
      .or(page.getByRole('link', { name: 'New examination' }))
      .click()
    await expect.poll(() => field(page, 'Examined on').inputValue()).toBe(today)
    await typeFrom(page, 'Uncorrected acuity, right', ['.5', '.02', '.8', '4.3'])
    await page.getByRole('button', { name: /^Save as new record of/ }).click()
    await page.getByRole('cell', { name: '0.8 (4.9)' }).waitFor()
    await page.getByText('0.5 → 0.8').waitFor()
  })

  it('shows two points of each series on the chart', async () => {
    const { page } = here
    await page.getByRole('link', { name: 'Open the eye chart' }).click()
    await page.getByRole('heading', { level: 1, name: `Eye chart of ${name}` }).waitFor()
    expect(await page.getByRole('img', { name: /^Left eye, corrected/ }).count()).toBe(2)
    expect(
      await page
        .getByRole('img')
        .and(page.getByLabel(/^(Right|Left) eye, /))
        .count(),
    ).toBe(8)
  })

  it('puts the course on paper', async () => {
    const { name: file, text } = await exported(here.page)
    expect(file).toBe(`course-${caseNumber}-${today}.pdf`)
    for (const said of [
      name,
      caseNumber,
      '0.3(4.5)',
      'CF(Countingfingers)',
      '0.5(4.7)',
      '0.1(4.0)',
      '0.8(4.9)',
      '0.2(4.3)',
      '0.02',
    ])
      expect(text).toContain(close(said))
  })

  it('puts the case on paper: what was typed, and nothing that is masked', async () => {
    const { page } = here
    await page.goBack()
    await isAt(page, /\/case\/\d+\/show$/)
    await page.getByText(diagnosis).waitFor()
    const { name: file, text, size } = await exported(page)
    expect(file).toBe(`case-${caseNumber}-${today}.pdf`)
    for (const said of [
      name,
      caseNumber,
      '*******5678',
      diagnosis,
      recommendation,
      '+1.25',
      '-0.50',
      '-0.75',
      '170',
      '0.8(4.9)',
      '0.2(4.3)',
      '1/1',
    ])
      expect(text).toContain(close(said))
    expect(text).not.toContain('13912345678')
    // A text that is not there is its key.
    expect(text).not.toMatch(/app\.|resources\./)
    expect(size).toBeLessThan(300_000)
  })

  it('saw no error and no warning on the way', () => {
    expect(here.complaints).toEqual([])
  })
})
