import { readFile } from 'node:fs/promises'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { signInByForm, visit } from './operator.ts'
import type { Visit } from './operator.ts'
import { atRest, isAt } from './settled.ts'
import { eventually } from '../support/eventually.ts'
import { isFull } from '../support/full.ts'

const mobile = '13912345678'

/** Chooses an option of a select or an autocomplete by what is shown, or else the first. */
const choose = async (page: Page, label: string, option?: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click()
  await page
    .getByRole('option', option === undefined ? {} : { name: option, exact: true })
    .first()
    .click()
}

describe('an operator in a real browser', () => {
  let server: RunningServer
  let browser: Browser
  let here: Visit

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
    here = await visit(browser, server)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
  })

  it('signs in and comes to the page that was asked for', async () => {
    await signInByForm(here.page, server, 'admin', '/patient')
    expect(await here.page.getByRole('heading', { level: 1 }).textContent()).toBe('Patients')
    await here.page.getByRole('row').nth(10).waitFor()
  })

  it('is told at the field what is wrong, and nothing is lost', async () => {
    const { page } = here
    await page.getByRole('link', { name: 'Create' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('欧阳试验')
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByText(/ cannot be empty$/)
      .first()
      .waitFor()
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('欧阳试验')
  })

  it('creates a patient, whose number is masked from then on', async () => {
    const { page } = here
    await choose(page, 'Gender', 'Female')
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('2018-05-04')
    await page.getByRole('textbox', { name: 'Guardian’s name' }).fill('王芳')
    await page.getByRole('textbox', { name: 'Consent given on' }).fill('2024-05-04')
    await page.getByRole('textbox', { name: 'Mobile', exact: true }).fill(mobile)
    await choose(page, 'Organisation')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: '欧阳试验' }).waitFor()
    await page.getByText('*******5678').first().waitFor()
    expect(await page.getByText(mobile).count()).toBe(0)
  })

  it('looks at a masked value on demand', async () => {
    const eye = here.page.getByRole('button', { name: /^Show all of Mobile/ }).first()
    // What stands above it comes later on a busy machine, and takes it along under the pointer.
    await atRest(eye)
    await eye.click()
    // The dashboard and the values below it both show it.
    await here.page.getByText(mobile).first().waitFor()
  })

  it('edits the patient by keyboard', async () => {
    const { page } = here
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill('杭州市文三路 1 号')
    await page.keyboard.press('Control+s')
    await isAt(page, /\/show$/)
    await page.getByText('杭州市文三路 1 号').waitFor()
  })

  it.runIf(isFull)('names a colleague in a comment, finds it in the list, and marks it as done', async () => {
    const { page } = here
    const patient = new URL(page.url()).pathname
    const comments = page.getByRole('region', { name: /^Comments/ })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await comments.getByRole('textbox', { name: 'Write a comment' }).fill('请核实号码')
    await comments.getByRole('combobox', { name: 'Mention colleagues' }).click()
    await page.getByRole('option').first().click()
    await comments.getByRole('button', { name: 'Comment', exact: true }).click()
    await comments.getByRole('listitem').filter({ hasText: '请核实号码' }).getByText(/^To /).waitFor()
    await page.goto(`${server.url}/comment`)
    await page.getByRole('row', { name: /请核实号码/ }).waitFor()
    await page.goto(`${server.url}${patient}#comments`)
    await comments.getByRole('button', { name: 'Mark as done' }).waitFor()
    await eventually(async () =>
      expect(await comments.evaluate(part => window.innerHeight - part.getBoundingClientRect().top)).toBeGreaterThan(
        150,
      ),
    )
    await comments.getByRole('button', { name: 'Mark as done' }).click()
    await comments.getByText(/^Marked as done by /).waitFor()
  })

  it('finds the patient by initials and keeps the search in the address, sealed', async () => {
    const { page } = here
    await page.goto(`${server.url}/patient`)
    await page.getByRole('searchbox', { name: 'Search' }).fill('oysy')
    await page.getByRole('row', { name: /欧阳试验/ }).waitFor()
    await isAt(page, /sealed=/)
    expect(page.url()).not.toContain('oysy')
    await page.reload()
    await page.getByRole('row', { name: /欧阳试验/ }).waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
  })

  it('freezes, deletes and recovers the patient', async () => {
    const { page } = here
    const agree = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await page.getByRole('cell', { name: '欧阳试验', exact: true }).click()
    const act = async (name: string) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    }
    await act('Freeze')
    await agree('Freeze')
    await page.getByText('Frozen', { exact: true }).first().waitFor()
    await act('Delete')
    await agree('Delete')
    await page.getByRole('button', { name: 'Recover', exact: true }).click()
    await page.getByRole('button', { name: 'More actions' }).waitFor()
  })

  it('reads what was changed, by whom', async () => {
    await here.page.getByRole('tab', { name: 'History' }).click()
    await here.page.getByRole('tabpanel', { name: 'History' }).getByText('杭州市文三路 1 号').waitFor()
  })

  it('exports all filtered rows, masked', async () => {
    const { page } = here
    await page.goto(`${server.url}/patient`)
    // The list is as it was left.
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await page.getByRole('row').nth(5).waitFor()
    await page.getByRole('button', { name: 'Which rows, and as what' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /csv/i }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('欧阳试验')
    expect(text).not.toContain(mobile)
    expect(text.trim().split('\r\n').length).toBeGreaterThan(40)
  })

  it('saw no error and no warning on the way', () => {
    // Refusals of the server are also told by the browser itself.
    expect(here.complaints.filter(text => !text.startsWith('Failed to load resource'))).toEqual([])
  })

  it('sees the rows of a list before the page around them, and is led on by them', async () => {
    // What was filtered is kept by the tab it was filtered in.
    const page = await here.context.newPage()
    let letGo = (): void => undefined
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route('**/assets/frame-*.js', async route => {
      await held
      await route.continue()
    })
    const link = page.getByRole('row').nth(1).getByRole('link').first()
    // A busy machine may answer after the page has stopped waiting for rows; it does not the next time.
    await eventually(async () => {
      await page.goto(`${server.url}/patient`, { waitUntil: 'commit' })
      await link.waitFor({ timeout: 4000 })
    }, 60_000)
    const account = await link.textContent()
    expect(await page.getByRole('row').count()).toBe(11)
    expect(await page.getByRole('checkbox').first().isDisabled()).toBe(true)
    await link.click()
    letGo()
    await page.getByRole('tab').first().waitFor()
    await page.getByText(account!).filter({ visible: true }).first().waitFor()
    await page.goBack()
    await page.getByRole('searchbox').waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(11)
    await page.close()
  })

  const lists = [
    ['patient', '/api/users?'],
    ['dict', '/api/sysDict?'],
    ['treatmentPlan', '/api/treatmentPlan?'],
  ] as const
  it.each(isFull ? lists : lists.slice(0, 1))('has the rows of %s asked for once', async (name, call) => {
    const page = await here.context.newPage()
    const asked: string[] = []
    const note = (request: Request): void => {
      if (request.url().includes(call)) asked.push(request.url())
    }
    page.on('request', note)
    await page.goto(`${server.url}/${name}`)
    await page.getByRole('searchbox').waitFor()
    await page.getByRole('row').nth(1).waitFor()
    await page.close()
    expect(asked).toHaveLength(1)
  })

  it('has the cursor in the form of a child to call, which is hidden until the child stands beside it', async () => {
    const page = await here.context.newPage()
    await page.goto(`${server.url}/callList?list=reexamination&patients=1,2`)
    for (const turn of ['1 of 2', '2 of 2']) {
      await page.getByText(turn).waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'content')
      await page.keyboard.press('Alt+n')
    }
    await page.close()
  })
})
