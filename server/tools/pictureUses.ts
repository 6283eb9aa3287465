import { registry } from '../../resources/index.ts'
import { labelParts } from '../../resources/core/label.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { allows, permissionOf } from '../../resources/core/permission.ts'
import { isHtml, isLine, isUpload, isUploads } from '../../resources/core/typeOf.ts'
import { storedPicture, withOther } from '../../resources/core/types/richText/pictures.ts'
import type { Context } from '../core/contract.ts'
import { columnName, tableName } from '../core/migrations/schemaNames.ts'
import { labelField } from '../core/select.ts'
import { listed } from '../core/listed.ts'
import { all, quoted, Statement } from '../core/statement.ts'
import { uploadFields } from '../core/uploadUses.ts'
import type { UploadField } from '../core/uploadUses.ts'

/** A field of a record that holds a picture. */
export interface Place {
  readonly resource: string
  readonly id: number
  readonly label: string
  readonly field: string
}

/** Where a picture is used: the places that the caller sees, and how many others there are. */
export interface Uses {
  readonly places: readonly Place[]
  readonly elsewhere: number
}

const isSeen = (resource: AnyResource, { operator }: Pick<Context, 'operator'>): boolean => {
  if (!operator || !Object.hasOwn(operationsOf(resource), 'get')) return false
  const needed = permissionOf(resource, 'get')
  return needed === 'signedIn' || allows(operator.permissions, needed)
}

const holds = ({ field, column }: UploadField, key: string, statement: Statement): string =>
  isUpload(field)
    ? `t.${column} = ${statement.bind(key)}`
    : isUploads(field)
      ? `t.${column} @> array[${statement.bind(key)}]::text[]`
      : `strpos(t.${column}, ${statement.bind(storedPicture(key))}) > 0`

/** Where records other than the library's own hold a picture, field by field as the descriptors say. */
export const usesOf = async (key: string, context: Context): Promise<Uses> => {
  const places: Place[] = []
  let elsewhere = 0
  for (const one of uploadFields(Object.values(registry)).filter(({ resource }) => resource.name !== 'picture')) {
    const { resource, name, table } = one
    const statement = new Statement()
    const seen = isSeen(resource, context) ? all(context.reach(resource.name, statement, 't')) : 'false'
    const own = labelParts(resource).find(name => isLine(resource.fields[name])) ?? 'id'
    const label = `t.${quoted(columnName(labelField({ ...resource, label: own }, context.language)))}`
    const fallback = `t.${quoted(columnName(own))}`
    const rows = await statement.run<{ id: number; label: string; seen: boolean }>(
      context.db,
      `select t.id, coalesce(nullif(${label}::text, ''), ${fallback}::text) as label, (${seen || 'true'}) as seen from ${table} t where ${holds(one, key, statement)} order by t.id`,
    )
    for (const row of rows) {
      if (row.seen) places.push({ resource: resource.name, id: row.id, label: row.label, field: name })
      else elsewhere += 1
    }
  }
  return { places, elsewhere }
}

/** Where a picture is used, in the words of the caller's language. */
export const usesText = ({ places, elsewhere }: Uses, { t, language }: Pick<Context, 't' | 'language'>): string => {
  const named = places
    .slice(0, 5)
    .map(({ resource, label }) =>
      t('app.pictures.place', { resource: t(`resources.${resource}.name`, { smart_count: 1 }), label }),
    )
  const more = places.length - named.length + elsewhere
  return listed(language, [...named, ...(more > 0 ? [t('app.pictures.morePlaces', { smart_count: more })] : [])])
}

/** Puts another picture in the place of one, in each of the places, as their records' own updates. */
export const changeUses = async (
  key: string,
  other: string,
  places: readonly Place[],
  context: Context,
): Promise<void> => {
  for (const { resource: name, id, field } of places) {
    const resource = registry[name]!
    const isText = isHtml(resource.fields[field])
    const statement = new Statement()
    const [row] = isText
      ? await statement.run<{ html: string }>(
          context.db,
          `select ${quoted(columnName(field))} as html from ${quoted(tableName(resource))} where id = ${statement.bind(id)} for update`,
        )
      : []
    await context.update(resource, id, { [field]: row ? withOther(row.html, key, other) : other })
  }
}
