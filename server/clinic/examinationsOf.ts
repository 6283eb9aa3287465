import type { PlainOf } from '../../resources/core/infer.ts'
import type { eyeChart } from '../../resources/clinic/examinations.ts'
import type { Context } from '../core/contract.ts'
import { Statement } from '../core/statement.ts'

export type Examination = PlainOf<typeof eyeChart>['records'][number]

/**
 * The examinations of a case, oldest first. Whoever calls this has made sure that the case is in the caller's reach.
 */
export const examinationsOf = async (id: number, { db }: Context): Promise<Examination[]> => {
  const statement = new Statement()
  return statement.run<Examination>(
    db,
    `
    select r.id, r.examined_on as "examinedOn", r.naked_right as "nakedRight", r.naked_left as "nakedLeft",
      r.corrected_right as "correctedRight", r.corrected_left as "correctedLeft",
      (select string_agg(d.name, ' · ' order by array_position(array[r.doctor, r.nurse, r.trainer], d.id)) from doctor d where d.id in (r.doctor, r.nurse, r.trainer)) as staff
    from case_record r where r."case" = ${statement.bind(id)} and not r.withdrawn order by r.examined_on, r.id`,
  )
}
