import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, usePermissions } from 'react-admin'
import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import { readPlaces } from './menuPlaces.ts'
import type { MenuPlace } from './menuPlaces.ts'
import { menuFor } from './menuFor.ts'
import type { MenuEntry } from './menuTree.ts'

/** The operator's menu: what the server's tree names, exists, and may be opened. */
export const useMenu = (): {
  readonly entries: readonly MenuEntry[]
  /** Where each page stands, hidden ones included. */
  readonly places: ReadonlyMap<string, MenuPlace>
  readonly failed: boolean
  readonly pending: boolean
  readonly retry: () => void
} => {
  const provider = useDataProvider<VisionDataProvider>()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['menu', 'build'],
    queryFn: ({ signal }) => provider.act('menu', 'build', {}, { signal }),
    staleTime: Infinity,
  })
  const entries = useMemo(
    () =>
      data && permissions
        ? menuFor(data.data, permissions)
        : [],
    [data, permissions],
  )
  const places = useMemo(() => readPlaces(data?.data), [data])
  return { entries, places, failed: isError, pending: isPending, retry: () => void refetch() }
}
