import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DataScope } from '../../../resources/access/dataScope.ts'
import type { Tables } from '../database/tables.ts'
import type { Scope } from '../../core/contract.ts'

export type { DataScope } from '../../../resources/access/dataScope.ts'

/** What an operator's scope depends on. `id` is null for one who is not stored yet. */
export interface Scoped {
  readonly id: number | null
  readonly hospital: number
  readonly dataScope: DataScope
  readonly scopeHospitals: readonly number[] | null
}

/** An organisation and all below it, deleted ones included: they can be recovered by those above. */
export const subtree = async (db: Kysely<Tables>, root: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from hospital where id = ${root}
      union
      select h.id from hospital h join below on h.superior = below.id
    ) select id from below order by id`.execute(db)
  return rows.map(row => row.id)
}

const staffId = async (db: Kysely<Tables>, operatorId: number | null): Promise<number> => {
  if (operatorId === null) return 0
  const found = await db
    .selectFrom('doctor')
    .select('id')
    .where('operator', '=', operatorId)
    .where('deleted', '=', false)
    .orderBy('id')
    .executeTakeFirst()
  return found?.id ?? 0
}

/** The rows that a data scope stands for. Whatever is not known is no rows. */
export const scopeOf = async (
  db: Kysely<Tables>,
  { id, hospital, dataScope, scopeHospitals }: Scoped,
): Promise<Scope> => {
  switch (dataScope) {
    case 'all':
      return { hospitals: 'everything' }
    case 'below':
      return { hospitals: await subtree(db, hospital) }
    case 'own':
      return { hospitals: [hospital] }
    case 'ownPatients':
      return { hospitals: [hospital], staff: await staffId(db, id) }
    case 'chosen':
      return { hospitals: [...(scopeHospitals ?? [])] }
    default:
      return nothing(dataScope)
  }
}

const nothing = (_unknown: never): Scope => ({ hospitals: [], staff: 0 })
