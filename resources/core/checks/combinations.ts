import { isCalendarDate, isRelativeDay } from '../../../domain/calendar.ts'
import type { Action } from '../action.ts'
import type { Field } from '../field.ts'
import { isWritable } from '../fields.ts'
import { found, oneOf } from './Check.ts'
import type { Check } from './Check.ts'
import { nearest } from './nearest.ts'
import { everyField } from './places.ts'

const boundsOf = (field: Field): readonly (readonly [name: string, limit: unknown])[] => {
  const { min, max } = field as { min?: unknown; max?: unknown }
  return [['min', min], ['max', max]]
}

const isBound = (limit: unknown): boolean =>
  limit === undefined || (typeof limit === 'string' ? isCalendarDate(limit) || isRelativeDay(limit) : Number.isFinite(limit))

type Option = keyof Action

/** Options that the engine does not read of an action that it runs itself: what they promise would not happen. */
const unread: { readonly [standard: string]: readonly Option[] } = {
  list: ['when', 'set', 'begins', 'audit', 'preview', 'many', 'confirm'],
  options: ['when', 'set', 'input', 'begins', 'audit', 'preview', 'rules', 'many', 'confirm'],
  get: ['when', 'set', 'input', 'begins', 'audit', 'preview', 'rules', 'many', 'confirm'],
  create: ['when', 'set', 'input', 'begins', 'audit', 'preview', 'rules', 'many', 'confirm'],
  update: ['set', 'input', 'begins', 'audit', 'preview', 'rules', 'many', 'confirm', 'bulk'],
  sort: ['set', 'begins', 'audit', 'preview', 'many', 'confirm'],
}

/** Options that mean nothing without another one. */
const together: readonly (readonly [option: Option, needs: Option])[] = [['begins', 'input'], ['audit', 'input'], ['rules', 'input'], ['many', 'output']]

const has = (action: Action, option: Option): boolean => action[option] !== undefined && action[option] !== false

/** Options that are right each for itself, and say nothing together. */
export const combinations: readonly Check[] = [
  {
    id: 'R110',
    find: resource => everyField(resource).flatMap(({ place, name, field }) => boundsOf(field).filter(([, limit]) => !isBound(limit)).map(([option, limit]) =>
      found(`${place}.${option}`, `${JSON.stringify(limit)} is neither a number nor a day`,
        typeof limit === 'string' && Object.hasOwn(resource.fields, limit) ? `rules: [inOrder(${option === 'min' ? `'${limit}', '${name}'` : `'${name}', '${limit}'`})]` : `${option}: '2020-01-01' | 'today' | '-14y+1d'`))),
  },
  {
    id: 'R111',
    find: (resource, _registry, _key, { dictionaryGroups } = {}) => everyField(resource).flatMap(({ place, name, field }) => {
      const { group } = field as { group?: unknown }
      if (typeof group !== 'string' || !dictionaryGroups || dictionaryGroups.includes(group)) return []
      const meant = nearest(group, dictionaryGroups)
      return [found(place, `no dictionary group is called ${group}${meant === undefined ? '' : `: did you mean ${meant}?`}`, `${name}: dictionary(${oneOf([...dictionaryGroups].sort())}), or its entries in server/seed`)]
    }),
  },
  {
    id: 'R112',
    find: resource => Object.entries(resource.actions).flatMap(([name, action]) => {
      const place = `${resource.name}.actions.${name}`
      const ignored = Object.hasOwn(unread, name) ? unread[name]! : name === 'remove' && !action.set ? (['input', 'begins', 'audit', 'preview', 'rules', 'many'] as const) : []
      return [
        ...ignored.filter(option => has(action, option)).map(option =>
          found(`${place}.${option}`, `${name} is run without it`, `${name}: { … } without ${option}, or an action of another name with it`)),
        ...together.filter(([option, needs]) => has(action, option) && !has(action, needs)).map(([option, needs]) =>
          found(`${place}.${option}`, `it means nothing without ${needs}`, `${name}: { … } with ${needs}, or without ${option}`)),
      ]
    }),
  },
  {
    id: 'R113',
    find: resource => (resource.rules ?? []).flatMap(rule => {
      const names = [...new Set([...rule.fields, rule.at])].filter(name => Object.hasOwn(resource.fields, name))
      return names.filter(name => !isWritable(resource.fields[name]!)).map(name =>
        found(`${resource.name}.rules`, `nobody says what ${name} is, so that ${rule.rule} could not be held against it`, `${rule.rule}(…) over fields that input sets`))
    }),
  },
]
