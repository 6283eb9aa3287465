import type { Field } from '../../resources/core/field.ts'
import { isStored } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { isHtml, isUpload, isUploads } from '../../resources/core/typeOf.ts'
import { storedPictureSql } from '../../resources/core/types/richText/pictures.ts'
import { columnName, tableName } from './migrations/schemaNames.ts'
import type { Models } from './model.ts'
import { literal, quoted } from './statement.ts'

/** A field by which records hold uploads: their keys, or texts that show them. */
export interface UploadField {
  readonly resource: AnyResource
  readonly name: string
  readonly field: Field
  readonly table: string
  readonly column: string
}

/** All of them, as the descriptors say. */
export const uploadFields = (resources: readonly AnyResource[]): readonly UploadField[] =>
  resources.filter(isStored).flatMap(resource =>
    Object.entries(resource.fields)
      .filter(([, field]) => isUpload(field) || isUploads(field) || isHtml(field))
      .map(([name, field]) => ({
        resource,
        name,
        field,
        table: quoted(tableName(resource)),
        column: quoted(columnName(name)),
      })),
  )

/** The keys that the records of a table hold by a field, as a select over the alias `h`. */
export const keysHeldBy = ({ field, table, column }: UploadField): string =>
  isUpload(field)
    ? `select h.${column} from ${table} h where h.${column} is not null`
    : isUploads(field)
      ? `select unnest(h.${column}) from ${table} h where h.${column} is not null`
      : `select (regexp_matches(h.${column}, ${literal(storedPictureSql)}, 'g'))[1] from ${table} h where h.${column} like '%"upload:%'`

/** The keys of all uploads that records hold, but for those of one resource. */
export const heldUploads = ({ registry }: Pick<Models, 'registry'>, without?: string): string =>
  [
    `select ''::text where false`,
    ...uploadFields(Object.values(registry))
      .filter(({ resource }) => resource.name !== without)
      .map(keysHeldBy),
  ].join(' union all ')
