import { createHash } from 'node:crypto'
import type { AnyResource } from '../../../resources/core/index.ts'
import { storedFields } from '../../../resources/core/fields.ts'
import { remembered } from '../../../resources/core/remembered.ts'
import { isReference } from '../../../resources/core/typeOf.ts'
import { snakeCase } from '../../platform/database/names.ts'

/** The table of a resource. */
export const tableName = (resource: AnyResource | string): string =>
  snakeCase(typeof resource === 'string' ? resource : resource.name)

/** The column of a field. */
export const columnName = snakeCase

/** The column of the key by which a text is sorted. */
export const orderColumnName = (field: string): string => `${columnName(field)}_order`

/** PostgreSQL cuts names at 63 bytes, so longer ones end in a hash of what is cut off. */
function fitting(name: string): string {
  if (name.length <= 63) return name
  return `${name.slice(0, 54)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}

/** Name of the unique index of a field. */
export const uniqueName = (table: string, column: string): string => fitting(`${table}_${column}_key`)
/** Name of the foreign key of a ref. */
export const referenceName = (table: string, column: string): string => fitting(`${table}_${column}_fkey`)
/** Name of any other index of a column. */
export const indexName = (table: string, column: string): string => fitting(`${table}_${column}_idx`)

/** Name of the functions and triggers by which a column follows (`follow`) and is told of changes (`lead`). */
export const followName = (table: string, column: string, side: 'follow' | 'lead'): string =>
  fitting(`${table}_${column}_${side}`)

type Registry = { readonly [name: string]: AnyResource }

export interface ViolatedField {
  resource: AnyResource
  field: string
  rule: 'unique' | 'reference'
}

const byConstraint = remembered((resources: Registry): ReadonlyMap<string, ViolatedField> => {
  const found = new Map<string, ViolatedField>()
  for (const resource of Object.values(resources)) {
    const table = tableName(resource)
    for (const [field, declared] of storedFields(resource)) {
      if (declared.unique) found.set(uniqueName(table, columnName(field)), { resource, field, rule: 'unique' })
      if (isReference(declared))
        found.set(referenceName(table, columnName(field)), { resource, field, rule: 'reference' })
    }
  }
  return found
})

/**
 * The field whose unique index or foreign key has this name (`constraint` of a 23505 or 23503), or undefined. For a
 * foreign key it is the field that refers, also when the error comes from deleting the record it refers to.
 */
export const violatedField = (resources: Registry, constraint: string | undefined): ViolatedField | undefined =>
  constraint === undefined ? undefined : byConstraint(resources).get(constraint)
