import type { Call } from './backend.ts'

type Row = {
  readonly period?: string
  readonly keys: Readonly<Record<string, unknown>>
  readonly labels: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, number | null>>
  readonly compared?: object
}

/** Top-ups: month, doctor, package, bills, fen. */
const sold = [
  ['2026-01', 1, 30, 2, 60_000],
  ['2026-01', 2, 60, 1, 55_000],
  ['2026-02', 1, 30, 4, 120_000],
  ['2026-02', null, 'other', 1, 5_000],
  ['2026-03', 2, 60, 3, 165_000],
  ['2026-03', 1, 60, 2, 110_000],
] as const
const doctors: Readonly<Record<string, string>> = { 1: '李医生', 2: '王医生' }

const sum = (rows: (typeof sold)[number][]) => ({
  'payments.bills': rows.reduce((all, row) => all + row[3], 0),
  'payments.amount': rows.reduce((all, row) => all + row[4], 0),
  'payments.perBill':
    rows.length === 0 ? null : rows.reduce((all, row) => all + row[4], 0) / rows.reduce((all, row) => all + row[3], 0),
})

/** Answers what a report over top-ups asks, as the server would. */
export const billing = ({ query }: Pick<Call, 'query'>) => {
  const by = (query['by'] ?? '').split(',').filter(name => name !== '')
  const given = sold.filter(
    ([month, doctor]) =>
      `${month}-15` >= query['from']! &&
      `${month}-15` <= query['to']! &&
      (!query['doctor'] || String(doctor) === query['doctor']),
  )
  const keyOf = ([, doctor, size]: (typeof sold)[number]): Readonly<Record<string, unknown>> =>
    Object.fromEntries(by.map(name => [name, name === 'doctor' ? doctor : size]))
  const labels = (keys: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
    keys['doctor'] ? { doctor: doctors[String(keys['doctor'])]! } : {}
  const compared = (query['compare'] ?? '').split(',').filter(name => name !== '')
  const before = { 'payments.bills': 10, 'payments.amount': 0, 'payments.perBill': null }
  const grouped = (names: readonly string[], withPeriod: boolean): Row[] => {
    const groups = new Map<string, { row: Omit<Row, 'values'>; of: (typeof sold)[number][] }>()
    for (const one of given) {
      const keys = Object.fromEntries(Object.entries(keyOf(one)).filter(([name]) => names.includes(name)))
      const row = { keys, labels: labels(keys), ...(withPeriod ? { period: `${one[0]}-01` } : {}) }
      const id = JSON.stringify(row)
      groups.set(id, { row, of: [...(groups.get(id)?.of ?? []), one] })
    }
    return [...groups.values()].map(({ row, of }) => ({ ...row, values: sum(of) }))
  }
  const hasStep = query['step'] !== undefined
  return {
    rows: by.length > 0 || hasStep ? grouped(by, hasStep) : [],
    subtotals:
      query['totals'] === 'true'
        ? [
            ...by.flatMap(name => (by.length + Number(hasStep) > 1 ? grouped([name], false) : [])),
            ...(hasStep && by.length > 0 ? grouped([], true) : []),
          ]
        : [],
    total: {
      keys: {},
      labels: {},
      values: sum([...given]),
      ...(compared.length > 0 ? { compared: Object.fromEntries(compared.map(name => [name, before])) } : {}),
    },
    range: { from: query['from'], to: query['to'] },
    comparedRanges: Object.fromEntries(compared.map(name => [name, { from: '2025-01-01', to: '2025-03-31' }])),
    asOf: '2026-03-20T02:00:00Z',
    left: 0,
  }
}
