import type { Page } from 'playwright-core'

declare global {
  interface Window {
    awaitedHead?: Set<string>
  }
}

/** Runs in the page: notes which parts of its head were awaited once it stood. */
const note = (): void => {
  const seen = new Set<string>()
  window.awaitedHead = seen
  new MutationObserver(() => {
    for (const part of document.querySelectorAll('.page-head .awaited')) seen.add(part.outerHTML)
  }).observe(document, { childList: true, subtree: true })
}

/** From the next address on, it is noted what is awaited in the head of a page: all that stands below is hidden for it. */
export const watchHead = (page: Page): Promise<unknown> => page.addInitScript(note)

/** What was awaited there since the address was opened. */
export const awaitedHead = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window.awaitedHead ?? [])])
