import { sql } from 'kysely'
import { project } from '../../resources/clinic/project.ts'
import { implement } from '../core/contract.ts'
import type { Asking, UnavailableReasons } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { projectsOfPatient } from './projectsOfPatient.ts'
import { uniqueCheck } from '../core/uniqueCheck.ts'

/** Which of the projects a current plan of any patient has. */
const planned = async ({ db }: Pick<Asking, 'db'>, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from project p where p.id = any(${ids}::integer[])
      and exists (select from treatment_plan t where t.current and t.items @> jsonb_build_array(jsonb_build_object('project', p.id)))`.execute(
    db,
  )
  return new Set(rows.map(row => row.id))
}

export const projectImplementation = implement(
  project,
  {
    checkName: uniqueCheck(project, 'name'),
    forPatient: ({ id }, context) => projectsOfPatient(id, context),
  },
  {
    on: ['remove', 'recover'],
    async before(action, record, _input, context) {
      if (!record) return
      // A plan that is saved at the same moment holds its projects, so that it is seen here or finds this one deleted.
      if (action === 'remove' && (await planned(context, [record.id])).has(record.id)) throw new Problem(409, 'inPlan')
      if (action !== 'recover') return
      const type = await context.db
        .selectFrom('project_type')
        .select('deleted')
        .where('id', '=', record.type)
        .executeTakeFirst()
      if (type?.deleted ?? true) throw new Problem(409, 'typeDeleted')
    },
    async unavailableReasons(records, asking) {
      const found = await planned(
        asking,
        records.map(record => record.id),
      )
      return records.map((record): UnavailableReasons =>
        found.has(record.id) && !record.deleted ? { remove: 'inPlan' } : {},
      )
    },
  },
)
