import { CssBaseline } from '@mui/material'
import { lazy, useEffect, useState } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes } from 'react-admin'
import type { I18nProvider } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { groups } from '../../resources/index.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { Frame } from '../layout/Frame.tsx'
import { LoadingPage } from '../layout/LoadingPage.tsx'
import { AccessDeniedPage, NotFoundPage, UnknownAddress } from '../layout/MessagePage.tsx'
import { Notifications } from '../layout/Notifications.tsx'
import { dataProvider } from './dataProvider.ts'
import { customRoutes } from './customRoutes.tsx'
import { InnerPath } from './InnerPath.tsx'
import { createQueryClient } from './queryClient.ts'
import { Redirect } from './Redirect.tsx'
import { resourcePages } from './resourcePages.tsx'
import { authProvider } from './session.ts'
import { createStore } from './store.ts'
import { darkTheme, lightTheme } from './theme.ts'
import { onWrite, refreshAfter } from './writes.ts'

const HomePage = lazy(async () => ({ default: (await import('../layout/HomePage.tsx')).HomePage }))

/** Every page: those that follow from the descriptors, the home page, and the pages that say why there is none. */
export const Backoffice = ({ i18nProvider }: { i18nProvider: I18nProvider }) => {
  const [queryClient] = useState(createQueryClient)
  const [store] = useState(createStore)
  // From here on the theme says it, which may change.
  useEffect(() => { document.documentElement.style.colorScheme = '' }, [])
  useEffect(() => onWrite(resource => refreshAfter(queryClient, resource)), [queryClient])
  return (
    // react-admin's own <Admin> would bring its layout, sign-in form and their inputs along, which all have a replacement here.
    <AdminContext
      dataProvider={dataProvider} authProvider={authProvider} i18nProvider={i18nProvider} queryClient={queryClient} store={store}
      theme={lightTheme} darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        layout={Frame} dashboard={HomePage} catchAll={UnknownAddress} accessDenied={AccessDeniedPage} authenticationError={ErrorPage} error={ErrorPage}
        loading={LoadingPage} loginPage={false} requireAuth disableTelemetry
      >
        {resourcePages(i18nProvider.getLocale())}
        <CustomRoutes>
          <Route path="/404" element={<NotFoundPage />} />
          <Route path="/401" element={<AccessDeniedPage />} />
          <Route path="/redirect/*" element={<Redirect />} />
          {Object.keys(groups).map(group => <Route key={group} path={`/${group}/*`} element={<InnerPath />} />)}
          {customRoutes()}
          <Route path="/index.html" element={<Navigate to="/" replace />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Notifications />
    </AdminContext>
  )
}
