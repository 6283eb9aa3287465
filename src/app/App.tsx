import { useEffect, useState } from 'react'
import type { I18nProvider, RouterNavigateFunction } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Backoffice } from './Backoffice.tsx'
import { followClicks } from '../first/clicks.ts'
import { Crash } from './Crash.tsx'
import { routedBy } from './routerProvider.ts'

const routerOf = (i18nProvider: I18nProvider) => {
  const navigate: RouterNavigateFunction = (to, options) => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))
  const router = createBrowserRouter([{ path: '*', element: <Backoffice i18nProvider={i18nProvider} routerProvider={routedBy(navigate)} />, errorElement: <Crash /> }])
  return { router, navigate }
}

/** The back-office under clean paths, which links, sign-in and reloads all share. */
export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => {
  const [{ router, navigate }] = useState(() => routerOf(i18nProvider))
  useEffect(() => followClicks(navigate), [navigate])
  return <RouterProvider router={router} />
}
