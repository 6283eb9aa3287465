import { declaredOperations } from '../calls.ts'
import { besideKey, secretsOf, setKey } from '../fields.ts'
import { orderedTexts } from '../orderedTexts.ts'
import { stamps } from '../stamps.ts'
import { camelCase, found, when } from './Check.ts'
import type { Check } from './Check.ts'
import { everyField, ownFields } from './places.ts'

/** Becomes a column in snake case, so that 63 bytes must do. */
const isReserved = (name: string): boolean => ['id', 'version', 'search', ...Object.keys(stamps)].includes(name)

/** What every object of the language has, so that a record would seem to have a value. */
const isOfObjects = (name: string): boolean => name in Object.prototype

/** Words of the list call itself, and of the export beside it. */
export const listWords: readonly string[] = [
  'page',
  'size',
  'sort',
  'q',
  'id',
  'ids',
  'format',
  'columns',
  'range',
  'filter',
  'totals',
  'counted',
]

const spelled = (name: string): string =>
  name
    .replace(/[^a-zA-Z0-9]+(.?)/g, (_, next: string) => next.toUpperCase())
    .replace(/^[^a-z]/, first => first.toLowerCase()) || 'name'

/** How things are called. */
export const names: readonly Check[] = [
  {
    id: 'R229',
    find: resource => [
      ...when(isOfObjects(resource.name), resource.name, `every object has ${resource.name}`, "name: 'another name'"),
      ...[...everyField(resource), ...declaredOperations(resource)]
        .filter(({ name }) => isOfObjects(name))
        .map(({ place, name }) => found(place, `every object has ${name}`, 'another name')),
    ],
  },
  {
    id: 'R010',
    find: (resource, _registry, key) =>
      when(key !== resource.name, key, `the registry knows ${resource.name} as ${key}`, `${resource.name},`),
  },
  {
    id: 'R011',
    find: resource => [
      ...when(
        !camelCase.test(resource.name),
        resource.name,
        'a resource is named in camel case by letters and digits, at most 40',
        `name: '${spelled(resource.name)}'`,
      ),
      ...everyField(resource).flatMap(({ place, name }) =>
        when(
          !camelCase.test(name),
          place,
          'a field is named in camel case by letters and digits, at most 40',
          `${spelled(name)}: …`,
        ),
      ),
      ...declaredOperations(resource).flatMap(({ name, place }) =>
        when(
          !camelCase.test(name),
          place,
          'an action or a call is named in camel case by letters and digits, at most 40',
          `${spelled(name)}: { … }`,
        ),
      ),
    ],
  },
  {
    id: 'R012',
    find(resource) {
      const beside = ownFields(resource).map(({ name, field }) => besideKey(name, field))
      const sets = secretsOf(resource).map(setKey)
      const orders = orderedTexts(resource).map(text => `${text.name}Order`)
      const why = (name: string): string =>
        beside.includes(name)
          ? `${name} is where the label of another field is answered`
          : sets.includes(name)
            ? `${name} is where it is answered whether a secret is set`
            : orders.includes(name)
              ? `${name} is where it is kept what another field is sorted by`
              : `every record has ${name} already`
      return ownFields(resource)
        .filter(({ name }) => isReserved(name) || beside.includes(name) || sets.includes(name) || orders.includes(name))
        .map(({ place, name }) =>
          found(place, why(name), `${resource.name}${name[0]!.toUpperCase()}${name.slice(1)}: …`),
        )
    },
  },
  {
    id: 'R013',
    find: resource =>
      (resource.list?.filters ?? [])
        .filter(name => listWords.includes(name))
        .map(name =>
          found(
            `${resource.name}.list.filters`,
            `${name} is a word of the list call itself`,
            `name the field otherwise, or leave ${name} out of filters`,
          ),
        ),
  },
  {
    id: 'R014',
    find: (resource, registry) => [
      ...when(
        resource.was !== undefined && Object.values(registry).some(other => other.name === resource.was),
        `${resource.name}.was`,
        `${resource.was} still exists`,
        `leave was out of ${resource.name}`,
      ),
      ...ownFields(resource).flatMap(({ place, name, field: { was } }) =>
        when(
          was !== undefined && ownFields(resource).find(one => one.field.was === was)!.name !== name,
          `${place}.was`,
          `${was} is the former name of another field already`,
          'leave was out',
        ),
      ),
      ...ownFields(resource).flatMap(({ place, field: { was } }) =>
        when(
          was !== undefined && (Object.hasOwn(resource.fields, was) || isReserved(was)),
          `${place}.was`,
          `${was} still exists`,
          'leave was out',
        ),
      ),
    ],
  },
]
