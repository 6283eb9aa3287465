import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tests/support/browser.ts'
import { serve } from '../../tests/support/serve.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { startFloor } from './floorServer.ts'
import { steps } from './inside.ts'
import { firstRow, newcomer, signIn, signInForm } from './newcomer.ts'
import { shifts } from './shifts.ts'
import { verdicts } from './targets.ts'
import type { Figures } from './targets.ts'
import { visit } from './visit.ts'
import type { Visit } from './visit.ts'

/*
 * What the pages cost in a browser: `npm run bench:page` (after `npm run build`). Each round visits everything once, so
 * that whatever else the machine does hits all alike; figures are medians of the rounds.
 */

/** A report's page: its first number, and the first mark of a chart. */
const reportPath = '/doctorBilling'
const firstFigure = 'main ul li a[href^="/payment?"]'
const firstMark = 'main svg [data-mark]'

const round = async (browser: Browser, url: string, floor: string, token: string): Promise<Figures> => {
  const [stranger, fresh, other, operator, reader, viewer] = [
    await newcomer(browser, url),
    await newcomer(browser, url, token),
    await newcomer(browser, floor, token),
    await newcomer(browser, url, token),
    await newcomer(browser, url, token),
    await newcomer(browser, url, token),
  ]
  try {
    return {
      signIn: await visit(stranger, `${url}/login`, signInForm),
      list: await visit(fresh, `${url}/patient`, firstRow),
      warmList: await visit(fresh, `${url}/patient`, firstRow),
      floorList: await visit(other, `${floor}/`, firstRow),
      figures: await visit(reader, `${url}${reportPath}`, firstFigure),
      charts: await visit(viewer, `${url}${reportPath}`, firstMark),
      steps: await steps(operator, url),
      shifts: await shifts(url, () => newcomer(browser, url, token)),
    }
  } finally {
    await Promise.all([stranger, fresh, other, operator, reader, viewer].map(context => context.close()))
  }
}

const middleVisit = (all: readonly Visit[]): Visit => {
  const of = (key: keyof Visit): number => median(all.map(one => one[key]))
  return {
    bytes: of('bytes'),
    allBytes: of('allBytes'),
    firstPaint: of('firstPaint'),
    ready: of('ready'),
    whole: of('whole'),
    blocking: of('blocking'),
    heap: of('heap'),
  }
}

const middleOf = (all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> =>
  new Map([...all[0]!.keys()].map(key => [key, median(all.map(one => one.get(key)!))]))

const middle = (all: readonly Figures[]): Figures => ({
  signIn: middleVisit(all.map(one => one.signIn)),
  list: middleVisit(all.map(one => one.list)),
  warmList: middleVisit(all.map(one => one.warmList)),
  floorList: middleVisit(all.map(one => one.floorList)),
  figures: middleVisit(all.map(one => one.figures)),
  charts: middleVisit(all.map(one => one.charts)),
  steps: middleOf(all.map(one => one.steps)),
  shifts: middleOf(all.map(one => one.shifts)),
})

const visitRow = (name: string, { bytes, allBytes, firstPaint, ready, whole, blocking, heap }: Visit): string[] => [
  name,
  (bytes / 1000).toFixed(0),
  (allBytes / 1000).toFixed(0),
  (firstPaint / 1000).toFixed(2),
  (ready / 1000).toFixed(2),
  (whole / 1000).toFixed(2),
  blocking.toFixed(0),
  heap.toFixed(1),
]

const report = (figures: Figures): string =>
  [
    table([
      ['page', 'kB', 'kB when idle', 'first paint s', 'ready s', 'whole s', 'blocking ms', 'heap MB'],
      visitRow('sign-in, cold', figures.signIn),
      visitRow('first list, cold', figures.list),
      visitRow('first list, warm', figures.warmList),
      visitRow('report, figures, cold', figures.figures),
      visitRow('report, charts, cold', figures.charts),
      visitRow('react-admin as it comes, list, cold', figures.floorList),
    ]),
    `first list over react-admin as it comes: ${(figures.list.bytes / figures.floorList.bytes).toFixed(2)} × bytes, ${(figures.list.ready / figures.floorList.ready).toFixed(2)} × time`,
    table([['step', 'ms'], ...[...figures.steps].map(([step, time]) => [step, time.toFixed(0)])]),
    table([['page', 'layout shift'], ...[...figures.shifts].map(([page, shift]) => [page, shift.toFixed(3)])]),
  ].join('\n\n')

const {
  values: { rounds },
} = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const folder = mkdtempSync(join(tmpdir(), 'back-office-data-'))
const server = await serve(folder, { SAMPLE_DATA: '600' })
const floor = await startFloor(server.url)
const browser = await launchBrowser('whole')
try {
  const token = await signIn(server.url)
  const all: Figures[] = []
  for (let at = 0; at < Number(rounds); at++) {
    all.push(await round(browser, server.url, floor.url, token))
    console.log(`round ${at + 1} of ${rounds} is done`)
  }
  const figures = middle(all)
  console.log(`\n${report(figures)}\n`)
  const judged = verdicts(figures)
  for (const { what, holds } of judged) console.log(`${holds ? 'holds ' : 'MISSED'} ${what}`)
  process.exitCode = judged.every(({ holds }) => holds) ? 0 : 1
} finally {
  await browser.close()
  await floor.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
