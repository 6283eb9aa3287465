import { usePermissions } from 'react-admin'
import { useCallback } from 'react'
import { allows } from '../../resources/schema/permission.ts'

const none: ReadonlySet<string> = new Set()

/** Whether the operator holds a permission; nobody holds one until they are known. */
export const useMay = (): ((permission: string) => boolean) => {
  const { permissions = none } = usePermissions<ReadonlySet<string>>()
  return useCallback(permission => allows(permissions, permission), [permissions])
}
