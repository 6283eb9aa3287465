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

/**
 * The same, held along with the device and the organisations from the account's up, so that until the transaction ends
 * none of them comes to stand elsewhere: whoever moves one then finds the sign-in. None is waited for with the account
 * in hand.
 */
export const heldTrainee = async (
  db: Kysely<Tables>,
  account: string,
  device: number,
): Promise<Trainee | undefined> => {
  const { hospital } = await db
    .selectFrom('device')
    .select('hospital')
    .where('id', '=', device)
    .forShare()
    .executeTakeFirstOrThrow()
  await sql`
    with recursive up (id) as (
      select hospital from patient where account = ${account}
      union select h.superior from up u join hospital h on h.id = u.id
    ) select from hospital where id = any (array(select id from up)) order by id for share`.execute(db)
  return traineeNamed(db, account, hospital, true)
}
