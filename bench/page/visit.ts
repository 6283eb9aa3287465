import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** What one visit of a page cost, until what was waited for was there. */
export interface Visit {
  /**
   * Bytes over the wire, headers included: what was asked for until the page was whole, and, with what later pages
   * need, until the network was idle.
   */
  readonly bytes: number
  readonly allBytes: number
  /** Milliseconds since the address was entered. */
  readonly firstPaint: number
  readonly ready: number
  /** When it stood in the page itself, which may come after what is shown before it. */
  readonly whole: number
  /** How long the main thread was blocked in all: of each task, what goes beyond 50 ms. */
  readonly blocking: number
  /** Megabytes of objects that are alive when all is quiet. */
  readonly heap: number
}

declare global {
  interface Window {
    /** When the awaited element was first to be seen, and the long tasks until then. */
    benchReady?: number
    benchWhole?: number
    benchBlocking?: number
    /**
     * Tells this program of it, which asks for nothing meanwhile: what it would ask with has to be compiled by the
     * page.
     */
    benchTell?: (nothing: string) => void
  }
}

/** What the compiler of these files calls in functions that are sent to the page. */
export const compilersHelper = 'globalThis.__name = value => value'

/** A machine four times as slow as this one, behind 10 Mbit/s and 40 ms. */
const slowDown = async (client: CDPSession): Promise<void> => {
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in the page: notes when an element that matches is to be seen. */
const watchFor = (selector: string): void => {
  window.benchBlocking = 0
  new PerformanceObserver(list => {
    if (window.benchReady !== undefined) return
    for (const { duration } of list.getEntries()) window.benchBlocking! += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    const found = document.querySelector(selector)
    if (
      window.benchReady === undefined &&
      found &&
      found.getBoundingClientRect().height > 0 &&
      found.checkVisibility({ visibilityProperty: true })
    ) {
      window.benchReady = performance.now()
    }
    if (document.querySelector('#root:not(.made-ready)')?.querySelector(selector))
      window.benchWhole ??= performance.now()
    if (window.benchReady !== undefined && window.benchWhole !== undefined) window.benchTell!('')
    else requestAnimationFrame(look)
  }
  look()
}

/**
 * Opens an address in a new page of the context and waits for an element; a context keeps its cache from visit to
 * visit.
 */
export const visit = async (context: BrowserContext, url: string, selector: string): Promise<Visit> => {
  const page: Page = await context.newPage()
  const client = await context.newCDPSession(page)
  await slowDown(client)
  const [sizes, needed] = [new Map<string, number>(), new Set<string>()]
  /** Addresses of what is under way. */
  const coming = new Map<string, string>()
  let isWhole = false
  // What is fetched for a later page comes at the lowest priority, and is not waited for.
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    coming.set(requestId, request.url)
    if (!isWhole && request.initialPriority !== 'VeryLow') needed.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    coming.delete(requestId)
    sizes.set(requestId, encodedDataLength)
  })
  client.on('Network.loadingFailed', ({ requestId }) => coming.delete(requestId))
  const bytesOf = (counts: (id: string) => boolean): number =>
    [...sizes].reduce((sum, [id, size]) => sum + (counts(id) ? size : 0), 0)
  await page.addInitScript({ content: compilersHelper })
  await page.addInitScript(watchFor, selector)
  await client.send('Runtime.enable')
  await client.send('Runtime.addBinding', { name: 'benchTell' })
  const whole = new Promise<void>((resolve, reject) => {
    client.on('Runtime.bindingCalled', () => resolve())
    // What was waited for may never come.
    page.on('pageerror', reject)
  })
  await page.goto(url, { waitUntil: 'commit' })
  await whole
  isWhole = true
  await page.waitForLoadState('networkidle').catch((cause: unknown) => {
    throw new Error(`${url} goes on asking for ${[...coming.values()].join(', ')}`, { cause })
  })
  const told = await page.evaluate(() => ({
    ready: window.benchReady!,
    whole: window.benchWhole!,
    blocking: window.benchBlocking!,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await client.send('Performance.enable')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const heap = (metrics.find(metric => metric.name === 'JSHeapUsedSize')?.value ?? 0) / 1_048_576
  await page.close()
  return { bytes: bytesOf(id => needed.has(id)), allBytes: bytesOf(() => true), ...told, heap }
}
