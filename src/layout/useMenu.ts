import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, usePermissions } from 'react-admin'
import type { VisionDataProvider } from '../../dataProvider/index.ts'
import { registry } from '../../resources/index.ts'
import { mayDo } from '../auth/mayDo.ts'
import { readMenu } from './menuTree.ts'
import type { MenuEntry } from './menuTree.ts'

const hasPage = (page: string): boolean => Object.hasOwn(registry, page) && registry[page]!.list !== undefined

/** The operator's menu: what the server's tree names, exists, and may be opened. */
export const useMenu = (): {
  readonly entries: readonly MenuEntry[]
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
            has: hasPage,
            may: page => mayDo(permissions, page, 'list'),
            unknown: page => console.info(`The menu names a page that does not exist: ${page}`),
          })
        : [],
    [data, permissions],
  )
  return { entries, failed: isError, pending: isPending, retry: () => void refetch() }
}
