import { businessZoneSql } from './businessZoneSql.ts'
import type { Field } from '../../resources/core/field.ts'
import { filesKey, hopKeys, isLabelled, labelKey, setKey } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { isComposed, labelName, labelParts } from '../../resources/core/label.ts'
import {
  isAge,
  isCount,
  isEntry,
  isHeld,
  isMoment,
  isReference,
  isSecret,
  isUploads,
} from '../../resources/core/typeOf.ts'
import type { Language } from './contract.ts'
import type { Execution } from './execution.ts'
import { filesSql } from './filesSql.ts'
import { labelThen } from './formerLabels.ts'
import { placeKey } from './outOfReach.ts'
import { aboutKey, targetOf } from './model.ts'
import { heldUploads } from './uploadUses.ts'
import type { Model, Models } from './model.ts'
import { literal, quoted } from './statement.ts'

/** The field that names a record in a language: `{label}En` for English where there is one. */
export const labelField = (resource: AnyResource, language: Language): string =>
  language === 'en' && resource.fields[`${labelName(resource)}En`] ? `${labelName(resource)}En` : labelName(resource)

/** How many live records point at the row. */
export const countOf = (models: Models, field: Field, alias: string): string => {
  const counted = models.of(targetOf(field))
  const by = counted.column((field as Field & { by: string }).by)
  return `(select count(*)::integer from ${counted.table} c where c.${by} = ${alias}."id"${counted.isLogical ? ' and not c."deleted"' : ''})`
}

/** A field of the row as SQL: its column, or what it is worked out by. */
export const valueSql = (models: Models, model: Model, name: string, alias: string): string => {
  const field = model.resource.fields[name]
  if (isCount(field)) return countOf(models, field, alias)
  // Asked of all records together, so that each text is looked through once however many rows there are.
  if (isHeld(field)) return `(${alias}.${model.column(field.upload)} in (${heldUploads(models, model.resource.name)}))`
  return `${alias}.${model.column(name)}`
}

/** The value over a ref that a condition looks at. */
export const hopOf = (models: Models, model: Model, key: string, alias: string): string => {
  const { ref, target, name } = models.hop(model, key)
  return `(select h.${target.column(name)} from ${target.table} h where h."id" = ${alias}.${model.column(ref)})`
}

/** The label of a dictionary's entry, by the SQL of its value. */
export const dictionaryLabel = (group: string, column: string, language: Language): string =>
  `(select d.${language === 'en' ? '"label_en"' : '"label"'} from "dict" d join "dict_group" g on g."id" = d."group"` +
  ` where g."name" = ${literal(group)} and d."value" = ${column})`

/** A moment of the business time zone, to the minute. */
const inZone = (column: string): string => `to_char(${column} at time zone ${businessZoneSql}, 'YYYY-MM-DD HH24:MI')`

const partSql = (models: Models, model: Model, name: string, alias: string, language: Language): string => {
  const field = model.resource.fields[name]
  const column = `${alias}.${model.column(name)}`
  if (isMoment(field)) return inZone(column)
  if (!isReference(field)) return `${column}::text`
  const target = models.of(targetOf(field))
  return `(select ${labelSql(models, target, `${alias}l`, language)} from ${target.table} ${alias}l where ${alias}l."id" = ${column})`
}

/**
 * What the record in a row is called, in a language: as it was written where it is not translated; of several fields,
 * what each of them says that says anything.
 */
export const labelSql = (models: Models, model: Model, alias: string, language: Language): string => {
  const { resource } = model
  if (isComposed(resource))
    return `concat_ws(' · ', ${labelParts(resource)
      .map(name => partSql(models, model, name, alias, language))
      .join(', ')})`
  const [own, translated] = [labelName(resource), labelField(resource, language)]
  const column = `${alias}.${model.column(translated)}`
  return own === translated ? column : `coalesce(nullif(${column}, ''), ${alias}.${model.column(own)})`
}

const labelOf = (
  models: Models,
  field: Field,
  column: string,
  language: Language,
  formerBy: string | undefined,
): string => {
  if (isEntry(field)) return dictionaryLabel(field.group, column, language)
  const target = models.of(targetOf(field))
  const label = labelSql(models, target, 'l', language)
  const { labelWith } = field as Field & { labelWith?: string }
  const [open, close] = language === 'zh' ? ['（', '）'] : [' (', ')']
  if (formerBy !== undefined)
    return `(select ${labelThen(target, 'l', label, formerBy)} from ${target.table} l where l."id" = ${column})`
  const told =
    labelWith === undefined
      ? label
      : `${label} || ${literal(open)} || l.${target.column(labelWith)} || ${literal(close)}`
  return isReference(field)
    ? `(select ${told} from ${target.table} l where l."id" = ${column})`
    : `array(select ${label} from ${target.table} l where l."id" = any(${column}) order by array_position(${column}, l."id"))`
}

/** What is told of whom a record is about, as one value; of an age, what it counts from. */
const aboutSql = (models: Models, model: Model, alias: string): string | undefined => {
  const about = models.aboutOf(model)
  if (!about) return undefined
  const { ref, target, tells } = about
  const pairs = tells.map(name => {
    const field = target.resource.fields[name]!
    return `${literal(name)}, a.${target.column(isAge(field) ? field.since : name)}`
  })
  return `(select jsonb_build_object(${pairs.join(', ')}) from ${target.table} a where a."id" = ${alias}.${model.column(ref)})`
}

const as = (expression: string, name: string): string => `${expression} as ${quoted(name)}`

const columnsOf = (
  models: Models,
  model: Model,
  alias: string,
  labels: Language | null,
  wanted: (name: string) => boolean,
  withPlaces = false,
): string => {
  const parts: string[] = [`${alias}."id"`, ...(model.isStored ? [`${alias}."version"`] : [])]
  const add = (name: string, expression: () => string) => {
    if (wanted(name)) parts.push(as(expression(), name))
  }
  for (const { name, field, column } of model.fields) {
    if (isSecret(field)) {
      add(setKey(name), () => `(${alias}.${column} is not null)`)
      continue
    }
    add(name, () => `${alias}.${column}`)
    if (labels && isLabelled(field)) {
      const { formerBy } = field as Field & { formerBy?: string }
      add(labelKey(name), () =>
        labelOf(models, field, `${alias}.${column}`, labels, formerBy && `${alias}.${model.column(formerBy)}`),
      )
    }
  }
  // What the files are called is told beside their keys; where they are, the reply says to its caller.
  if (labels) {
    for (const { name, column } of model.fields.filter(({ field }) => isUploads(field))) {
      add(filesKey(name), () => filesSql(`${alias}.${column}`))
    }
  }
  for (const [name, field] of Object.entries(model.resource.fields)) {
    if (isCount(field) || isHeld(field)) add(name, () => valueSql(models, model, name, alias))
    // What it counts from: how old that is today is worked out for the reply.
    if (labels && isAge(field)) add(name, () => `${alias}.${model.column(field.since)}`)
  }
  // Where the records belong that refs lead to; an organisation is told by its id.
  for (const { name, target } of withPlaces
    ? models.placedRefs(model).filter(({ isOrganisation }) => !isOrganisation)
    : []) {
    add(
      placeKey(name),
      () => `(select l.${target.scopeColumn} from ${target.table} l where l."id" = ${alias}.${model.column(name)})`,
    )
  }
  if (labels && isComposed(model.resource)) add(labelName(model.resource), () => labelSql(models, model, alias, labels))
  const about = labels ? aboutSql(models, model, alias) : undefined
  if (about !== undefined) add(aboutKey, () => about)
  for (const key of hopKeys(model.resource)) add(key, () => hopOf(models, model, key, alias))
  return parts.join(', ')
}

const always = () => true
const cache = new WeakMap<Model, Map<string, string>>()

const cached = (model: Model, key: string, make: () => string): string => {
  const entries = cache.get(model) ?? new Map<string, string>()
  cache.set(model, entries)
  const known = entries.get(key) ?? make()
  entries.set(key, known)
  return known
}

/**
 * The select list of whole records as they are answered: values, labels, counts and hops under their names, no secrets;
 * for whom something may lie out of reach, where that belongs which refs lead to. The table's alias must be `t`.
 */
export const recordColumns = ({
  host: { models },
  model,
  language,
  operator,
}: Pick<Execution, 'host' | 'model' | 'language' | 'operator'>): string => {
  const isScoped = operator !== null && operator.scope.hospitals !== 'everything'
  return cached(model, `record ${language} ${isScoped}`, () =>
    columnsOf(models, model, 't', language, always, isScoped),
  )
}

/** The same without labels, for those who only compare and decide. */
export const plainColumns = (models: Models, model: Model): string =>
  cached(model, 'plain', () => columnsOf(models, model, 't', null, always))

/** The named ones alone, beside id and version. */
export const someColumns = (models: Models, model: Model, language: Language, names: readonly string[]): string =>
  cached(model, `some ${language} ${names.join()}`, () =>
    columnsOf(models, model, 't', language, name => names.includes(name)),
  )

/** The same for names that a caller chose, of which there are too many choices to keep. */
export const chosenColumns = (models: Models, model: Model, language: Language, names: readonly string[]): string =>
  columnsOf(models, model, 't', language, name => names.includes(name))
