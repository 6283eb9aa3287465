import type { SetUpStep, SetUpSteps } from '../setUp.ts'
import { oneOf, unknownOptions, when } from './Check.ts'
import type { Finding, Found, Registry } from './Check.ts'
import { filterMistakes } from './home.ts'
import { withNearest } from './nearest.ts'
import { optionsOfStep } from './pageOptions.ts'

/** What is known of the installation besides its resources. */
interface Places {
  /** Keys of all pages. */
  readonly pages: readonly string[]
  /** Every permission that there is. */
  readonly permissions: ReadonlySet<string>
}

const mistakes = (one: SetUpStep, registry: Registry, { pages, permissions }: Places, place: string): Found[] => {
  const page = one.to?.split(/[/?#]/)[1]
  const key = one.to?.slice(1).split(/[?#]/)[0] ?? ''
  return [
    ...when(!permissions.has(one.may), `${place}.may`, `${one.may} is no permission`, "may: 'resource:action'"),
    ...when(
      one.to !== undefined && !pages.includes(key) && !pages.includes(page ?? ''),
      `${place}.to`,
      `${one.to} leads to no page`,
      oneOf(pages.slice(0, 3).map(name => `/${name}`)),
    ),
    ...(one.step === 'rows' ? filterMistakes(one.of, one.when, registry, place) : []),
  ]
}

/**
 * Everything that is wrong with the steps of setting up, by capability: of two that go by one name the later would take
 * the place of the other.
 */
export const checkSetUp = (
  capabilities: { readonly [name: string]: SetUpSteps },
  registry: Registry,
  places: Places,
): Finding[] => {
  const all = Object.entries(capabilities).flatMap(([capability, steps]) =>
    Object.entries(steps).map(([name, one]) => ({ place: `${capability}.setUp.${name}`, name, one })),
  )
  return [
    ...all.flatMap(({ place, name }, at) =>
      when(
        all.findIndex(other => other.name === name) !== at,
        place,
        'another step of setting up has this name',
        'another name',
      ).map(wrong => ({ id: 'R207', ...wrong })),
    ),
    ...all.flatMap(({ place, one }) => {
      const misshapen = unknownOptions(optionsOfStep(one, place))
      return misshapen.length > 0
        ? misshapen.map(wrong => ({ id: 'R243', ...withNearest(wrong) }))
        : mistakes(one, registry, places, place).map(wrong => ({ id: 'R206', ...wrong }))
    }),
  ]
}
