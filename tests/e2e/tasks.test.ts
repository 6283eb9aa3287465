import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateIn } from '../../domain/calendar.ts'
import { launchBrowser } from '../support/browser.ts'
import { isFull } from '../support/full.ts'
import { closeText, readPdf } from '../support/pdf.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { countSteps } from './countSteps.ts'
import type { Steps } from './countSteps.ts'
import { goOn, signIn, visit } from './operator.ts'
import type { Visit } from './operator.ts'

/** What a task may do with a page: look, click, type. It cannot go elsewhere than by what the page offers. */
type Hands = Pick<Page, 'getByRole' | 'getByText' | 'locator' | 'keyboard' | 'waitForEvent' | 'evaluateHandle' | 'url'>

type Account = 'doctor' | 'franchise' | 'admin'

const child = '欧阳任务'
const mobile = '13912345670'
const today = dateIn(new Date())

const field = (page: Hands, label: string) => page.getByRole('textbox', { name: label, exact: true })

/** Types into the search of the top bar, where Tab leads to. */
const search = async (page: Hands, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Search pages, records and actions' }).focus()
  await page.keyboard.type(text)
}

/** Chooses one of what was found. */
const found = async (page: Hands, group: string, option: string | RegExp): Promise<void> => {
  await page.getByRole('group', { name: group, exact: true }).getByRole('option', { name: option }).first().click()
}

/** Chooses with the mouse: two steps. */
const choose = async (page: Hands, label: string, option?: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page
    .getByRole('option', option === undefined ? {} : { name: option, exact: true })
    .first()
    .click()
}

/** Chooses what begins with some text by typing it: one step. */
const pick = async (page: Hands, label: string, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).focus()
  await page.keyboard.type(text)
  await page.locator('[role=option].Mui-focused').filter({ hasText: text }).waitFor()
  await page.keyboard.press('Enter')
}

/** Goes there by Tab, as far as a form is long. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate(element => element.contains(document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

/** Fills a field that Tab leads to. */
const enter = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, field(page, label))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Opens a list of choices that Tab leads to, and takes what begins so. */
const take = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByRole('combobox', { name: label, exact: true }))
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.type(text)
  await page
    .locator('[role=option]:focus, [role=option].Mui-focused, [role=option].Mui-focusVisible')
    .filter({ hasText: text })
    .waitFor()
  await page.keyboard.press('Enter')
}

describe('the steps of daily tasks', () => {
  let server: RunningServer
  let browser: Browser
  const visits = new Map<Account, Visit & { readonly steps: Steps }>()
  const rows: { readonly task: string; readonly steps: number; readonly limit: number; readonly taken: string }[] = []

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
    console.table(rows)
  })

  /** The page of an account, on its home page, where the day begins. */
  const atHome = async (account: Account) => {
    const known = visits.get(account)
    if (known) {
      await goOn(known.page, '/')
      await known.page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
      // The page has taken the focus: what is typed from now on stays where it is typed.
      await expect.poll(() => known.page.evaluate(() => document.activeElement?.id)).toBe('main-content')
    }
    const here =
      known ??
      (await (async () => {
        const opened = await visit(browser, server)
        const steps = await countSteps(opened.page)
        await signIn(opened.page, server, account)
        return { ...opened, steps }
      })())
    visits.set(account, here)
    return here
  }

  /** Does a task for real, counts its steps and holds them against the limit. */
  const task = (name: string, limit: number, account: Account, work: (page: Hands) => Promise<void>, isDaily = true) =>
    it.runIf(isFull || isDaily)(`${name}: at most ${limit}`, async () => {
      const { page, steps } = await atHome(account)
      steps.begin()
      await work(page)
      const taken = [...steps.taken]
      rows.push({ task: name, steps: taken.length, limit, taken: taken.join(' › ') })
      expect(taken.length, taken.join(' › ')).toBeLessThanOrEqual(limit)
      expect(taken.length).toBeGreaterThan(0)
    })

  /** One that others are like, or that is done now and then. */
  const seldom: typeof task = (name, limit, account, work) => task(name, limit, account, work, false)

  task('register a child', 5, 'doctor', async page => {
    await page.getByRole('link', { name: 'Create patient' }).click()
    await field(page, 'Name').fill(child)
    await choose(page, 'Gender', 'Female')
    await field(page, 'Date of birth').fill('2018-05-04')
    await field(page, 'Mobile').fill(mobile)
    await field(page, 'Guardian’s name').fill('王芳')
    await field(page, 'Consent given on').fill(today)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: child }).waitFor()
  })

  task('find by mobile', 1, 'doctor', async page => {
    await search(page, mobile)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: child }).waitFor()
  })

  task('first visit', 7, 'doctor', async page => {
    await search(page, child)
    await found(page, 'Patients', /^Create case/)
    await page.getByText(child).first().waitFor()
    const eyes = {
      'Uncorrected acuity, right': '.3',
      'Uncorrected acuity, left': 'CF',
      'Corrected acuity, right': '.6',
      'Corrected acuity, left': '.1',
    }
    for (const [label, value] of Object.entries(eyes)) await field(page, label).fill(value)
    await choose(page, 'Amblyopia type, right', 'Anisometropic')
    await choose(page, 'Amblyopia type, left', 'Anisometropic')
    await field(page, 'Diagnosis').fill('双眼屈光参差性弱视')
    await page.getByRole('button', { name: 'Save new case' }).click()
    await page.getByRole('cell', { name: '0.3 (4.5)' }).waitFor()
  })

  task('plan from template', 4, 'doctor', async page => {
    await search(page, child)
    await found(page, 'Patients', /^Make a plan/)
    await page.getByRole('group', { name: 'Begin from a template' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Save edition 1' }).click()
    await page.getByRole('heading', { level: 1, name: child }).waitFor()
  })

  task('follow-up', 2, 'doctor', async page => {
    await search(page, child)
    await found(page, 'Patients', /^New follow-up/)
    await field(page, 'What was said').fill('每天训练，配合良好')
    await page.keyboard.press('Control+s')
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${child}.*Follow-up`) }).waitFor()
  })

  seldom('chart to PDF', 2, 'doctor', async page => {
    await search(page, child)
    await found(page, 'Cases', /^Open the eye chart/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF' }).click(),
    ])
    expect(closeText(await readPdf(new Uint8Array(await readFile(await download.path()))))).toContain(child)
  })

  task('top up', 3, 'doctor', async page => {
    await search(page, child)
    await found(page, 'Patients', /^Top up/)
    await page.getByRole('button', { name: 'Next: check' }).click()
    await page.getByRole('button', { name: /^Top up 1 patient for/ }).click()
    await page.getByText(/^1 patient was topped up for/).waitFor()
  })

  task('refund', 3, 'franchise', async page => {
    await search(page, child)
    await found(page, 'Top-ups', new RegExp(child))
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    // As many as nobody else has to agree to.
    await page.getByRole('dialog').getByRole('textbox', { name: 'Times to refund' }).fill('2')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('家长要求')
    await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByText('Partly refunded', { exact: true }).first().waitFor()
  })

  task('day-end sheet', 2, 'franchise', async page => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Day-end sheet' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(today)
  })

  seldom('what is due today', 1, 'franchise', async page => {
    await page.getByRole('link', { name: /^View all: Re-examinations due/ }).click()
    await page.getByRole('row').nth(1).waitFor()
  })

  seldom('how is the clinic doing', 1, 'franchise', async page => {
    await page.getByRole('link', { name: /Last 30 days · Patients and care/ }).click()
    await expect.poll(() => page.url()).toContain('/overview')
    await page.getByText('All patients').first().waitFor()
  })

  it.runIf(isFull)('reception and a first visit are done without a mouse', async () => {
    const { page, steps } = await atHome('doctor')
    steps.begin()
    const second = '欧阳键盘'
    await page.keyboard.press('Control+k')
    await page.keyboard.type('new patient')
    await page
      .getByRole('option', { name: /^New patient/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await enter(page, 'Name', second)
    await take(page, 'Gender', 'Female')
    await enter(page, 'Date of birth', '2019-03-02')
    await enter(page, 'Mobile', '13912345671')
    await enter(page, 'Guardian’s name', '李芳')
    await enter(page, 'Consent given on', today)
    await page.keyboard.press('Control+s')
    await page.getByRole('heading', { level: 1, name: second }).waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Create case' }).first())
    await page.keyboard.press('Enter')
    await page.getByText(second).first().waitFor()
    for (const [label, value] of Object.entries({
      'Uncorrected acuity, right': '.4',
      'Uncorrected acuity, left': '.2',
      'Corrected acuity, right': '.6',
      'Corrected acuity, left': '.3',
    }))
      await enter(page, label, value)
    for (const eye of ['right', 'left']) await take(page, `Amblyopia type, ${eye}`, 'Anisometropic')
    await enter(page, 'Diagnosis', '屈光参差性弱视')
    await page.keyboard.press('Control+s')
    await page.getByRole('cell', { name: '0.4 (4.6)' }).waitFor()
    // A key that was pressed is told by its name, and a hand by what it touched.
    expect(steps.taken.length).toBeGreaterThan(0)
    expect(steps.taken.filter(step => !/^(?:Ctrl\+|Meta\+)*(?:Enter|Escape|Arrow\w+|\w)$/.test(step))).toEqual([])
  })

  let made = { username: 'newnurse', password: '' }
  seldom('new operator who can sign in', 6, 'admin', async page => {
    await search(page, 'new operator')
    await page.keyboard.press('Enter')
    await field(page, 'Username').fill(made.username)
    await field(page, 'Name').fill('新护士')
    await pick(page, 'Organisation', '杭州西湖明视眼科医院')
    await pick(page, 'Roles', 'Nurse')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    made = { ...made, password: await page.getByRole('textbox', { name: 'One-time password' }).inputValue() }
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const reply = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Language: 'en' },
      body: JSON.stringify(made),
    })
    expect(await reply.json()).toMatchObject({ status: 1 })
  })

  seldom('menu entry', 4, 'admin', async page => {
    await search(page, 'new menu')
    await page.keyboard.press('Enter')
    await field(page, 'Chinese title').fill('值班表')
    await field(page, 'English title').fill('Rota')
    await field(page, 'Path').fill('rota')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Rota' }).waitFor()
  })

  seldom('dictionary entry', 3, 'admin', async page => {
    await search(page, 'new dictionary entry')
    await page.keyboard.press('Enter')
    await pick(page, 'Group', 'Result of a follow-up')
    await field(page, 'Value').fill('moved')
    await field(page, 'Chinese label').fill('已搬家')
    await field(page, 'English label').fill('Moved away')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /已搬家|Moved away/ }).waitFor()
  })

  seldom('announcement', 3, 'admin', async page => {
    await search(page, 'new announcement')
    await page.keyboard.press('Enter')
    await field(page, 'Title').fill('周六照常开诊')
    await page.locator('[contenteditable=true]').first().fill('请提前预约')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Published', { exact: true }).first().waitFor()
  })

  task('import with three wrong rows', 4, 'admin', async page => {
    await search(page, 'import patients')
    await page.keyboard.press('Enter')
    const children = ['一', '二', '三', '四', '五'].map(
      (n, at) => `任务甲${n},female,2018-05-04,1391234560${at},王芳,2026-01-05,杭州西湖明视眼科医院`,
    )
    const wrong = [
      '六,female,2018-13-04,13912345616',
      '七,nobody,2018-05-04,13912345617',
      '八,male,2018-05-04,139',
    ].map(row => `任务乙${row},王芳,2026-01-05,杭州西湖明视眼科医院`)
    const sheet = [
      "Name,Gender,Date of birth,Mobile,Guardian's name,Consent given on,Organisation",
      ...children,
      ...wrong,
    ].join('\n')
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    const dropped = await page.evaluateHandle(text => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'children.csv', { type: 'text/csv' }))
      return data
    }, sheet)
    await page.getByText(/^A CSV or Excel file/).dispatchEvent('drop', { dataTransfer: dropped })
    await field(page, 'Row 7, Date of birth').fill('2018-12-04')
    await field(page, 'Row 8, Gender').fill('male')
    await field(page, 'Row 9, Mobile').fill('13912345618')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Import 8 rows' }).click()
    await page.getByText('8 rows were imported').waitFor()
  })

  seldom('freeze five', 4, 'admin', async page => {
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Patients', exact: true })
      .click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('任务甲')
    await page.getByText(/of 5$/).waitFor()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Freeze', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Freeze', exact: true }).click()
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Frozen' }).count()).toBe(5)
  })

  seldom('export', 2, 'admin', async page => {
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Patients', exact: true })
      .click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  })

  seldom('switch language', 1, 'admin', async page => {
    await page.getByRole('button', { name: '中文' }).click()
    await page.getByRole('link', { name: '新建患者' }).waitFor()
  })

  it('saw no error and no warning on the way', () => {
    for (const { complaints } of visits.values()) expect(complaints).toEqual([])
  })
})
