import type { Field } from '../../../resources/core/field.ts'
import { labelKey } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import {
  hasRows,
  isHtml,
  isReference,
  isReferences,
  isSecret,
  isUpload,
  isUploads,
} from '../../../resources/core/typeOf.ts'
import { picturesIn } from '../../../resources/core/types/richText/pictures.ts'
import type { Context } from '../contract.ts'
import { modelOf, targetOf } from '../model.ts'
import type { Models } from '../model.ts'
import { chosenColumns, labelSql } from '../select.ts'
import { Statement } from '../statement.ts'
import type { FoundRecords } from './recordsAbout.ts'

/** A record as it is told: its values by the names of fields, with the labels of what they name. */
export type ToldRecord = Readonly<Record<string, unknown>> & { readonly id: number }

const nameOf = (names: ReadonlyMap<number, string>, value: unknown): unknown =>
  Array.isArray(value) ? value.map(one => names.get(Number(one)) ?? null) : (names.get(Number(value)) ?? null)

/** What a record refers to of somebody else's is none of theirs; who did something is told by name alone. */
const covered = (
  resource: AnyResource,
  row: ToldRecord,
  found: FoundRecords,
  operators: ReadonlyMap<number, string>,
): ToldRecord => {
  const told: Record<string, unknown> & { id: number } = { ...row }
  for (const { name, field } of modelOf(resource).fields) {
    const value = told[name]
    if (value === null || value === undefined || !(isReference(field) || isReferences(field))) continue
    const target = targetOf(field)
    if (target === 'operator') told[labelKey(name)] = nameOf(operators, value)
    const own = found.get(target)
    if (!own) continue
    if (Array.isArray(value)) {
      const labels = told[labelKey(name)]
      told[labelKey(name)] = Array.isArray(labels) ? labels.filter((_, at) => own.has(Number(value[at]))) : labels
      told[name] = value.filter(one => own.has(Number(one)))
    } else if (!own.has(Number(value))) [told[name], told[labelKey(name)]] = [null, null]
  }
  return told
}

const idsOfOperators = (resource: AnyResource, rows: readonly ToldRecord[]): number[] =>
  modelOf(resource)
    .fields.filter(({ field }) => (isReference(field) || isReferences(field)) && targetOf(field) === 'operator')
    .flatMap(({ name }) => rows.flatMap(row => (row[name] as number | readonly number[] | null) ?? []))

/** What the refs within child rows refer to is called, for each field of such rows: labels by ids. */
const rowLabels = async (models: Models, resource: AnyResource, rows: readonly ToldRecord[], context: Context) => {
  const labels = new Map<Field, ReadonlyMap<number, string>>()
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!hasRows(field)) continue
    for (const [key, item] of Object.entries(field.fields).filter(([, one]) => isReference(one))) {
      const target = models.of(targetOf(item))
      const statement = new Statement()
      const ids = rows.flatMap(row =>
        Array.isArray(row[name]) ? row[name].map((one: Readonly<Record<string, unknown>>) => Number(one[key])) : [],
      )
      const found = await statement.run<{ id: number; label: string }>(
        context.db,
        `select t."id", ${labelSql(models, target, 't', context.language)} as label from ${target.table} t where t."id" = any(${statement.bind(ids)}::integer[])`,
      )
      labels.set(item, new Map(found.map(({ id, label }) => [id, label])))
    }
  }
  return (row: ToldRecord): ToldRecord => ({
    ...row,
    ...Object.fromEntries(
      Object.entries(resource.fields).flatMap(([name, field]) =>
        hasRows(field) && Array.isArray(row[name])
          ? [
              [
                name,
                row[name].map((one: Readonly<Record<string, unknown>>) => ({
                  ...one,
                  ...Object.fromEntries(
                    Object.entries(field.fields).flatMap(([key, item]) =>
                      labels.has(item) ? [[labelKey(key), nameOf(labels.get(item)!, one[key])]] : [],
                    ),
                  ),
                })),
              ],
            ]
          : [],
      ),
    ),
  })
}

/** Names of operators by their ids. */
export const operatorNames = async (
  ids: readonly number[],
  { db }: Pick<Context, 'db'>,
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * The records of a resource as they are told, by ascending id: without secrets, and without what refers to somebody
 * else.
 */
export const readRecords = async (
  models: Models,
  name: string,
  found: FoundRecords,
  context: Context,
): Promise<readonly ToldRecord[]> => {
  const model = models.of(name)
  const told = model.fields.filter(({ field }) => !isSecret(field)).flatMap(field => [field.name, labelKey(field.name)])
  const statement = new Statement()
  const rows = await statement.run<ToldRecord & { version?: number }>(
    context.db,
    `select ${chosenColumns(models, model, context.language, told)} from ${model.table} t where t."id" = any(${statement.bind([...found.get(name)!])}::integer[]) order by t."id"`,
  )
  const operators = await operatorNames(idsOfOperators(model.resource, rows), context)
  const withRows = await rowLabels(models, model.resource, rows, context)
  return rows.map(({ version: _version, ...row }) =>
    withRows(covered(model.resource, row as ToldRecord, found, operators)),
  )
}

/** Keys of the files that records hold, by themselves or within formatted texts. */
export const filesOf = (resource: AnyResource, records: readonly ToldRecord[]): readonly string[] =>
  modelOf(resource).fields.flatMap(({ name, field }) =>
    records.flatMap(record => {
      const value = record[name]
      if (isUploads(field) && Array.isArray(value)) return value as string[]
      if (typeof value !== 'string') return []
      if (isUpload(field)) return [value]
      return isHtml(field) ? picturesIn(value) : []
    }),
  )
