import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { isWithin } from './trainingSignIns.ts'

/** A patient's account on training clients. */
export interface Trainee {
  readonly id: number
  readonly name: string
  readonly access: 'permission' | 'forbidden'
  readonly activation: 'inactivated' | 'activated'
  readonly password_hash: string | null
  readonly must_change: boolean | null
  readonly changed_at: string | null
}

/** The live account of that number whose organisation is the device's or below it, with its password. */
export const traineeNamed = async (
  db: Kysely<Tables>,
  account: string,
  hospital: number,
  hold = false,
): Promise<Trainee | undefined> => {
  const { rows } = await sql<Trainee>`
    select p.id, p.name, p.access, p.activation, c.password_hash, c.must_change, c.changed_at
    from (select ${hospital}::integer as id) h, patient p left join client_credential c on c.patient = p.id
    where p.account = ${account} and not p.deleted and ${sql.raw(isWithin('p.hospital', 'h.id'))}
    ${hold ? sql`for no key update of p` : sql``}`.execute(db)
  return rows[0]
}
