import type { Kysely } from 'kysely'
import { registry } from '../../resources/index.ts'
import { isLogicallyDeleted, storedFields } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Context } from '../core/contract.ts'
import { quoted, Statement } from '../core/statement.ts'
import { columnName, tableName } from '../core/migrations/schemaNames.ts'

/** A ref by which the rows of a resource belong to patients. */
export interface PatientRows {
  readonly resource: AnyResource
  /** Name of the field, and quoted names of column and table. */
  readonly field: string
  readonly column: string
  readonly table: string
  /** Whether they go with the patient to another organisation; others keep the organisation that they were written for. */
  readonly isFollowing: boolean
  /** At most one live row a patient. */
  readonly isSingle: boolean
  readonly isLogical: boolean
}

const isRefTo = (target: string, field: object): boolean => 'kind' in field && field.kind === 'ref' && 'to' in field && field.to === target

const rowsOf = (resource: AnyResource): PatientRows[] => storedFields(resource).filter(([, field]) => isRefTo('patient', field)).map(([name, { unique }]) => ({
  resource, field: name, column: quoted(columnName(name)), table: quoted(tableName(resource)),
  isFollowing: !storedFields(resource).some(([, other]) => isRefTo('hospital', other) && other.follows !== name),
  isSingle: unique === true, isLogical: isLogicallyDeleted(resource),
}))

/** Every kind of row that belongs to patients, by the descriptors; the patients themselves, who point to those they were merged into, last. */
export const patientRows = (): readonly PatientRows[] =>
  Object.values(registry).flatMap(rowsOf).sort((one, other) => Number(one.resource.name === 'patient') - Number(other.resource.name === 'patient'))

/** How many rows of each kind a patient has, those without any left out. */
export const countRows = async (patient: number, { db }: { readonly db: Kysely<Tables> }): Promise<{ readonly rows: PatientRows; readonly count: number }[]> => {
  const kinds = patientRows().filter(({ resource }) => resource.name !== 'patient')
  if (kinds.length === 0) return []
  const statement = new Statement()
  const id = statement.bind(patient)
  const counts = kinds.map(({ table, column }, at) => `(select count(*)::integer from ${table} t where t.${column} = ${id}::integer) as n${at}`)
  const [found] = await statement.run<Record<string, number>>(db, `select ${counts.join(', ')}`)
  return kinds.map((rows, at) => ({ rows, count: Number(found?.[`n${at}`] ?? 0) })).filter(({ count }) => count > 0)
}

/** The live row of a kind of which a patient has at most one. */
export const liveRow = async ({ table, column, isLogical }: PatientRows, patient: number, { db }: Pick<Context, 'db'>): Promise<number | undefined> => {
  const statement = new Statement()
  const [found] = await statement.run<{ id: number }>(db,
    `select t."id" from ${table} t where t.${column} = ${statement.bind(patient)}::integer${isLogical ? ' and not t."deleted"' : ''} limit 1`)
  return found?.id
}
