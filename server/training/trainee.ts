import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

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
    from patient p left join client_credential c on c.patient = p.id
    where p.account = ${account} and not p.deleted and exists (
      with recursive up as (
        select h.id, h.superior from hospital h where h.id = p.hospital and not h.deleted
        union all select h.id, h.superior from up u join hospital h on h.id = u.superior
      )
      select from up where id = ${hospital}::integer)
    ${hold ? sql`for no key update of p` : sql``}`.execute(db)
  return rows[0]
}
