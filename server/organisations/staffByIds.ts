import { sql } from 'kysely'
import type { Context } from '../core/contract.ts'

/** Names and organisations of staff members by their ids. */
export const staffByIds = async (
  ids: readonly number[],
  { db }: Context,
): Promise<ReadonlyMap<number, { name: string; hospital: number }>> => {
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('doctor')
    .select(['id', 'name', 'hospital'])
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute()
  return new Map(found.map(one => [one.id, { name: one.name, hospital: one.hospital }]))
}
