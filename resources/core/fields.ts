import type { Field, Fields } from './field.ts'
import { remembered } from './remembered.ts'
import type { AnyResource } from './resource.ts'
import { stamps } from './stamps.ts'
import { isFlag, isLine, isReference, isSecret, startOf, typeOf } from './typeOf.ts'

/** Declared fields by name, and the stamps of what is stored; a service has neither. */
export const allFields = remembered((resource: AnyResource): Fields =>
  isStored(resource) ? { ...resource.fields, ...stamps } : resource.fields,
)

/** Whether there are records: those of a table, or rows that the server works out. A service has none. */
export const hasRecords = (resource: AnyResource): boolean => Object.keys(resource.fields).length > 0

/** Whether the resource has a table. */
export const isStored = (resource: AnyResource): boolean => hasRecords(resource) && resource.rows === undefined

/** A field of a resource by name, stamps included. */
export const fieldOf = (resource: AnyResource, name: string): Field | undefined => {
  const fields = allFields(resource)
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** The name under which a reply carries the label of a referenced record or dictionary value. */
export const labelKey = (name: string): string => `${name}Label`

const noted = 'ask.'
/** The name under which the history carries an answer that it keeps; no field is named so. */
export const noteKey = (name: string): string => `${noted}${name}`
export const isNoteKey = (key: string): boolean => key.startsWith(noted)
export const noteName = (key: string): string => key.slice(noted.length)

/** The name under which a reply tells whether a secret is set; sent back as `false` it clears the secret. */
export const setKey = (name: string): string => `${name}Set`

/** Names of the secrets that the resource stores. */
export const secretsOf = remembered((resource: AnyResource): readonly string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => isSecret(field))
    .map(([name]) => name),
)

/** The id of a singleton's one record, which is made when the host starts. */
export const singletonId = 1

/** Whether a reply carries a label beside the field's value. */
export const isLabelled = (field: Field): boolean =>
  typeOf(field).beside === 'label' || typeOf(field).beside === 'labels'

/** The name under which a reply carries the address where an uploaded picture can be looked at. */
export const urlKey = (name: string): string => `${name}Url`

/** The name under which a reply carries the names of uploaded files, and the addresses where they are downloaded. */
export const filesKey = (name: string): string => `${name}Files`

/**
 * The name of what a reply carries beside a field's value: the label of what it refers to, or the address of its
 * picture.
 */
export const besideKey = (name: string, field: Field): string | undefined =>
  isLabelled(field)
    ? labelKey(name)
    : typeOf(field).beside === 'url'
      ? urlKey(name)
      : typeOf(field).beside === 'files'
        ? filesKey(name)
        : undefined

/** Whether what stands beside the value is one for each part of it. */
export const isManyBeside = (field: Field): boolean => typeOf(field).beside === 'labels'

/** Whether records are deleted logically: there is a `deleted` flag. */
export const isLogicallyDeleted = (resource: AnyResource): boolean => isFlag(resource.fields['deleted'])

/** Fields that are columns of the table, or of the rows that are worked out. */
export const storedFields = remembered((resource: AnyResource): readonly (readonly [string, Field])[] =>
  Object.entries(allFields(resource)).filter(([, field]) => typeOf(field).column(field) !== null),
)

/** Whether every record has a value; `Always` in infer.ts says the same in types. */
export const isAlways = (field: Field): boolean =>
  !field.showWhen && (field.required === true || field.default !== undefined || typeOf(field).isAlways === true)

/** Whether values of the field tell who somebody is, so that none of them may stand in an address. */
export const isPersonal = (field: Field): boolean => field.mask !== undefined || field.personal === true

/**
 * A text that the search index covers, and how: as a name, as any text, or, where all but its end is masked, by that
 * end.
 */
export interface SearchedText {
  readonly name: string
  readonly reads: 'name' | 'text' | 'end'
  /**
   * It tells who somebody is, and is not shown where the record is but named: there it finds for those alone who may
   * list such records.
   */
  readonly isAside?: boolean
}

const readsOf = ({ mask, personal }: Field, at: number): SearchedText['reads'] =>
  mask ? 'end' : at === 0 || personal ? 'name' : 'text'

/**
 * The texts that the search index of the resource covers; the first is a name, and so is what tells who somebody is.
 */
export const searchedTexts = ({
  fields,
  list,
  label,
  actions,
}: Pick<AnyResource, 'fields' | 'list' | 'label' | 'actions'>): readonly SearchedText[] => {
  const named = [label, ...Object.keys(actions['options']?.output ?? {})]
  return (list?.search ?? [])
    .filter(name => isLine(fields[name]))
    .map((name, at) => {
      const field = fields[name]!
      return {
        name,
        reads: readsOf(field, at),
        ...(isPersonal(field) && !named.includes(name) ? { isAside: true } : {}),
      }
    })
}

/** The refs whose records' own search finds these records too. */
export const searchedRefs = (resource: Pick<AnyResource, 'fields' | 'list'>): readonly string[] =>
  (resource.list?.search ?? []).filter(name => isReference(resource.fields[name]))

/**
 * The order of a list where nobody says otherwise: the declared one, or the latest first, by the moment that its rows
 * show where they do.
 */
export const usualSort = ({ list }: Pick<AnyResource, 'list'>): readonly [field: string, order: 'ASC' | 'DESC'] =>
  list?.sort
    ? [list.sort[0], list.sort[1]]
    : list?.columns.includes('createdAt') && !list.spare?.includes('createdAt')
      ? ['createdAt', 'DESC']
      : ['id', 'DESC']

/** The fields by which lists are ordered where nobody says otherwise. */
export const usualOrder = ({ list }: Pick<AnyResource, 'list'>): readonly (string | undefined)[] => [
  list?.sort?.[0],
  'createdAt',
]

/**
 * Whether lists would be faster by an index over a field: they are ordered or filtered by it, or it is a ref. A part of
 * a text is not found by an index over whole texts.
 */
export const gainsByIndex = (resource: AnyResource, name: string, field: Field): boolean =>
  usualOrder(resource).includes(name) ||
  (((isReference(field) && !Object.hasOwn(stamps, name)) || resource.list?.filters?.includes(name) === true) &&
    ['equals', 'range', 'overlaps'].includes(typeOf(field).filter))

/** The fields within which a value is unique, beside the field itself. */
export const uniqueWithin = (unique: Field['unique']): readonly string[] =>
  typeof unique === 'object' ? unique.within : []

/**
 * Whether a record can be made only when somebody says what the field's value is: it must have one always, and none is
 * known.
 */
export const needsValue = (field: Field): boolean =>
  field.required === true && !field.showWhen && startOf(field) === undefined

/** Whether input may set the field at all. */
export const isWritable = (field: Field): boolean => {
  const kind = typeOf(field)
  return !field.readOnly && field.follows === undefined && (kind.isPassing === true || kind.column(field) !== null)
}

/** Fields whose values are masked in every reply. */
export const maskedFields = (resource: AnyResource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => field.mask)

/** Keys over one ref (`patient.type`) that conditions of the resource look at. */
export const hopKeys = (resource: AnyResource): string[] => {
  const conditions = [
    ...Object.values(resource.actions).map(action => action.when),
    ...Object.values(resource.fields).flatMap(field => [field.showWhen, field.requiredWhen]),
  ]
  return [...new Set(conditions.flatMap(condition => Object.keys(condition ?? {})))].filter(key => key.includes('.'))
}
