import { realms } from '../../../resources/core/action.ts'
import { operationsOf } from '../../../resources/core/calls.ts'
import { requestLines } from '../../../resources/core/personal.ts'
import type { Language } from '../../../i18n/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { JsonSchema } from '../../../resources/core/fieldType.ts'
import { operation } from './operation.ts'
import type { OperationObject } from './operation.ts'
import { resourceSchemas } from './schemas.ts'
import { wordsIn } from './words.ts'
import type { Words } from './words.ts'

/** An OpenAPI 3.1 document. */
export interface ApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
}

const failure: JsonSchema = {
  type: 'object',
  required: ['status', 'code', 'timestamp', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string' },
    timestamp: { type: 'string', format: 'date-time' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    holders: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['resource', 'id', 'label'],
        properties: { resource: { type: 'string' }, id: { type: 'integer' }, label: { type: 'string' } },
      },
    },
  },
}

const history: JsonSchema = {
  type: 'object',
  required: ['content', 'totalElements'],
  properties: {
    content: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'action', 'at', 'changes'],
        properties: {
          id: { type: 'integer' },
          action: { type: 'string' },
          operator: { type: ['integer', 'null'] },
          operatorLabel: { type: ['string', 'null'] },
          job: { type: ['string', 'null'] },
          at: { type: 'string', format: 'date-time' },
          changes: { type: 'object', additionalProperties: { type: 'array', minItems: 2, maxItems: 2 } },
        },
      },
    },
    totalElements: { type: 'integer' },
    totalIsMinimum: { type: 'boolean' },
  },
}

const pathsOf = (resources: readonly AnyResource[], words: Words): ApiDocument['paths'] => {
  const paths: Record<string, Record<string, OperationObject>> = {}
  for (const resource of resources) {
    for (const [name, action] of Object.entries(operationsOf(resource))) {
      for (const line of requestLines(resource, name)) {
        // A trailing slash does not matter to the server; the document has each path once.
        const path = `/${line.template.replace(/\/$/, '')}`
        paths[path] = { ...paths[path], [line.method.toLowerCase()]: operation(resource, name, action, words, line) }
      }
    }
  }
  return paths
}

const documentWith = (resources: readonly AnyResource[], words: Words): ApiDocument => ({
  openapi: '3.1.0',
  info: { title: words.own.title, version: '1', description: words.own.about },
  servers: [{ url: '/' }],
  tags: resources.map(resource => ({ name: resource.name, description: words.resource(resource) })),
  paths: pathsOf(resources, words),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      apiToken: { type: 'http', scheme: 'bearer', description: words.own.apiToken },
      ...Object.fromEntries(
        realms.map(realm => [realm, { type: 'http', scheme: 'bearer', description: words.own.realms[realm] }]),
      ),
    },
    parameters: {
      Language: {
        name: 'Language',
        in: 'header',
        description: words.own.language,
        schema: { type: 'string', enum: ['cn', 'en'], default: 'cn' },
      },
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        description: words.own.idempotency,
        schema: { type: 'string', maxLength: 200 },
      },
      Reauthentication: {
        name: 'Reauthentication',
        in: 'header',
        description: words.own.reauthentication,
        schema: { type: 'string', maxLength: 500 },
      },
    },
    responses: {
      Failure: {
        description: words.own.failure,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
    schemas: Object.assign(
      { Failure: failure, History: history },
      ...resources.map(resource => resourceSchemas(resource, words)),
    ),
  },
})

/**
 * Describes every action of the resources, declared or derived, in the words of the catalogues where no others are
 * given. Pure: the same descriptors give the same document.
 */
export const apiDocument = (
  resources: readonly AnyResource[],
  language: Language,
  words: Words = wordsIn(language),
): ApiDocument => documentWith(resources, words)
