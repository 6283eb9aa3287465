import { readBranch } from '../branch.ts'
import { isRegular } from '../calls.ts'
import { fieldOf, hasRecords, searchedTexts } from '../fields.ts'
import type { Field } from '../field.ts'
import { isLine, isReference, isSecret, typeOf } from '../typeOf.ts'
import { patternOf } from '../types/text/patterns.ts'
import type { AnyResource } from '../resource.ts'
import { found, named, oneOf, when } from './Check.ts'
import type { Check, Found } from './Check.ts'

/** Why a name cannot stand in a part of the list; undefined where it can. */
type Objection = (field: Field | undefined, name: string) => string | undefined

const none = (name: string): string => `there is no field ${name}`

const objections = (resource: AnyResource, part: string, names: readonly string[], objection: Objection): Found[] => {
  const good = Object.keys(resource.fields).filter(name => objection(fieldOf(resource, name), name) === undefined)
  return names.flatMap(name => {
    const problem = objection(fieldOf(resource, name), name)
    return problem ? [found(`${resource.name}.list.${part}`, problem, `${part}: [${oneOf(good)}]`)] : []
  })
}

/** What a filter cannot read of what it is to begin with. */
const unreadIn = (field: Field, said: readonly string[]): readonly string[] => {
  const { filter, read } = typeOf(field)
  if (filter === 'contains' || filter === 'none') return []
  const texts = said.flatMap(text => text.split(',')).map(text => text.trim())
  const isOpen = (text: string): boolean => text === '' && filter === 'range'
  return [
    ...texts.filter(text => !isOpen(text) && read(readBranch(text).id, field) === undefined),
    ...(filter === 'range' && texts.length > 2 ? [texts.join(',')] : []),
  ]
}

/** What a list shows, filters, searches and sorts by. */
export const lists: readonly Check[] = [
  {
    id: 'R225',
    find: resource =>
      (['columns', 'card', 'spare', 'filters', 'search', 'totals'] as const).flatMap(part => {
        const names = resource.list?.[part] ?? []
        return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(name =>
          found(`${resource.name}.list.${part}`, `${name} is named twice`, `${part}: [ … ] with ${name} once`),
        )
      }),
  },
  {
    id: 'R040',
    find: resource =>
      objections(resource, 'columns', resource.list?.columns ?? [], (field, name) =>
        name === 'id'
          ? undefined
          : !field
            ? none(name)
            : isSecret(field)
              ? `${name} is secret and never answered`
              : undefined,
      ),
  },
  {
    id: 'R041',
    find: resource =>
      objections(resource, 'filters', resource.list?.filters ?? [], (field, name) =>
        !field
          ? none(name)
          : typeOf(field).filter === 'none'
            ? `${field.type} ${name} cannot be filtered by`
            : undefined,
      ),
  },
  {
    id: 'R230',
    find: resource =>
      objections(resource, 'begins', Object.keys(resource.list?.begins ?? {}), (_, name) =>
        (resource.list?.filters ?? []).includes(name) ? undefined : `${name} is no filter of the list`,
      ),
  },
  {
    id: 'R233',
    find: resource =>
      Object.entries(resource.list?.begins ?? {}).flatMap(([name, said]) => {
        const field = (resource.list?.filters ?? []).includes(name) ? fieldOf(resource, name) : undefined
        if (!field || said === undefined) return []
        const place = `${resource.name}.list.begins.${name}`
        const unread = unreadIn(field, [said].flat())
        return [
          ...when(
            field.mask !== undefined || field.permission?.read !== undefined,
            place,
            `not everybody may filter by ${name}, and the list would not open for the others`,
            `begins without ${name}`,
          ),
          ...unread.map(text =>
            found(place, `its filter ${name} cannot say ${JSON.stringify(text)}`, `${name}: as its address spells it`),
          ),
        ]
      }),
  },
  {
    id: 'R042',
    find: (resource, registry) =>
      objections(resource, 'search', resource.list?.search ?? [], (field, name) => {
        if (!field) return none(name)
        if (isReference(field))
          return searchedTexts(named(registry, field.to) ?? resource).length > 0
            ? undefined
            : `nothing searches what ${name} refers to`
        if (!isLine(field)) return `${name} is no text`
        // By its end, which every list shows, and by the whole of it for those who may see that.
        if (field.mask && (field.mask !== 'tail4' || !patternOf(field)))
          return `${name} is masked otherwise than up to the end of a number, and a search would tell it`
        return field.permission?.read ? `not everybody may read ${name}, and a search would tell it` : undefined
      }),
  },
  {
    id: 'R043',
    find: resource =>
      objections(resource, 'sort', resource.list?.sort?.filter((_, at) => at !== 1) ?? [], (field, name) =>
        name === 'id'
          ? undefined
          : !field
            ? none(name)
            : !typeOf(field).sortable || field.mask
              ? `${name} cannot be sorted by`
              : field.permission?.read
                ? `not everybody may read ${name}, and an order would tell it`
                : undefined,
      ),
  },
  {
    id: 'R045',
    find: resource => [
      ...objections(resource, 'totals', resource.list?.totals ?? [], (field, name) =>
        !field
          ? none(name)
          : !typeOf(field).summable || typeOf(field).column(field) === null
            ? `${name} cannot be summed up`
            : field.mask || field.permission?.read
              ? `not everybody may read ${name}, and a sum would tell it`
              : undefined,
      ),
      ...when(
        resource.list?.totals !== undefined && isRegular(resource),
        `${resource.name}.list.totals`,
        'the reply of a regular list is an array, which has no room for them',
        `actions: { list: { call: 'GET api/${resource.name}' } }`,
      ),
    ],
  },
  {
    id: 'R046',
    find: ({ name, list }) =>
      (['card', 'spare'] as const).flatMap(part =>
        (list?.[part] ?? [])
          .filter(column => !list?.columns.includes(column))
          .map(column =>
            found(
              `${name}.list.${part}`,
              `${column} is none of the columns`,
              `${part}: [${oneOf(list?.columns ?? [])}]`,
            ),
          ),
      ),
  },
  {
    id: 'R236',
    find: ({ name, list, rows }) =>
      when(
        list?.countedTo !== undefined && rows === undefined,
        `${name}.list.countedTo`,
        'rows of a table are counted by its indexes, to as many as of any other',
        `list without countedTo, or rows: 'query'`,
      ),
  },
  {
    id: 'R044',
    find: resource => [
      ...when(
        resource.list !== undefined && !resource.actions['list'],
        `${resource.name}.list`,
        'a list needs the action',
        'actions: { list: {} }',
      ),
      ...when(
        hasRecords(resource) && resource.list === undefined && resource.actions['list'] !== undefined,
        `${resource.name}.actions.list`,
        'the action needs columns',
        `list: { columns: ['${resource.label}'] }`,
      ),
    ],
  },
]
