import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { ErrorPage } from '../shell/layout/ErrorPage.tsx'
import { LoadingPage } from '../shell/layout/LoadingPage.tsx'
import { AccessDeniedPage } from '../core/MessagePage.tsx'

/** Shows a page to those who may open it; what its calls may do the server decides again. */
export const Guarded = ({
  may,
  children,
}: {
  may: (permissions: ReadonlySet<string>) => boolean
  children: ReactNode
}) => {
  const { permissions, error } = usePermissions<ReadonlySet<string>>()
  if (error) return <ErrorPage />
  if (!permissions) return <LoadingPage />
  return may(permissions) ? children : <AccessDeniedPage />
}
