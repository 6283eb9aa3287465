import { useEffect } from 'react'
import { Route } from 'react-router-dom'
import { customPages as declared, mayVisit } from '../../resources/pages.ts'
import type { CustomPageKey } from '../../resources/pages.ts'
import { Guarded } from './Guarded.tsx'
import { laterPage } from './laterPage.tsx'
import type { LaterPage } from './laterPage.tsx'
import { pageIsShown } from '../core/whenIdle.ts'

/** The pages that are written by hand, by their keys. */
export const customPages: ReadonlyMap<string, LaterPage<object>> = new Map((Object.keys(declared) as CustomPageKey[]).map(key =>
  [key, laterPage<object>(async () => (await import('../capabilities.ts')).loadPage[key]())]))

/** Tells so where it is drawn, which is when the page beside it is. */
const Shown = () => {
  useEffect(pageIsShown, [])
  return null
}

/** Their routes. */
export const customRoutes = () => [...customPages].map(([key, Page]) => <Route key={key} path={`/${key}`} element={<Guarded may={permissions => mayVisit(permissions, key)}><Page /><Shown /></Guarded>} />)
