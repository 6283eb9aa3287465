import { CssBaseline } from '@mui/material'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes, ResourceDefinitionContextProvider } from 'react-admin'
import type { I18nProvider, RouterProvider } from 'react-admin'
import { Route } from 'react-router-dom'
import { missedTexts } from '../core/laterTexts.ts'
import { ErrorPage } from '../shell/layout/ErrorPage.tsx'
import { Frame } from '../shell/layout/Frame.tsx'
import { LoadingPage } from '../shell/layout/LoadingPage.tsx'
import { AccessDeniedPage } from '../core/MessagePage.tsx'
import { Notifications } from '../shell/layout/Notifications.tsx'
import { dataProvider } from '../shell/app/dataProvider.ts'
import { HomePage } from './homePage.ts'
import { Pages } from './Pages.tsx'
import { createQueryClient } from '../shell/app/queryClient.ts'
import { resourceDefinitions } from './resourcePages.tsx'
import { authProvider } from '../shell/app/session.ts'
import { createStore } from '../shell/app/store.ts'
import { darkTheme, lightTheme } from '../shell/app/theme.ts'
import { onWrite, refreshAfter } from '../shell/app/writes.ts'

interface BackofficeProps {
  readonly i18nProvider: I18nProvider
  readonly routerProvider: RouterProvider
}

/** Every page, in its frame and with what all of them share. */
export const Backoffice = ({ i18nProvider: texts, routerProvider }: BackofficeProps) => {
  const version = useSyncExternalStore(missedTexts.subscribe, missedTexts.version)
  // Another provider is what everything that translates is drawn anew for.
  const i18nProvider = useMemo(() => ({ ...texts, version }), [texts, version])
  const [queryClient] = useState(createQueryClient)
  const [store] = useState(createStore)
  const [definitions] = useState(() => resourceDefinitions(i18nProvider.getLocale()))
  // From here on the theme says it, which may change.
  useEffect(() => {
    document.documentElement.style.colorScheme = ''
  }, [])
  useEffect(() => onWrite(resource => refreshAfter(queryClient, resource)), [queryClient])
  return (
    // react-admin's own <Admin> would bring its layout, sign-in form and their inputs along, which all have a
    // replacement here.
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
      routerProvider={routerProvider}
    >
      <CssBaseline enableColorScheme />
      <ResourceDefinitionContextProvider definitions={definitions}>
        <CoreAdminUI
          layout={Frame}
          dashboard={HomePage}
          accessDenied={AccessDeniedPage}
          authenticationError={ErrorPage}
          error={ErrorPage}
          loading={LoadingPage}
          loginPage={false}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes>
            <Route path="*" element={<Pages />} />
          </CustomRoutes>
        </CoreAdminUI>
      </ResourceDefinitionContextProvider>
      <Notifications />
    </AdminContext>
  )
}
