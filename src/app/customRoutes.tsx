import { useEffect } from 'react'
import { Route } from 'react-router-dom'
import { mayVisit } from '../../resources/pages.ts'
import { loadPage } from '../capabilities.ts'
import { Guarded } from './Guarded.tsx'
import { laterPage } from './laterPage.tsx'
import type { LaterPage } from './laterPage.tsx'
import { pageIsShown } from '../core/whenIdle.ts'

/** The pages that are written by hand, by their keys. */
export const customPages: ReadonlyMap<string, LaterPage<object>> = new Map(Object.entries(loadPage).map(([key, load]) => [key, laterPage(load)]))

/** Tells so where it is drawn, which is when the page beside it is. */
const Shown = () => {
  useEffect(pageIsShown, [])
  return null
}

/** Their routes. */
export const customRoutes = () => [...customPages].map(([key, Page]) => <Route key={key} path={`/${key}`} element={<Guarded may={permissions => mayVisit(permissions, key)}><Page /><Shown /></Guarded>} />)
