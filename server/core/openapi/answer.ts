import { givesFile } from '../../../resources/core/action.ts'
import type { Operation } from '../../../resources/core/action.ts'
import { isRegular } from '../../../resources/core/calls.ts'
import { hasRecords, maskedFields } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { JsonSchema } from '../../../resources/core/fieldType.ts'
import { answerSchema, id, reference, schemaName } from './schemas.ts'

export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>

export const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } })

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

const page = (record: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['content', 'totalElements'],
  properties: {
    content: list(record),
    totalElements: { type: 'integer' },
    totalIsMinimum: { type: 'boolean' },
    totals: { type: 'object' },
  },
})

/** Schema of what an action answers when it went well. */
const answer = (resource: AnyResource, name: string, action: Operation): JsonSchema => {
  const record = hasRecords(resource) ? reference(schemaName(resource)) : { type: 'object' }
  const given = action.output ? answerSchema(action.output, () => undefined, true) : undefined
  switch (name) {
    case 'list':
      return isRegular(resource) ? list(record) : page(record)
    case 'remove':
      return { type: 'object' }
    case 'options':
      return list({
        type: 'object',
        required: ['id', 'label'],
        properties: { id, label: { type: 'string' }, ...((given?.['properties'] ?? {}) as Record<string, JsonSchema>) },
      })
    case 'history':
      return reference('History')
    case 'contact':
      return {
        type: 'object',
        required: ['id'],
        properties: {
          id,
          ...Object.fromEntries(maskedFields(resource).map(([field]) => [field, { type: ['string', 'null'] }])),
        },
      }
    default:
      return given ? (action.many ? list(given) : given) : record
  }
}

const files = (types: readonly string[]): Content =>
  Object.fromEntries(
    types.map(type => [type, { schema: { type: 'string', contentMediaType: 'application/octet-stream' } }]),
  )

const sheets = files(['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])

const givenFile = (action: Operation): Content =>
  files(Object.values(action.output ?? {}).flatMap(field => (field as { types?: readonly string[] }).types ?? []))

/** Status and content of a good answer. */
export const answerOf = (
  resource: AnyResource,
  name: string,
  action: Operation,
): { readonly status: '200' | '201'; readonly content: Content } => ({
  status: name === 'create' ? '201' : '200',
  content: name === 'export' ? sheets : givesFile(action) ? givenFile(action) : json(answer(resource, name, action)),
})
