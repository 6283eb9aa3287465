import { afterEach, beforeEach } from 'vitest'
import { openBrowsers } from './browser.ts'

/** As much of a page as tells where a step stood; a whole list would hide the error itself. */
const shown = 1500

const pages = () =>
  openBrowsers()
    .flatMap(browser => browser.contexts())
    .flatMap(context => context.pages())

/** What pages show, in the words of the accessibility tree: what a failure on another machine is understood by. */
const seen = async (): Promise<string> =>
  (
    await Promise.all(
      pages().map(async page => {
        const tree = await page
          .locator('body')
          .ariaSnapshot({ timeout: 5000 })
          .catch((error: unknown) => String(error))
        const told = tree
          .split('\n')
          .filter(line => /alert|dialog|heading|invalid|textbox|combobox|status/.test(line))
          .join('\n')
        return `${page.url()}\n${told.slice(0, shown)}`
      }),
    )
  ).join('\n\n')

/** The suites of which a step failed. */
const broken = new WeakSet<object>()

// Each test of a flow begins where the one before ended: what comes after a failure fails for that alone, and hides it.
// Those that run beside each other begin on their own.
beforeEach(({ task, skip }) => skip(!task.concurrent && broken.has(task.suite ?? task.file), 'A step before it failed'))

afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? []
  if (!error) return
  broken.add(task.suite ?? task.file)
  const page = await seen()
  error.message += `\n\nWhat was on the screen:\n${page}`
  if (error.stack !== undefined)
    error.stack = `${error.message}\n${error.stack.slice(error.stack.indexOf('\n    at '))}`
})
