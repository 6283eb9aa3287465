import type { Context } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'
import { caller } from '../core/caller.ts'

/** A patient whom the caller opened, and when that was last. */
export interface RecentPatient {
  readonly id: number
  readonly name: string
  readonly hospitalLabel: string | null
  readonly readAt: string
}

const shown = 6
/** So many looks back; whoever opens few patients again and again sees those few. */
const searched = 200

/** The patients whom the caller opened last, as far as they are still in the caller's scope and not deleted. */
export const recentPatients = async (context: Context): Promise<RecentPatient[]> => {
  const statement = new Statement()
  const mine = statement.bind(caller(context).id)
  return statement.run<RecentPatient>(
    context.db,
    `
    select t.id, t.name, h.name as "hospitalLabel", looks.at as "readAt"
    from (
      select record, max(id) as id, max(at) as at
      from (select id, record, at, resource, kind from read_log where operator = ${mine} order by at desc, id desc limit ${searched}) latest
      where resource = 'patient' and kind <> 'export' and record is not null group by record
    ) looks
    join patient t on t.id = looks.record
    left join hospital h on h.id = t.hospital
    where ${all(['not t.deleted', ...context.reach('patient', statement, 't')])}
    order by looks.id desc limit ${shown}`,
  )
}
