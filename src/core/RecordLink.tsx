import type { MouseEvent, ReactNode } from 'react'
import { InnerLink } from './InnerLink.tsx'
import { useInsideLink } from './InsideLink.tsx'
import { fromTop, showPath } from './paths.ts'
import { useCanSee } from './rights.tsx'

const stop = (event: MouseEvent) => event.stopPropagation()

/** The way to a record's page, or its name alone where one may not see it, or where it is within another link. */
export const RecordLink = ({
  resource,
  id,
  children,
}: {
  resource: string
  id: number | string
  children: ReactNode
}) => {
  const canSee = useCanSee()
  const inside = useInsideLink()
  if (inside || !canSee(resource, 'get')) return <>{children}</>
  return (
    <InnerLink to={showPath(resource, id)} onClick={stop} state={fromTop} className="record-link">
      {children}
    </InnerLink>
  )
}
