import {
  allFields,
  besideKey,
  hasRecords,
  hopKeys,
  isAlways,
  isManyBeside,
  isStored,
  isWritable,
  secretsOf,
  setKey,
} from '../../../resources/core/fields.ts'
import { isComposed, labelName } from '../../../resources/core/label.ts'
import type { AnyResource, Field, Fields } from '../../../resources/core/index.ts'
import { aboutKey } from '../model.ts'
import { outOfReach } from '../outOfReach.ts'
import type { JsonSchema } from '../../../resources/core/fieldType.ts'
import { asEntered } from '../../../resources/core/types/choice/index.ts'
import { isSecret, isUploads, typeOf } from '../../../resources/core/typeOf.ts'
import type { Words } from './words.ts'

/** Name of a schema in `components.schemas`. */
export const schemaName = (resource: AnyResource, suffix = ''): string =>
  resource.name.charAt(0).toUpperCase() + resource.name.slice(1) + suffix

export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const nullable = (schema: JsonSchema): JsonSchema =>
  Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] }

/** A value that must be sent. */
const needed = (field: Field): boolean => field.required === true && field.default === undefined && !field.showWhen

const described = (schema: JsonSchema, description: string | undefined, field: Field): JsonSchema => ({
  ...schema,
  ...(description ? { description: [description, schema['description']].filter(Boolean).join(' · ') } : {}),
  ...(field.default === undefined ? {} : { default: field.default }),
})

const object = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
})

const labels = (fields: Fields): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => besideKey(name, field) !== undefined)
      .map(([name, field]) => [
        besideKey(name, field),
        isUploads(field)
          ? {
              type: ['array', 'null'],
              items: {
                type: 'object',
                properties: { name: { type: 'string' }, url: { type: 'string' } },
                required: ['name', 'url'],
              },
              readOnly: true,
            }
          : isManyBeside(field)
            ? { type: 'array', items: { type: 'string' }, readOnly: true }
            : { type: ['string', 'null'], readOnly: true },
      ]),
  )

/**
 * What a masked field answers does not have to match what it takes; a secret is answered once, by an action that makes
 * it.
 */
const answered = (field: Field): JsonSchema =>
  field.mask || isSecret(field) ? { type: 'string' } : typeOf(field).json(field)

/**
 * Schema of fields as they are answered; `text` names a field. Secrets are in no record, only in what an action gives.
 */
export const answerSchema = (
  fields: Fields,
  text: (name: string) => string | undefined,
  withSecrets = false,
): JsonSchema => {
  const shown = Object.entries(fields).filter(([, field]) => withSecrets || !isSecret(field))
  const properties = shown.map(([name, field]) => {
    const schema = isAlways(field) && !field.permission?.read ? answered(field) : nullable(answered(field))
    return [name, described(schema, text(name), { ...field, default: undefined })] as const
  })
  return object(
    { ...Object.fromEntries(properties), ...labels(fields) },
    shown.filter(([, field]) => isAlways(field) && !field.permission?.read).map(([name]) => name),
  )
}

/** Schema of fields as they are sent; `partial` makes none of them necessary. */
export const inputSchema = (
  fields: Fields,
  text: (name: string) => string | undefined,
  partial = false,
): JsonSchema => {
  const taken = Object.entries(fields).filter(([, field]) => isWritable(field))
  const properties = taken.map(([name, field]) => {
    // A change may send back what an action has given; a new record cannot have it.
    const schema = typeOf(field).json(partial ? field : asEntered(field))
    return [name, described(needed(field) ? schema : nullable(schema), text(name), field)] as const
  })
  return object(
    Object.fromEntries(properties),
    partial ? [] : taken.filter(([, field]) => needed(field)).map(([name]) => name),
  )
}

export const id = { type: 'integer', minimum: 1 } as const
export const version = { type: 'integer', minimum: 1 } as const

/** Schemas of a stored resource: what is answered, what creates it and what changes it. */
export const resourceSchemas = (resource: AnyResource, words: Words): Readonly<Record<string, JsonSchema>> => {
  if (!hasRecords(resource)) return {}
  const own = isStored(resource) ? { id, version } : { id }
  const text = (name: string) => words.field(resource, name)
  const record = answerSchema(allFields(resource), text)
  const sets = Object.fromEntries(
    secretsOf(resource).map(name => [
      setKey(name),
      { type: 'boolean', description: `${words.field(resource, name)}: ${words.own.isSet}` },
    ]),
  )
  // What an action's condition reads of the record that is referred to (`patient.type`).
  const hops = Object.fromEntries(hopKeys(resource).map(key => [key, { readOnly: true }]))
  const properties = { ...(record['properties'] as Readonly<Record<string, JsonSchema>>), ...sets, ...hops }
  const required = (record['required'] ?? []) as readonly string[]
  const change = inputSchema(resource.fields, text, true)
  const unavailableReasons: Record<string, JsonSchema> = resource.unavailableReasons
    ? { unavailableReasons: { type: 'object', additionalProperties: { type: 'string' }, readOnly: true } }
    : {}
  const composed: Record<string, JsonSchema> = isComposed(resource)
    ? { [labelName(resource)]: { type: 'string', readOnly: true } }
    : {}
  const about: Record<string, JsonSchema> =
    resource.about === undefined ? {} : { [aboutKey]: { type: 'object', readOnly: true } }
  const beyond = { [outOfReach]: { type: 'array', items: { type: 'string' }, readOnly: true } }
  return {
    [schemaName(resource)]: {
      ...record,
      properties: { ...own, ...properties, ...composed, ...unavailableReasons, ...about, ...beyond },
      required: [...Object.keys(own), ...required, ...Object.keys(sets)],
    },
    ...(resource.actions['create'] ? { [schemaName(resource, 'Input')]: inputSchema(resource.fields, text) } : {}),
    ...(resource.actions['update']
      ? {
          [schemaName(resource, 'Change')]: {
            ...change,
            properties: { id, version, ...(change['properties'] as object), ...sets },
          },
        }
      : {}),
  }
}
