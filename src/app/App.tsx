import { useEffect, useState } from 'react'
import type { I18nProvider } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Backoffice } from './Backoffice.tsx'
import { followClicks } from '../first/clicks.ts'
import { Crash } from './Crash.tsx'

/** The back-office under clean paths, which links, sign-in and reloads all share. */
export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Backoffice i18nProvider={i18nProvider} />, errorElement: <Crash /> }]))
  useEffect(() => followClicks(to => void router.navigate(to)), [router])
  return <RouterProvider router={router} />
}
