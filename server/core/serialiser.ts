import { operationsOf, isRegular } from '../../resources/core/calls.ts'
import { isComposed, labelName } from '../../resources/core/label.ts'
import type { Field, Fields } from '../../resources/core/field.ts'
import {
  allFields,
  besideKey,
  hopKeys,
  hasRecords,
  isManyBeside,
  isStored,
  secretsOf,
  setKey,
} from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { JsonSchema } from '../../resources/core/fieldType.ts'
import { isSecret, isUploads, typeOf } from '../../resources/core/typeOf.ts'
import { aboutKey } from './model.ts'
import type { Models } from './model.ts'
import { outOfReach } from './outOfReach.ts'

const text: JsonSchema = { type: 'string', nullable: true }
const whole: JsonSchema = { type: 'integer' }
const yesOrNo: JsonSchema = { type: 'boolean' }

/** Only what decides how a value is written: bounds and descriptions are for documents. Any value may be null. */
const bare = (schema: JsonSchema): JsonSchema => {
  const { type, items, properties } = schema as {
    type?: string
    items?: JsonSchema
    properties?: Readonly<Record<string, JsonSchema>>
  }
  if (type === undefined) return {}
  return {
    type,
    nullable: true,
    ...(items ? { items: bare(items) } : {}),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, bare(one)])) }
      : {}),
  }
}

const valueSchema = (field: Field): JsonSchema => bare(typeOf(field).json(field))

const beside = (name: string, field: Field): [string, JsonSchema][] => {
  const key = besideKey(name, field)
  if (key !== undefined && isUploads(field))
    return [[key, { type: 'array', items: { type: 'object', properties: { name: text, url: text } }, nullable: true }]]
  return key === undefined ? [] : [[key, isManyBeside(field) ? { type: 'array', items: text, nullable: true } : text]]
}

/** Secrets are in no record; what an action gives may be one that is shown this once. */
const properties = (fields: Fields, withSecrets = false): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => withSecrets || !isSecret(field))
      .flatMap(([name, field]) => [[name, valueSchema(field)], ...beside(name, field)]),
  )

const object = (shape: Readonly<Record<string, JsonSchema>>): JsonSchema => ({ type: 'object', properties: shape })
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

const record = (models: Models, resource: AnyResource, gives: Fields = {}): JsonSchema => {
  const model = models.of(resource.name)
  const hops = hopKeys(resource).map(key => {
    const { field } = models.hop(model, key)
    return [key, field ? valueSchema(field) : { ...whole, nullable: true }]
  })
  const unavailableReasons: Record<string, JsonSchema> = resource.unavailableReasons
    ? { unavailableReasons: { type: 'object', additionalProperties: text } }
    : {}
  const composed: Record<string, JsonSchema> = isComposed(resource) ? { [labelName(resource)]: text } : {}
  const beyond: Record<string, JsonSchema> =
    models.placedRefs(model).length > 0 ? { [outOfReach]: { type: 'array', items: text } } : {}
  const about = models.aboutOf(model)
  const person: Record<string, JsonSchema> = about
    ? {
        [aboutKey]: object(
          properties(Object.fromEntries(about.tells.map(name => [name, about.target.resource.fields[name]!]))),
        ),
      }
    : {}
  const sets = secretsOf(resource).map(name => [setKey(name), yesOrNo])
  return object({
    id: whole,
    ...(isStored(resource) ? { version: whole } : {}),
    ...properties(allFields(resource)),
    ...composed,
    ...unavailableReasons,
    ...beyond,
    ...person,
    ...(Object.fromEntries([...sets, ...hops]) as Record<string, JsonSchema>),
    ...properties(gives, true),
  })
}

const historyEntry = object({
  id: whole,
  action: text,
  operator: { ...whole, nullable: true },
  operatorLabel: text,
  job: text,
  at: text,
  changes: {},
})

const page = (items: JsonSchema): JsonSchema =>
  object({ content: listOf(items), totalElements: whole, totalIsMinimum: { type: 'boolean' }, totals: {} })

/**
 * The shape in which Fastify writes the answer of an action: faster than JSON.stringify, and nothing that is not
 * declared can slip out.
 */
export const answerSchema = (models: Models, resource: AnyResource, name: string): JsonSchema => {
  const action = operationsOf(resource)[name]!
  const gives = action.output ? object(properties(action.output, true)) : undefined
  switch (name) {
    case 'list':
      return isRegular(resource) ? listOf(record(models, resource)) : page(record(models, resource))
    case 'remove':
      return object({})
    case 'options':
      return listOf(object({ ...(action.output ? properties(action.output) : {}), id: whole, label: text }))
    case 'history':
      return page(historyEntry)
    case 'contact': {
      const masked = Object.fromEntries(Object.entries(resource.fields).filter(([, field]) => field.mask))
      return object({ id: whole, ...properties(masked) })
    }
    case 'create':
      return record(models, resource, action.output)
    default:
      if (gives) return action.many ? listOf(gives) : gives
      return hasRecords(resource) && action.on !== 'list' ? record(models, resource) : object({})
  }
}
