import { Navigate, useLocation } from 'react-router-dom'

/** Leads from an address by which a page is known elsewhere to the page, with what is asked there. */
export const Elsewhere = ({ page }: { page: string }) => {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: `/${page}`, search, hash }} replace />
}
