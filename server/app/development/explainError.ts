import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyResource } from '../../../resources/core/index.ts'
import { storedFields } from '../../../resources/core/fields.ts'
import { violatedField, columnName, tableName } from '../../core/migrations/schemaNames.ts'
import { DatabaseError } from '../../platform/database/DatabaseError.ts'
import type { PlaceOf } from './descriptorPlaces.ts'

/** The host's own machinery, through which every call goes: a frame of it says little about whose mistake it is. */
const machinery = /^server\/(core|platform\/database|app)\//
const sources = /^(server|resources)\//

/** `server/patients/merge.ts:31:9` of each line of a stack that lies in the project, in order. */
const framesOf = (stack: string | undefined): string[] =>
  (stack ?? '').split('\n').flatMap(line => {
    const at = /^\s+at (?:.*\()?((?:file:\/\/)?\/[^()]*?):(\d+):(\d+)\)?$/.exec(line)
    if (!at) return []
    const [, file = '', row, column] = at
    const path = relative(process.cwd(), file.startsWith('file://') ? fileURLToPath(file) : file)
      .replaceAll('\\', '/')
      .split('?', 1)[0]!
    return sources.test(path) ? [`${path}:${row}:${column}`] : []
  })

/** The first place of one's own file; where there is none, the engine's own that stands nearest to the mistake. */
const frameOf = (stack: string | undefined): string | undefined => {
  const frames = framesOf(stack)
  return (
    frames.find(frame => !machinery.test(frame)) ?? frames.find(frame => !frame.startsWith('server/platform/database/'))
  )
}

/** The field that an error is about: by its constraint, or by its table and column. */
const fieldOf = (error: DatabaseError, registry: { readonly [name: string]: AnyResource }): string | undefined => {
  const violated = violatedField(registry, error.constraint)
  if (violated) return `${violated.resource.name}.fields.${violated.field}`
  const resource = Object.values(registry).find(one => tableName(one) === error.table)
  const name =
    resource &&
    storedFields(resource)
      .map(([field]) => field)
      .find(field => columnName(field) === error.column)
  return resource && (name === undefined ? resource.name : `${resource.name}.fields.${name}`)
}

/** `patient.fields.name (resources/patients/patient.ts:31:5)` */
const located = (place: string, placeOf: PlaceOf): string => {
  const source = placeOf(place)
  return source === undefined ? place : `${place} (${source})`
}

/**
 * Says a defect in words for whoever writes the host: message, SQL, column or constraint with its descriptor, the
 * values that the database quotes, and the first line of one's own that led there. For development alone.
 */
export const errorExplainer =
  (registry: { readonly [name: string]: AnyResource }, placeOf: PlaceOf) =>
  (error: Error): string => {
    const frame = frameOf(error.stack)
    if (!(error instanceof DatabaseError))
      return [`${error.name}: ${error.message}`, ...(frame ? [`  at ${frame}`] : [])].join('\n')
    const field = fieldOf(error, registry)
    const lines: [string, string | undefined][] = [
      ['SQL', error.statement],
      ['table', error.table],
      ['column', error.column],
      ['constraint', error.constraint],
      ['field', field && located(field, placeOf)],
      ['detail', error.detail],
      ['at', frame],
    ]
    return [
      `${error.name} ${error.code}: ${error.message}`,
      ...lines.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value}`])),
    ].join('\n')
  }
