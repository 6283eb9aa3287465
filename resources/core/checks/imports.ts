import { isWritable } from '../fields.ts'
import { isImportable, neededInRows } from '../importing.ts'
import type { AnyResource } from '../resource.ts'
import { found, oneOf, when } from './Check.ts'
import type { Check } from './Check.ts'

const canTake = (resource: AnyResource, name: string): boolean =>
  Object.hasOwn(resource.fields, name) && isWritable(resource.fields[name]!) && isImportable(resource.fields[name]!)

const possible = (resource: AnyResource): string =>
  oneOf(Object.keys(resource.fields).filter(name => canTake(resource, name)))

/** What an import takes. */
export const imports: readonly Check[] = [
  {
    id: 'R090',
    find(resource) {
      const { import: declared, create, list } = resource.actions
      if (!declared) return []
      const place = `${resource.name}.actions.import`
      return [
        ...when(
          !create || !list,
          place,
          'what is imported is created, and seen in a list',
          'actions: { list: {}, create: {} }',
        ),
        ...when(
          (declared.takes ?? []).length === 0,
          `${place}.takes`,
          'it takes no field',
          `takes: [${possible(resource)}]`,
        ),
        ...when(
          declared.input !== undefined ||
            declared.output !== undefined ||
            declared.when !== undefined ||
            declared.call !== undefined ||
            declared.bulk === true,
          place,
          'what it asks for and gives is the same for every resource',
          'import: { takes: [ … ] }',
        ),
      ]
    },
  },
  {
    id: 'R091',
    find: resource =>
      (resource.actions['import']?.takes ?? [])
        .filter((name, at, all) => !canTake(resource, name) || all.indexOf(name) !== at)
        .map(name =>
          found(
            `${resource.name}.actions.import.takes`,
            `a column cannot fill ${name}${canTake(resource, name) ? ' twice' : ''}`,
            `takes: [${possible(resource)}]`,
          ),
        ),
  },
  {
    id: 'R092',
    find(resource) {
      const declared = resource.actions['import']
      if (!declared?.takes) return []
      const taken: readonly string[] = declared.takes
      return neededInRows(resource)
        .filter(name => !taken.includes(name))
        .map(name =>
          found(
            `${resource.name}.actions.import.takes`,
            `${name} is required, so that no row could be stored`,
            `takes: [ …, '${name}']`,
          ),
        )
    },
  },
  {
    id: 'R093',
    find: resource =>
      Object.entries(resource.actions)
        .filter(([name, { takes }]) => takes !== undefined && name !== 'import')
        .map(([name]) =>
          found(
            `${resource.name}.actions.${name}.takes`,
            'only an import takes columns',
            `${name}: { … } without takes`,
          ),
        ),
  },
]
