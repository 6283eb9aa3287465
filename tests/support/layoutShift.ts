import type { Page } from 'playwright-core'

/** The score that nobody notices; browsers call 0.1 good. */
export const mostShift = 0.02

/** Something that moved by itself: how much that counts, when, and what it was. */
export interface Shift {
  readonly score: number
  /** Milliseconds since the address was entered. */
  readonly at: number
  readonly moved: readonly string[]
}

declare global {
  interface Window {
    layoutShifts?: Shift[]
  }
}

/** Runs in the page: notes what moves without anybody having pressed a key or a button just before. */
const note = (): void => {
  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
  const shifts: Shift[] = []
  window.layoutShifts = shifts
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      shifts.push({
        score: value,
        at: Math.round(startTime),
        moved: sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const text = (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 30)
          return `${element?.tagName.toLowerCase() ?? 'what is gone'} “${text}” ${[from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(' → ')}`
        }),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** From the next address on, what moves by itself in the page is noted, and its processor is slowed so many times. */
export const watchShifts = async (page: Page, rate = 4): Promise<void> => {
  await page.addInitScript(note)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
}

/** What moved since the address was opened. */
export const shiftsIn = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => window.layoutShifts ?? [])

/** All of it in one number: more than browsers tell, who take the worst five seconds. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { score }) => sum + score, 0)
