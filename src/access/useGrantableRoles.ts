import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { DataScope } from '../../resources/access/dataScope.ts'
import { useClient } from '../core/provider.ts'
import { useCanSee } from '../core/rights.tsx'

export interface GrantableRole {
  readonly id: number
  readonly label: string
  readonly dataScope: DataScope
}

/** The roles that the signed-in operator may give to others; undefined until they are known. */
export const useGrantableRoles = (): readonly GrantableRole[] | undefined => {
  const client = useClient()
  const enabled = useCanSee()('role', 'options')
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['role', 'grantable', locale],
    enabled,
    staleTime: 30_000,
    queryFn: async ({ signal }) => await client.role.grantable({}, { signal }),
  })
  return data
}
