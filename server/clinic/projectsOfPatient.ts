import { sql } from 'kysely'
import type { PlanEye } from '../../domain/eyes.ts'
import type { Context } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'
import { notFound } from '../core/errors/problem.ts'

/** A project with the minutes a day that a patient's current plan sets it for, by eye; 0 is not set. */
interface PlannedProject extends Record<PlanEye, number> {
  readonly id: number
  readonly name: string
  readonly nameEn: string
  readonly type: number
  readonly typeLabel: string | null
  readonly eyes: string
  readonly deleted: boolean
}

/**
 * All projects in their order with a patient's current values; deleted ones only where the plan has them. Throws 404
 * outside of the caller's scope.
 */
export const projectsOfPatient = async (patient: number, context: Context): Promise<PlannedProject[]> => {
  const statement = new Statement()
  const reached = await statement.run(
    context.db,
    `select t.id from patient t where ${all([`t.id = ${statement.bind(patient)}::integer`, ...context.reach('patient', statement, 't')])}`,
  )
  if (reached.length === 0) throw notFound()
  const typeLabel = sql.ref(context.language === 'en' ? 'k.name_en' : 'k.name')
  const minutes = (eye: PlanEye) => sql`coalesce(sum(i.minutes) filter (where i.eye = ${eye}), 0)::integer`
  const { rows } = await sql<PlannedProject>`
    select p.id, p.name, p.name_en as "nameEn", p.type, ${typeLabel} as "typeLabel", array_to_string(p.eyes, ',') as eyes, p.deleted,
      ${minutes('right')} as right, ${minutes('left')} as left, ${minutes('both')} as both, ${minutes('turn')} as turn
    from project p
    join project_type k on k.id = p.type
    left join (
      select item.* from treatment_plan t cross join jsonb_to_recordset(t.items) as item(project integer, eye text, minutes integer)
      where t.patient = ${patient} and t.current
    ) i on i.project = p.id
    where not p.deleted or i.project is not null
    group by p.id, k.id
    order by k.sort, k.id, p.sort, p.id`.execute(context.db)
  return rows
}
