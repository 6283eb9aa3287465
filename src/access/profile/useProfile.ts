import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAuthProvider } from 'react-admin'
import { createClient } from '../../../dataProvider/index.ts'
import type { Clients } from '../../../dataProvider/index.ts'
import type { Resources } from '../../../resources/index.ts'
import type { SessionAuth } from '../../shell/auth/authProvider.ts'
import { useProvider } from '../../core/provider.ts'

export type Profile = Awaited<ReturnType<Clients<Resources>['profile']['read']>>

/** The calls of the personal centre. */
export const useProfileCalls = (): Clients<Resources>['profile'] => createClient(useProvider()).profile

/** The caller's own account as they see it. */
export const useProfile = () => {
  const calls = useProfileCalls()
  return useQuery({ queryKey: ['profile', 'read'], queryFn: () => calls.read({}) })
}

/** Has everything that shows the caller read again: this page, and the name and picture in the bar above every page. */
export const useRenew = (): (() => Promise<void>) => {
  const client = useQueryClient()
  const auth = useAuthProvider<SessionAuth>()
  return useCallback(async () => {
    auth?.refresh?.()
    await Promise.all([
      client.invalidateQueries({ queryKey: ['profile'] }),
      client.invalidateQueries({ queryKey: ['auth'] }),
    ])
  }, [client, auth])
}
