import type { ReactElement } from 'react'
import { Resource } from 'react-admin'
import type { ResourceDefinitions } from 'react-admin'
import { Route } from 'react-router-dom'
import { registry } from '../../resources/index.ts'
import { hasRecords } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { mayDo } from '../shell/auth/mayDo.ts'
import { recordLabel } from '../core/recordLabel.ts'
import { Settling } from '../core/Settling.tsx'
import { AfterTexts } from './AfterTexts.tsx'
import { Guarded } from './Guarded.tsx'
import { laterPage } from './laterPage.tsx'
import type { LaterPage } from './laterPage.tsx'

type View = 'list' | 'show' | 'create' | 'edit' | 'import'

type Page = LaterPage<{ resource: AnyResource }>

/** Each kind of page comes when the first of it is opened: a list needs no inputs, and a show page no table. */
export const resourcePages: Readonly<Record<View, Page>> = {
  list: laterPage(async () => (await import('../core/list/ListPage.tsx')).ListPage),
  show: laterPage(async () => (await import('../core/show/ShowPage.tsx')).ShowPage),
  create: laterPage(async () => (await import('../core/form/CreatePage.tsx')).CreatePage),
  edit: laterPage(async () => (await import('../core/form/EditPage.tsx')).EditPage),
  import: laterPage(async () => (await import('../core/import/ImportPage.tsx')).ImportPage),
}

/** A list tells of its resource; the pages of a record tell of others as well. */
export const textsOf = (resource: string, view: View): string | undefined => (view === 'list' ? resource : undefined)

// Asked here alone: react-admin's pages would ask once more, one question after the other, before they send their first request.
const guarded = (resource: AnyResource, view: View): ReactElement => {
  const Generated = resourcePages[view]
  const page = <Generated resource={resource} />
  return (
    <Guarded may={permissions => mayDo(permissions, resource.name, view)}>
      <AfterTexts resource={textsOf(resource.name, view)} load={Generated.load}>{view === 'list' ? page : <Settling>{page}</Settling>}</AfterTexts>
    </Guarded>
  )
}

/** The pages that a descriptor calls for; what is there once is shown by a page written by hand. */
const viewsOf = (resource: AnyResource) => (resource.singleton ? {} : {
  ...(resource.actions['list'] && resource.list ? { list: guarded(resource, 'list') } : {}),
  ...(resource.actions['get'] ? { show: guarded(resource, 'show') } : {}),
  ...(resource.actions['create'] ? { create: guarded(resource, 'create') } : {}),
  ...(resource.actions['update'] ? { edit: guarded(resource, 'edit') } : {}),
})

const stored = Object.values(registry).filter(hasRecords)

/** The routes of the pages that follow from the descriptors. */
export const resourceRoutes = () => stored.map(resource => (
  <Route
    key={resource.name} path={`/${resource.name}/*`}
    element={(
      // By its key, nothing of one resource's pages is taken over by another's.
      <Resource key={resource.name} name={resource.name} {...viewsOf(resource)}>
        {resource.actions['import'] && <Route path="import" element={guarded(resource, 'import')} />}
      </Resource>
    )}
  />
))

/** What react-admin has to know of every stored resource. */
export const resourceDefinitions = (locale: string): ResourceDefinitions => Object.fromEntries(stored.map(resource => [resource.name, Resource.registerResource({
  name: resource.name, ...viewsOf(resource), recordRepresentation: record => recordLabel(resource, record, locale),
})]))
