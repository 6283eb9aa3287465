import { usePermissions } from 'react-admin'
import { useCallback } from 'react'
import { mayDo } from '../shell/auth/mayDo.ts'

/**
 * Whether the operator may do something, by the descriptor's names, also where the page around is another resource's;
 * undefined while that is not known.
 */
export const useMay = (): ((resource: string, action: string) => boolean | undefined) => {
  const { permissions } = usePermissions<ReadonlySet<string>>()
  return useCallback((resource, action) => permissions && mayDo(permissions, resource, action), [permissions])
}
