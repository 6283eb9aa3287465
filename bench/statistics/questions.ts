import { dateIn } from '../../domain/calendar.ts'
import { quickRange } from '../../resources/core/statistics/index.ts'

/**
 * A question to a report over the last four years, and the best statements that answer it by hand: over roll-ups, and
 * over the rows.
 */
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
const money = (name: string): string => `roll_up_payments_${name}`
const trained = (name: string): string => `roll_up_exercises_${name}`
const within = 'day between $1 and $2'
/** The same of moments. */
const moments = `created_at >= $1::date::timestamp at time zone 'Asia/Shanghai' and created_at < ($2::date + 1)::timestamp at time zone 'Asia/Shanghai'`
const rows = `from consume_record where ${within} and not doubled`

/** One whose facts have no roll-up: by hand as from the rows. */
const fromRows = (
  name: string,
  report: string,
  query: Question['query'],
  most: number | undefined,
  statement: string,
): Question => ({
  name: `${name}, from the rows`,
  report,
  query,
  ...(most === undefined ? {} : { most }),
  byHand: statement,
  fromRows: statement,
})

const lastMonth = quickRange('lastMonth', dateIn(new Date()))

/** `hospital` is the organisation of which single ones are asked. */
export const questions = (hospital: number): readonly Question[] => [
  {
    name: 'training days by month',
    report: 'overview',
    query: { measures: 'trainingDays.days,trainingDays.consumed', step: 'month' },
    most: 100,
    byHand: `select date_trunc('month', day) as month, sum(n), sum(s_consumed) from ${days('daily')} where ${within} group by 1`,
    fromRows: `select date_trunc('month', day) as month, count(*), sum(times) ${rows} group by 1`,
  },
  {
    name: 'training days by organisation',
    report: 'overview',
    query: { measures: 'trainingDays.days', by: 'hospital' },
    most: 100,
    byHand: `select hospital, sum(n) from ${days('daily')} where ${within} group by 1`,
    fromRows: `select hospital, count(*) ${rows} group by 1`,
  },
  {
    name: 'training days of one organisation by day',
    report: 'overview',
    query: { measures: 'trainingDays.days', step: 'day', hospital: String(hospital) },
    most: 30,
    byHand: `select day, sum(n) from ${days('daily')} where ${within} and hospital = ${hospital} group by 1`,
    fromRows: `select day, count(*) ${rows} and hospital = ${hospital} group by 1`,
  },
  {
    name: 'people by month',
    report: 'overview',
    query: { measures: 'trainingDays.patients', step: 'month' },
    byHand: `select day, count(distinct e_patient) from ${days('patients')} where ${within} group by grouping sets ((day), ())`,
    fromRows: `select date_trunc('month', day), count(distinct patient) ${rows} group by grouping sets ((1), ())`,
  },
  {
    name: 'people by organisation',
    report: 'overview',
    query: { measures: 'trainingDays.patients', by: 'hospital' },
    byHand: `select hospital, count(distinct e_patient) from ${days('patients')} where ${within} group by grouping sets ((hospital), ())`,
    fromRows: `select hospital, count(distinct patient) ${rows} group by grouping sets ((hospital), ())`,
  },
  {
    name: 'top-ups by month',
    report: 'monthAnalysis',
    query: { measures: 'payments.times,payments.amount', step: 'month' },
    most: 100,
    byHand: `select date_trunc('month', day), sum(s_times), sum(s_amount) from ${money('daily')} where ${within} group by grouping sets ((1), ())`,
    fromRows: `select date_trunc('month', day), sum(times), sum(amount) from payment where ${within} group by grouping sets ((1), ())`,
  },
  {
    name: 'top-ups by organisation',
    report: 'monthAnalysis',
    query: { measures: 'payments.bills,payments.amount', by: 'hospital' },
    most: 100,
    byHand: `select hospital, sum(c_bills), sum(s_amount) from ${money('daily')} where ${within} group by grouping sets ((hospital), ())`,
    fromRows: `select hospital, count(*) filter (where kind = 'sale'), sum(amount) from payment where ${within} group by grouping sets ((hospital), ())`,
  },
  {
    name: 'top-ups by doctor and package',
    report: 'doctorBilling',
    query: { measures: 'payments.bills,payments.amount', by: 'doctor,package', totals: 'true' },
    most: 100,
    byHand: `select k_doctor, k_package, sum(c_bills), sum(s_amount) from ${money('doctors')} where ${within} group by cube (1, 2)`,
    fromRows: `select doctor, case when times in (30, 60, 90) then times end, count(*) filter (where kind = 'sale'), sum(amount) from payment where ${within} group by cube (1, 2)`,
  },
  {
    name: 'received by channel',
    report: 'rechargeAnalysis',
    query: { measures: 'payments.received', by: 'channel' },
    most: 100,
    byHand: `select k_channel, sum(s_received) from ${money('kinds')} where ${within} group by grouping sets ((1), ())`,
    fromRows: `select channel, sum(received) from payment where ${within} group by grouping sets ((1), ())`,
  },
  {
    name: 'top-ups of one organisation by day',
    report: 'rechargeAnalysis',
    query: { measures: 'payments.amount,payments.received', step: 'day', hospital: String(hospital) },
    most: 30,
    byHand: `select day, sum(s_amount), sum(s_received) from ${money('daily')} where ${within} and hospital = ${hospital} group by 1`,
    fromRows: `select day, sum(amount), sum(received) from payment where ${within} and hospital = ${hospital} group by 1`,
  },
  {
    name: 'new patients by month',
    report: 'growth',
    query: { measures: 'newPatients.registered', step: 'month' },
    most: 100,
    byHand: `select date_trunc('month', day), sum(n) from roll_up_new_patients_daily where ${within} group by grouping sets ((1), ())`,
    fromRows: `select date_trunc('month', created_at at time zone 'Asia/Shanghai'), count(*) from patient where ${moments} and type <> 'demo' and not deleted group by grouping sets ((1), ())`,
  },
  {
    name: 'cases by organisation',
    report: 'growth',
    query: { measures: 'cases.opened', by: 'hospital' },
    most: 100,
    byHand: `select hospital, sum(n) from roll_up_cases_daily where ${within} group by grouping sets ((hospital), ())`,
    fromRows: `select hospital, count(*) from "case" where ${moments} and not deleted group by grouping sets ((hospital), ())`,
  },
  {
    name: 'examinations by month',
    report: 'growth',
    query: { measures: 'examinations.examinations', step: 'month' },
    most: 100,
    byHand: `select date_trunc('month', day), sum(n) from roll_up_examinations_daily where ${within} group by grouping sets ((1), ())`,
    fromRows: `select date_trunc('month', examined_on), count(*) from case_record where examined_on between $1 and $2 and not deleted group by grouping sets ((1), ())`,
  },
  {
    name: 'exercises by month',
    report: 'gameAnalysis',
    query: { measures: 'exercises.exercises,exercises.minutes', step: 'month' },
    most: 100,
    byHand: `select date_trunc('month', day), sum(n), sum(s_minutes) from ${trained('daily')} where ${within} group by grouping sets ((1), ())`,
    fromRows: `select date_trunc('month', day), count(*), sum(minutes) from game_record where ${within} group by grouping sets ((1), ())`,
  },
  {
    name: 'exercises by hour and weekday',
    report: 'gameAnalysis',
    query: { measures: 'exercises.exercises', by: 'hour,weekday', totals: 'true' },
    most: 100,
    byHand: `select k_hour, k_weekday, sum(n) from ${trained('hours')} where ${within} group by cube (1, 2)`,
    fromRows: `select extract(hour from started_at at time zone 'Asia/Shanghai'), extract(isodow from started_at at time zone 'Asia/Shanghai'), count(*) from game_record where ${within} group by cube (1, 2)`,
  },
  {
    name: 'exercises by game',
    report: 'gameAnalysis',
    query: { measures: 'exercises.exercises,exercises.minutes', by: 'game' },
    most: 100,
    byHand: `select k_game, sum(n), sum(s_minutes) from ${trained('games')} where ${within} group by grouping sets ((1), ())`,
    fromRows: `select game, count(*), sum(minutes) from game_record where ${within} group by grouping sets ((game), ())`,
  },
  fromRows(
    'exercises by game, a month',
    'gameAnalysis',
    { measures: 'exercises.exercises,exercises.minutes,exercises.patients', by: 'game', ...lastMonth },
    undefined,
    `select game, count(*), sum(minutes), count(distinct patient) from game_record where day between '${lastMonth.from}' and '${lastMonth.to}' and $1::date <= $2::date group by grouping sets ((game), ())`,
  ),
]
