import { lazy, useEffect } from 'react'
import type { ComponentType } from 'react'
import { Route } from 'react-router-dom'
import { pageNamed } from '../../resources/pages.ts'
import { allows } from '../../resources/schema/permission.ts'
import { loadPage } from '../pages/index.ts'
import { Guarded } from './Guarded.tsx'
import { pageIsShown } from './whenIdle.ts'

/** A page, once it is known where anything looks otherwise than by default. */
const pages = (Object.entries(loadPage) as [string, () => Promise<ComponentType>][])
  .map(([key, load]) => ({ key, Page: lazy(async () => ({ default: (await Promise.all([load(), import('../looks/index.ts')]))[0] })) }))

const mayOpen = (page: string) => (permissions: ReadonlySet<string>): boolean => allows(permissions, pageNamed(page)?.may ?? '')

/** Tells so where it is drawn, which is when the page beside it is. */
const Shown = () => {
  useEffect(pageIsShown, [])
  return null
}

/** The routes of the pages that are written by hand. */
export const customRoutes = () => pages.map(({ key, Page }) => <Route key={key} path={`/${key}`} element={<Guarded may={mayOpen(key)}><Page /><Shown /></Guarded>} />)
