import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'

/**
 * The page of a record begins anew with another record, and the form of a new one with another beginning. A router
 * leaves the page in place where only its address is another, and with it what was open, chosen or half answered for
 * the one before.
 */
export const EachRecord = ({ children }: { readonly children: ReactNode }) => {
  const { id } = useParams()
  const { search } = useLocation()
  return <Fragment key={id ?? search}>{children}</Fragment>
}
