import type { ReactNode } from 'react'
import type { AnyResource } from '../../resources/schema/index.ts'
import { presentationOf } from './present.ts'

/** Lets what was presented for a page stand around its default body. */
export const AroundPage = ({ resource, page, children }: { resource: AnyResource; page: 'list' | 'show' | 'create' | 'edit'; children: ReactNode }) => {
  const Around = presentationOf(resource.name)[page]
  return Around ? <Around resource={resource}>{children}</Around> : <>{children}</>
}
