import { isWritable } from '../fields.ts'
import { pairsIn } from '../pairs.ts'
import type { AnyResource } from '../resource.ts'
import { found, oneOf, when } from './Check.ts'
import type { Check } from './Check.ts'
import { ownFields } from './places.ts'

const isWritten = (resource: AnyResource): boolean =>
  resource.actions['create'] !== undefined || resource.actions['update'] !== undefined
const formFields = (resource: AnyResource): string[] => (resource.form ?? []).flatMap(({ fields }) => fields)
const writable = (resource: AnyResource): string[] =>
  ownFields(resource)
    .filter(({ field }) => isWritable(field))
    .map(({ name }) => name)

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
]

/** What a form asks for. */
export const forms: readonly Check[] = [
  {
    id: 'R050',
    find: resource =>
      formFields(resource)
        .filter(name => !Object.hasOwn(resource.fields, name))
        .map(name =>
          found(`${resource.name}.form`, `there is no field ${name}`, `fields: [${oneOf(writable(resource))}]`),
        ),
  },
  {
    id: 'R051',
    find: resource =>
      (isWritten(resource) ? formFields(resource) : [])
        .filter(name => Object.hasOwn(resource.fields, name) && !isWritable(resource.fields[name]!))
        .map(name =>
          found(
            `${resource.name}.form`,
            `${name} is read-only, so that nobody could fill it in`,
            `fields: [${oneOf(writable(resource))}]`,
          ),
        ),
  },
  {
    id: 'R052',
    find: resource => [
      ...repeated(formFields(resource)).map(name =>
        found(`${resource.name}.form`, `${name} stands in it twice`, `leave ${name} in one section`),
      ),
      ...repeated((resource.form ?? []).map(({ section }) => section)).map(name =>
        found(`${resource.name}.form`, `section ${name} stands in it twice`, `put the fields of ${name} together`),
      ),
    ],
  },
  {
    id: 'R053',
    find: resource =>
      (isWritten(resource) && resource.form ? ownFields(resource) : [])
        .filter(
          ({ name, field }) =>
            isWritable(field) &&
            field.default === undefined &&
            (field.required || field.requiredWhen || field.requiredBy) &&
            !formFields(resource).includes(name),
        )
        .map(({ name }) =>
          found(`${resource.name}.form`, `${name} is required and cannot be filled in`, `fields: [ …, '${name}']`),
        ),
  },
  {
    id: 'R054',
    find: resource =>
      when(
        isWritten(resource) && (resource.form ?? []).length === 0,
        `${resource.name}.form`,
        'create and update need a form',
        `form: [{ section: 'main', fields: [${oneOf(writable(resource))}] }]`,
      ),
  },
  {
    id: 'R055',
    find: resource =>
      when(
        (resource.form !== undefined || resource.actions['update'] !== undefined) && !resource.actions['get'],
        `${resource.name}.form`,
        'what a form shows must be read first',
        'actions: { get: {} }',
      ),
  },
  {
    id: 'R056',
    find: resource =>
      (resource.form ?? [])
        .filter(({ pairs, fields }) => pairs && pairsIn(fields).length === 0)
        .map(({ section }) =>
          found(
            `${resource.name}.form`,
            `section ${section} has no fields of a right and a left side`,
            `fields: ['visionRight', 'visionLeft'], or leave pairs out`,
          ),
        ),
  },
]
