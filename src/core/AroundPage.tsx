import type { ReactNode } from 'react'
import type { AnyResource } from '../../resources/core/index.ts'
import { presentationOf } from './present.ts'

interface AroundPageProps {
  readonly resource: AnyResource
  readonly page: 'list' | 'show' | 'create' | 'edit'
  readonly children: ReactNode
}

/** Lets what was presented for a page stand around its default body. */
export const AroundPage = ({ resource, page, children }: AroundPageProps) => {
  const Around = presentationOf(resource.name)[page]
  return Around ? <Around resource={resource}>{children}</Around> : <>{children}</>
}
