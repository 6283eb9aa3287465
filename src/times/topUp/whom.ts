import { useMemo } from 'react'
import type { Json } from '../../../resources/core/types/json/index.ts'
import { useLocation, useSearchParams } from 'react-router-dom'
import { idsIn } from '../../core/idIn.ts'

/** Who is to be topped up: patients by their ids, or all of a list's filter, of whom there may be `total`. */
export type Whom =
  | { readonly userIds: readonly number[] }
  | { readonly filter: { readonly [name: string]: Json }; readonly total: number | undefined }

/** What of it is sent. */
export const sentWhom = (whom: Whom) => ('filter' in whom ? { filter: whom.filter } : { userIds: whom.userIds })

/** Whom the draft of what they are to get is for. */
export const aboutWhom = (whom: Whom): string => JSON.stringify(sentWhom(whom))

const filterIn = (state: unknown): Whom | undefined => {
  const { filter, total } =
    state !== null && typeof state === 'object' ? (state as { readonly filter?: Json; readonly total?: unknown }) : {}
  if (filter === undefined || filter === null || typeof filter !== 'object' || Array.isArray(filter)) return undefined
  return {
    filter: { ...(filter as { readonly [name: string]: Json }) },
    total: typeof total === 'number' ? total : undefined,
  }
}

/**
 * Who the page was opened for: ids stand in its address; filters, which may name somebody, only in the history of the
 * tab.
 */
export const useWhom = (): Whom | undefined => {
  const [params] = useSearchParams()
  const { state } = useLocation() as { readonly state: unknown }
  return useMemo(() => {
    const userIds = idsIn(params, 'patients')
    return userIds.length > 0 ? { userIds } : filterIn(state)
  }, [params, state])
}
