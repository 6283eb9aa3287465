import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { readPlaces } from './menuPlaces.ts'
import type { MenuPlace } from './menuPlaces.ts'
import { menuFor } from './menuFor.ts'
import type { MenuEntry } from './menuTree.ts'
import { useClient } from '../../core/provider.ts'

/** The operator's menu: what the server's tree names, exists, and may be opened. */
export const useMenu = (): {
  readonly entries: readonly MenuEntry[]
  /** Where each page stands, hidden ones included. */
  readonly places: ReadonlyMap<string, MenuPlace>
  readonly failed: boolean
  readonly pending: boolean
  readonly retry: () => void
} => {
  const client = useClient()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['menu', 'build'],
    queryFn: ({ signal }) => client.menu.build({}, { signal }),
    staleTime: Infinity,
  })
  const entries = useMemo(() => (data && permissions ? menuFor(data, permissions) : []), [data, permissions])
  const places = useMemo(() => readPlaces(data), [data])
  return { entries, places, failed: isError, pending: isPending, retry: () => void refetch() }
}
