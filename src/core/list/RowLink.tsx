import type { RaRecord } from 'react-admin'
import type { MouseEvent, ReactNode } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { InnerLink } from '../InnerLink.tsx'
import { InsideLink } from '../InsideLink.tsx'
import { fromTop, showPath } from '../paths.ts'
import { useCanSee } from '../rights.tsx'

const stop = (event: MouseEvent) => event.stopPropagation()

/** The real link to a row's record, for keyboard and new tabs; the bare value where one may not open it. */
export const RowLink = ({ resource, record, children }: { resource: AnyResource; record: RaRecord; children: ReactNode }) => {
  const canSee = useCanSee()
  if (!resource.actions['get'] || !canSee(resource.name, 'get')) return <>{children}</>
  return <InnerLink to={showPath(resource.name, record.id)} onClick={stop} state={fromTop} data-row-link="" className="record-link row-link"><InsideLink>{children}</InsideLink></InnerLink>
}
