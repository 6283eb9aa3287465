import { useState } from 'react'
import { createRoutesFromElements, matchRoutes, Navigate, Route, useLocation, useRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { capabilities } from '../../resources/index.ts'
import { menuGroups } from '../../resources/menuGroups.ts'
import { isConcealed } from '../shell/address/concealed.ts'
import { Reveal } from '../shell/address/Reveal.tsx'
import { AccessDeniedPage, NotFoundPage, UnknownAddress } from '../core/MessagePage.tsx'
import { customRoutes } from './customRoutes.tsx'
import { InnerPath } from '../core/InnerPath.tsx'
import { pageAliases } from '../../resources/pages.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { Redirect } from './Redirect.tsx'
import { resourceRoutes } from './resourcePages.tsx'

/** The first part of an address, as the router reads it. */
const firstPart = (path: string): string =>
  matchRoutes([{ path: '/:first/*' }], path)?.[0]?.params['first']?.toLowerCase() ?? ''

const all = (): RouteObject[] =>
  createRoutesFromElements(
    <>
      {resourceRoutes()}
      {customRoutes()}
      <Route path="/404" element={<NotFoundPage />} />
      <Route path="/401" element={<AccessDeniedPage />} />
      <Route path="/redirect/*" element={<Redirect />} />
      {[...new Set(Object.values(capabilities).map(({ menu }) => menuGroups[menu].path))].map(path => (
        <Route key={path} path={`${path}/*`} element={<InnerPath />} />
      ))}
      {Object.entries(pageAliases).map(([alias, page]) => (
        <Route key={alias} path={`/${alias}`} element={<Elsewhere page={page} />} />
      ))}
      <Route path="/index.html" element={<Navigate to="/" replace />} />
    </>,
  )

const unknown: RouteObject = { path: '*', element: <UnknownAddress /> }

/**
 * By the first part of their addresses: the router would otherwise sort more than a hundred routes whenever a page is
 * opened.
 */
const byFirstPart = (routes: readonly RouteObject[]): ReadonlyMap<string, RouteObject[]> => {
  const found = new Map<string, RouteObject[]>()
  for (const route of routes) {
    // Paths of our own are spelled as they are read; reading each as an address takes a slow processor 40 ms.
    const part = route.path!.split('/', 2)[1]!.toLowerCase()
    found.set(part, [...(found.get(part) ?? []), route])
  }
  return found
}

/**
 * Every page but the home page: those that follow from the descriptors, those written by hand, and those that say why
 * there is none.
 */
export const Pages = () => {
  const [routes] = useState(() => byFirstPart(all()))
  const { pathname, search } = useLocation()
  const page = useRoutes([...(routes.get(firstPart(pathname)) ?? []), unknown])
  return isConcealed(search) ? <Reveal /> : page
}
