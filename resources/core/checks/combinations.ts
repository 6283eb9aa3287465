import { isCalendarDate, isRelativeDay } from '../../../domain/calendar.ts'
import { standardActions } from '../action.ts'
import type { Action, StandardAction } from '../action.ts'
import type { Field } from '../field.ts'
import { declaredOperations, requestLine } from '../calls.ts'
import { isWritable } from '../fields.ts'
import { isMoment, isSecret, typeOf } from '../typeOf.ts'
import { now } from '../types/dayBounds.ts'
import { found, oneOf, when } from './Check.ts'
import type { Check } from './Check.ts'
import { nearest } from './nearest.ts'
import { everyField } from './places.ts'

const boundsOf = (field: Field): readonly (readonly [name: string, limit: unknown])[] => {
  const { min, max } = field as { min?: unknown; max?: unknown }
  return [
    ['min', min],
    ['max', max],
  ]
}

const isBound = (limit: unknown, field: Field): boolean =>
  limit === undefined ||
  (limit === now && isMoment(field)) ||
  (typeof limit === 'string' ? isCalendarDate(limit) || isRelativeDay(limit) : Number.isFinite(limit))

type Option = keyof Action

/** What asks, tells or shows beforehand, and what a button looks like, of which these have none of their own. */
const ofButtons = [
  'on',
  'begins',
  'audit',
  'preview',
  'many',
  'confirm',
  'tone',
  'bulk',
  'undo',
] as const satisfies readonly Option[]

/** Options that the engine does not read of an action that it runs itself: what they promise would not happen. */
const unread: { readonly [standard: string]: readonly Option[] } = {
  list: [...ofButtons, 'when', 'set'],
  options: [...ofButtons, 'when', 'set', 'input', 'rules'],
  get: [...ofButtons, 'when', 'set', 'input', 'rules'],
  create: [...ofButtons, 'when', 'set', 'input', 'rules'],
  update: [...ofButtons, 'set', 'input', 'rules'],
  sort: [...ofButtons, 'set', 'input', 'rules'],
  import: [...ofButtons, 'rules'],
  remove: ['on'],
}

/** Options that mean nothing without another one. */
const together: readonly (readonly [option: Option, needs: Option])[] = [
  ['begins', 'input'],
  ['audit', 'input'],
  ['rules', 'input'],
  ['many', 'output'],
]

const has = (action: Action, option: Option): boolean => action[option] !== undefined && action[option] !== false

const isPlainText = (field: Field): boolean => ['line', 'lines'].includes(typeOf(field).text ?? '')

/** Whether a record's value is an answer to a question as it stands. */
const isBegun = (question: Field, field: Field): boolean =>
  question.type === field.type && !isSecret(field) && field.mask === undefined && field.permission?.read === undefined

/** Options that are right each for itself, and say nothing together. */
export const combinations: readonly Check[] = [
  {
    id: 'R110',
    find: resource =>
      everyField(resource).flatMap(({ place, name, field }) =>
        boundsOf(field)
          .filter(([, limit]) => !isBound(limit, field))
          .map(([option, limit]) =>
            found(
              `${place}.${option}`,
              `${JSON.stringify(limit)} is neither a number nor a day`,
              typeof limit === 'string' && Object.hasOwn(resource.fields, limit)
                ? `rules: [inOrder(${option === 'min' ? `'${limit}', '${name}'` : `'${name}', '${limit}'`})]`
                : `${option}: '2020-01-01' | 'today' | '-14y+1d'`,
            ),
          ),
      ),
  },
  {
    id: 'R111',
    find: (resource, _registry, _key, { dictionaryGroups } = {}) =>
      everyField(resource).flatMap(({ place, name, field }) => {
        const { group } = field as { group?: unknown }
        if (typeof group !== 'string' || !dictionaryGroups || dictionaryGroups.includes(group)) return []
        const meant = nearest(group, dictionaryGroups)
        return [
          found(
            place,
            `no dictionary group is called ${group}${meant === undefined ? '' : `: did you mean ${meant}?`}`,
            `${name}: dictionary(${oneOf([...dictionaryGroups].sort())}), or its entries in server/seed`,
          ),
        ]
      }),
  },
  {
    id: 'R112',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, action]) => {
        const place = `${resource.name}.actions.${name}`
        const ignored = [
          ...(Object.hasOwn(unread, name) ? unread[name]! : []),
          ...(name === 'remove' && !action.set
            ? (['input', 'begins', 'audit', 'preview', 'rules', 'many'] as const)
            : []),
          // Whoever runs it gets the record as it then is.
          ...(action.set && name !== 'import' ? (['output', 'many'] as const) : []),
        ]
        return [
          ...ignored
            .filter(option => has(action, option))
            .map(option =>
              found(
                `${place}.${option}`,
                `${name} is run without it`,
                `${name}: { … } without ${option}, or an action of another name with it`,
              ),
            ),
          ...together
            .filter(([option, needs]) => has(action, option) && !has(action, needs))
            .map(([option, needs]) =>
              found(
                `${place}.${option}`,
                `it means nothing without ${needs}`,
                `${name}: { … } with ${needs}, or without ${option}`,
              ),
            ),
          // What it answers is the record, which is there for whoever asks again.
          ...when(
            standardActions.includes(name as StandardAction) && action.repeatable === false,
            `${place}.repeatable`,
            `${name} is run without it`,
            `${name}: { … } without repeatable, or an action of another name with it`,
          ),
        ]
      }),
  },
  {
    id: 'R118',
    find: resource =>
      declaredOperations(resource).flatMap(
        ({ name, place, operation: { audit = [], begins = [], input = {}, on } }) => [
          ...audit
            .filter(key => Object.hasOwn(input, key) && !isPlainText(input[key]!))
            .map(key =>
              found(
                `${place}.audit`,
                `the history tells answers as they were written, and ${key} is ${input[key]!.type}`,
                `${key}: text(), or audit without ${key}`,
              ),
            ),
          ...when(
            begins.length > 0 && on === 'list',
            `${place}.begins`,
            'there is no record whose values it could begin with',
            `${name}: { … } without begins, or without on`,
          ),
          ...begins
            .filter(
              key =>
                Object.hasOwn(input, key) &&
                Object.hasOwn(resource.fields, key) &&
                !isBegun(input[key]!, resource.fields[key]!),
            )
            .map(key =>
              found(
                `${place}.begins`,
                `what records show of ${key} is no answer to it`,
                `${key} of the same kind, which everybody may read whole, or begins without ${key}`,
              ),
            ),
        ],
      ),
  },
  {
    id: 'R119',
    find: resource =>
      declaredOperations(resource).flatMap(({ name, place, operation: { input = {} } }) => {
        const { method, template } = requestLine(resource, name)
        if (method !== 'GET' && method !== 'DELETE') return []
        return Object.entries(input)
          .filter(
            ([, field]) =>
              typeOf(field).isPassing === true || typeOf(field).hasRows === true || typeOf(field).isDocument === true,
          )
          .map(([key, { type }]) =>
            found(`${place}.input.${key}`, `an address cannot spell ${type} ${key}`, `call: 'POST ${template}'`),
          )
      }),
  },
  {
    id: 'R113',
    find: resource =>
      (resource.rules ?? []).flatMap(rule => {
        const names = [...new Set([...rule.fields, rule.at])].filter(name => Object.hasOwn(resource.fields, name))
        return names
          .filter(name => !isWritable(resource.fields[name]!))
          .map(name =>
            found(
              `${resource.name}.rules`,
              `nobody says what ${name} is, so that ${rule.rule} could not be held against it`,
              `${rule.rule}(…) over fields that input sets`,
            ),
          )
      }),
  },
]
