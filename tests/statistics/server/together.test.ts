import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import { reports } from '../../../resources/index.ts'
import { namedMeasure } from '../../../resources/core/statistics/declared.ts'
import { askReport } from '../../../resources/core/statistics/index.ts'
import type { AnyReport, Part } from '../../../resources/core/statistics/index.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { partQuery } from '../../../resources/core/statistics/partQuery.ts'
import { describeAbove } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import type { Answer } from './answer.ts'

/** Parts whose rows no table holds, by report. */
const partsOf = (report: AnyReport): readonly (readonly [string, Part])[] =>
  Object.entries<Part>(report.parts).filter(([, part]) =>
    part.measures.every(name => namedMeasure(report, name).facts.of.rows !== undefined),
  )
const pages = Object.values<AnyReport>(reports).filter(report => partsOf(report).length > 1)

describeAbove('parts of a page whose rows are worked out', engine => {
  let host: Host
  let token: string
  beforeAll(async () => {
    host = await openHost(engine)
    token = await host.signIn('admin')
  })
  afterAll(() => host.close())

  const get = async <T>(path: string, query: Readonly<Record<string, unknown>>): Promise<T> => {
    const spelt = Object.entries(query).map(([name, value]) => [name, String(value)])
    const reply = await host.fetch(`/${path}?${new URLSearchParams(spelt)}`, {
      headers: { Authorization: `Bearer ${token}`, Language: 'en' },
    })
    const body: unknown = await reply.json()
    expect({ path, status: reply.status, body: reply.ok ? undefined : body }).toEqual({
      path,
      status: 200,
      body: undefined,
    })
    return body as T
  }
  const ask = (report: AnyReport, query: Readonly<Record<string, unknown>>): Promise<Answer> =>
    get(`api/statistics/${report.name}`, query)
  const view = (change: Partial<View> = {}): View => ({
    choice: 'free',
    range: { from: addDays(host.today, -400), to: host.today },
    step: 'month',
    isStepChosen: false,
    compare: [],
    filters: {},
    ...change,
  })
  /** How many answers of reports are kept. */
  const kept = async (): Promise<number> => {
    const { content } = await get<{ readonly content: readonly { readonly kind: string }[] }>('api/cacheEntry', {
      size: 1000,
    })
    return content.filter(({ kind }) => kind === 'reportAnswer').length
  }

  it('are on at least two pages', () => {
    expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(['effectAnalysis', 'effectDifference']))
  })

  it.each(pages.map(report => [report.name, report] as const))('are answered together: %s', async (_name, report) => {
    const before = await kept()
    const [, part] = partsOf(report)[0]!
    // Nothing is kept that was worked out while something was being written.
    await eventually(async () => {
      await ask(report, askReport(partQuery(report, part, view())))
      expect((await kept()) - before).toBe(partsOf(report).length)
    })
  })

  it.each(
    pages.flatMap(report =>
      (
        [
          ['the whole', {}],
          [
            'an organisation, beside the year before',
            { compare: ['previous', 'lastYear'], filters: { hospital: ['2'] } },
          ],
        ] as const
      ).map(([of, change]) => [report.name, of, report, change] as const),
    ),
  )('tell together what each of them tells alone: %s, of %s', async (_name, _of, report, change) => {
    for (const [, part] of partsOf(report)) {
      const { totals, ...query } = askReport(partQuery(report, part, view(change)))
      const page = await ask(report, totals === undefined ? query : { ...query, totals })
      // No page asks so.
      const alone = await ask(report, totals === undefined ? { ...query, totals: true } : query)
      expect({ rows: page.rows, total: page.total }).toEqual({ rows: alone.rows, total: alone.total })
    }
  })
})
