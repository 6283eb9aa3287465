import { addDays } from '../../domain/calendar.ts'
import type { TrainingDay } from '../../resources/training/trainingDays.ts'
import { allows } from '../../resources/core/permission.ts'
import type { Context } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'
import { caller } from '../core/caller.ts'
import { heldPlan } from './heldPlan.ts'

const shown = 28

/** Minutes of the plan that held on a day. */
const plannedOn = (day: string, patient: string, context: Context, statement: Statement): string => {
  if (!allows(caller(context).permissions, 'treatmentPlan:list')) return 'null::integer'
  const held = heldPlan('t', day)
  const conditions = [`t.patient = ${patient}`, ...held.conditions, ...context.reach('treatmentPlan', statement, 't')]
  return `coalesce((select t.minutes from treatment_plan t where ${all(conditions)} order by ${held.order}), 0)`
}

/**
 * What a patient trained on each of the last days up to today, in minutes, and the last training day of all, as far as
 * the caller sees game records.
 */
export const recentDays = async (
  id: number,
  context: Context,
): Promise<{ readonly days: TrainingDay[]; readonly last: string | null }> => {
  const { db, today, reach } = context
  const statement = new Statement()
  const [patient, from, to] = [statement.bind(id), statement.bind(addDays(today, 1 - shown)), statement.bind(today)]
  const own = all([`t.patient = ${patient}`, ...reach('gameRecord', statement, 't')])
  const days = await statement.run<TrainingDay & { readonly last: string | null }>(
    db,
    `
    select d.day, coalesce(g.minutes, 0)::integer as minutes, ${plannedOn('d.day', patient, context, statement)} as planned, (select max(t.day) from game_record t where ${own}) as last
    from (select s::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') s) d
    left join (select t.day, sum(t.minutes) as minutes from game_record t where ${own} and t.day between ${from}::date and ${to}::date group by t.day) g on g.day = d.day
    order by d.day`,
  )
  return { days: days.map(({ day, minutes, planned }) => ({ day, minutes, planned })), last: days[0]?.last ?? null }
}
