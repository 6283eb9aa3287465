import * as yup from 'yup'
import { givesFile, standardActions } from '../action.ts'
import { clausesOf } from '../condition.ts'
import type { Operation } from '../action.ts'
import { declaredOperations, operationNamed } from '../calls.ts'
import type { Field } from '../field.ts'
import { isLogicallyDeleted, isWritable } from '../fields.ts'
import { isFlag, isLine, typeOf } from '../typeOf.ts'
import { isValue } from '../types/ruleOf.ts'
import { previewOutput } from '../preview.ts'
import { found, oneOf, when } from './Check.ts'
import type { Check } from './Check.ts'
import { askedFields } from './places.ts'

const givesPreview = ({ output = {} }: Operation): boolean =>
  Object.entries(previewOutput).every(([key, { type }]) => output[key]?.type === type)

const entriesOf = (values: object | undefined): [string, unknown][] => Object.entries(values ?? {})

/** Whether a value says when something is. */
const isInTime = (field: Field): boolean => String(typeOf(field).json(field)['format']).startsWith('date')

/** What actions do. */
export const actions: readonly Check[] = [
  {
    id: 'R060',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, action]) =>
        entriesOf(action.set).flatMap(([key, value]) => {
          const place = `${resource.name}.actions.${name}.set`
          const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined
          if (!field || typeOf(field).column(field) === null)
            return [
              found(place, `there is no stored field ${key}`, `set: { ${oneOf(Object.keys(resource.fields))}: value }`),
            ]
          const valid =
            value === null
              ? !field.required && field.default === undefined && typeOf(field).startsAs === undefined
              : isValue(field, value, yup)
          return when(
            !valid,
            place,
            `${JSON.stringify(value)} is no value of ${key}`,
            `set: { ${key}: a valid ${field.type} }`,
          )
        }),
      ),
  },
  {
    id: 'R226',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, { when: condition, set }]) =>
        entriesOf(set)
          .filter(([key, value]) =>
            clausesOf(condition ?? {}).some(
              clause =>
                clause.key === key && clause.is === 'in' && clause.values.length === 1 && clause.values[0] === value,
            ),
          )
          .map(([key, value]) =>
            found(
              `${resource.name}.actions.${name}.set`,
              `${key} is ${JSON.stringify(value)} already wherever ${name} is possible`,
              `${name}: { … } without ${key} in set`,
            ),
          ),
      ),
  },
  {
    id: 'R227',
    find: resource =>
      isLogicallyDeleted(resource)
        ? Object.entries(resource.actions).flatMap(([name, { when: condition, set, on = 'row' }]) =>
            when(
              set !== undefined &&
                on === 'row' &&
                !standardActions.some(one => one === name) &&
                !Object.hasOwn(set, 'deleted') &&
                condition === undefined,
              `${resource.name}.actions.${name}.when`,
              `${name} is possible in all states, and of deleted records too`,
              `when: { deleted: false }`,
            ),
          )
        : [],
  },
  {
    id: 'R061',
    find(resource) {
      const field = Object.hasOwn(resource.fields, 'deleted') ? resource.fields['deleted'] : undefined
      return when(
        field !== undefined && (!isFlag(field) || !field.readOnly),
        `${resource.name}.fields.deleted`,
        'deleted says whether a record is deleted logically',
        'deleted: flag({ readOnly: true })',
      )
    },
  },
  {
    id: 'R062',
    find(resource) {
      const set = resource.actions['remove']?.set as { deleted?: unknown } | undefined
      return when(
        resource.actions['remove'] !== undefined && isLogicallyDeleted(resource) && set?.deleted !== true,
        `${resource.name}.actions.remove`,
        'records that can be recovered would be lost',
        'remove: { when: { deleted: false }, set: { deleted: true } }',
      )
    },
  },
  {
    id: 'R063',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, action]) =>
        when(
          action.bulk === true && (action.on === 'list' || ['list', 'create', 'options'].includes(name)),
          `${resource.name}.actions.${name}.bulk`,
          'only an action on a record runs over several',
          `${name}: { … } without bulk`,
        ),
      ),
  },
  {
    id: 'R064',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, action]) =>
        when(
          action.on === 'list' && (action.when !== undefined || action.set !== undefined),
          `${resource.name}.actions.${name}`,
          'an action on the list has no record to guard or to change',
          `${name}: { … } without ${action.when ? 'when' : 'set'}`,
        ),
      ),
  },
  {
    id: 'R065',
    find: resource => [
      ...askedFields(resource).flatMap(({ place, field }) =>
        when(!isWritable(field), place, 'what is asked for must be writable', 'leave readOnly out'),
      ),
      ...declaredOperations(resource).flatMap(({ name, place, operation: { on, input = {} } }) =>
        ['id', 'version', 'ids']
          .filter(key => on !== 'list' && Object.hasOwn(input, key))
          .map(key =>
            found(
              `${place}.input.${key}`,
              `what is about a record gets ${key} anyway`,
              `${name}: { input: { … } } without ${key}`,
            ),
          ),
      ),
    ],
  },
  {
    id: 'R067',
    find: resource =>
      declaredOperations(resource).flatMap(
        ({ name, place, operation: { preview, begins = [], audit = [], input = {}, on = 'row' } }) => {
          const before =
            preview !== undefined && Object.hasOwn(resource.calls, preview)
              ? operationNamed(resource, preview)
              : undefined
          const isPreview =
            before !== undefined &&
            (before.on ?? 'row') === on &&
            givesPreview(before) &&
            Object.keys(before.input ?? {}).every(key => Object.hasOwn(input, key))
          const isShared =
            preview !== undefined &&
            Object.entries(resource.actions).some(([other, action]) => other !== name && action.preview === preview)
          return [
            ...when(
              preview !== undefined && !isPreview,
              `${place}.preview`,
              `${preview} does not tell beforehand what ${name} would do`,
              `calls: { ${preview}: { ${on === 'row' ? "on: 'row', " : ''}input: what ${name} asks for or less, output: previewOutput } }`,
            ),
            ...when(
              isShared,
              `${place}.preview`,
              `${preview} tells of another action, whose permission and states it has`,
              `a call for ${name} alone`,
            ),
            ...when(
              preview !== undefined && !isLine(input['previewToken']),
              `${place}.input`,
              'what was shown must come back',
              'input: { …, ...previewToken }',
            ),
            ...begins
              .filter(key => !Object.hasOwn(input, key) || !Object.hasOwn(resource.fields, key))
              .map(key =>
                found(
                  `${place}.begins`,
                  `${name} does not ask for ${key}, or records do not have it`,
                  `begins: [${oneOf(Object.keys(input))}]`,
                ),
              ),
            ...audit
              .filter(key => !Object.hasOwn(input, key))
              .map(key =>
                found(`${place}.audit`, `${name} does not ask for ${key}`, `audit: [${oneOf(Object.keys(input))}]`),
              ),
          ]
        },
      ),
  },
  {
    id: 'R099',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, { output = {} }]) => {
        const place = `${resource.name}.actions.${name}.output`
        const own =
          standardActions.some(standard => standard === name && !['create', 'options'].includes(standard)) &&
          Object.keys(output).length > 0
        const hidden = name === 'create' ? Object.keys(output).filter(key => Object.hasOwn(resource.fields, key)) : []
        const many = name === 'create' && Object.keys(output).length > 0 && resource.actions['import'] !== undefined
        return [
          ...when(
            own,
            place,
            `what ${name} answers is the record, or follows from it`,
            `${name}: { … } without output`,
          ),
          ...hidden.map(key =>
            found(place, `${key} is a field, which the record answers already`, `create: { output: { another name } }`),
          ),
          ...when(
            many,
            place,
            'records that come from a file have nobody to be told of each',
            'import: left out, or create without output',
          ),
        ]
      }),
  },
  {
    id: 'R100',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, { reauthenticate, notifies, bulk, permission, ...action }]) => {
        const place = `${resource.name}.actions.${name}`
        if (reauthenticate === undefined)
          return when(
            notifies !== undefined,
            `${place}.notifies`,
            'nothing says which changes are told',
            `${name}: { reauthenticate: [${oneOf(Object.keys(resource.fields))}], notifies: 'administrators' }`,
          )
        const isBeside = ['list', 'get', 'options', 'import'].includes(name) || givesFile(action)
        const fields = reauthenticate === true ? [] : reauthenticate
        const unknown = fields.filter(key => !Object.hasOwn(resource.fields, key) || !isWritable(resource.fields[key]!))
        return [
          ...when(
            isBeside || bulk === true || permission === 'public',
            `${place}.reauthenticate`,
            'nobody can be asked for the password there',
            `${name}: { … } without reauthenticate, or without bulk`,
          ),
          ...when(
            reauthenticate !== true && name !== 'update',
            `${place}.reauthenticate`,
            'fields are changed by update alone',
            `${name}: { reauthenticate: true }`,
          ),
          ...when(
            reauthenticate === true && notifies !== undefined,
            `${place}.notifies`,
            'what is told is which settings were changed',
            `${name}: { reauthenticate: true }`,
          ),
          ...unknown.map(key =>
            found(
              `${place}.reauthenticate`,
              `${key} is no field that can be changed`,
              `reauthenticate: [${oneOf(Object.keys(resource.fields))}]`,
            ),
          ),
        ]
      }),
  },
  {
    id: 'R160',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, { duplicate }]) =>
        when(
          duplicate !== undefined && name !== 'create',
          `${resource.name}.actions.${name}.duplicate`,
          'a duplicate is a new record',
          'create: { duplicate: true }',
        ),
      ),
  },
  {
    id: 'R068',
    find: resource =>
      Object.entries(resource.calls).flatMap(([name, { by, permission, on }]) =>
        when(
          by !== undefined && (permission !== undefined || on === 'row'),
          `${resource.name}.calls.${name}.by`,
          'what others than operators call needs no permission and is about no record',
          `${name}: { by: '${by}', … }`,
        ),
      ),
  },
  {
    id: 'R120',
    find: resource =>
      [
        { place: `${resource.name}.rules`, rules: resource.rules ?? [], fields: resource.fields },
        ...Object.entries(resource.actions).map(([name, action]) => ({
          place: `${resource.name}.actions.${name}.rules`,
          rules: action.rules ?? [],
          fields: action.input ?? {},
        })),
      ].flatMap(({ place, rules, fields }) =>
        rules
          .filter(({ rule }) => rule === 'inOrder' || rule === 'after')
          .flatMap(rule =>
            rule.fields
              .filter(name => Object.hasOwn(fields, name) && !isInTime(fields[name]!))
              .map(name =>
                found(
                  place,
                  `${name} is neither a date nor a moment, which alone have an order in time`,
                  `${rule.rule}('${name}', …) over dates and moments`,
                ),
              ),
          ),
      ),
  },
  {
    id: 'R066',
    find: resource =>
      [
        { place: `${resource.name}.rules`, rules: resource.rules ?? [], fields: resource.fields },
        ...declaredOperations(resource).map(({ place, operation }) => ({
          place: `${place}.rules`,
          rules: operation.rules ?? [],
          fields: operation.input ?? {},
        })),
      ].flatMap(({ place, rules, fields }) =>
        rules.flatMap(rule =>
          [...rule.fields, rule.at]
            .filter((name, i, all) => !Object.hasOwn(fields, name) && all.indexOf(name) === i)
            .map(name => found(place, `there is no field ${name}`, `${rule.rule}(${oneOf(Object.keys(fields))}, …)`)),
        ),
      ),
  },
]
