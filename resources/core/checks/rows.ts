import { standardActions } from '../action.ts'
import { listParameters } from '../filterNames.ts'
import { isLogicallyDeleted, searchedTexts } from '../fields.ts'
import type { AnyResource } from '../resource.ts'
import { rowSources } from '../resource.ts'
import { isCount, isHeld, isSecret, typeOf } from '../typeOf.ts'
import { found, oneOf, when } from './Check.ts'
import type { Check } from './Check.ts'
import { ownFields } from './places.ts'

/** What is read of rows that are worked out; whatever else is done with one has a handler. */
const possible = ['list', 'get']

/** Options of a resource that say how records are stored, entered or kept together. */
const ofStorage = [
  'form',
  'rules',
  'singleton',
  'brief',
  'tells',
  'tree',
  'order',
  'lifecycle',
  'erasure',
  'was',
] as const satisfies readonly (keyof AnyResource)[]

/** Options of a field that say how a value comes to be stored. */
const ofWriting = [
  'unique',
  'caseInsensitive',
  'once',
  'follows',
  'default',
  'requiredWhen',
  'requiredBy',
  'showWhen',
  'unindexed',
  'was',
  'on',
] as const

/** What every list is asked by names of its own, in either dialect or as an export. */
const spoken = ['page', 'size', 'sort', 'range', 'filter', 'totals', 'format', 'columns', 'ids']

const workedOut = (resource: AnyResource): readonly AnyResource[] => (resource.rows === undefined ? [] : [resource])

/** What lists can be whose rows no table holds, and what lists may ask for besides their filters. */
export const rows: readonly Check[] = [
  {
    id: 'R150',
    find: ({ name, rows: source }) =>
      when(
        source !== undefined && !rowSources.includes(source),
        `${name}.rows`,
        `nothing is known of rows by ${String(source)}`,
        `rows: ${oneOf(rowSources)}`,
      ),
  },
  {
    id: 'R151',
    find: resource =>
      workedOut(resource).flatMap(({ name, list, actions }) => [
        ...when(
          list === undefined || actions['list'] === undefined,
          `${name}.rows`,
          'rows are worked out for a list',
          `list: { columns: ['${resource.label}'] }, actions: { list: {} }`,
        ),
        ...Object.keys(actions)
          .filter(action => (standardActions as readonly string[]).includes(action) && !possible.includes(action))
          .map(action =>
            found(
              `${name}.actions.${action}`,
              `${action} needs a table, and the rows of ${name} are worked out`,
              `actions: { list: {}, get: {} }, or an action of another name with a handler`,
            ),
          ),
        ...Object.entries(actions)
          .filter(([, action]) => action.set !== undefined)
          .map(([action]) =>
            found(
              `${name}.actions.${action}.set`,
              'there is no record to change',
              `${action}: { … } without set, with a handler`,
            ),
          ),
        ...when(
          Object.hasOwn(actions, 'rows') || Object.hasOwn(resource.calls, 'rows'),
          `${name}.rows`,
          'the handler that gives the rows is called rows',
          'name the action or call otherwise',
        ),
      ]),
  },
  {
    id: 'R152',
    find: resource =>
      workedOut(resource).flatMap(one => [
        ...ofStorage
          .filter(option => one[option] !== undefined && one[option] !== false)
          .map(option =>
            found(
              `${one.name}.${option}`,
              `rows that are worked out are neither stored nor entered, and have no ${option}`,
              `${one.name} without ${option}, or without rows`,
            ),
          ),
        ...when(
          one.visibility?.rest.includes('author') === true,
          `${one.name}.visibility.rest`,
          'nobody is the author of rows that are worked out',
          "rest: ['unlimited', 'patient:update']",
        ),
        ...when(
          isLogicallyDeleted(one),
          `${one.name}.fields.deleted`,
          'what is not stored is not deleted',
          'leave deleted out: the rows are those that there are',
        ),
      ]),
  },
  {
    id: 'R153',
    find: resource =>
      workedOut(resource)
        .flatMap(ownFields)
        .flatMap(({ place, name, field }) => [
          ...ofWriting
            .filter(
              option => (field as { readonly [name in (typeof ofWriting)[number]]?: unknown })[option] !== undefined,
            )
            .map(option =>
              found(
                `${place}.${option}`,
                `nobody writes ${name}, so that ${option} means nothing`,
                `${name}: ${field.type}({ … }) without ${option}`,
              ),
            ),
          ...when(
            field.permission?.write !== undefined,
            `${place}.permission.write`,
            `nobody writes ${name}`,
            `permission: { read: '…' }`,
          ),
          ...when(
            isSecret(field) || isCount(field) || isHeld(field),
            place,
            `${field.type} ${name} needs stored records`,
            `${name}: integer(), as the rows say`,
          ),
        ]),
  },
  {
    id: 'R154',
    find: resource =>
      (resource.rows !== 'query' ? [] : searchedTexts(resource)).map(({ name }) =>
        found(
          `${resource.name}.list.search`,
          `no index has the characters of ${name}`,
          'search: [a ref, whose records are searched], or filters',
        ),
      ),
  },
  {
    id: 'R155',
    find: resource =>
      Object.entries(resource.actions['list']?.input ?? {}).flatMap(([name, field]) => {
        const place = `${resource.name}.actions.list.input.${name}`
        const taken =
          Object.hasOwn(resource.fields, name) || listParameters(resource).has(name) || spoken.includes(name)
        return [
          ...when(
            resource.rows === undefined,
            place,
            'what a table holds is filtered by its fields',
            `list: { filters: [${oneOf(Object.keys(resource.fields))}] }`,
          ),
          ...when(taken, place, `the list takes ${name} otherwise`, 'another name'),
          ...when(
            isSecret(field) || typeOf(field).filter === 'none',
            place,
            `${field.type} ${name} cannot stand in an address`,
            `${name}: text() | date() | …`,
          ),
          ...when(
            field.required === true && field.default === undefined,
            place,
            'a page opens its list before anybody has answered',
            `${name}: ${field.type}({ default: … }), or without required`,
          ),
        ]
      }),
  },
]
