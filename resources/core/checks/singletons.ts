import { standardActions } from '../action.ts'
import { declaredOperations, pathParameters, requestLine } from '../calls.ts'
import { isWritable, needsValue } from '../fields.ts'
import { found, when } from './Check.ts'
import type { Check } from './Check.ts'
import type { AnyResource } from '../resource.ts'
import { ownFields } from './places.ts'

const possible = ['get', 'update']

/** Options of what is chosen, looked for, or comes and goes. */
const ofMany = [
  'brief',
  'unknown',
  'tells',
  'about',
  'staff',
  'lifecycle',
] as const satisfies readonly (keyof AnyResource)[]

/** What a record that is there once can be. */
export const singletons: readonly Check[] = [
  {
    id: 'R080',
    find: resource =>
      (resource.singleton ? Object.keys(resource.actions) : [])
        .filter(name => (standardActions as readonly string[]).includes(name) && !possible.includes(name))
        .map(name =>
          found(
            `${resource.name}.actions.${name}`,
            `the one record of a singleton is neither listed nor made nor removed`,
            `actions: { get: {}, update: {} } without ${name}`,
          ),
        ),
  },
  {
    id: 'R081',
    find: resource =>
      (resource.singleton ? ownFields(resource) : [])
        .filter(({ field }) => needsValue(field))
        .map(({ place, name, field }) =>
          found(
            place,
            `the one record is made when the host starts, and nothing is known for ${name} then`,
            `${name}: ${field.type}({ required: true, default: … }), or without required`,
          ),
        ),
  },
  {
    id: 'R082',
    find: resource =>
      resource.singleton
        ? [
            ...when(
              resource.scopedBy !== 'nothing',
              `${resource.name}.scopedBy`,
              'the one record belongs to no organisation',
              "scopedBy: 'nothing'",
            ),
            ...when(
              resource.list !== undefined,
              `${resource.name}.list`,
              'there is one record, and so no list',
              'leave list out',
            ),
            ...when(resource.tree !== undefined, `${resource.name}.tree`, 'one record is no tree', 'leave tree out'),
            ...when(
              resource.fields['deleted'] !== undefined,
              `${resource.name}.fields.deleted`,
              'the one record cannot be deleted',
              'leave deleted out',
            ),
            ...ofMany
              .filter(option => resource[option] !== undefined)
              .map(option =>
                found(
                  `${resource.name}.${option}`,
                  'the one record is always there, and about nobody',
                  `${resource.name} without ${option}`,
                ),
              ),
            ...when(
              resource.erasure !== undefined && resource.erasure !== 'nameless',
              `${resource.name}.erasure`,
              'the one record is always there, whoever is erased',
              "erasure: 'nameless'",
            ),
            ...ownFields(resource).flatMap(({ place, name, field }) =>
              when(
                field.unique !== undefined && isWritable(field),
                `${place}.unique`,
                `one record has nothing to differ from in ${name}`,
                `${name}: ${field.type}() without unique`,
              ),
            ),
          ]
        : [],
  },
  {
    id: 'R083',
    find: resource =>
      (resource.singleton ? declaredOperations(resource) : []).flatMap(({ name, place, operation: action }) => [
        ...when(
          action.on !== 'list' && pathParameters(requestLine(resource, name).template).includes('id'),
          `${place}.call`,
          'the one record needs no id',
          `${name}: {}`,
        ),
        ...when(action.bulk === true, `${place}.bulk`, 'there is one record', `${name}: { … } without bulk`),
      ]),
  },
]
