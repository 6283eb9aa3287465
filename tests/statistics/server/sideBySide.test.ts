import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, dayNumber, defaultTimeZone } from '../../../domain/calendar.ts'
import { toFilters } from '../../../dataProvider/query.ts'
import { isRegular, requestLine } from '../../../resources/core/calls.ts'
import { storedFields } from '../../../resources/core/fields.ts'
import { askReport, isBalance, wayDown } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, Part, Range } from '../../../resources/core/statistics/index.ts'
import { readAddress } from '../../../resources/core/statistics/address.ts'
import { partQuery, sideOf } from '../../../resources/core/statistics/partQuery.ts'
import { resourceNamed } from '../../../resources/index.ts'
import { cases } from '../../../resources/statistics/facts/cases.ts'
import { newPatients } from '../../../resources/statistics/facts/newPatients.ts'
import { payments } from '../../../resources/statistics/facts/payments.ts'
import { comparison } from '../../../resources/statistics/reports/comparison.ts'
import { columnName, tableName } from '../../../server/core/migrations/schemaNames.ts'
import { buildRollUps } from '../../../server/core/statistics/buildRollUps.ts'
import { describeAbove } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { Recount } from './recount.ts'
import type { Answer, Numbers } from './answer.ts'
import type { Row } from './recount.ts'

const all: readonly AnyFacts[] = [payments, newPatients, cases]
const measures = all.flatMap(facts => Object.keys(facts.measures).map(name => `${facts.name}.${name}`))

describeAbove('what is put side by side', engine => {
  let host: Host
  let token: string
  const models = new Map<AnyFacts, Recount>()
  const superiors = new Map<number, number | null>()
  let year: Range
  let other: Range

  const get = async (path: string, language = 'en'): Promise<{ status: number; body: unknown }> => {
    const reply = await host.fetch(`/${path}`, { headers: { Authorization: `Bearer ${token}`, Language: language } })
    return { status: reply.status, body: await reply.json() }
  }
  const ask = async (query: Readonly<Record<string, string>>): Promise<Answer> => {
    const { status, body } = await get(
      `api/statistics/comparison?${new URLSearchParams({ measures: measures.join(), ...year, ...query })}`,
    )
    expect({ status, body: status === 200 ? {} : body }).toEqual({ status: 200, body: {} })
    return body as Answer
  }
  const isBelow = (id: number, root: number): boolean => {
    for (let at: number | null | undefined = id; at; at = superiors.get(at)) if (at === root) return true
    return false
  }
  const equals = (line: Numbers, range: Range, isMeant: (row: Row) => boolean): void => {
    for (const facts of all)
      for (const name of Object.keys(facts.measures)) {
        const [found, told] = [line[`${facts.name}.${name}`], models.get(facts)!.measure(name, range, isMeant)]
        if (told === null) expect({ name, found }).toEqual({ name, found: null })
        else
          expect({ name, isClose: Math.abs(found! - told) < 1e-6 || { found, told } }).toEqual({ name, isClose: true })
      }
  }

  beforeAll(async () => {
    host = await openHost(engine)
    token = await host.signIn('admin')
    // From roll-ups, and what they cannot tell from the rows.
    await buildRollUps(host.database, { timeZone: defaultTimeZone, pause: 0 })
    year = { from: addDays(host.today, -400), to: host.today }
    other = { from: addDays(host.today, -700), to: addDays(host.today, -420) }
    for (const facts of all) {
      const columns = storedFields(facts.of).map(([name]) => sql`${sql.ref(columnName(name))} as ${sql.ref(name)}`)
      const { rows } = await sql<Row>`select id, ${sql.join(columns)} from ${sql.table(tableName(facts.of))}`.execute(
        host.database.db,
      )
      models.set(facts, new Recount(facts, rows, host.today))
    }
    const { rows } = await sql<{ id: number; superior: number | null }>`select id, superior from hospital`.execute(
      host.database.db,
    )
    for (const { id, superior } of rows) superiors.set(id, superior)
  })
  afterAll(() => host.close())

  /** An organisation below another one that is below none but the platform. */
  const nested = (): readonly [outer: number, inner: number, beside: number] => {
    const [root] = [...superiors].find(([, superior]) => superior === null)!
    const [outer, beside] = [...superiors].filter(([, superior]) => superior === root).map(([id]) => id)
    const inner = [...superiors].find(([, superior]) => superior === outer)![0]
    return [outer!, inner, beside!]
  }

  it('is one group for each chosen organisation, in their order and with all below it, in any range', async () => {
    const [outer, inner, beside] = nested()
    const answer = await ask({
      by: 'hospital',
      chosen: 'hospital',
      hospital: `${beside},${inner},${outer}`,
      compare: 'previous',
      compareFrom: other.from,
      compareTo: other.to,
    })
    expect(answer.rows.map(({ keys }) => keys['hospital'])).toEqual([beside, inner, outer])
    expect(answer.comparedRanges['free']).toEqual(other)
    // An answer that is kept is not taken for one that was asked in another order.
    const query = { by: 'hospital', chosen: 'hospital', measures: 'payments.bills' }
    for (const ids of [
      [outer, beside],
      [beside, outer],
    ])
      expect((await ask({ ...query, hospital: ids.join() })).rows.map(({ keys }) => keys['hospital'])).toEqual(ids)
    for (const { keys, values, compared } of answer.rows) {
      const isMeant = (row: Row): boolean => isBelow(Number(row['hospital']), Number(keys['hospital']))
      equals(values, year, isMeant)
      for (const [name, range] of Object.entries(answer.comparedRanges)) equals(compared![name]!, range, isMeant)
    }
    // One lies within another: all of them together have each row once.
    const isMeant = (row: Row): boolean => [outer, beside].some(root => isBelow(Number(row['hospital']), root))
    equals(answer.total.values, year, isMeant)
    equals(answer.total.compared!['free']!, other, isMeant)
  })

  it('has the numbers of the same date a year before beside each day, and those of 29 February beside none', async () => {
    const leap = Math.floor((Number(host.today.slice(0, 4)) - 1) / 4) * 4
    for (const year of [leap, leap + 1]) {
      const days = { from: `${year}-01-01`, to: `${year}-06-30` }
      const answer = await ask({ ...days, step: 'day', compare: 'lastYear' })
      expect(answer.rows.some(({ compared }) => compared!['lastYear']!['newPatients.registered']! > 0)).toBe(true)
      for (const { period, compared } of answer.rows) {
        const same = `${year - 1}${period!.slice(4)}`
        if (period!.endsWith('-02-29')) expect(new Set(Object.values(compared!['lastYear']!))).toEqual(new Set([null]))
        else equals(compared!['lastYear']!, { from: same, to: same }, () => true)
      }
      equals(answer.total.compared!['lastYear']!, { from: `${year - 1}-01-01`, to: `${year - 1}-06-30` }, () => true)
    }
  })

  it('is the same by steps of time and within other groups', async () => {
    const [outer, inner] = nested()
    const answer = await ask({
      by: 'hospital,doctor',
      chosen: 'hospital',
      hospital: `${outer},${inner}`,
      step: 'quarter',
      measures: 'payments.amount,payments.owed,newPatients.registered',
    })
    expect(answer.rows.length).toBeGreaterThan(2)
    for (const { keys, period, values } of answer.rows) {
      const isMeant = (row: Row): boolean =>
        isBelow(Number(row['hospital']), Number(keys['hospital'])) && row['doctor'] === keys['doctor']
      const model = models.get(payments)!
      expect(values['payments.amount']).toBe(
        model.measure('amount', year, row => isMeant(row) && model.period(row, 'quarter') === period),
      )
      expect(values['payments.owed']).toBe(
        model.measure('unpaid', { from: '1900-01-01', to: host.today }, row => {
          return isMeant(row) && model.period(row, 'quarter') <= period!
        }),
      )
    }
  })

  it('is compared with the same part of the unit that was chosen, which no answer of the same days is taken for', async () => {
    const days = { from: '2026-01-01', to: '2026-03-15', measures: 'payments.bills', compare: 'previous' }
    const before = { from: '2025-10-19', to: '2025-12-31' }
    for (const [unit, range] of [
      ['', before],
      ['year', { from: '2025-01-01', to: '2025-03-15' }],
      ['quarter', { from: '2025-10-01', to: '2025-12-15' }],
      ['', before],
    ] as const) {
      const { comparedRanges, total } = await ask({ ...days, ...(unit === '' ? {} : { unit }) })
      expect(comparedRanges).toEqual({ previous: range })
      expect(total.compared!['previous']!['payments.bills']).toBe(
        models.get(payments)!.measure('bills', range, () => true),
      )
    }
  })

  it('has nothing beside steps that the other range does not have', async () => {
    const days = { compareFrom: addDays(host.today, -900), compareTo: addDays(host.today, -870) }
    const { rows } = await ask({ step: 'month', measures: 'newPatients.registered,payments.owed', ...days })
    const beside = rows.map(({ compared }) => compared!['free']!['newPatients.registered'])
    expect(beside.slice(0, 1)).toEqual([expect.any(Number)])
    expect(new Set(beside.slice(2))).toEqual(new Set([null]))
    expect(rows.at(-1)!.compared!['free']).toEqual({ 'newPatients.registered': null, 'payments.owed': null })
  })

  it.each([90, 6500])(
    'is compared with more days than it has (%i): each step with its own, all with all',
    async days => {
      const range = { from: addDays(host.today, -29), to: host.today }
      const free = { from: addDays(host.today, -days), to: addDays(host.today, -1) }
      const [outer, , beside] = nested()
      const answer = await ask({
        ...range,
        step: 'day',
        by: 'hospital',
        chosen: 'hospital',
        hospital: `${outer},${beside}`,
        totals: 'true',
        measures: 'newPatients.registered,newPatients.all,payments.amount',
        compareFrom: free.from,
        compareTo: free.to,
      })
      expect(answer.comparedRanges['free']).toEqual(free)
      const registered = models.get(newPatients)!
      const isMeant = (row: Row): boolean => [outer, beside].some(root => isBelow(Number(row['hospital']), root))
      expect(answer.total.compared!['free']).toMatchObject({
        'newPatients.registered': registered.measure('registered', free, isMeant),
        'payments.amount': models.get(payments)!.measure('amount', free, isMeant),
      })
      expect(answer.rows).toHaveLength(60)
      for (const { period, keys, compared } of answer.rows) {
        const day = addDays(free.from, dayNumber(period!) - dayNumber(range.from))
        expect(compared!['free']).toMatchObject({
          'newPatients.registered': registered.measure('registered', { from: day, to: day }, row =>
            isBelow(Number(row['hospital']), Number(keys['hospital'])),
          ),
        })
      }
    },
  )

  it('has balances in each of those steps', async () => {
    const opened = models.get(newPatients)!.rows({ from: '1900-01-01', to: host.today })
    const first = opened.map(row => models.get(newPatients)!.dayOf(row)).sort()[0]!
    const { rows, total } = await ask({
      from: addDays(host.today, -9),
      step: 'day',
      measures: 'newPatients.all',
      compareFrom: first,
      compareTo: addDays(host.today, -1),
    })
    const all = (to: string): number => models.get(newPatients)!.measure('all', { from: '1900-01-01', to }, () => true)!
    expect(rows.map(({ compared }) => compared!['free']!['newPatients.all'])).toEqual(
      rows.map((_, at) => all(addDays(first, at))),
    )
    expect(total.compared!['free']).toEqual({ 'newPatients.all': all(addDays(host.today, -1)) })
  })

  it('is called so where it is meant alone, also of one that has nothing below it', async () => {
    const [outer, , beside] = nested()
    const leaf = [...superiors.keys()].find(id => ![...superiors.values()].includes(id))!
    const labelsOf = async (...ids: readonly (string | number)[]): Promise<readonly (string | undefined)[]> => {
      const query = { by: 'hospital', chosen: 'hospital', measures: 'payments.bills', hospital: ids.join() }
      return (await ask(query)).rows.map(({ labels }) => labels['hospital'])
    }
    const names = await labelsOf(outer, leaf, beside)
    expect(await labelsOf(`only:${outer}`, `only:${leaf}`, beside)).toEqual([
      `Only ${names[0]}`,
      `Only ${names[1]}`,
      names[2],
    ])
  })

  it('leads from each number to as many rows of the list of that branch', async () => {
    const [outer, inner, beside] = nested()
    const hospital = [`only:${outer}`, String(inner), String(beside)]
    const { rows } = await ask({ by: 'hospital', chosen: 'hospital', hospital: hospital.join() })
    for (const facts of all)
      for (const { keys } of rows)
        for (const measure of Object.keys(facts.measures)) {
          const { filter } = wayDown({
            facts,
            measure,
            keys,
            range: year,
            filters: { hospital },
            chosen: ['hospital'],
            resourceNamed,
          })
          const asked = toFilters(filter)
          const reply = await host.fetch(
            `/${requestLine(facts.of, 'list').template}?${new URLSearchParams(isRegular(facts.of) ? { filter: JSON.stringify(asked), range: '[0,0]' } : { ...asked, size: '1' })}`,
            { headers: { Authorization: `Bearer ${token}` } },
          )
          const found = isRegular(facts.of)
            ? Number(reply.headers.get('content-range')?.split('/')[1])
            : ((await reply.json()) as { totalElements: number }).totalElements
          const root = Number(keys['hospital'])
          const told = models
            .get(facts)!
            .shown(
              measure,
              year,
              row => (root === outer ? row['hospital'] === outer : isBelow(Number(row['hospital']), root)),
              isBalance(facts, measure),
            )
          expect({ measure, root, status: reply.status, found }).toEqual({ measure, root, status: 200, found: told })
        }
  })

  it('is there without rows too, and of doctors by themselves; of what is not chosen the largest, but no "none"', async () => {
    const idle = (
      await sql<{
        id: number
      }>`insert into doctor (name, hospital, occupation) select 'Idle', id, 'doctor' from hospital where superior is null returning id`.execute(
        host.database.db,
      )
    ).rows[0]!.id
    const { rows: known } = await ask({ by: 'doctor', measures: 'payments.amount', sort: 'payments.amount' })
    expect(known.some(({ keys }) => keys['doctor'] === null)).toBe(true)
    const [first, second] = known.map(({ keys }) => keys['doctor']).filter(id => id !== null)
    const answer = await ask({ by: 'doctor', chosen: 'doctor', doctor: `${second},${idle},${first}`, top: '5' })
    expect(answer.rows.map(({ keys }) => keys['doctor'])).toEqual([second, idle, first])
    for (const { keys, values } of answer.rows) equals(values, year, row => row['doctor'] === keys['doctor'])
    const largest = await ask({ by: 'doctor', chosen: 'doctor', top: '5', sort: 'payments.amount' })
    expect(largest.rows.map(({ keys }) => keys['doctor'])).toEqual(
      known
        .map(({ keys }) => keys['doctor'])
        .filter(id => id !== null)
        .slice(0, 5),
    )
  })

  it.each(['hospital', 'doctor'])(
    'is the same of every %s in every part while nothing is chosen, those with the most first, each in every step',
    async side => {
      const { view } = readAddress(comparison, new URLSearchParams({ ...year, step: 'quarter' }), host.today)
      const model = models.get(payments)!
      const amounts = [...model.by(side)]
        .filter(([key]) => key !== null)
        .map(([key, rows]) => [key, rows.measure('amount', year) ?? 0] as const)
        .sort(([one, a], [other, b]) => b - a || String(one).localeCompare(String(other)))
      const parts = Object.values<Part>(comparison.parts).filter(part => sideOf(comparison, part) === side)
      expect(parts.length).toBe(3)
      for (const part of parts) {
        const query = Object.entries(askReport(partQuery(comparison, part, view)))
        const { rows } = await ask(Object.fromEntries(query.map(([name, value]) => [name, String(value)])))
        const groups = [...new Set(rows.map(({ keys }) => keys[side]))]
        expect(groups).toEqual(amounts.slice(0, 5).map(([key]) => key))
        const periods = [...new Set(rows.map(({ period }) => period))]
        expect(rows.map(({ period, keys }) => [period, keys[side]])).toEqual(
          periods.flatMap(period => groups.map(group => [period, group])),
        )
      }
    },
  )

  it('may find the largest by what it does not tell, but orders rows by nothing else', async () => {
    const query = { by: 'hospital', measures: 'newPatients.registered', sort: 'payments.amount' }
    const { rows, left } = await ask({ ...query, top: '1' })
    const largest = [...models.get(payments)!.by('hospital')].map(([key, of]) => [key, of.measure('amount', year)!])
    expect(rows.map(({ keys }) => keys['hospital'])).toEqual([
      largest.sort(([, a], [, b]) => Number(b) - Number(a))[0]![0],
    ])
    expect(rows[0]!.values).toEqual({
      'newPatients.registered': models
        .get(newPatients)!
        .measure('registered', year, row => row['hospital'] === rows[0]!.keys['hospital']),
    })
    expect(left).toBeGreaterThan(0)
    const { status, body } = await get(`api/statistics/comparison?${new URLSearchParams({ ...year, ...query })}`)
    expect({ status, errors: (body as { errors: unknown }).errors }).toEqual({
      status: 400,
      errors: { sort: 'Can only be sorted by a measure that is asked for' },
    })
  })

  it.each([
    ['en', { hospital: '1,2,3,4,5,6' }, { hospital: 'Cannot have more than 5 entries' }],
    ['zh', { doctor: '1,2,3,4,5,6' }, { doctor: '不能超过 5 项' }],
    ['en', { compareFrom: '2025-01-01' }, { compareTo: 'This cannot be empty' }],
    ['zh', { compareFrom: '2025-02-01', compareTo: '2025-01-01' }, { compareTo: '不能早于 2025-02-01' }],
    ['en', { compareFrom: '2025-02-30', compareTo: '2025-03-01' }, { compareFrom: expect.any(String) as string }],
    [
      'en',
      { compareFrom: '1990-01-01', compareTo: '2024-12-31' },
      { compareTo: expect.stringContaining('20') as string },
    ],
    ['en', { unit: 'month' }, { unit: 'The days must begin with the first of the unit and end within it' }],
    ['zh', { unit: 'year' }, { unit: '所选日期须从周期的第一天开始，且不超出该周期' }],
    ['en', { chosen: 'doctor' }, { chosen: expect.stringContaining('broken down') as string }],
  ])('is refused by the name of the field (%s, %j)', async (language, query, errors) => {
    const { status, body } = await get(
      `api/statistics/comparison?${new URLSearchParams({ measures: 'payments.bills', by: 'hospital', ...year, ...query })}`,
      language,
    )
    expect({ status, errors: (body as { errors: unknown }).errors }).toEqual({ status: 400, errors })
  })

  it('is a file with a row for each measure, and differences beside each but the first', async () => {
    const [outer, , beside] = nested()
    const lines = async (query: Readonly<Record<string, string>>, language: string): Promise<string[][]> => {
      const reply = await host.fetch(
        `/api/statistics/comparison/export?${new URLSearchParams({ ...year, measures: 'payments.bills,payments.amount', by: 'hospital', columns: 'hospital', chosen: 'hospital', rows: 'measures', differences: 'true', ...query })}`,
        { headers: { Authorization: `Bearer ${token}`, Language: language } },
      )
      expect(reply.status).toBe(200)
      return (await reply.text())
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n')
        .map(line => line.split(',').map(cell => cell.replace(/^"|"$/g, '')))
    }
    const model = models.get(payments)!
    const bills = (root: number, range = year): number =>
      model.measure('bills', range, row => isBelow(Number(row['hospital']), root))!
    const [titles, first, second] = await lines({ hospital: `${outer},${beside}` }, 'zh')
    expect(titles!.slice(0, 1)).toEqual(['指标'])
    expect(titles!.slice(3)).toEqual([`${titles![2]}较${titles![1]}相差`, `${titles![2]}较${titles![1]}相差比例`])
    expect(first!.slice(0, 4)).toEqual([
      '开单数',
      ...[bills(outer), bills(beside), bills(beside) - bills(outer)].map(String),
    ])
    expect(Number(first![4])).toBeCloseTo((bills(beside) - bills(outer)) / bills(outer), 3)
    expect(second![0]).toBe('金额')
    // One organisation in two ranges.
    const range = `${other.from.replaceAll('-', '/')} 至 ${other.to.replaceAll('-', '/')}`
    const [names, one] = await lines({ hospital: String(outer), compareFrom: other.from, compareTo: other.to }, 'zh')
    expect(names!.slice(2)).toEqual([range, `${names![1]}较${range}相差`, `${names![1]}较${range}相差比例`])
    const [now, then] = [bills(outer), bills(outer, other)]
    expect(one!.slice(0, 4)).toEqual(['开单数', ...[now, then, now - then].map(String)])
  })
})
