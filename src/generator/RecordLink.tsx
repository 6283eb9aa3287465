import { Link } from 'react-admin'
import type { MouseEvent, ReactNode } from 'react'
import { showPath } from './paths.ts'
import { useCanSee } from './rights.tsx'

const stop = (event: MouseEvent) => event.stopPropagation()

/** The way to a record's page, or its name alone where one may not see it. */
export const RecordLink = ({ resource, id, children }: { resource: string; id: number | string; children: ReactNode }) => {
  const canSee = useCanSee()
  if (!canSee(resource, 'get')) return <>{children}</>
  return <Link to={showPath(resource, id)} onClick={stop} underline="hover">{children}</Link>
}
