import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAuthProvider } from 'react-admin'
import type { SessionAuth } from './authProvider.ts'

/** Has what depends on the operator's rights asked for again: who they are, what they may do, their menu. */
export const useRightsChanged = (): (() => void) => {
  const auth = useAuthProvider<SessionAuth>()
  const client = useQueryClient()
  return useCallback(() => {
    auth?.refresh?.()
    void client.invalidateQueries({ queryKey: ['auth'] })
    void client.invalidateQueries({ queryKey: ['menu', 'build'] })
  }, [auth, client])
}
