import { isStored } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { ReferentialActions } from '../../../resources/core/lifecycle.ts'
import { isReference, isReferences } from '../../../resources/core/typeOf.ts'
import type { Implementation } from '../contract.ts'
import { modelOf } from '../model.ts'
import type { Model, Registry } from '../model.ts'
import { quoted } from '../statement.ts'
import { tableName } from '../migrations/schemaNames.ts'
import type { ReferenceSteps, TableReference, TableReferences } from './steps.ts'

/** A ref by which records of a resource refer to those of another one. */
export interface RecordReference {
  readonly resource: AnyResource
  readonly model: Model
  readonly field: string
  /** Quoted name of its column. */
  readonly column: string
  /** A list of ids. */
  readonly isMany: boolean
  readonly on: ReferentialActions
  readonly steps: ReferenceSteps
}

/** Everything that refers to the records of a resource. */
export interface ReferencesTo {
  /** By the descriptors, in the order of the registry; records of the resource itself last. */
  readonly records: readonly RecordReference[]
  /** Rows of tables that no descriptor knows. */
  readonly tables: readonly PlacedReference[]
}

/** With its table and column: `session.operator`. */
export type PlacedReference = TableReference & { readonly place: string }

const recordsOf = (
  resource: AnyResource,
  implementations: ReadonlyMap<string, Implementation>,
): (RecordReference & { readonly to: string })[] => {
  const model = modelOf(resource)
  return model.fields.flatMap(({ name, field, column }) => {
    if (!isReference(field) && !isReferences(field)) return []
    const { on = {} } = field as { readonly on?: ReferentialActions }
    return [
      {
        resource,
        model,
        field: name,
        column,
        isMany: isReferences(field),
        on,
        steps: implementations.get(resource.name)?.references[name] ?? {},
        to: field.to,
      },
    ]
  })
}

/** What changes rows of tables. */
const tableEvents = ['merge', 'remove', 'erase'] as const

/** Where descriptors, code and tables do not fit each other, one line each. */
const mistakes = (
  registry: Registry,
  records: readonly (RecordReference & { readonly to: string })[],
  implementations: ReadonlyMap<string, Implementation>,
  tables: TableReferences,
): string[] => [
  ...records.flatMap(({ resource, field, on, steps }) =>
    (['merge', 'remove'] as const).flatMap(event => {
      if ((on[event] === 'handler') === (steps[event] !== undefined)) return []
      const place = `${resource.name}.${field}`
      return steps[event] === undefined
        ? [`${place} has no steps for ${event}: implement(${resource.name}, …, { ${field}: { ${event}: { … } } })`]
        : [`${place} must not have steps for ${event}, or say ${event}: 'handler'`]
    }),
  ),
  ...[...implementations.values()].flatMap(({ resource, references }) =>
    Object.keys(references)
      .filter(field => !records.some(one => one.resource.name === resource.name && one.field === field))
      .map(field => `${resource.name}.${field} is no stored ref, and has steps`),
  ),
  ...Object.entries(tables).flatMap(([place, { to, on }]) => {
    const known =
      to === null ? tableEvents : tableEvents.filter(event => registry[to]?.lifecycle?.[event] !== undefined)
    return tableEvents
      .filter(event => known.includes(event) !== (on[event] !== undefined))
      .map(
        event => `${place} ${known.includes(event) ? 'does not say' : 'must not say'} what becomes of it on ${event}`,
      )
  }),
]

/**
 * What refers to what, by descriptors and by the list of the tables. Throws where something of it is declared and not
 * done, or the other way round.
 */
export class References {
  readonly #records: readonly (RecordReference & { readonly to: string })[]
  readonly #tables: readonly PlacedReference[]

  constructor(registry: Registry, implementations: ReadonlyMap<string, Implementation>, tables: TableReferences) {
    this.#records = Object.values(registry)
      .filter(isStored)
      .flatMap(resource => recordsOf(resource, implementations))
    const present = new Set(Object.values(registry).map(resource => resource.name))
    // A registry of a few resources does without the tables of the others.
    const known = Object.fromEntries(Object.entries(tables).filter(([, { to }]) => to === null || present.has(to)))
    this.#tables = Object.entries(known).map(([place, one]) => ({ ...one, place }))
    const wrong = mistakes(registry, this.#records, implementations, known)
    if (wrong.length > 0) throw new Error(`References and what is done about them do not match:\n${wrong.join('\n')}`)
  }

  to({ name }: AnyResource): ReferencesTo {
    const all = this.#records.filter(({ to }) => to === name)
    return {
      records: [
        ...all.filter(({ resource }) => resource.name !== name),
        ...all.filter(({ resource }) => resource.name === name),
      ],
      tables: this.#tables.filter(({ to }) => to === null || to === name),
    }
  }
}

/** Condition that a row refers to the id that is bound as `id`. */
export const refersTo = ({ column, isMany }: RecordReference, alias: string, id: string): string =>
  isMany ? `${id}::integer = any(${alias}.${column})` : `${alias}.${column} = ${id}::integer`

/** The table of a reference's records, quoted. */
export const tableOf = ({ resource }: RecordReference): string => quoted(tableName(resource))
