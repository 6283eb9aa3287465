import { access } from './access/index.ts'
import { alipay } from './alipay/index.ts'
import { cards } from './cards/index.ts'
import { clinic } from './clinic/index.ts'
import { content } from './content/index.ts'
import { comments } from './comments/index.ts'
import type { AnyResources, Capability } from './core/capability.ts'
import type { HomeParts } from './core/home.ts'
import type { AnyResource } from './core/index.ts'
import type { SetUpSteps } from './core/setUp.ts'
import type { MenuGroupName } from './menuGroups.ts'
import { monitor } from './monitor/index.ts'
import { integrations } from './integrations/index.ts'
import { organisations } from './organisations/index.ts'
import { patients } from './patients/index.ts'
import { privacy } from './privacy/index.ts'
import { setUp } from './setUp/index.ts'
import { statistics } from './statistics/index.ts'
import { system } from './system/index.ts'
import { times } from './times/index.ts'
import { tools } from './tools/index.ts'
import { training } from './training/index.ts'
import { wechat } from './wechat/index.ts'

/**
 * All capabilities, in the order of the menu. A new one is one line here; a new resource is one in its capability's
 * index.
 */
export const capabilities = {
  patients,
  clinic,
  times,
  organisations,
  training,
  statistics,
  content,
  privacy,
  access,
  system,
  cards,
  monitor,
  tools,
  wechat,
  alipay,
  integrations,
  comments,
  setUp,
} as const

/** Every resource by name, with its own type. */
export const resources = {
  ...patients.resources,
  ...patients.services,
  ...clinic.resources,
  ...clinic.services,
  ...times.resources,
  ...times.services,
  ...organisations.resources,
  ...organisations.services,
  ...training.resources,
  ...training.services,
  ...statistics.resources,
  ...statistics.services,
  ...content.resources,
  ...content.services,
  ...privacy.resources,
  ...privacy.services,
  ...access.resources,
  ...access.services,
  ...system.resources,
  ...system.services,
  ...cards.resources,
  ...cards.services,
  ...monitor.resources,
  ...monitor.services,
  ...tools.resources,
  ...tools.services,
  ...wechat.resources,
  ...wechat.services,
  ...alipay.resources,
  ...alipay.services,
  ...integrations.resources,
  ...integrations.services,
  ...comments.resources,
  ...comments.services,
  ...setUp.resources,
  ...setUp.services,
}

export type Resources = typeof resources

/** Every report by name. */
export const reports = { ...statistics.reports }

export type Reports = typeof reports

/** What capabilities have to show on the home page, by name and in their order. */
export const homeParts = {
  ...setUp.home,
  ...statistics.home,
  ...patients.home,
  ...comments.home,
  ...times.home,
  ...content.home,
  ...privacy.home,
  ...system.home,
  ...monitor.home,
}

/** The same by capability, to be checked at start. */
export const homeByCapability: { readonly [capability: string]: HomeParts } = Object.fromEntries(
  Object.entries<Capability>(capabilities).map(([name, { home = {} }]) => [name, home]),
)

export type HomePartName = keyof typeof homeParts

/** What is to be set up before work begins, by name and in the order in which it is best done. */
export const setUpSteps = {
  ...system.setUp,
  ...organisations.setUp,
  ...access.setUp,
  ...patients.setUp,
  ...clinic.setUp,
  ...times.setUp,
}

/** The same by capability, to be checked at start. */
export const setUpByCapability: { readonly [capability: string]: SetUpSteps } = Object.fromEntries(
  Object.entries<Capability>(capabilities).map(([name, { setUp: steps = {} }]) => [name, steps]),
)

/** The names of the resources whose lists stand in a group of the menu. */
export const namesIn = (menu: MenuGroupName): string[] =>
  Object.values(capabilities).flatMap(capability => (capability.menu === menu ? Object.keys(capability.resources) : []))

/** The same resources for those who only read descriptors. */
export const registry: AnyResources = resources

type OperationName<T> = T extends { readonly actions: infer A; readonly calls: infer C }
  ? (keyof A & string) | (keyof C & string) | 'export' | 'history' | 'contact'
  : never

/** What may be done: an action or a call of a resource. */
export type Right = { [N in keyof Resources & string]: `${N}:${OperationName<Resources[N]>}` }[keyof Resources & string]

/** The resource of that name, or undefined. */
export const resourceNamed = (name: string): AnyResource | undefined =>
  Object.hasOwn(registry, name) ? registry[name] : undefined
