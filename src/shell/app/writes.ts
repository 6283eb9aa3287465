import type { QueryClient } from '@tanstack/react-query'
import { resourceNamed } from '../../../resources/index.ts'

type Listener = (resource: string) => void
const listeners = new Set<Listener>()

/** Says that records of a resource were written from this browser. */
export const tellWrite = (resource: string): void => {
  for (const listener of listeners) listener(resource)
}

/** Calls the listener after each write; the result stops that. */
export const onWrite = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Queries that react-admin, or the page that acted, reads again by itself where they are shown. */
const ownReads: ReadonlySet<unknown> = new Set(['getList', 'getInfiniteList', 'getOne', 'getMany', 'getManyReference'])

/**
 * Has everything read again that follows from records of a resource: its own further answers, all of what it affects,
 * and the records themselves once they are shown elsewhere.
 */
export const refreshAfter = (queries: QueryClient, resource: string): void => {
  void queries.invalidateQueries({
    queryKey: [resource],
    refetchType: 'none',
    predicate: ({ queryKey }) => ownReads.has(queryKey[1]),
  })
  void queries.invalidateQueries({ queryKey: [resource], predicate: ({ queryKey }) => !ownReads.has(queryKey[1]) })
  for (const affected of resourceNamed(resource)?.invalidates ?? [])
    void queries.invalidateQueries({ queryKey: [affected] })
}
