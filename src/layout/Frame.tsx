import { useGetIdentity } from 'react-admin'
import type { LayoutProps } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { isChangingPassword } from '../auth/redirect.ts'
import { BareLayout } from './BareLayout.tsx'
import { Layout } from './Layout.tsx'

/** The frame of every page; a bare one while a password has to be replaced, because bar and sidebar would have nothing to show. */
export const Frame = (props: LayoutProps) => {
  const { data: identity } = useGetIdentity()
  const { pathname } = useLocation()
  const isBare = identity ? identity['mustChangePassword'] === true : isChangingPassword(pathname)
  return isBare ? <BareLayout {...props} /> : <Layout {...props} />
}
