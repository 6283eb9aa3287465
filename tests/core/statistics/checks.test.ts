import { describe, expect, test } from 'vitest'
import { choice, date, datetime, integer, money, ref, resource, text } from '../../../resources/core/index.ts'
import { checkReports } from '../../../resources/core/checks/reports.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { AnyFacts, AnyReport } from '../../../resources/core/statistics/index.ts'
import { registry, reports } from '../../../resources/index.ts'

const sale: AnyResource = resource({
  name: 'sale',
  label: 'number',
  scopedBy: 'nothing',
  fields: {
    number: text(),
    day: date(),
    at: datetime(),
    kind: choice(['cash', 'card']),
    pieces: integer(),
    price: money(),
    buyer: ref('sale'),
    area: ref('area'),
    phone: text({ match: 'mobile', mask: 'tail4' }),
    cost: money({ permission: { read: 'sale:cost' } }),
    level: choice(['a'], { permission: { read: 'sale:cost' } }),
    note: date(),
  },
  list: { columns: ['number'], filters: ['day', 'kind', 'at', 'area'] },
  actions: { list: {}, get: {} },
})
const { list: _list, ...unlisted } = sale
const bounded: AnyResource = { ...sale, list: { ...sale.list!, begins: { at: '2026-01-01' } } }
const area: AnyResource = resource({
  name: 'area',
  label: 'name',
  tree: 'above',
  scopedBy: 'nothing',
  fields: { name: text(), above: ref('area') },
  list: { columns: ['name'] },
  actions: { list: {}, get: {} },
})

const known = { sale, area }

const sound: AnyFacts = {
  name: 'sales',
  of: sale,
  day: 'day',
  by: {
    kind: 'kind',
    area: 'area',
    size: { is: 'bands', field: 'pieces', values: [1, 2] },
    hour: { is: 'hour', field: 'at' },
  },
  measures: {
    sold: { is: 'count' },
    paid: { is: 'sum', field: 'price' },
    each: { is: 'quotient', of: 'paid', by: 'sold' },
    buyers: { is: 'distinct', field: 'buyer' },
    so: { is: 'balance', of: 'paid' },
  },
}
const shown: AnyReport = {
  name: 'selling',
  facts: [sound],
  filters: ['kind'],
  range: 'thisMonth',
  parts: { sums: { part: 'figures', measures: ['sales.sold'] } },
}

const idsOf = (facts: Partial<AnyFacts>, report: Partial<AnyReport> = {}): string[] => {
  const changed = { ...sound, ...facts }
  return [...new Set(checkReports({ selling: { ...shown, facts: [changed], ...report } }, known).map(({ id }) => id))]
}

const by = (dimension: AnyFacts['by'][string]): Partial<AnyFacts> => ({ by: { ...sound.by, kind: dimension } })
const measure = (one: AnyFacts['measures'][string]): Partial<AnyFacts> => ({ measures: { ...sound.measures, one } })
const part = (one: AnyReport['parts'][string]): Partial<AnyReport> => ({ parts: { one } })
const between = { from: 2, to: 5, by: 'sales.sold' }
const beside: AnyReport['parts'][string] = {
  part: 'table',
  rows: 'measures',
  columns: 'area',
  measures: ['sales.sold'],
  differences: true,
}
const side = (one: AnyReport['parts'][string] = beside, more: Partial<AnyReport> = {}): Partial<AnyReport> => ({
  filters: ['area', 'kind'],
  sideBySide: { area: between },
  parts: { one },
  ...more,
})
const drawn = { part: 'chart', measures: ['sales.sold'] } as const

describe('checks of statistics', () => {
  test('find nothing in the reports that there are, nor in what is sound', () => {
    expect(checkReports(reports, registry)).toEqual([])
    expect(idsOf({})).toEqual([])
    expect(idsOf({}, side())).toEqual([])
    expect(idsOf({}, side({ ...drawn, as: 'multiples', over: 'step', split: 'area' }))).toEqual([])
  })

  test.each<[string, string, Partial<AnyFacts>, Partial<AnyReport>?]>([
    ['R170', 'a dimension that is a word of the question', { by: { ...sound.by, step: 'kind' } }],
    ['R171', 'facts of what has no list', { of: unlisted }],
    ['R172', 'a day that is none', { day: 'kind' }],
    ['R172', 'a day that the list has no filter for', { day: 'note' }],
    ['R172', 'a range that nothing is asked for', { takesRange: true }],
    ['R173', 'a field that there is not', by('nothing')],
    ['R173', 'a masked field', by('phone')],
    ['R173', 'a field that some may not read', by('level')],
    ['R173', 'a field with a value for each row', by('pieces')],
    ['R173', 'bands out of order', by({ is: 'bands', field: 'pieces', values: [2, 1] })],
    ['R173', 'the hour of a day', by({ is: 'hour', field: 'day' })],
    ['R173', 'the age of a word', by({ is: 'ageGroup', field: 'kind' })],
    ['R174', 'a sum of words', measure({ is: 'sum', field: 'kind' })],
    ['R174', 'a sum that some may not read', measure({ is: 'sum', field: 'cost' })],
    ['R174', 'people who are no records', measure({ is: 'distinct', field: 'pieces' })],
    ['R174', 'a part of nothing', measure({ is: 'share', of: 'nothing', by: 'sold' })],
    ['R174', 'an addition of nothing', measure({ is: 'addition', of: 'sold', and: 'nothing' })],
    ['R174', 'a quantile beyond all rows', measure({ is: 'quantile', field: 'pieces', at: 1.5 })],
    ['R175', 'a measure that follows from itself', measure({ is: 'difference', of: 'one', less: 'sold' })],
    ['R175', 'a measure that is added to itself', measure({ is: 'addition', of: 'sold', and: 'one' })],
    ['R175', 'a balance of what does not add up', measure({ is: 'balance', of: 'each' })],
    ['R176', 'a value that is none', measure({ is: 'count', where: { kind: 'cheque' } })],
    ['R176', 'a condition on what is masked', { where: { phone: '13800000000' } }],
    ['R178', 'rows of whom no account is', { own: 'buyer' }],
    ['R178', 'rows of a field that there is not', { own: 'nobody' }],
    ['R178', 'rows that are of one and of everybody', { own: 'buyer', asListed: true }],
    ['R177', 'a roll-up by nothing', { rollUps: { daily: { per: 'day', by: ['nothing'] } } }],
    ['R177', 'a roll-up of records that nobody counts', { rollUps: { daily: { per: 'day', each: ['pieces'] } } }],
    ['R177', 'a roll-up under a name that no table can have', { rollUps: { 'by-day': { per: 'day' } } }],
    ['R177', 'a roll-up by the same twice', { rollUps: { daily: { per: 'day', by: ['kind', 'kind'] } } }],
    [
      'R177',
      'a roll-up by how old somebody is today',
      { by: { ...sound.by, age: { is: 'ageGroup', field: 'day' } }, rollUps: { daily: { per: 'day', by: ['age'] } } },
    ],
    [
      'R177',
      'a roll-up of what changes with the day',
      { where: { note: { max: 'today' } }, rollUps: { daily: { per: 'day' } } },
    ],
    [
      'R177',
      'a roll-up of what follows from other records',
      { where: { 'buyer.kind': 'cash' }, rollUps: { daily: { per: 'day' } } },
    ],
    [
      'R177',
      'a roll-up of what some do not see',
      {
        of: { ...sale, visibility: { when: { day: { max: 'today' } }, rest: ['author'] } },
        rollUps: { daily: { per: 'day' } },
      },
    ],
    [
      'R177',
      'a roll-up of nothing that adds up',
      { measures: { half: { is: 'quantile', field: 'price', at: 0.5 } }, rollUps: { daily: { per: 'day' } } },
    ],
    ['R180', 'a report under another name', {}, { name: 'other' }],
    ['R181', 'a filter that the facts have not', {}, { filters: ['nothing'] }],
    ['R181', 'a range that is now', {}, { range: 'now' }],
    ['R180', 'a report on the list of other rows', {}, { list: registry['patient']!, range: 'now' }],
    ['R181', 'a report on a list that has days of its own', {}, { list: sale }],
    ['R232', 'figures on a list that begins beyond them', { of: bounded }, { list: bounded, range: 'now' }],
    ['R182', 'a part without a number', {}, part({ part: 'figures', measures: [] })],
    [
      'R182',
      'more figures than a row has room for',
      {},
      part({ part: 'figures', measures: Array.from({ length: 6 }, () => 'sales.sold') }),
    ],
    ['R182', 'a measure that nothing has', {}, part({ part: 'figures', measures: ['sales.sould'] })],
    [
      'R182',
      'a chart over nothing',
      {},
      part({ part: 'chart', as: 'bars', measures: ['sales.sold'], over: 'nothing' }),
    ],
    ['R182', 'a ring over time', {}, part({ part: 'chart', as: 'ring', measures: ['sales.sold'], over: 'step' })],
    ['R182', 'a ring of people', {}, part({ part: 'chart', as: 'ring', measures: ['sales.buyers'], over: 'kind' })],
    [
      'R182',
      'a running total of a balance',
      {},
      part({ part: 'chart', as: 'line', measures: ['sales.so'], over: 'step', cumulative: true }),
    ],
    [
      'R182',
      'a scatter of one measure',
      {},
      part({ part: 'chart', as: 'scatter', measures: ['sales.sold'], over: 'kind' }),
    ],
    [
      'R182',
      'multiples of nothing',
      {},
      part({ part: 'chart', as: 'multiples', measures: ['sales.sold'], over: 'step' }),
    ],
    [
      'R182',
      'multiples of no course',
      {},
      part({ part: 'chart', as: 'multiples', measures: ['sales.sold'], over: 'size', split: 'kind' }),
    ],
    [
      'R182',
      'figures of a range over what has none',
      { day: undefined },
      { range: 'now', ...part({ part: 'figures', measures: ['sales.sold'], range: 'today' }) },
    ],
    [
      'R182',
      'multiples of two measures',
      {},
      part({ part: 'chart', as: 'multiples', measures: ['sales.sold', 'sales.paid'], over: 'step', split: 'kind' }),
    ],
    [
      'R182',
      'three dimensions',
      {},
      part({ part: 'table', rows: ['kind', 'size'], columns: 'hour', measures: ['sales.sold'] }),
    ],
    [
      'R182',
      'the best step of what stands on a day',
      {},
      part({ part: 'figures', measures: ['sales.so'], extremes: 'month' }),
    ],
    [
      'R182',
      'the largest rows of a count',
      {},
      part({ part: 'largest', measures: ['sales.sold'], columns: ['number'] }),
    ],
    [
      'R182',
      'the largest rows by what their list does not show',
      {},
      part({ part: 'largest', measures: ['sales.paid'], columns: ['number'] }),
    ],
    [
      'R182',
      'the largest rows of what is taken away',
      {
        of: { ...sale, list: { columns: ['price'] } },
        measures: { ...sound.measures, away: { is: 'sum', field: 'price', negated: true } },
      },
      part({ part: 'largest', measures: ['sales.away'], columns: ['price'] }),
    ],
    [
      'R182',
      'the largest rows without a column of the list',
      {},
      part({ part: 'largest', measures: ['sales.paid'], columns: ['note'] }),
    ],
    [
      'R182',
      'records without rows of what is no ref',
      {},
      part({ part: 'without', over: 'kind', measures: ['sales.sold'], columns: ['number'] }),
    ],
    [
      'R182',
      'records without rows by what their list does not show',
      by('buyer'),
      part({ part: 'without', over: 'kind', measures: ['sales.sold'], columns: ['note'] }),
    ],
    [
      'R182',
      'records without rows of a filter that their list has not',
      by('buyer'),
      part({
        part: 'without',
        over: 'kind',
        measures: ['sales.sold'],
        columns: ['number'],
        where: { note: '2026-01-01' },
      }),
    ],
    [
      'R182',
      'an order by what is not shown',
      {},
      part({ part: 'table', rows: 'kind', measures: ['sales.sold'], sort: 'sales.paid' }),
    ],
    [
      'R182',
      'differences of one column',
      {},
      part({ part: 'table', rows: 'kind', measures: ['sales.sold'], differences: true }),
    ],
    [
      'R182',
      'ages of today and of the day in one table',
      {},
      {
        facts: [
          { ...sound, by: { ...sound.by, age: 'kind' } },
          { ...sound, name: 'others', by: { ...sound.by, age: { is: 'ageGroup', field: 'day' } } },
        ],
        ...part({ part: 'table', rows: 'age', measures: ['sales.sold', 'others.sold'] }),
      },
    ],
    ['R183', 'side by side what cannot be chosen', {}, side(beside, { filters: ['kind'] })],
    ['R183', 'one side by side', {}, side(beside, { sideBySide: { area: { ...between, from: 1 } } })],
    ['R183', 'fewer at most than at least', {}, side(beside, { sideBySide: { area: { ...between, from: 3, to: 2 } } })],
    ['R183', 'the largest by nothing', {}, side(beside, { sideBySide: { area: { ...between, by: 'sales.sould' } } })],
    [
      'R183',
      'the largest by what is not told so',
      {},
      side(beside, {
        facts: [sound, { ...sound, name: 'others', by: { kind: 'kind' } }],
        sideBySide: { area: { ...between, by: 'others.sold' } },
      }),
    ],
    ['R183', 'side by side what no part shows', {}, side({ part: 'figures', measures: ['sales.sold'] })],
    ['R183', 'branches as parts of a whole', {}, side({ ...drawn, as: 'ring', over: 'area' })],
    ['R183', 'branches on top of each other', {}, side({ ...drawn, as: 'area', over: 'step', split: 'area' })],
    ['R183', 'another number of them in a chart', {}, side({ ...drawn, as: 'bars', over: 'area', top: 3 })],
    [
      'R183',
      'two kinds of what stands side by side in a part',
      {},
      side({ ...drawn, as: 'bars', over: 'area', split: 'kind' }, { sideBySide: { area: between, kind: between } }),
    ],
    [
      'R183',
      'branches that their list cannot be filtered by',
      { of: { ...sale, list: { ...sale.list!, filters: ['day', 'kind', 'at'] } } },
      side(),
    ],
  ])('%s finds %s', (id, _what, facts, report) => {
    expect(idsOf(facts, report)).toContain(id)
  })

  test('refuse options that nothing knows, wherever they stand, and say which were meant', () => {
    const misspelt = <const T extends object>(said: T, option: string): T => ({ ...said, [option]: true })
    const facts: AnyFacts = {
      ...misspelt(sound, 'wher'),
      by: { ...sound.by, size: { is: 'bands', field: 'pieces', valus: [1, 2] } as never },
      measures: {
        ...sound.measures,
        sold: misspelt({ is: 'count' }, 'wehre'),
        paid: misspelt({ is: 'sum', field: 'price' }, 'negate'),
      },
      rollUps: { daily: misspelt({ per: 'day' }, 'eech') },
    }
    const report: AnyReport = {
      ...misspelt(shown, 'stepp'),
      facts: [facts],
      filters: ['area'],
      sideBySide: { area: misspelt(between, 'form') },
      parts: { beside, drawn: misspelt({ ...drawn, as: 'bars', over: 'kind' }, 'tpo') },
    }
    expect(
      checkReports({ selling: report }, known)
        .filter(({ id }) => id === 'R241')
        .map(({ place, problem }) => [place, problem.split(': ')[1]]),
    ).toEqual([
      ['facts.sales.wher', 'did you mean where?'],
      ['facts.sales.by.size.valus', 'did you mean values?'],
      ['facts.sales.measures.sold.wehre', 'did you mean where?'],
      ['facts.sales.measures.paid.negate', 'did you mean negated?'],
      ['facts.sales.rollUps.daily.eech', 'did you mean each?'],
      ['reports.selling.stepp', 'did you mean step?'],
      ['reports.selling.parts.drawn.tpo', 'did you mean top?'],
      ['reports.selling.sideBySide.area.form', 'did you mean from?'],
    ])
  })

  test.each<[string, Partial<AnyFacts>, Partial<AnyReport>, string]>([
    ['a measure', measure({ is: 'summ', field: 'price' } as never), {}, 'facts.sales.measures.one.is.summ'],
    ['a dimension', by({ is: 'housr', field: 'at' } as never), {}, 'facts.sales.by.kind.is.housr'],
    [
      'a part',
      {},
      part({ ...drawn, part: 'chrat', as: 'bars', over: 'kind' } as never),
      'reports.selling.parts.one.part.chrat',
    ],
  ])(
    'say of a kind that there is not that it is none, and nothing of what stands in it: %s',
    (_what, facts, report, place) => {
      const found = checkReports({ selling: { ...shown, facts: [{ ...sound, ...facts }], ...report } }, known)
      expect(found.filter(({ id }) => id === 'R241').map(one => one.place)).toEqual([place])
    },
  )

  test('say which measure was meant', () => {
    expect(
      checkReports({ selling: { ...shown, ...part({ part: 'figures', measures: ['sales.sould'] }) } }, known)[0]
        ?.problem,
    ).toContain('did you mean sales.sold?')
  })
})
