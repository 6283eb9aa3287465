import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, defaultTimeZone } from '../../../domain/calendar.ts'
import { registry, resourceNamed } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { statistics } from '../../../resources/statistics/index.ts'
import { monthAnalysis } from '../../../resources/statistics/reports/monthAnalysis.ts'
import { facts as everyFacts } from '../../../resources/statistics/facts/index.ts'
import {
  basesOf,
  countedParameter,
  dimensionOf,
  dimensionsOf,
  isBalance,
  measureOf,
  measuresOf,
  measureNamed,
  periodsOf,
  reportService,
  spellCounted,
  steps,
  valuesOf,
  wayDown,
  wayDownCondition,
} from '../../../resources/core/statistics/index.ts'
import { layoutOf } from '../../../resources/core/statistics/partQuery.ts'
import type { AnyFacts, AnyReport, Range } from '../../../resources/core/statistics/index.ts'
import { storedFields } from '../../../resources/core/fields.ts'
import { toFilters } from '../../../dataProvider/query.ts'
import { isRegular, requestLine } from '../../../resources/core/calls.ts'
import { columnName, tableName } from '../../../server/core/migrations/schemaNames.ts'
import { implementations } from '../../../server/implementations.ts'
import { Statement } from '../../../server/core/statement.ts'
import { buildRollUps } from '../../../server/core/statistics/buildRollUps.ts'
import { openServer } from '../../../server/platform/database/server/openServer.ts'
import { scopeOf } from '../../../server/platform/session/scopeOf.ts'
import { roleKeys } from '../../../server/seed/roles.ts'
import { describeAbove } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { Recount } from './recount.ts'
import type { Answer } from './answer.ts'
import type { Row } from './recount.ts'
import { isFull, spread } from '../../support/full.ts'

/** A report of each of the facts, so that whatever a page may show of them is held against a recount. */
const reports: { readonly [name: string]: AnyReport } = Object.fromEntries(
  Object.values<AnyFacts>(everyFacts).map((facts): [string, AnyReport] => [
    facts.name,
    {
      name: facts.name,
      facts: [facts],
      filters: [],
      range: 'thisYear',
      parts: { sums: { part: 'figures', measures: [`${facts.name}.${Object.keys(facts.measures)[0]}`] } },
    },
  ]),
)
const all = Object.values(reports)
const hasRange = (facts: AnyFacts): boolean => facts.day !== undefined || facts.takesRange === true

/** What tells the rows of one number from those of another: measures that look at the same rows lead to the same. */
const meaning = (
  facts: AnyFacts,
  measure: string,
  { [countedParameter]: counted, ...filter }: Readonly<Record<string, unknown>>,
): string =>
  JSON.stringify([
    filter,
    ...(counted === undefined
      ? []
      : [String(counted).split(';').slice(1), basesOf(facts, measure).map(base => wayDownCondition(facts, base))]),
  ])

describeAbove('reports', engine => {
  let host: Host
  const rowsOf = new Map<string, readonly Row[]>()
  const tokens = new Map<string, string>()

  const read = async (facts: AnyFacts): Promise<readonly Row[]> => {
    const known = rowsOf.get(facts.of.name)
    if (known) return known
    if (facts.of.rows !== undefined) {
      const all: Row[] = []
      for (let number = 0, isLast = false; !isLast; number += 1) {
        const page: Record<string, string> = isRegular(facts.of)
          ? { range: JSON.stringify([number * 1000, number * 1000 + 999]) }
          : { page: String(number), size: '1000' }
        const { body } = await get(
          `${requestLine(facts.of, 'list').template}?${new URLSearchParams({ ...(facts.takesRange ? year() : {}), ...page })}`,
        )
        const content = isRegular(facts.of) ? (body as readonly Row[]) : (body as { content: readonly Row[] }).content
        all.push(...content)
        isLast = content.length < 1000
      }
      rowsOf.set(facts.of.name, all)
      return all
    }
    const columns = storedFields(facts.of).map(([name]) => sql`${sql.ref(columnName(name))} as ${sql.ref(name)}`)
    const { rows } = await sql<Row>`select id, ${sql.join(columns)} from ${sql.table(tableName(facts.of))}`.execute(
      host.database.db,
    )
    rowsOf.set(facts.of.name, rows)
    return rows
  }
  const recount = async (facts: AnyFacts, only: (row: Row) => boolean = () => true): Promise<Recount> =>
    new Recount(facts, (await read(facts)).filter(only), host.today)

  const get = async (path: string, who = 'admin'): Promise<{ status: number; body: unknown }> => {
    if (!tokens.has(who)) tokens.set(who, await host.signIn(who))
    const reply = await host.fetch(`/${path}`, {
      headers: { Authorization: `Bearer ${tokens.get(who)}`, Language: 'en' },
    })
    return { status: reply.status, body: await reply.json() }
  }
  const ask = async (report: AnyReport, query: Readonly<Record<string, string>>, who?: string): Promise<Answer> => {
    const { status, body } = await get(`api/statistics/${report.name}?${new URLSearchParams(query)}`, who)
    expect({ status, body: status === 200 ? {} : body }).toEqual({ status: 200, body: {} })
    return body as Answer
  }
  /** How many rows a list has for a filter, in the dialect that it speaks. */
  const count = async (
    facts: AnyFacts,
    filter: Readonly<Record<string, string>>,
    who = 'admin',
  ): Promise<{ status: number; rows: number }> => {
    const query: Record<string, string> = isRegular(facts.of)
      ? { filter: JSON.stringify(filter), range: '[0,0]' }
      : { ...filter, size: '1' }
    const reply = await host.fetch(`/${requestLine(facts.of, 'list').template}?${new URLSearchParams(query)}`, {
      headers: { Authorization: `Bearer ${tokens.get(who)}` },
    })
    const rows = isRegular(facts.of)
      ? Number(reply.headers.get('content-range')?.split('/')[1])
      : ((await reply.json()) as { totalElements: number }).totalElements
    return { status: reply.status, rows }
  }
  /** The staff member that an account is. */
  const staffOf = async (account: string): Promise<number> =>
    (
      await sql<{
        id: number
      }>`select d.id from doctor d join operator o on o.id = d.operator where o.username = ${account}`.execute(
        host.database.db,
      )
    ).rows[0]!.id
  const close = (found: number | null | undefined, told: number | null): void =>
    found === null || found === undefined || told === null
      ? expect(found ?? null).toBe(told)
      : expect(found).toBeCloseTo(told, 6)

  beforeAll(async () => {
    host = await openHost(engine, { reports, registry: { ...registry, statistics: reportService(reports) } })
    const permissions = JSON.stringify(all.map(({ name }) => `statistics:${name}`))
    await sql`update role set permissions = permissions || ${permissions}::jsonb where key = ${roleKeys.doctor}`.execute(
      host.database.db,
    )
    // From roll-ups where there are some, and from the rows where there are none.
    await buildRollUps(host.database, { timeZone: defaultTimeZone, pause: 0 })
  })
  afterAll(() => host.close())

  const year = (): Range => ({ from: addDays(host.today, -400), to: host.today })

  describe.each(all.map(report => [report.name, report] as const))('%s', (_name, report) => {
    const each = report.facts.flatMap(facts => Object.keys(facts.by).map(name => [facts.name, name, facts] as const))
    const measures = (facts: AnyFacts): string =>
      Object.keys(facts.measures)
        .map(name => `${facts.name}.${name}`)
        .join(',')
    const ranged = (facts: AnyFacts, range: Range): Record<string, string> => (hasRange(facts) ? { ...range } : {})

    it.each(spread(each, 2))(
      'counts %s by %s as a recount of the rows does, with totals',
      async (_facts, name, facts) => {
        const range = hasRange(facts) ? year() : null
        const model = await recount(facts)
        const answer = await ask(report, { measures: measures(facts), by: name, ...ranged(facts, year()) })
        const groups = model.by(name)
        for (const line of answer.rows) {
          const group = groups.get(line.keys[name]!) ?? model.only(() => false)
          for (const measure of Object.keys(facts.measures))
            close(line.values[`${facts.name}.${measure}`], group.measure(measure, range))
        }
        const met = new Set(model.rows(range).map(row => model.keyOf(row, name)))
        expect(answer.rows.map(line => line.keys[name])).toEqual(expect.arrayContaining([...met]))
        for (const measure of Object.keys(facts.measures))
          close(answer.total.values[`${facts.name}.${measure}`], model.measure(measure, range))
        expect(answer.rows.every(line => line.labels[name] !== '' && !/\w\.\w/.test(line.labels[name] ?? '.'))).toBe(
          true,
        )
      },
    )

    it.each(
      report.facts
        .filter(({ day }) => day !== undefined)
        .flatMap(facts => steps.map(step => [facts.name, step, facts] as const)),
    )('cuts %s by %s as a recount does', async (_facts, step, facts) => {
      const model = await recount(facts)
      const answer = await ask(report, { measures: measures(facts), step, ...year(), compare: 'previous,lastYear' })
      expect(answer.rows.map(({ period }) => period)).toEqual(periodsOf(year(), step))
      const within = model.only(row => model.dayOf(row) >= year().from)
      for (const line of answer.rows) {
        const period = within.only(row => model.period(row, step) === line.period)
        for (const measure of Object.keys(facts.measures)) {
          const told = isBalance(facts, measure)
            ? model.measure(
                measure,
                { from: '1900-01-01', to: host.today },
                row => model.period(row, step) <= line.period!,
              )
            : period.measure(measure, year())
          close(line.values[`${facts.name}.${measure}`], told)
        }
      }
      for (const [comparison, range] of Object.entries(answer.comparedRanges)) {
        for (const measure of Object.keys(facts.measures))
          close(answer.total.compared![comparison]![`${facts.name}.${measure}`], model.measure(measure, range))
      }
    })

    it.each(report.facts.map(facts => [facts.name, facts] as const))(
      'has totals of %s that are worked out by themselves',
      async (_facts, facts) => {
        const [one = '', other = one] = Object.keys(facts.by)
        const by = [...new Set([one, other])]
        const range = hasRange(facts) ? year() : null
        const model = await recount(facts)
        const answer = await ask(report, {
          measures: measures(facts),
          by: by.join(),
          totals: 'true',
          ...ranged(facts, year()),
          ...(facts.day === undefined ? {} : { step: 'quarter' }),
        })
        expect(
          answer.subtotals.length > 0 ||
            model.rows(range).length === 0 ||
            by.length + (facts.day === undefined ? 0 : 1) < 2,
        ).toBe(true)
        for (const line of [...answer.rows, ...answer.subtotals]) {
          const isHere = (row: Row): boolean =>
            Object.entries(line.keys).every(([name, value]) => model.keyOf(row, name) === value)
          for (const measure of Object.keys(facts.measures)) {
            const told = isBalance(facts, measure)
              ? model.measure(
                  measure,
                  { from: '1900-01-01', to: host.today },
                  row => isHere(row) && (line.period === undefined || model.period(row, 'quarter') <= line.period),
                )
              : model.measure(
                  measure,
                  range,
                  row => isHere(row) && (line.period === undefined || model.period(row, 'quarter') === line.period),
                )
            close(line.values[`${facts.name}.${measure}`], told)
          }
        }
      },
    )

    it.each(report.facts.map(facts => [facts.name, facts] as const))(
      'leads from each number of %s to as many rows',
      async (_facts, facts) => {
        const range = hasRange(facts) ? year() : null
        const model = await recount(facts)
        // Many measures are of the same rows.
        const asked = new Map<string, Promise<{ status: number; rows: number }>>()
        for (const name of Object.keys(facts.by)) {
          const answer = await ask(report, {
            measures: measures(facts),
            by: name,
            ...ranged(facts, year()),
            top: isFull ? '2' : '1',
          })
          const groups = model.by(name)
          for (const line of answer.rows) {
            const group = groups.get(line.keys[name]!)!
            for (const measure of Object.keys(facts.measures)) {
              const { resource, filter } = wayDown({ facts, measure, keys: line.keys, range, resourceNamed })
              const shown = group.shown(measure, range, undefined, isBalance(facts, measure))
              const key = meaning(facts, measure, filter)
              const found = await (asked.get(key) ?? asked.set(key, count(facts, toFilters(filter))).get(key)!)
              expect({ resource, status: found.status }).toEqual({ resource: facts.of.name, status: 200 })
              expect({ measure, keys: line.keys, rows: found.rows }).toEqual({ measure, keys: line.keys, rows: shown })
            }
          }
        }
      },
    )

    it('shows each role what is within its scope, and nothing without the right', async () => {
      for (const who of ['franchise', 'staff']) {
        const {
          rows: [operator],
        } = await sql<{
          id: number
          hospital: number
        }>`select id, hospital from operator where username = ${who}`.execute(host.database.db)
        const scope = await scopeOf(host.database.db, {
          id: operator!.id,
          hospital: operator!.hospital,
          dataScope: who === 'staff' ? 'all' : 'below',
          scopeHospitals: null,
        })
        for (const facts of report.facts) {
          const model = await recount(
            facts,
            row =>
              scope.hospitals === 'everything' ||
              facts.of.scopedBy === 'nothing' ||
              scope.hospitals.includes(Number(row[facts.of.scopedBy])),
          )
          const answer = await ask(report, { measures: measures(facts), ...ranged(facts, year()) }, who)
          for (const measure of Object.keys(facts.measures))
            close(answer.total.values[`${facts.name}.${measure}`], model.measure(measure, year()))
        }
      }
      expect(await get(`api/statistics/${report.name}?measures=${measuresOf(report)[0]}`, 'nurse')).toMatchObject({
        status: 403,
      })
    })

    it('tells a doctor own figures alone, whatever is asked', async () => {
      const mine = await staffOf('doctor')
      for (const facts of report.facts.filter(({ asListed }) => asListed !== true)) {
        const { own } = facts
        const range = hasRange(facts) ? year() : null
        const model = await recount(facts, row => own !== undefined && row[own] === mine)
        const told = async (query: Readonly<Record<string, string>>): Promise<Answer> =>
          ask(report, { measures: measures(facts), ...ranged(facts, year()), ...query }, 'doctor')
        for (const by of Object.keys(facts.by)) {
          const answer = await told({ by, totals: 'true', ...(range ? { compare: 'previous,lastYear' } : {}) })
          const groups = model.by(by)
          expect(
            answer.rows
              .filter(({ values }) => Object.values(values).some(Boolean))
              .every(({ keys }) => groups.has(keys[by]!)),
          ).toBe(true)
          for (const line of [...answer.rows, answer.total]) {
            const group = line === answer.total ? model : (groups.get(line.keys[by]!) ?? model.only(() => false))
            for (const measure of Object.keys(facts.measures)) {
              close(line.values[`${facts.name}.${measure}`], own === undefined ? null : group.measure(measure, range))
              for (const [comparison, before] of Object.entries(answer.comparedRanges)) {
                if (facts.takesRange !== true)
                  close(
                    line.compared![comparison]![`${facts.name}.${measure}`],
                    own === undefined ? null : group.measure(measure, before),
                  )
              }
            }
          }
          const file = await host.fetch(
            `/api/statistics/${report.name}/export?${new URLSearchParams({ measures: measures(facts), by, format: 'csv', ...ranged(facts, year()) })}`,
            { headers: { Authorization: `Bearer ${tokens.get('doctor')}`, Language: 'en' } },
          )
          expect((await file.text()).trim().split('\n')).toHaveLength((await told({ by })).rows.length + 1)
        }
        if (own === undefined || dimensionOf(facts, 'doctor') === undefined) continue
        const others = [
          ...new Set((await read(facts)).map(row => row[own]).filter(one => one !== mine && one !== null)),
        ]
        const seen = (await get('api/doctor?size=1000', 'doctor')).body as { content: { id: number }[] }
        const colleague =
          seen.content.find(({ id }) => others.includes(id)) ?? seen.content.find(({ id }) => id !== mine)
        expect(colleague).toBeDefined()
        if (facts.name === 'payments') expect(others).toContain(colleague!.id)
        const foreign = await told({ doctor: String(colleague!.id), by: 'doctor', totals: 'true' })
        expect(foreign.rows).toEqual([])
        for (const value of Object.values(foreign.total.values)) expect(value ?? 0).toBe(0)
        // The way down of the same number, and of one that was spelled by hand.
        const [measure = ''] = Object.keys(facts.measures)
        for (const [keys, rows] of [
          [{}, model.shown(measure, range, undefined, isBalance(facts, measure))],
          [{ doctor: colleague!.id }, 0],
        ] as const) {
          const { filter } = wayDown({ facts, measure, keys, range, isOwn: true, resourceNamed })
          expect(await count(facts, toFilters(filter), 'doctor')).toEqual({ status: 200, rows })
        }
      }
    })

    it.runIf(report.facts.some(({ asListed }) => asListed))(
      'tells of all that the list shows, whose ever it is',
      async () => {
        for (const facts of report.facts) {
          const named = Object.keys(facts.measures).filter(name => measureOf(facts, name)?.is === 'count')
          const answer = await ask(report, { measures: measures(facts), ...ranged(facts, year()) }, 'doctor')
          for (const measure of named) {
            const { filter } = wayDown({ facts, measure, keys: {}, range: year(), resourceNamed })
            expect({ measure, ...(await count(facts, toFilters(filter), 'doctor')) }).toEqual({
              measure,
              status: 200,
              rows: answer.total.values[`${facts.name}.${measure}`],
            })
          }
        }
      },
    )

    it('answers an empty range with nothing, and divides by nothing', async () => {
      for (const facts of report.facts.filter(({ day }) => day !== undefined)) {
        const answer = await ask(report, { measures: measures(facts), from: '2001-01-01', to: '2001-01-31' })
        for (const measure of Object.keys(facts.measures))
          expect(answer.total.values[`${facts.name}.${measure}`] ?? 0).toBe(0)
      }
    })

    it.runIf(report.name === 'payments')('is given as a file', async () => {
      const facts = report.facts[0]!
      const query = new URLSearchParams({
        measures: measures(facts),
        by: Object.keys(facts.by)[0]!,
        ...ranged(facts, year()),
      })
      for (const format of ['csv', 'xlsx']) {
        const reply = await host.fetch(`/api/statistics/${report.name}/export?${query}&format=${format}`, {
          headers: { Authorization: `Bearer ${tokens.get('admin')}`, Language: 'en' },
        })
        expect(reply.status).toBe(200)
        expect(reply.headers.get('content-disposition')).toContain(`.${format}`)
        const bytes = new Uint8Array(await reply.arrayBuffer())
        expect(format === 'csv' ? bytes[0] : String.fromCharCode(bytes[0]!, bytes[1]!)).toBe(
          format === 'csv' ? 0xef : 'PK',
        )
      }
    })

    it.runIf(report.name === 'payments')('says in a workbook what it is of, and in CSV nothing but rows', async () => {
      const facts = report.facts[0]!
      const [hospital] = (await read(facts)).map(row => row['hospital'])
      const file = async (format: string, language: string): Promise<Uint8Array> => {
        const query = { measures: measures(facts), hospital: String(hospital), ...ranged(facts, year()), format }
        const reply = await host.fetch(`/api/statistics/payments/export?${new URLSearchParams(query)}`, {
          headers: { Authorization: `Bearer ${tokens.get('admin')}`, Language: language },
        })
        expect(reply.status).toBe(200)
        return new Uint8Array(await reply.arrayBuffer())
      }
      for (const [language, name, filtered] of [
        ['en', 'About', 'Organisation: '],
        ['cn', '说明', '机构：'],
      ] as const) {
        const parts = unzipSync(await file('xlsx', language))
        expect(strFromU8(parts['xl/workbook.xml']!)).toContain(`<sheet name="${name}"`)
        expect(strFromU8(parts['xl/worksheets/sheet2.xml']!)).toContain(filtered)
        expect(strFromU8(await file('csv', language))).not.toContain(filtered)
      }
    })

    it.runIf(report.name === 'payments')(
      'names periods, groups and columns in a file as its page does, and adds the totals that are asked for',
      async () => {
        const days = { from: `${year().from.slice(0, 4)}-01-01`, to: `${year().from.slice(0, 4)}-12-31` }
        const lines = async (query: Readonly<Record<string, string>>, language = 'en'): Promise<string[][]> => {
          const reply = await host.fetch(
            `/api/statistics/payments/export?${new URLSearchParams({ ...days, ...query })}`,
            { headers: { Authorization: `Bearer ${tokens.get('admin')}`, Language: language } },
          )
          expect(reply.status).toBe(200)
          return (await reply.text())
            .replace(/^\uFEFF/, '')
            .trim()
            .split('\r\n')
            .map(line => line.split(',').map(cell => cell.replace(/^"|"$/g, '')))
        }
        const starts = async (step: string, language = 'en'): Promise<string[]> => {
          const [titles, first] = await lines({ measures: 'payments.bills', step }, language)
          return [titles![0]!, first![0]!]
        }
        const first = (await ask(report, { measures: 'payments.bills', step: 'month', ...days })).rows[0]!.period!
        const y = first.slice(0, 4)
        expect(await starts('month', 'zh')).toEqual(['月', `${y}年${Number(first.slice(5, 7))}月`])
        expect(await starts('quarter')).toEqual(['Quarter', expect.stringMatching(new RegExp(`^Q[1-4] ${y}$`))])
        expect((await starts('week', 'zh'))[1]).toMatch(/^\d{4}\/\d\d\/\d\d起的一周$/)
        expect((await starts('day'))[1]).toMatch(/^\d{4}-\d\d-\d\d$/)
        const [titles, ...rows] = await lines({
          measures: 'payments.bills',
          by: 'package',
          step: 'month',
          columns: 'package',
          totals: 'true',
        })
        expect(titles).toEqual(
          ['Month', 'Package 30', 'Package 60', 'Package 90', 'Package Other', 'Total'].filter(title =>
            titles!.includes(title),
          ),
        )
        // Where there was none of a group, the file says so, as the page does.
        const number = (cell: string | undefined): number => {
          expect(cell).toMatch(/^-?\d/)
          return Number(cell)
        }
        for (const row of rows)
          expect(number(row.at(-1))).toBe(
            row
              .slice(1, -1)
              .map(number)
              .reduce((one, other) => one + other, 0),
          )
        const [whole] = rows.splice(-1)
        expect(whole![0]).toBe('Total')
        for (const at of titles!.keys())
          if (at > 0)
            expect(number(whole![at])).toBe(rows.map(row => number(row[at])).reduce((one, other) => one + other, 0))
        expect((await lines({ measures: 'payments.bills,payments.amount', by: 'kind', columns: 'kind' }))[0]).toContain(
          'Sale · Amount',
        )
        expect((await lines({ measures: 'payments.amount', by: 'type', compare: 'previous' }))[0]!.slice(1)).toEqual([
          'Amount',
          'Amount (previous period)',
        ])
      },
    )

    it('says of each mistake where it is', async () => {
      const [measure = ''] = measuresOf(report)
      const { facts } = measureNamed(report, measure)!
      const days = ranged(facts, year())
      const refusals: [Readonly<Record<string, string>>, string][] = [
        [{ measures: 'no.such', ...days }, 'measures'],
        [{ ...days }, 'measures'],
        [{ measures: measure, by: 'nothing', ...days }, 'by'],
        [{ measures: measure, nonsense: '1', ...days }, 'nonsense'],
        [{ measures: measure, sort: measuresOf(report).at(-1)!, ...days }, measuresOf(report).length > 1 ? 'sort' : ''],
        [{ measures: measure, top: '3', ...days }, 'top'],
        ...(facts.day === undefined
          ? ([[{ measures: measure, step: 'day', ...days }, 'step']] as [Record<string, string>, string][])
          : ([
              [{ measures: measure, from: host.today, to: addDays(host.today, -1) }, 'to'],
              [{ measures: measure, from: '1900-01-01', to: '2099-01-01' }, 'to'],
              [{ measures: measure, from: addDays(host.today, -2000), to: host.today, step: 'day' }, 'step'],
              [{ measures: measure, to: host.today }, 'from'],
            ] as [Record<string, string>, string][])),
        ...Object.keys(facts.by)
          .filter(name => valuesOf(facts, dimensionOf(facts, name)!) !== undefined)
          .map((name): [Record<string, string>, string] => [{ measures: measure, [name]: 'noSuch', ...days }, name]),
        ...(dimensionsOf(report).includes('hospital')
          ? ([[{ measures: measure, hospital: 'x', ...days }, 'hospital']] as [Record<string, string>, string][])
          : []),
      ]
      for (const [query, field] of refusals.filter(([, name]) => name !== '')) {
        const { status, body } = await get(`api/statistics/${report.name}?${new URLSearchParams(query)}`)
        expect({ query, status, errors: Object.keys((body as { errors?: object }).errors ?? {}) }).toEqual({
          query,
          status: 400,
          errors: [field],
        })
      }
      if (dimensionsOf(report).includes('hospital'))
        expect(
          await get(
            `api/statistics/${report.name}?${new URLSearchParams({ measures: measure, hospital: '999999', ...days })}`,
          ),
        ).toMatchObject({
          status: 404,
          body: {
            code: 'filterOutOfReach',
            message: expect.stringMatching(/^The filter “[A-Z][^”]+” names what is not there/) as string,
            errors: { hospital: 'Not there, or outside your data scope' },
          },
        })
    })
  })

  it('holds no more numbers than anybody reads, balances of each day among them', async () => {
    const query = {
      measures: measuresOf(reports['payments']!).join(),
      by: 'hospital,doctor',
      from: addDays(host.today, -1400),
      to: host.today,
      compare: 'previous,lastYear',
    }
    const { status, body } = await get(`api/statistics/payments?${new URLSearchParams({ ...query, step: 'day' })}`)
    // 200 000 numbers: of each group as many as there are measures, in each of the three ranges.
    const groups = Math.floor(200_000 / measuresOf(reports['payments']!).length / 3)
    expect({ status, errors: (body as { errors: unknown }).errors }).toEqual({
      status: 400,
      errors: { by: expect.stringContaining(` ${groups} `) as string },
    })
    expect(await get(`api/statistics/payments?${new URLSearchParams({ ...query, step: 'year' })}`)).toMatchObject({
      status: 200,
    })
  })

  it('puts nothing beside each other in a file that is not asked for', async () => {
    const query = { measures: 'payments.bills', by: 'doctor', from: addDays(host.today, -30), to: host.today }
    for (const columns of ['hospital', 'step']) {
      expect(await get(`api/statistics/payments/export?${new URLSearchParams({ ...query, columns })}`)).toMatchObject({
        status: 400,
        body: { errors: { columns: expect.stringContaining('broken down') as string } },
      })
    }
  })

  describe('the file of a chart', () => {
    const lines = async (query: Readonly<Record<string, string>>): Promise<string[][]> => {
      const reply = await host.fetch(`/api/statistics/payments/export?${new URLSearchParams(query)}`, {
        headers: { Authorization: `Bearer ${tokens.get('admin')}`, Language: 'en' },
      })
      expect(reply.status).toBe(200)
      return (await reply.text())
        .replace(/["\uFEFF]/g, '')
        .trim()
        .split('\r\n')
        .map(line => line.split(','))
    }
    const measure = 'payments.amount'

    it('has running totals where the chart has them, of what it is compared with too', async () => {
      const part = monthAnalysis.parts.running
      const query = { measures: measure, step: 'month', compare: 'lastYear', ...year() }
      const { rows, total } = await ask(reports['payments']!, query)
      const yuan = (fen: number): string => (fen / 100).toFixed(2)
      const upTo = (at: number, of: (line: Answer['rows'][number]) => number | null | undefined): string =>
        yuan(rows.slice(0, at + 1).reduce((sum, line) => sum + (of(line) ?? 0), 0))
      const [, ...told] = await lines({ ...query, cumulative: String(layoutOf(part).cumulative) })
      expect(told.map(([, ...numbers]) => numbers)).toEqual(
        rows.map((_, at) => [
          upTo(at, ({ values }) => values[measure]),
          upTo(at, ({ compared }) => compared!['lastYear']![measure]),
        ]),
      )
      expect(told.at(-1)![1]).toBe(yuan(total.values[measure]!))
      // Of nothing that follows in time there is no running total.
      const { step: _step, ...atOnce } = query
      expect(
        await get(
          `api/statistics/payments/export?${new URLSearchParams({ ...atOnce, by: 'type', cumulative: 'true' })}`,
        ),
      ).toMatchObject({ status: 400, body: { errors: { cumulative: 'Needs a row for each step of time' } } })
    })

    it('has what is left of others, so that its rows come to the total', async () => {
      const query = { measures: `payments.bills,${measure}`, by: 'hospital', top: '2', compare: 'previous', ...year() }
      const { left, total } = await ask(reports['payments']!, query)
      expect(left).toBeGreaterThan(0)
      const [, ...told] = await lines(query)
      expect(told.map(([label]) => label)).toEqual([expect.any(String), expect.any(String), 'Other'])
      const sum = (at: number): number => told.reduce((so, line) => so + Number(line[at]), 0)
      expect([sum(1), sum(2)]).toEqual([total.values['payments.bills'], total.compared!['previous']!['payments.bills']])
      expect(sum(3)).toBeCloseTo(total.values[measure]! / 100, 2)
      // What adds up to nothing has no rest.
      expect(await lines({ ...query, measures: 'payments.bills,payments.perBill' })).toHaveLength(3)
    })
  })

  it('has groups in the order that they are declared in, though the largest alone are asked for', async () => {
    const effects = everyFacts.effects as AnyFacts
    const order = valuesOf(effects, dimensionOf(effects, 'effect')!)!
    const query = { measures: 'effects.patients', by: 'effect', ...year(), top: '6' }
    const { rows } = await ask(reports['effects']!, query)
    const sizes = rows.map(({ values }) => values['effects.patients']!)
    expect(rows.map(({ keys }) => keys['effect'])).toEqual(
      order.filter(value => rows.some(({ keys }) => keys['effect'] === value)),
    )
    // In the sample that is another order than by size.
    expect(sizes).not.toEqual([...sizes].sort((one, other) => other - one))
    const labels = rows.map(({ labels: { effect } }) => effect)
    const file = async (more: object): Promise<string[][]> => {
      const reply = await host.fetch(
        `/api/statistics/effects/export?${new URLSearchParams({ ...query, format: 'csv', ...more })}`,
        { headers: { Authorization: `Bearer ${tokens.get('admin')}`, Language: 'en' } },
      )
      const lines = (await reply.text())
        .replace(/["\uFEFF]/g, '')
        .trim()
        .split('\r\n')
      return lines.map(line => line.split(','))
    }
    expect((await file({})).slice(1).map(([label]) => label)).toEqual(labels)
    expect((await file({ columns: 'effect' }))[0]).toEqual(labels)
    // Names have no order of their own: from the largest.
    const doctors = await ask(reports['effects']!, { ...query, by: 'doctor' })
    const numbers = doctors.rows.map(({ values }) => values['effects.patients']!)
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one))
  })

  it('refuses to count by what nothing is counted by', async () => {
    for (const counted of [
      'nonsense',
      'payments.nothing',
      'payments.bills;package=31',
      'payments.bills;nothing=1',
      spellCounted({ facts: 'payments', measure: 'bills', keys: { hospital: ['x'] } }),
    ]) {
      expect(await get(`api/payment?${new URLSearchParams({ counted })}`)).toMatchObject({
        status: 400,
        body: { errors: { counted: expect.any(String) as string } },
      })
    }
  })

  describe('answers that are kept', () => {
    const range = {
      measures: 'newPatients.registered',
      from: addDays(new Date().toISOString().slice(0, 10), -5000),
      to: addDays(new Date().toISOString().slice(0, 10), 1),
    }
    const registered = async (): Promise<number> =>
      (await ask(reports['newPatients']!, range)).total.values['newPatients.registered']!
    const setType = (id: number, type: string): Promise<void> => host.setColumns(registry['patient']!, id, { type })
    const anyone = async (): Promise<number> =>
      (
        await sql<{ id: number }>`select min(id) as id from patient where type = 'ordinary' and not deleted`.execute(
          host.database.db,
        )
      ).rows[0]!.id

    it('are not worked out again for who asks the same, and are dropped by a write', async () => {
      const before = await registered()
      const [so, statements] = [await registered(), host.statements()]
      await registered()
      const kept = host.statements() - statements
      const id = await anyone()
      await setType(id, 'demo')
      const at = host.statements()
      expect([so, await registered()]).toEqual([before, before - 1])
      expect(host.statements() - at).toBeGreaterThan(kept)
      await setType(id, 'ordinary')
      expect(await registered()).toBe(before)
    })

    it.runIf(engine.kind === 'server')('never hide a write that was under way while they were worked out', async () => {
      const [before, id] = [await registered(), await anyone()]
      const { db, close: end } = await openServer({ url: host.database.url!, poolSize: 1 })
      await db.transaction().execute(async transaction => {
        await sql`update patient set type = 'demo' where id = ${id}`.execute(transaction)
        expect(await registered()).toBe(before)
      })
      expect(await registered()).toBe(before - 1)
      await end()
      await setType(id, 'ordinary')
    })

    it('of own figures are told to nobody whose they are not any more: they go with the account of the doctor, and with the doctor of the patient', async () => {
      const doctor = registry['doctor']!
      const mine = await staffOf('doctor')
      const own = async (): Promise<number> =>
        (await ask(reports['newPatients']!, range, 'doctor')).total.values['newPatients.registered']!
      const account = (
        await sql<{ operator: number }>`select operator from doctor where id = ${mine}`.execute(host.database.db)
      ).rows[0]!.operator
      const before = await own()
      expect([before > 0, await own()]).toEqual([true, before])
      for (const [gone, back] of [
        [{ operator: null }, { operator: account }],
        [{ deleted: true }, { deleted: false }],
      ]) {
        await host.setColumns(doctor, mine, gone!)
        expect(await own()).toBe(0)
        await host.setColumns(doctor, mine, back!)
        expect(await own()).toBe(before)
      }
      const [{ id }] = (
        await sql<{
          id: number
        }>`select min(id) as id from patient where doctor = ${mine} and type = 'ordinary' and not deleted`.execute(
          host.database.db,
        )
      ).rows as [{ id: number }]
      await host.setColumns(registry['patient']!, id, { doctor: null })
      expect(await own()).toBe(before - 1)
      await host.setColumns(registry['patient']!, id, { doctor: mine })
      expect(await own()).toBe(before)
    })

    it('rest on tables whose writes are counted', async () => {
      const { rows } = await sql<{
        name: string
      }>`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'statistics_change'`.execute(
        host.database.db,
      )
      const tracked = rows.map(({ name }) => name)
      for (const of of [
        ...Object.values<AnyFacts>(everyFacts).map(facts => facts.of),
        ...Object.values<AnyResource>(statistics.resources).filter(({ rows }) => rows !== undefined),
      ]) {
        if (of.rows === undefined) expect(tracked).toContain(tableName(of))
        else
          for (const table of await readBy(of.name))
            expect({ of: of.name, table, isTracked: tracked.includes(table) }).toEqual({
              of: of.name,
              table,
              isTracked: true,
            })
      }
    })

    /** The tables that the query of a resource reads, as the planner finds them. */
    const readBy = async (name: string): Promise<readonly string[]> => {
      const statement = new Statement()
      const query = implementations.find(({ resource }) => resource.name === name)!.handlers['rows'] as unknown as (
        input: object,
        context: object,
      ) => string
      const text = query(
        { from: null, to: null },
        {
          statement,
          filtered: () => [],
          today: host.today,
          now: new Date(),
          timeZone: 'Asia/Shanghai',
          language: 'zh',
          operator: null,
        },
      )
      const [found] = await statement.run<{ 'QUERY PLAN': unknown }>(host.database.db, `explain (format json) ${text}`)
      return [
        ...new Set(
          [...JSON.stringify(found!['QUERY PLAN']).matchAll(/"Relation Name\\?":\s*\\?"(\w+)/g)].map(
            ([, table]) => table!,
          ),
        ),
      ]
    }
  })
})
