import { kinds } from '../../resources/schema/kinds/index.ts'
import { allFields, isLogicallyDeleted, isWritable, maskedFields } from '../../resources/schema/fields.ts'
import type { AnyResource, Field } from '../../resources/schema/index.ts'
import { integer } from '../../resources/schema/index.ts'
import { viewOf } from './kinds/index.ts'
import type { KindEntry, KindView } from './kinds/view.ts'
import { placeOf, scopeOf } from './place.ts'
import type { Place } from './place.ts'
import { presentationOf, presentedEntry, presentedView } from './present.ts'

/** A field in its place, with its view and what was presented of how it is entered. */
export interface Shown extends Place {
  readonly view: KindView
  readonly entry: Partial<KindEntry>
}

export interface Section {
  /** Catalogue key of its title. */
  readonly title: string
  readonly fields: readonly Shown[]
}

/** What the pages of a resource consist of; built from the descriptor once. */
export interface Blueprint {
  readonly resource: AnyResource
  readonly fields: { readonly [name: string]: Shown }
  readonly columns: readonly Shown[]
  readonly filters: readonly Shown[]
  /** Sections of the form, writable fields alone. */
  readonly form: readonly Section[]
  /** Sections of the show page: those of the form, then what no form has. */
  readonly show: readonly Section[]
  readonly masked: readonly string[]
  readonly logicallyDeleted: boolean
  readonly searchable: boolean
}

const idField: Field = integer({ readOnly: true })

const shownIn = (resource: AnyResource) => (name: string, field: Field): Shown => {
  const given = presentationOf(resource.name).fields?.[name]
  return { ...placeOf(scopeOf(resource), name, field), view: presentedView(viewOf(field), given), entry: presentedEntry(given) }
}

const isEntered = ({ field }: Shown): boolean => isWritable(field)

// Logical deletion has a switch of its own.
const isFilter = ({ name, field }: Shown): boolean => name !== 'deleted' && kinds[field.kind]!.filter !== 'none'

const build = (resource: AnyResource): Blueprint => {
  const shown = shownIn(resource)
  const declared = Object.entries({ id: idField, ...allFields(resource) })
  const fields: Record<string, Shown> = Object.fromEntries(declared.map(([name, field]) => [name, shown(name, field)]))
  const named = (names: readonly string[] = []): Shown[] => names.map(name => fields[name]).filter(field => field !== undefined)
  const sections = (resource.form ?? []).map(({ section, fields: names }): Section => ({
    title: `${scopeOf(resource)}.sections.${section}`, fields: named(names),
  }))
  const elsewhere = new Set(presentationOf(resource.name).elsewhere)
  const inForm = new Set(sections.flatMap(section => section.fields.map(field => field.name)))
  const rest = Object.entries(resource.fields)
    .filter(([name, field]) => !inForm.has(name) && name !== 'deleted' && field.kind !== 'secret' && !elsewhere.has(name)).map(([name]) => name)
  return {
    resource,
    fields,
    columns: named(resource.list?.columns),
    filters: named(resource.list?.filters).filter(isFilter),
    form: sections.map(section => ({ ...section, fields: section.fields.filter(isEntered) })).filter(section => section.fields.length > 0),
    show: [...sections, ...(rest.length > 0 ? [{ title: 'app.generator.more', fields: named(rest) }] : [])],
    masked: maskedFields(resource).map(([name]) => name),
    logicallyDeleted: isLogicallyDeleted(resource),
    searchable: (resource.list?.search?.length ?? 0) > 0,
  }
}

const built = new WeakMap<AnyResource, Blueprint>()

/** The blueprint of a resource; built when it is first asked for, after every `present`. */
export const blueprintOf = (resource: AnyResource): Blueprint => {
  const known = built.get(resource) ?? build(resource)
  built.set(resource, known)
  return known
}
