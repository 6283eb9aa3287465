import type { ReactElement } from 'react'
import { Resource, ResourceContextProvider, RestoreScrollPosition } from 'react-admin'
import type { ResourceDefinitions } from 'react-admin'
import { Navigate, Outlet, Route } from 'react-router-dom'
import { registry } from '../../resources/index.ts'
import { hasRecords } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { mayDo } from '../shell/auth/mayDo.ts'
import { recordLabel } from '../core/recordLabel.ts'
import { hasPage } from '../core/hasPage.ts'
import type { ResourcePage } from '../core/hasPage.ts'
import { UnknownAddress } from '../core/MessagePage.tsx'
import { Settling } from '../core/Settling.tsx'
import { AfterTexts } from './AfterTexts.tsx'
import { Guarded } from './Guarded.tsx'
import { laterPage } from './laterPage.tsx'
import type { LaterPage } from './laterPage.tsx'

type Page = LaterPage<{ resource: AnyResource }>

/** Each kind of page comes when the first of it is opened: a list needs no inputs, and a show page no table. */
export const resourcePages: Readonly<Record<ResourcePage, Page>> = {
  list: laterPage(async () => (await import('../core/list/ListPage.tsx')).ListPage),
  show: laterPage(async () => (await import('../core/show/ShowPage.tsx')).ShowPage),
  create: laterPage(async () => (await import('../core/form/CreatePage.tsx')).CreatePage),
  edit: laterPage(async () => (await import('../core/form/EditPage.tsx')).EditPage),
  import: laterPage(async () => (await import('../core/import/ImportPage.tsx')).ImportPage),
}

/** A list tells of its resource; the pages of a record tell of others as well. */
export const toldBy = (resource: string, view: ResourcePage): readonly string[] | undefined =>
  view === 'list' ? [resource] : undefined

// Asked here alone: react-admin's pages would ask once more, one question after the other, before they send their first
// request.
const guarded = (resource: AnyResource, view: ResourcePage): ReactElement => {
  const Generated = resourcePages[view]
  const page = <Generated resource={resource} />
  return (
    <Guarded may={permissions => mayDo(permissions, resource.name, view)}>
      <AfterTexts resources={toldBy(resource.name, view)} load={Generated.load}>
        {view === 'list' ? page : <Settling>{page}</Settling>}
      </AfterTexts>
    </Guarded>
  )
}

const views = ['list', 'show', 'create', 'edit', 'import'] as const

/** The pages that a descriptor calls for. */
const viewsOf = (resource: AnyResource): { readonly [view in ResourcePage]?: ReactElement } =>
  Object.fromEntries(views.filter(view => hasPage(resource, view)).map(view => [view, guarded(resource, view)]))

const stored = Object.values(registry).filter(hasRecords)

/**
 * The routes of the pages that follow from the descriptors: each at its own address alone. (React-admin's `Resource`
 * shows the list, or a form, at every address below its own, and nothing where there is no list.)
 */
export const resourceRoutes = () =>
  stored
    .filter(({ singleton }) => !singleton)
    .map(resource => {
      const { list, show, create, edit, import: imported } = viewsOf(resource)
      const none = <UnknownAddress />
      return (
        // By its key, nothing of one resource's pages is taken over by another's.
        <Route
          key={resource.name}
          path={`/${resource.name}`}
          element={
            <ResourceContextProvider key={resource.name} value={resource.name}>
              <Outlet />
            </ResourceContextProvider>
          }
        >
          <Route
            index
            element={
              list ? (
                <RestoreScrollPosition storeKey={`${resource.name}.list.scrollPosition`}>{list}</RestoreScrollPosition>
              ) : (
                none
              )
            }
          />
          <Route path="create" element={create ?? none} />
          <Route path="import" element={imported ?? none} />
          {/* What cannot be edited has one page. */}
          <Route path=":id" element={edit ?? (show ? <Navigate to="show" replace /> : none)} />
          <Route path=":id/show" element={show ?? none} />
          <Route path="*" element={none} />
        </Route>
      )
    })

/** What react-admin has to know of every stored resource. */
export const resourceDefinitions = (locale: string): ResourceDefinitions =>
  Object.fromEntries(
    stored.map(resource => [
      resource.name,
      Resource.registerResource({
        name: resource.name,
        ...viewsOf(resource),
        recordRepresentation: record => recordLabel(resource, record, locale),
      }),
    ]),
  )
