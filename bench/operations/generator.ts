import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../../tests/support/browser.ts'
import { startOurs } from '../api/servers.ts'
import { median } from '../median.ts'
import { compilersHelper } from '../page/visit.ts'
import { table } from '../table.ts'
import type { Options } from './options.ts'
import type { Figure, Measured } from './verdict.ts'

/** Milliseconds. */
const most = 100

/** Milliseconds after which sample records take new words, which is no part of it. */
const pause = 400

declare global {
  interface Window {
    /** When the preview was painted after the key, in milliseconds since then. */
    benchPaints?: number[]
  }
}

/** Runs in the page: notes when a key was pressed, and each paint of the preview that follows a change in it. */
const watchPreview = (): void => {
  const { contentDocument } = document.querySelector<HTMLIFrameElement>('iframe')!
  let pressed: number | undefined
  document.addEventListener(
    'keydown',
    event => {
      pressed = event.timeStamp
      window.benchPaints = []
    },
    { capture: true },
  )
  const painted = new MessageChannel()
  painted.port1.onmessage = () => {
    if (pressed !== undefined) window.benchPaints!.push(performance.now() - pressed)
  }
  new MutationObserver(() => {
    requestAnimationFrame(() => painted.port2.postMessage(''))
  }).observe(contentDocument!, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** Fields of the types that most entities have, by the words that they are typed with. */
const words = [
  'Name',
  'Phone',
  'Address',
  'Remark',
  'Opened on',
  'Is open',
  'Seats',
  'Area',
  'Price',
  'Mailbox',
] as const

/** Types an entity of so many fields. */
const typeFields = async (page: Page, fields: number): Promise<void> => {
  for (let at = 1; at < fields; at += 1) {
    await page.getByLabel('Add a field').fill(`${words[at % words.length]!} ${at}`)
    await page.keyboard.press('Enter')
    await page.getByLabel('Name in code').nth(at).waitFor()
  }
}

/** Milliseconds from each of some keys until all that follows in the preview is painted. */
const keysIn = async (page: Page, at: number, keys: number): Promise<number[]> => {
  const input = page.getByLabel('Name in English', { exact: true }).nth(at)
  await input.focus()
  await page.keyboard.press('End')
  const taken: number[] = []
  for (let key = 0; key < keys; key += 1) {
    // Whatever the one before left to do is done.
    await page.waitForTimeout(1500)
    await page.keyboard.press('x')
    await page.waitForTimeout(1000)
    const paints = await page.evaluate(() => window.benchPaints!)
    if (paints.length === 0) throw new Error(`Nothing was drawn after a key in the name ${at}`)
    taken.push(paints.filter(at => at < pause).at(-1) ?? paints[0]!)
  }
  return taken
}

const pages = { list: 'List', form: 'Form', record: 'Record' } as const
/**
 * The names of the entity and of a field in the midst, of those that are to be seen in the preview: a name in code is
 * not, and draws nothing.
 */
const inputs = {
  'a letter of a label': (fields: number) => Math.floor(fields / 2),
  'a letter of the title': () => 0,
} as const

/** What a key in the code generator takes until its preview is drawn, for an entity of many fields. */
export const measureGenerator = async ({ fields, rounds, port, program }: Options): Promise<Measured> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vision-bench-data-'))
  const server = await startOurs(program, { port: port + 1, dataDir, sample: 40 })
  const browser = await launchBrowser('whole')
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([
      { name: 'lang', value: 'en', url: server.url },
      { name: 'Admin-Token', value: server.token!, url: server.url },
    ])
    const page = await context.newPage()
    await page.addInitScript({ content: compilersHelper })
    await page.goto(`${server.url}/generator`)
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    await typeFields(page, fields)
    await page
      .frameLocator('iframe')
      .getByRole('columnheader', { name: new RegExp(` ${fields - 1}$`) })
      .waitFor()
    await page.evaluate(watchPreview)
    const taken = new Map<string, number[]>()
    for (const [shown, button] of Object.entries(pages)) {
      await page
        .getByRole('group', { name: 'The page to look at' })
        .getByRole('button', { name: button, exact: true })
        .click()
      for (const [what, at] of Object.entries(inputs))
        taken.set(`${what}, ${shown}`, await keysIn(page, at(fields), rounds))
    }
    return {
      told: table([
        [`keys, ${fields} fields`, 'ms', 'slowest', 'at most'],
        ...[...taken].map(([what, times]) => [
          what,
          median(times).toFixed(0),
          Math.max(...times).toFixed(0),
          String(most),
        ]),
      ]),
      figures: [...taken].map(([what, times]): Figure => ({ name: `${what}, ms`, value: median(times), most })),
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
