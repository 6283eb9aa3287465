import { sql } from 'kysely'
import type { Context, DeviceCaller } from '../core/contract.ts'
import { unauthenticated } from '../core/errors/problem.ts'

/** The training client that calls. Throws 401 in a call of anybody else. */
export const deviceCaller = ({ device }: Pick<Context, 'device'>): DeviceCaller => {
  if (!device) throw unauthenticated()
  return device
}

/** Keeps what training clients say of their version, by device. */
export const noteVersions = async (
  versions: ReadonlyMap<number, string>,
  { db }: Pick<Context, 'db'>,
): Promise<void> => {
  if (versions.size === 0) return
  await sql`
    update device d set client_version = said.version
    from (select * from unnest(${[...versions.keys()]}::integer[], ${[...versions.values()]}::text[]) said (id, version) order by id) said
    where d.id = said.id and d.client_version is distinct from said.version`.execute(db)
}
