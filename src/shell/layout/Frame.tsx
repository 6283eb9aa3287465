import { useGetIdentity } from 'react-admin'
import type { LayoutProps } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { owedAt } from '../auth/redirect.ts'
import { BareLayout } from './BareLayout.tsx'
import { Layout } from './Layout.tsx'

/**
 * The frame of every page; a bare one while something has to be done first, because bar and sidebar would have nothing
 * to show.
 */
export const Frame = (props: LayoutProps) => {
  const { data: identity } = useGetIdentity()
  const { pathname } = useLocation()
  const isBare = identity ? identity['owed'] !== undefined : owedAt(pathname) !== undefined
  return isBare ? <BareLayout {...props} /> : <Layout {...props} />
}
