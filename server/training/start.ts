import { isCharged } from '../../domain/lots.ts'
import { hasBegun, hasEnded } from '../../domain/validity.ts'
import { rechargeTypes } from '../../resources/times/rechargeType.ts'
import type { PlanEye } from '../../domain/eyes.ts'
import { message } from '../../resources/core/message.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem, unauthenticated } from '../core/errors/problem.ts'
import { all, Statement } from '../core/statement.ts'
import { balanceOf } from '../times/ledger/accounts.ts'
import { deviceCaller } from './deviceCaller.ts'
import { heldPlan } from './heldPlan.ts'
import { knownProjects } from './known.ts'

interface PlannedItem {
  readonly project: number
  readonly name: string
  readonly nameEn: string
  readonly eye: PlanEye
  readonly minutes: number
  readonly trainedMinutes: number
}

/** The plan that holds on this day, with the minutes that were trained of each item. */
export const planOf = (id: number, { db, today }: Context): Promise<PlannedItem[]> => {
  const statement = new Statement()
  const [patient, day] = [statement.bind(id), `${statement.bind(today)}::date`]
  const held = heldPlan('e', day)
  return statement.run<PlannedItem>(
    db,
    `
    select i.project, p.name, p.name_en as "nameEn", i.eye, i.minutes, coalesce((
      select sum(g.minutes) from game_record g where g.patient = ${patient} and g.day = ${day} and g.project = i.project and g.eye is not distinct from i.eye
    ), 0)::integer as "trainedMinutes"
    from (select e.items from treatment_plan e where ${all([`e.patient = ${patient}`, ...held.conditions])} order by ${held.order}) t
    cross join rows from (jsonb_to_recordset(t.items) as (project integer, eye text, minutes integer)) with ordinality as i(project, eye, minutes, at)
    join project p on p.id = i.project
    order by i.at`,
  )
}

const isTrained = async (patient: number, { db, today }: Context): Promise<boolean> =>
  (await db
    .selectFrom('consume_record')
    .select('id')
    .where('patient', '=', patient)
    .where('day', '=', today)
    .where('doubled', '=', false)
    .executeTakeFirst()) !== undefined

/** The types of times that training takes: of the project that is to begin, else of what the plan has, else any. */
const neededTypes = async (
  project: number | null,
  plan: readonly PlannedItem[],
  { db }: Context,
): Promise<readonly string[]> => {
  const projects = await knownProjects(db, project === null ? plan.map(one => one.project) : [project])
  if (project !== null && !projects.has(project)) throw invalid({ project: message('reference') })
  return projects.size > 0 ? [...new Set(projects.values())] : ['ordinary', 'naked3d']
}

/**
 * What a patient has left and is to do. Throws 409 where the day would cost a time and none is left, or where the
 * account is not valid any more.
 */
export const startSession = async (project: number | null, context: Context) => {
  const { db, now, today } = context
  const id = deviceCaller(context).patient
  const patient =
    id === null
      ? undefined
      : await db
          .selectFrom('patient')
          .select(['id', 'type', 'valid_from as validFrom', 'valid_until as validUntil'])
          .where('id', '=', id)
          .executeTakeFirst()
  if (!patient) throw unauthenticated()
  const balance = await balanceOf(db, { patient: patient.id })
  const plan = await planOf(patient.id, context)
  const needed = await neededTypes(project, plan, context)
  const trained = await isTrained(patient.id, context)
  const free = !isCharged(patient, today)
  if (!hasBegun(patient, today)) throw new Problem(409, 'validityNotBegun')
  if (hasEnded(patient, today)) throw new Problem(409, 'validityEnded')
  if (!free && !trained && needed.every(type => balance[type as 'ordinary'] === 0)) throw new Problem(409, 'noTimes')
  return {
    patient: patient.id,
    serverTime: now.toISOString(),
    day: today,
    free,
    trained,
    times: rechargeTypes.map(rechargeType => ({ rechargeType, times: balance[rechargeType] })),
    plan,
  }
}
