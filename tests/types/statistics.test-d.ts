/** Held by the compiler alone: facts and reports that name what is not there are errors at the word. */
import {
  bands,
  chart,
  count,
  facts,
  figures,
  quotient,
  report,
  sum,
  table,
} from '../../resources/core/statistics/index.ts'
import type { ReportQuery } from '../../resources/core/statistics/index.ts'
import type { doctorBilling } from '../../resources/statistics/reports/doctorBilling.ts'
import { payments } from '../../resources/statistics/facts/payments.ts'
import { payment } from '../../resources/times/payment.ts'

const sound = { name: 'mine', by: { hospital: 'hospital' }, measures: { bills: count({ kind: 'sale' }) } } as const
facts(payment, { ...sound, day: 'day' })
// @ts-expect-error there is no such day
facts(payment, { ...sound, day: 'dya' })
// @ts-expect-error there is no such field
facts(payment, { ...sound, by: { hospital: 'hosptial' } })
// @ts-expect-error there is no such field
facts(payment, { ...sound, by: { package: bands('tims', [30]) } })
// @ts-expect-error there is no such field
facts(payment, { ...sound, measures: { amount: sum('amuont') } })
// @ts-expect-error there is no such measure
facts(payment, { ...sound, measures: { bills: count(), each: quotient('bills', 'amuont') } })
// @ts-expect-error there is no such value
facts(payment, { ...sound, measures: { bills: count({ kind: 'sael' }) } })
// @ts-expect-error there is no such dimension
facts(payment, { ...sound, rollUps: { daily: { per: 'day', by: ['hosptial'] } } })

const page = { name: 'mine', facts: [payments], filters: ['hospital'], range: 'thisMonth' } as const
report({ ...page, parts: { sums: figures(['payments.bills']) } })
// @ts-expect-error there is no such measure
report({ ...page, parts: { sums: figures(['payments.bils']) } })
// @ts-expect-error there is no such dimension
report({ ...page, parts: { drawn: chart({ as: 'bars', measures: ['payments.bills'], over: 'docter' }) } })
// @ts-expect-error there is no such dimension
report({ ...page, parts: { listed: table({ rows: 'docter', measures: ['payments.bills'] }) } })
// @ts-expect-error there is no such filter
report({ ...page, filters: ['hosptial'], parts: { sums: figures(['payments.bills']) } })

type Query = ReportQuery<typeof doctorBilling>
export const query: Query = { measures: ['payments.bills'], by: ['doctor'], filters: { hospital: [1] } }
// @ts-expect-error there is no such measure
export const wrongMeasure: Query = { measures: ['payments.bils'] }
// @ts-expect-error there is no such dimension
export const wrongDimension: Query = { measures: ['payments.bills'], by: ['docter'] }
// @ts-expect-error there is no such filter
export const wrongFilter: Query = { measures: ['payments.bills'], filters: { hosptial: [1] } }
