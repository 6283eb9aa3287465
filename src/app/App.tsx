import { useEffect, useState } from 'react'
import type { I18nProvider, RouterNavigateFunction } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { cipherNow } from '../shell/address/addressKey.ts'
import { concealed } from '../shell/address/concealed.ts'
import { privateWindow } from '../shell/address/privateWindow.ts'
import { Backoffice } from './Backoffice.tsx'
import { followClicks } from '../boot/clicks.ts'
import { Crash } from './Crash.tsx'
import { routedBy } from '../shell/app/routerProvider.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Links are copied, and opened in tabs of their own: they tell no more than the address of the page that they lead to.
 */
const withPrivateLinks = (router: Router): Router =>
  Object.create(router, {
    createHref: { value: (to: Location | URL) => concealed(router.createHref(to), cipherNow()) },
  }) as Router

const routerOf = (i18nProvider: I18nProvider) => {
  const navigate: RouterNavigateFunction = (to, options) =>
    void (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))
  const routes = [
    {
      path: '*',
      element: <Backoffice i18nProvider={i18nProvider} routerProvider={routedBy(navigate)} />,
      errorElement: <Crash />,
    },
  ]
  const router = createBrowserRouter(routes, { window: privateWindow() })
  return { router: withPrivateLinks(router), navigate }
}

/** The back-office under clean paths, which links, sign-in and reloads all share. */
export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => {
  const [{ router, navigate }] = useState(() => routerOf(i18nProvider))
  useEffect(() => followClicks(navigate), [navigate])
  return <RouterProvider router={router} />
}
