import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { addDays } from '../../domain/calendar.ts'
import type { Tables } from '../platform/database/tables.ts'
import { scopeOf } from '../platform/session/scopeOf.ts'
import { sampleAccounts } from './operators.ts'

const opened = 5

interface Account {
  readonly id: number
  readonly hospital: number
  readonly dataScope: Parameters<typeof scopeOf>[1]['dataScope']
}

/** The patients of an account's scope that were registered last before a moment (ISO 8601). */
const patientsOf = async (db: Transaction<Tables>, account: Account, before: string): Promise<number[]> => {
  const { hospitals, staff } = await scopeOf(db, { ...account, scopeHospitals: null })
  const rows = await db
    .selectFrom('patient')
    .select('id')
    .where('deleted', '=', false)
    .where('created_at', '<', before)
    .$if(hospitals !== 'everything', query => query.where('hospital', 'in', hospitals as number[]))
    .$if(staff !== undefined, query =>
      query.where(({ or, eb }) =>
        or([eb('doctor', '=', staff!), eb('nurse', '=', staff!), eb('trainer', '=', staff!)]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(opened)
    .execute()
  return rows.map(row => row.id)
}

/**
 * What the operators have read: the named accounts some of their patients yesterday, and everybody the announcements
 * that are older than two months. `today` is YYYY-MM-DD.
 */
export const loadReads = async (db: Transaction<Tables>, today: string): Promise<void> => {
  const accounts = await db
    .selectFrom('operator')
    .select(['id', 'hospital', 'data_scope'])
    .where('username', 'in', [...sampleAccounts])
    .orderBy('id')
    .execute()
  const yesterday = `${addDays(today, -1)}T00:00:00Z`
  for (const { id, hospital, data_scope: dataScope } of accounts) {
    // The one that was opened last is logged last.
    const records = (await patientsOf(db, { id, hospital, dataScope }, yesterday)).reverse()
    if (records.length === 0) continue
    await sql`
      insert into read_log (resource, record, kind, operator, at, request_id, ip, browser, milliseconds)
      select 'patient', record, 'open', ${id}, ${yesterday}::timestamptz + interval '2 hours' + place * interval '17 minutes', 'sample', '10.1.' || ${hospital}::integer % 250 || '.21', 'Chrome 141 · Windows', 14 + record % 23
      from unnest(${records}::integer[]) with ordinality as looks (record, place)`.execute(db)
  }
  await sql`
    insert into notice_read (operator, notice, read_at) select o.id, n.id, n.valid_from + interval '1 day' from operator o cross join notice n
    where n.state = 'published' and n.valid_from < ${`${addDays(today, -60)}T00:00:00Z`}::timestamptz`.execute(db)
}
