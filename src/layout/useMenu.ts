import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, usePermissions } from 'react-admin'
import type { VisionDataProvider } from '../../dataProvider/index.ts'
import { pageNamed } from '../../resources/pages.ts'
import { allows } from '../../resources/schema/permission.ts'
import { readPlaces } from './menuPlaces.ts'
import type { MenuPlace } from './menuPlaces.ts'
import { readMenu } from './menuTree.ts'
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
        ? readMenu(data.data, {
            has: page => pageNamed(page) !== undefined,
            may: page => allows(permissions, pageNamed(page)?.may ?? ''),
            unknown: page => console.info(`The menu names a page that does not exist: ${page}`),
          })
        : [],
    [data, permissions],
  )
  const places = useMemo(() => readPlaces(data?.data), [data])
  return { entries, places, failed: isError, pending: isPending, retry: () => void refetch() }
}
