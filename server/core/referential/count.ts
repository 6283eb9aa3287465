import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { Statement } from '../statement.ts'
import { refersTo, tableOf } from './References.ts'
import type { RecordReference } from './References.ts'

export interface Counted {
  readonly reference: RecordReference
  readonly count: number
}

/** How many records refer to one by each of some refs, in their order; refs without any are left out. */
export const countReferring = async (
  references: readonly RecordReference[],
  id: number,
  { db }: { readonly db: Kysely<Tables> },
  { live = false } = {},
): Promise<readonly Counted[]> => {
  if (references.length === 0) return []
  const statement = new Statement()
  const bound = statement.bind(id)
  const counts = references.map(
    (one, at) =>
      `(select count(*)::integer from ${tableOf(one)} t where ${refersTo(one, 't', bound)}${live && one.model.isLogical ? ' and not t."deleted"' : ''}) as n${at}`,
  )
  const [found] = await statement.run<Record<string, number>>(db, `select ${counts.join(', ')}`)
  return references
    .map((reference, at) => ({ reference, count: Number(found?.[`n${at}`] ?? 0) }))
    .filter(({ count }) => count > 0)
}

/** The name by which effects tell of a resource's records. */
export const subjectOf = ({ resource }: RecordReference): string => `resources.${resource.name}.name`
