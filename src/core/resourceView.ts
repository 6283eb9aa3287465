import { isSecret, typeOf } from '../../resources/core/typeOf.ts'
import { allFields, isLogicallyDeleted, isWritable, maskedFields } from '../../resources/core/fields.ts'
import type { AnyResource, Field } from '../../resources/core/index.ts'
import { integer } from '../../resources/core/index.ts'
import { otherSide, pairsIn } from '../../resources/core/pairs.ts'
import { viewOf } from './types/index.ts'
import type { TypeEntry, TypeView } from './types/view.ts'
import { inputScope, placeOf, placesOf, scopeOf } from './fieldContext.ts'
import type { FieldContext } from './fieldContext.ts'
import { presentationOf, presentedEntry, presentedView } from './present.ts'

/** A field in its place, with its view and what was presented of how it is entered. */
export interface FieldView extends FieldContext {
  readonly view: TypeView
  readonly entry: Partial<TypeEntry>
}

/** The same of the right and of the left side. */
export interface Pair {
  /** Catalogue key of what it says of both. */
  readonly title: string
  readonly right: FieldView
  readonly left: FieldView
}

export interface Section {
  readonly name: string
  /** Catalogue key of its title. */
  readonly title: string
  readonly fields: readonly FieldView[]
  /** Those of the fields that stand side by side. */
  readonly pairs: readonly Pair[]
}

/** The fields of a section that stand by themselves. */
export const unpaired = ({ fields, pairs }: Section): FieldView[] =>
  fields.filter(({ name }) => !pairs.some(({ right, left }) => right.name === name || left.name === name))

/** What the pages of a resource consist of; built from the descriptor once. */
export interface ResourceView {
  readonly resource: AnyResource
  readonly fields: { readonly [name: string]: FieldView }
  readonly columns: readonly FieldView[]
  /** What an operator may have beside them: every other field whose value a line can show. */
  readonly further: readonly FieldView[]
  /**
   * What a card on a phone has: the column that names the record, those that it tells by label and value, and the
   * states.
   */
  readonly card: {
    readonly name: FieldView | undefined
    readonly labelled: readonly FieldView[]
    readonly states: readonly FieldView[]
  }
  readonly filters: readonly FieldView[]
  /** What the list asks for besides its filters, and before them. */
  readonly asked: readonly FieldView[]
  /** Sections of the form, writable fields alone. */
  readonly form: readonly Section[]
  /** Sections of the show page: those of the form, then what no form has. */
  readonly show: readonly Section[]
  readonly masked: readonly string[]
  readonly logicallyDeleted: boolean
  readonly searchable: boolean
  /** Whether its list can be narrowed, by words or by filters. */
  readonly narrowable: boolean
}

const idField: Field = integer({ readOnly: true })

const shownIn =
  (resource: AnyResource) =>
  (name: string, field: Field): FieldView => {
    const given = presentationOf(resource.name).fields?.[name]
    return {
      ...placeOf(scopeOf(resource), name, field),
      view: presentedView(viewOf(field), given),
      entry: presentedEntry(given),
    }
  }

// A document is nothing to be read in a line; which rows are deleted the list's own switch says.
const isLineOf = ({ name, field }: FieldView): boolean =>
  name !== 'deleted' &&
  !isSecret(field) &&
  (!typeOf(field).isDocument || typeOf(field).hasRows === true) &&
  !typeOf(field).isPassing

const isEntered = ({ field }: FieldView): boolean => isWritable(field)

// Logical deletion has a switch of its own.
const isFilter = ({ name, field }: FieldView): boolean => name !== 'deleted' && typeOf(field).filter !== 'none'

/** States are told by chips, the other columns of a card by label and value. */
const isState = ({ field }: FieldView): boolean => 'tones' in field

/** How many columns a card has where the descriptor does not name them. */
const keyColumns = 4

/**
 * A card begins with the record's label, where that is no column with the first one, which leads to the record in the
 * table too.
 */
const cardOf = ({ label, list }: AnyResource, columns: readonly FieldView[]): ResourceView['card'] => {
  const name = columns.find(column => column.name === label) ?? columns[0]
  const others = columns.filter(column => column !== name && !isState(column))
  const states = columns.filter(isState)
  if (list?.card) return { name, labelled: others.filter(({ name: one }) => list.card!.includes(one)), states }
  const first = others.slice(0, keyColumns)
  // One eye says nothing without the other.
  const labelled = others.filter(
    one => first.includes(one) || first.some(({ name: side }) => otherSide(side) === one.name),
  )
  return { name, labelled, states }
}

const build = (resource: AnyResource): ResourceView => {
  const shown = shownIn(resource)
  const declared = Object.entries({ id: idField, ...allFields(resource) })
  const fields: Record<string, FieldView> = Object.fromEntries(
    declared.map(([name, field]) => [name, shown(name, field)]),
  )
  const named = (names: readonly string[] = []): FieldView[] =>
    names.map(name => fields[name]).filter(field => field !== undefined)
  const columns = named(resource.list?.columns)
  const filters = named(resource.list?.filters).filter(isFilter)
  const asked = placesOf(inputScope(resource, 'list'), resource.actions['list']?.input ?? {}).map(
    (place): FieldView => ({ ...place, view: viewOf(place.field), entry: {} }),
  )
  const searchable = (resource.list?.search?.length ?? 0) > 0
  const pairsOf = (names: readonly string[]): Pair[] =>
    pairsIn(names).map(base => ({
      title: `${scopeOf(resource)}.pairs.${base}`,
      right: fields[`${base}Right`]!,
      left: fields[`${base}Left`]!,
    }))
  const sections = (resource.form ?? []).map(({ section, fields: names, pairs = false }): Section => ({
    name: section,
    title: `${scopeOf(resource)}.sections.${section}`,
    fields: named(names),
    pairs: pairs ? pairsOf(names) : [],
  }))
  const written = sections.map(({ fields: all, pairs, ...section }): Section => ({
    ...section,
    fields: all.filter(isEntered),
    pairs: pairs.filter(({ right, left }) => isEntered(right) && isEntered(left)),
  }))
  const elsewhere = new Set(presentationOf(resource.name).elsewhere)
  const inForm = new Set(sections.flatMap(section => section.fields.map(field => field.name)))
  const rest = Object.entries(resource.fields)
    .filter(([name, field]) => !inForm.has(name) && name !== 'deleted' && !isSecret(field) && !elsewhere.has(name))
    .map(([name]) => name)
  return {
    resource,
    fields,
    columns,
    further: Object.values(fields).filter(one => isLineOf(one) && !columns.includes(one)),
    card: cardOf(resource, columns),
    filters,
    asked,
    form: written.filter(section => section.fields.length > 0),
    show: [
      ...sections,
      ...(rest.length > 0
        ? [
            {
              name: 'more',
              title: sections.length > 0 ? 'app.generator.more' : 'app.generator.values',
              fields: named(rest),
              pairs: [],
            },
          ]
        : []),
    ],
    masked: maskedFields(resource).map(([name]) => name),
    logicallyDeleted: isLogicallyDeleted(resource),
    searchable,
    narrowable: searchable || filters.length + asked.length > 0,
  }
}

const built = new WeakMap<AnyResource, ResourceView>()

/** The blueprint of a resource; built when it is first asked for, after every `present`. */
export const resourceView = (resource: AnyResource): ResourceView => {
  const known = built.get(resource) ?? build(resource)
  built.set(resource, known)
  return known
}

/** What draws the columns of the list. */
export const cellsOf = ({ columns }: ResourceView) => columns.map(({ view }) => view.Cell)
