/** A question to a report over the last four years, and the best statements that answer it by hand: over roll-ups, and over the rows. */
export interface Question {
  readonly name: string
  readonly report: string
  readonly query: Readonly<Record<string, string>>
  /** Milliseconds that it may take at the median; none where only the ratio is wanted. */
  readonly most?: number
  /** `$1` and `$2` are the first and the last day. */
  readonly byHand: string
  readonly fromRows: string
}

const days = (name: string): string => `roll_up_training_days_${name}`
const within = 'day between $1 and $2'
const rows = `from consume_record where ${within} and not doubled`

/** `hospital` is the organisation of which single ones are asked. */
export const questions = (hospital: number): readonly Question[] => [
  {
    name: 'training days by month', report: 'overview', query: { measures: 'trainingDays.days,trainingDays.consumed', step: 'month' }, most: 100,
    byHand: `select date_trunc('month', day) as month, sum(n), sum(s_consumed) from ${days('daily')} where ${within} group by 1`,
    fromRows: `select date_trunc('month', day) as month, count(*), sum(times) ${rows} group by 1`,
  },
  {
    name: 'training days by organisation', report: 'overview', query: { measures: 'trainingDays.days', by: 'hospital' }, most: 100,
    byHand: `select hospital, sum(n) from ${days('daily')} where ${within} group by 1`,
    fromRows: `select hospital, count(*) ${rows} group by 1`,
  },
  {
    name: 'training days of one organisation by day', report: 'overview', query: { measures: 'trainingDays.days', step: 'day', hospital: String(hospital) }, most: 30,
    byHand: `select day, sum(n) from ${days('daily')} where ${within} and hospital = ${hospital} group by 1`,
    fromRows: `select day, count(*) ${rows} and hospital = ${hospital} group by 1`,
  },
  {
    name: 'people by month', report: 'overview', query: { measures: 'trainingDays.patients', step: 'month' },
    byHand: `select day, count(distinct e_patient) from ${days('patients')} where ${within} group by grouping sets ((day), ())`,
    fromRows: `select date_trunc('month', day), count(distinct patient) ${rows} group by grouping sets ((1), ())`,
  },
  {
    name: 'people by organisation', report: 'overview', query: { measures: 'trainingDays.patients', by: 'hospital' },
    byHand: `select hospital, count(distinct e_patient) from ${days('patients')} where ${within} group by grouping sets ((hospital), ())`,
    fromRows: `select hospital, count(distinct patient) ${rows} group by grouping sets ((hospital), ())`,
  },
  {
    name: 'top-ups by month, from the rows', report: 'monthAnalysis', query: { measures: 'payments.times,payments.amount', step: 'month' },
    byHand: `select date_trunc('month', day), sum(times), sum(amount) from payment where ${within} group by grouping sets ((1), ())`,
    fromRows: `select date_trunc('month', day), sum(times), sum(amount) from payment where ${within} group by grouping sets ((1), ())`,
  },
]
