import { lazy } from 'react'
import type { ComponentType } from 'react'
import { usePermissions } from 'react-admin'
import { Route } from 'react-router-dom'
import { pageNamed } from '../../resources/pages.ts'
import { allows } from '../../resources/schema/permission.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { LoadingPage } from '../layout/LoadingPage.tsx'
import { AccessDeniedPage } from '../layout/MessagePage.tsx'
import { loadPage } from '../pages/index.ts'

const pages = (Object.entries(loadPage) as [string, () => Promise<ComponentType>][])
  .map(([key, load]) => ({ key, Page: lazy(async () => ({ default: await load() })) }))

/** Shows a page to those who may open it; what its calls may do the server decides again. */
const Guarded = ({ page, Page }: { page: string; Page: ComponentType }) => {
  const { permissions, error } = usePermissions<ReadonlySet<string>>()
  if (error) return <ErrorPage />
  if (!permissions) return <LoadingPage />
  return allows(permissions, pageNamed(page)?.may ?? '') ? <Page /> : <AccessDeniedPage />
}

/** The routes of the pages that are written by hand. */
export const customRoutes = () => pages.map(({ key, Page }) => <Route key={key} path={`/${key}`} element={<Guarded page={key} Page={Page} />} />)
