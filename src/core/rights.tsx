import { useAuthProvider } from 'react-admin'
import type { AuthProvider } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { operationsOf } from '../../resources/core/calls.ts'
import type { AnyResource, Fields } from '../../resources/core/index.ts'
import { presentationOf } from './present.ts'

/** Whether the operator may do something, by the descriptor's names of resource and action. */
export type Can = (resource: string, action: string) => boolean

const everything: Can = () => true
const RightsContext = createContext<Can>(everything)

/** Asks the page's rights, which were looked up once. */
export const useCanSee = (): Can => useContext(RightsContext)

/** Tells rights that are known already. */
export const KnownRights = ({ can, children }: { can: Can; children: ReactNode }) => (
  <RightsContext.Provider value={can}>{children}</RightsContext.Provider>
)

/** Whether a right such as `gameConfig:design` is had; where none is asked for, it is. */
export const hasRight = (can: Can, right: string | undefined): boolean => {
  const [name, action] = right?.split(':') ?? []
  return name === undefined || can(name, action ?? '')
}

/** The names by which react-admin calls the standard actions. */
const accessNames: { readonly [action: string]: string } = { get: 'show', update: 'edit', remove: 'delete' }

const fieldRights = (resource: AnyResource): string[] =>
  Object.values(resource.fields).flatMap(field =>
    [field.permission?.read, field.permission?.write].filter(may => may !== undefined),
  )

/** The resources that fields lead to, those of child rows and of what actions ask for included. */
const targetsOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap(field => {
    if ('to' in field) return [String(field.to)]
    if ('of' in field) return [String(field.of)]
    return 'fields' in field ? targetsOf(field.fields as Fields) : []
  })

const targets = (resource: AnyResource): string[] => [
  'operator',
  ...targetsOf(resource.fields),
  ...Object.values(operationsOf(resource)).flatMap(action => targetsOf(action.input ?? {})),
]

const linkedRights = ({ name }: AnyResource): string[] => {
  const { links = [], together = [], tabs = [] } = presentationOf(name)
  return [...links, ...together, ...tabs].map(({ permission }) => permission)
}

/** Everything that a page of the resource may want to know, as `resource:action`. */
const questions = (resource: AnyResource): string[] => [
  ...new Set([
    ...Object.keys(operationsOf(resource)).map(action => `${resource.name}:${action}`),
    ...targets(resource).flatMap(name => [`${name}:list`, `${name}:get`, `${name}:options`]),
    ...fieldRights(resource),
    ...linkedRights(resource),
  ]),
]

/** An operator's rights, where they can be told at once as well. */
type Rights = AuthProvider & { readonly mayNow?: (resource: string, action: string) => boolean | undefined }

const asked = (right: string): [resource: string, action: string] => {
  const [name, action] = right.split(':') as [string, string]
  return [name, accessNames[action] ?? action]
}

/** What is allowed, as far as it is known without waiting; undefined where it is not. */
const knownRights = (mayNow: Rights['mayNow'], rights: readonly string[]): Set<string> | undefined => {
  const answers = rights.map(right => mayNow?.(...asked(right)))
  return answers.includes(undefined) ? undefined : new Set(rights.filter((_, at) => answers[at]))
}

/**
 * Looks all rights of a page up at once, so that cells and buttons need not ask one by one.
 * Renders its children when they are known; without access control everything is allowed.
 */
export const RightsProvider = ({ resource, children }: { resource: AnyResource; children: ReactNode }) => {
  const { canAccess, mayNow } = useAuthProvider<Rights>() ?? {}
  const { data } = useQuery({
    queryKey: ['auth', 'canAccess', 'page', resource.name],
    queryFn: async () => {
      const rights = questions(resource)
      const answers = await Promise.all(
        rights.map(right => {
          const [name, action] = asked(right)
          return canAccess!({ resource: name, action })
        }),
      )
      return new Set(rights.filter((_, at) => answers[at]))
    },
    // A pass that waits for an answer that is there already would draw the page twice.
    initialData: () => knownRights(mayNow, questions(resource)),
    staleTime: 300_000,
    enabled: canAccess !== undefined,
    retry: false,
  })
  const can = useMemo<Can>(() => {
    if (!canAccess) return everything
    const lookedUp = new Set(questions(resource))
    return (name, action) => {
      const right = `${name}:${action}`
      // What a part of the page asks besides, such as of a record of any kind, is no "no" because nobody foresaw it.
      return lookedUp.has(right) ? (data?.has(right) ?? false) : mayNow?.(...asked(right)) === true
    }
  }, [canAccess, mayNow, data, resource])
  if (canAccess && !data) return null
  return <KnownRights can={can}>{children}</KnownRights>
}
