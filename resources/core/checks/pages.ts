import { operationsOf } from '../calls.ts'
import type { CustomPage } from '../capability.ts'
import type { HomeParts } from '../home.ts'
import { permissionsOf } from '../permission.ts'
import { misnamed, unknownOptions, when } from './Check.ts'
import type { Finding, Found, Registry } from './Check.ts'
import { withNearest } from './nearest.ts'
import { optionsOfPage } from './pageOptions.ts'

/** What pages and parts may ask for: an action of a resource, or a permission that one brings. */
const rightsOf = (registry: Registry): ReadonlySet<string> =>
  new Set([
    ...permissionsOf(Object.values(registry)),
    ...Object.values(registry).flatMap(resource =>
      Object.keys(operationsOf(resource)).map(action => `${resource.name}:${action}`),
    ),
    'signedIn',
  ])

/**
 * Everything that is wrong with pages that are written by hand, by capability, and with who sees them and the parts of
 * the home page: by a permission that nothing declares nobody ever does. `keys` are those of all pages of the product.
 */
export const checkPages = (
  capabilities: { readonly [name: string]: { readonly [key: string]: CustomPage } },
  home: { readonly [capability: string]: HomeParts },
  registry: Registry,
  keys: readonly string[],
): Finding[] => {
  const rights = rightsOf(registry)
  const wrongRight = (place: string, permission: string, option = 'permission'): Found[] =>
    rights.has(permission)
      ? []
      : [
          misnamed(
            `${place}.${option}`,
            permission,
            [...rights],
            `no resource has ${permission}, so that nobody sees it`,
            `${option}: 'resource:action' | 'signedIn'`,
          ),
        ]
  const pages = Object.entries(capabilities).flatMap(([capability, own]) =>
    Object.entries(own).map(([key, page]) => ({ key, page, place: `${capability}.pages.${key}` })),
  )
  const parts = Object.entries(home).flatMap(([capability, own]) =>
    Object.entries(own).map(([name, part]) => ({ part, place: `${capability}.home.${name}` })),
  )
  return [
    ...[
      ...pages.flatMap(({ page, place }) => wrongRight(place, page.permission)),
      ...parts.flatMap(({ part, place }) => [
        ...(part.part === 'own' ? wrongRight(place, part.permission) : []),
        ...(part.may === undefined ? [] : wrongRight(place, part.may, 'may')),
      ]),
    ].map(found => ({ id: 'R223', ...withNearest(found) })),
    ...pages.flatMap(({ page, place }) =>
      unknownOptions(optionsOfPage(page, place)).map(found => ({ id: 'R244', ...withNearest(found) })),
    ),
    ...pages.flatMap(({ key, place }) =>
      when(
        !keys.includes(key),
        place,
        'the product does not know the pages of this capability',
        'its pages among writtenPages of resources/pages.ts',
      ).map(found => ({ id: 'R224', ...found })),
    ),
  ]
}
