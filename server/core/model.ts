import type { Field } from '../../resources/core/field.ts'
import {
  fieldOf,
  isLogicallyDeleted,
  isStored,
  maskedFields,
  searchedRefs,
  searchedTexts,
  storedFields,
} from '../../resources/core/fields.ts'
import type { SearchedText } from '../../resources/core/fields.ts'
import type { AnyResource, Mask } from '../../resources/core/index.ts'
import { orderedTexts } from '../../resources/core/orderedTexts.ts'
import type { OrderedText } from '../../resources/core/orderedTexts.ts'
import { remembered } from '../../resources/core/remembered.ts'
import { isAge, isHtml, isReference, isReferences, isUpload, isUploads } from '../../resources/core/typeOf.ts'
import { columnName, orderColumnName, tableName } from './migrations/schemaNames.ts'
import { quoted } from './statement.ts'

export type Registry = { readonly [name: string]: AnyResource }

/** A field that is a column. */
export interface StoredField {
  readonly name: string
  readonly field: Field
  /** Quoted name of the column. */
  readonly column: string
}

/** What SQL needs to know of a resource, worked out once. */
export class Model {
  readonly resource: AnyResource
  /** Whether there is a table: what is worked out has none, see `source.ts`. */
  readonly isStored: boolean
  readonly isLogical: boolean
  readonly fields: readonly StoredField[]
  readonly masks: ReadonlyMap<string, Mask>
  /** Fields that only some may read, with the permission. */
  readonly restricted: ReadonlyMap<string, string>
  /** Fields that hold keys of uploaded pictures. */
  readonly images: readonly string[]
  /** Fields of several files. */
  readonly attachments: readonly string[]
  /** Fields of formatted text, which may show uploaded pictures. */
  readonly texts: readonly string[]
  /** Ages, which replies count from a date. */
  readonly ages: readonly string[]
  /** Texts that the search index covers. */
  readonly search: readonly SearchedText[]
  /** Texts that are sorted by a key of their own, with its quoted column. */
  readonly ordered: readonly (OrderedText & { readonly column: string })[]
  /** Refs whose records' own search finds these records too. */
  readonly searchRefs: readonly string[]
  /** Quoted column that row scope compares; null where rows belong to nobody. */
  readonly scopeColumn: string | null
  /** What identifies somebody is masked, or the rows are a patient's: who looks at one is logged. */
  readonly isPersonal: boolean
  /** Refs to staff members, or to records that know theirs, with their quoted columns. */
  readonly staff: readonly { readonly name: string; readonly column: string; readonly target: string }[]
  readonly #table: string
  readonly #columns: ReadonlyMap<string, string>

  constructor(resource: AnyResource) {
    this.resource = resource
    this.isStored = isStored(resource)
    this.#table = quoted(tableName(resource))
    this.isLogical = isLogicallyDeleted(resource)
    this.fields = storedFields(resource).map(([name, field]) => ({ name, field, column: quoted(columnName(name)) }))
    this.#columns = new Map([
      ['id', '"id"'],
      ...(this.isStored ? [['version', '"version"'] as const] : []),
      ...this.fields.map(({ name, column }) => [name, column] as const),
    ])
    this.masks = new Map(maskedFields(resource).map(([name, field]) => [name, field.mask!]))
    this.restricted = new Map(
      Object.entries(resource.fields).flatMap(([name, { permission }]) =>
        permission?.read ? [[name, permission.read]] : [],
      ),
    )
    this.images = Object.keys(resource.fields).filter(name => isUpload(resource.fields[name]))
    this.attachments = Object.keys(resource.fields).filter(name => isUploads(resource.fields[name]))
    this.texts = Object.keys(resource.fields).filter(name => isHtml(resource.fields[name]))
    this.ages = Object.keys(resource.fields).filter(name => isAge(resource.fields[name]))
    this.search = searchedTexts(resource)
    this.ordered = orderedTexts(resource).map(text => ({ ...text, column: quoted(orderColumnName(text.name)) }))
    this.searchRefs = searchedRefs(resource)
    const { scopedBy } = resource
    this.scopeColumn = scopedBy === 'nothing' ? null : scopedBy === 'self' ? '"id"' : this.column(scopedBy)
    this.staff = (resource.staff ?? []).map(name => ({
      name,
      column: this.column(name),
      target: targetOf(resource.fields[name]!),
    }))
    this.isPersonal = this.masks.size > 0 || this.staff.length > 0
  }

  /**
   * Quoted name of the table; throws where there is none, so that nothing reads or writes past what works the rows out.
   */
  get table(): string {
    if (!this.isStored) throw new TypeError(`${this.resource.name} has no table`)
    return this.#table
  }

  /**
   * Quoted column of a stored field, `id` or `version`; throws for another name, which is a mistake of a descriptor.
   */
  column(name: string): string {
    const column = this.#columns.get(name)
    if (column === undefined) throw new TypeError(`${this.resource.name} has no column for ${name}`)
    return column
  }

  has(name: string): boolean {
    return this.#columns.has(name)
  }
}

/** The model of a descriptor; it takes longer to make than many a statement to run. */
export const modelOf = remembered((resource: AnyResource): Model => new Model(resource))

/** The resource that a field refers to or counts; throws where the descriptor names none. */
export const targetOf = (field: Field): string => {
  const { to, of } = field as Field & { to?: string; of?: string }
  const target = to ?? of
  if (target === undefined) throw new TypeError(`A field of type ${field.type} names no resource`)
  return target
}

/** A ref to a record that belongs to an organisation, or to organisations themselves. */
export interface PlacedRef {
  readonly name: string
  readonly target: Model
  readonly isOrganisation: boolean
}

/**
 * The name under which a reply carries what its page tells of whom the record is about; no field of such a record is
 * named so.
 */
export const aboutKey = 'about'

/** Whom the records of a resource are about, and what is told of them. */
export interface About {
  readonly ref: string
  readonly target: Model
  readonly tells: readonly string[]
}

/** The models of a registry. */
export class Models {
  readonly registry: Registry
  readonly #placed = new Map<Model, readonly PlacedRef[]>()

  constructor(registry: Registry) {
    this.registry = registry
  }

  /** Throws for an unknown resource: a descriptor refers to something that is not registered. */
  of(name: string): Model {
    const resource = Object.hasOwn(this.registry, name) ? this.registry[name] : undefined
    if (!resource) throw new TypeError(`There is no resource ${name}`)
    return modelOf(resource)
  }

  /** The refs of a resource to what may lie outside of somebody's organisations. */
  placedRefs(model: Model): readonly PlacedRef[] {
    const known = this.#placed.get(model)
    if (known) return known
    const placed = model.fields
      .filter(({ field }) => isReference(field) || isReferences(field))
      .map(({ name, field }) => {
        const target = this.of(targetOf(field))
        return { name, target, isOrganisation: target.resource.scopedBy === 'self', isOne: isReference(field) }
      })
      .filter(({ target, isOrganisation, isOne }) => target.scopeColumn !== null && (isOne || isOrganisation))
    this.#placed.set(model, placed)
    return placed
  }

  /** Whom the records are about; undefined where that is nobody, or nothing is told of them but the name. */
  aboutOf({ resource }: Model): About | undefined {
    const field = resource.about === undefined ? undefined : resource.fields[resource.about]
    if (resource.about === undefined || !field) return undefined
    const target = this.of(targetOf(field))
    const { tells = [] } = target.resource
    return tells.length > 0 ? { ref: resource.about, target, tells } : undefined
  }

  /** The field at the end of a hop (`patient.type`), or the one that a field follows, with the ref it goes over. */
  hop(
    model: Model,
    key: string,
  ): { readonly ref: string; readonly target: Model; readonly name: string; readonly field: Field | undefined } {
    const [ref = '', name = ''] = key.includes('.') ? key.split('.') : [model.resource.fields[key]?.follows, key]
    const field = model.resource.fields[ref]
    if (!isReference(field)) throw new TypeError(`${model.resource.name}: ${key} goes over no ref`)
    const target = this.of(targetOf(field))
    return { ref, target, name, field: fieldOf(target.resource, name) }
  }
}
