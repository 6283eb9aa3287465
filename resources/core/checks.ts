import type { AnyResource } from './resource.ts'
import type { Check, Finding, Found, Known, Registry } from './checks/Check.ts'
import { about } from './checks/about.ts'
import { actions } from './checks/actions.ts'
import { calls } from './checks/calls.ts'
import { combinations } from './checks/combinations.ts'
import { undoing } from './checks/undoing.ts'
import { conditions } from './checks/conditions.ts'
import { erasures } from './checks/erasures.ts'
import { forms } from './checks/forms.ts'
import { checkHome } from './checks/home.ts'
import { imports } from './checks/imports.ts'
import { lifecycles } from './checks/lifecycles.ts'
import { listViews } from './checks/listViews.ts'
import { lists } from './checks/lists.ts'
import { names } from './checks/names.ts'
import { permissionsOf } from './permission.ts'
import { guessing, meant } from './checks/nearest.ts'
import { options } from './checks/options.ts'
import { checkPages } from './checks/pages.ts'
import { publications } from './checks/publications.ts'
import { references } from './checks/references.ts'
import { retentions } from './checks/retentions.ts'
import { rows } from './checks/rows.ts'
import { checkReports } from './checks/reports.ts'
import { checkSetUp } from './checks/setUp.ts'
import { singletons } from './checks/singletons.ts'
import { checkTexts, texts } from './checks/texts.ts'
import { values } from './checks/values.ts'

export type { Finding } from './checks/Check.ts'

/** Every check by its number: what the compiler cannot see in a descriptor. */
export const checks: readonly Check[] = [
  ...references,
  ...lifecycles,
  ...erasures,
  ...retentions,
  ...names,
  ...calls,
  ...conditions,
  ...lists,
  ...listViews,
  ...forms,
  ...actions,
  ...values,
  ...singletons,
  ...imports,
  ...combinations,
  ...options,
  ...rows,
  ...publications,
  ...undoing,
  ...about,
  ...texts,
]

/** Whichever check finds a name that nothing has, it says which one was likely meant. */
const withMeant = (found: Found, resource: AnyResource, registry: Registry): Omit<Finding, 'id'> =>
  guessing(found, meant(found, resource, registry))

const numberOf = ({ id }: Finding): number => checks.findIndex(check => check.id === id)

/** Everything that is wrong with one descriptor of a registry, ordered by check. */
export const checkOne = (registry: Registry, key: string, known: Known = {}): Finding[] => {
  const resource = registry[key]!
  return checks.flatMap(({ id, find }) =>
    find(resource, registry, key, known).map(found => ({ id, ...withMeant(found, resource, registry) })),
  )
}

/** Everything that is wrong with the descriptors, all at once, ordered by check. */
export const checkRegistry = (registry: Registry, known: Known = {}): Finding[] => [
  ...Object.keys(registry)
    .flatMap(key => checkOne(registry, key, known))
    .sort((one, other) => numberOf(one) - numberOf(other)),
  ...checkReports(known.reports ?? {}, registry),
  ...checkHome(known.home ?? {}, registry, known.reports ?? {}),
  ...checkPages(known.writtenPages ?? {}, known.home ?? {}, registry, known.pages ?? []),
  ...checkTexts(known),
  ...checkSetUp(known.setUp ?? {}, registry, {
    pages: known.pages ?? [],
    permissions: new Set(permissionsOf(Object.values(registry))),
  }),
]

const line = ({ id, place, problem, remedy }: Finding, source: string | undefined): string =>
  `${id} ${place}: ${problem}${source === undefined ? '' : `\n     at ${source}`}\n     write: ${remedy}`

/** Descriptors that cannot be used. The message lists every finding with its place and the line to write. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'

  constructor(findings: readonly Finding[], sourceOf: (place: string) => string | undefined = () => undefined) {
    super(
      [
        `The descriptors have ${findings.length} ${findings.length === 1 ? 'mistake' : 'mistakes'}:`,
        ...findings.map(finding => line(finding, sourceOf(finding.place))),
      ].join('\n'),
    )
  }
}

/**
 * Throws a {@link RegistryError} where anything is wrong. `sourceOf` finds the file and line of a place, where sources
 * are at hand.
 */
export const assertRegistry = (
  registry: Registry,
  known: Known = {},
  sourceOf?: (place: string) => string | undefined,
): void => {
  const findings = checkRegistry(registry, known)
  if (findings.length > 0) throw new RegistryError(findings, sourceOf)
}
