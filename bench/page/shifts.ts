import type { BrowserContext } from 'playwright-core'
import { shiftsIn, sumOf, watchShifts } from '../../tests/support/layoutShift.ts'
import { compilersHelper } from './visit.ts'

interface Place {
  readonly name: string
  readonly path: string
  readonly width: number
}

const onPhone = {
  home: '/',
  'first list': '/patient',
  patient: '/patient/1/show',
  case: '/case/1/show',
  plan: '/treatmentPlan/1/show',
} as const

const places: readonly Place[] = [
  ...Object.entries(onPhone).map(([name, path]) => ({ name: `${name}, 390 px`, path, width: 390 })),
  { name: 'patient, 1440 px', path: '/patient/1/show', width: 1440 },
]

/** How much moves by itself on a page while it comes, on a processor a quarter as fast. */
export type Shifts = ReadonlyMap<string, number>

const shiftOf = async (context: BrowserContext, url: string, { path, width }: Place): Promise<number> => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.addInitScript({ content: compilersHelper })
  await watchShifts(page)
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  // Parts that are awaited are waited for as long as the page itself waits.
  await page.waitForFunction(() => document.querySelector('[data-settling]') === null)
  const sum = sumOf(await shiftsIn(page))
  await page.close()
  return sum
}

/** Opens each page with an empty cache, in a context of its own. */
export const shifts = async (url: string, newcomer: () => Promise<BrowserContext>): Promise<Shifts> => {
  const found = new Map<string, number>()
  for (const place of places) {
    const context = await newcomer()
    found.set(place.name, await shiftOf(context, url, place))
    await context.close()
  }
  return found
}
