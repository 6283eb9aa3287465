import type { RaRecord } from 'react-admin'
import type { MouseEvent, ReactNode } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { InnerLink } from '../InnerLink.tsx'
import { InsideLink } from '../InsideLink.tsx'
import { fromTop } from '../paths.ts'
import { useRowTarget } from './useRowTarget.ts'

const stop = (event: MouseEvent) => event.stopPropagation()

/** The real link to where a row leads, for keyboard and new tabs; the bare value where one may not open it. */
export const RowLink = ({
  resource,
  record,
  children,
}: {
  resource: AnyResource
  record: RaRecord
  children: ReactNode
}) => {
  const target = useRowTarget(resource)(record)
  if (target === undefined) return <>{children}</>
  return (
    <InnerLink to={target} onClick={stop} state={fromTop} data-row-link="" className="record-link row-link">
      <InsideLink>{children}</InsideLink>
    </InnerLink>
  )
}
