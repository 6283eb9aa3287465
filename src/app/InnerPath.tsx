import { Navigate, useLocation, useParams } from 'react-router-dom'

/** Leads from `/{group}/{page}` and `/redirect/{page}` to `/{page}`: groups nest the menu, they are no part of an address. */
export const InnerPath = () => {
  const { '*': inner = '' } = useParams()
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: `/${inner.replace(/^\/+/, '')}`, search, hash }} replace />
}
