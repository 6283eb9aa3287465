import { Box, CssBaseline } from '@mui/material'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { AdminContext, memoryStore, Notification, Resource, ResourceDefinitionContextProvider } from 'react-admin'
import type { I18nProvider } from 'react-admin'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import type { Entity } from '../../../../generator/Entity.ts'
import type { Language } from '../../../../i18n/Language.ts'
import type { AnyResource } from '../../../../resources/core/index.ts'
import { WithinPage } from '../../../core/PageTitle.tsx'
import { recordLabel } from '../../../core/recordLabel.ts'
import { KeepingProvider } from '../../../shell/drafts/index.ts'
import type { BackEnd } from './openBackEnd.ts'
import { previewAuth } from './previewRights.ts'
import { previewTheme } from './previewTheme.ts'
import type { Mode } from './previewTheme.ts'
import { awaitedPart } from '../../../core/later.tsx'

export type View = 'list' | 'create' | 'show'

export interface PreviewProps {
  readonly entity: Entity
  readonly language: Language
  readonly mode: Mode
  /** The page that was last asked for; another object asks for it again. */
  readonly asked: { readonly view: View }
  readonly onView: (view: View) => void
  /** The texts of the product in that language. */
  readonly texts: I18nProvider
  readonly frame: Window
  readonly backEnd: BackEnd
}

const pathOf = (name: string, view: View): string =>
  ({ list: `/${name}`, create: `/${name}/create`, show: `/${name}/8/show` })[view]

const viewOf = (pathname: string): View =>
  /\/(create|\d+)$/.test(pathname) ? 'create' : pathname.endsWith('/show') ? 'show' : 'list'

/** Goes where it is asked to, and tells where it was gone to. */
const Way = ({ name, asked, onView }: Pick<PreviewProps, 'asked' | 'onView'> & { readonly name: string }) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    void navigate(pathOf(name, asked.view))
  }, [navigate, name, asked])
  useEffect(() => onView(viewOf(pathname)), [pathname, onView])
  return null
}

// They come as they do where they are pages of the product.
const ListPage = awaitedPart(async () => (await import('../../../core/list/ListPage.tsx')).ListPage)
const ShowPage = awaitedPart(async () => (await import('../../../core/show/ShowPage.tsx')).ShowPage)
const CreatePage = awaitedPart(async () => (await import('../../../core/form/CreatePage.tsx')).CreatePage)
const EditPage = awaitedPart(async () => (await import('../../../core/form/EditPage.tsx')).EditPage)

const never = (): boolean => false
/**
 * What a page that is there goes on with when it changes: its fields, and what stands where. Whatever else changes
 * makes it anew.
 */
const listKey = ({ fields: _fields, form: _form, list, ...rest }: AnyResource): string => {
  const {
    columns: _columns,
    filters: _filters,
    search: _search,
    card: _card,
    spare: _spare,
    totals: _totals,
    ...first
  } = list ?? {}
  return JSON.stringify([rest, list && first])
}

/** Every page of the entity by what the product makes pages with, over a back end in memory. */
const Pages = ({ resource, locale }: { readonly resource: AnyResource; readonly locale: string }) => {
  const key = listKey(resource)
  // A form begins anew with other fields.
  const formKey = JSON.stringify(resource)
  return (
    <Routes>
      <Route
        path={`/${resource.name}/*`}
        element={
          <Resource
            name={resource.name}
            recordRepresentation={record => recordLabel(resource, record, locale)}
            {...(resource.list && resource.actions['list'] ? { list: <ListPage key={key} resource={resource} /> } : {})}
            {...(resource.actions['get'] ? { show: <ShowPage key={key} resource={resource} /> } : {})}
            {...(resource.actions['create'] ? { create: <CreatePage key={formKey} resource={resource} /> } : {})}
            {...(resource.actions['update'] ? { edit: <EditPage key={formKey} resource={resource} /> } : {})}
          />
        }
      />
      <Route path="*" element={null} />
    </Routes>
  )
}

/** The pages of an entity, in a window of their own. */
export const PreviewApp = ({ entity, language, mode, asked, onView, texts, frame, backEnd }: PreviewProps) => {
  const { resource } = entity
  const [store] = useState(() => memoryStore())
  const { provider, client } = backEnd
  const auth = useMemo(() => previewAuth(resource.name), [resource.name])
  const theme = useMemo(() => previewTheme(mode, frame), [mode, frame])
  return (
    <MemoryRouter initialEntries={[pathOf(resource.name, asked.view)]}>
      <AdminContext
        dataProvider={provider}
        authProvider={auth}
        i18nProvider={texts}
        store={store}
        queryClient={client}
        theme={theme}
        darkTheme={null}
      >
        <CssBaseline enableColorScheme />
        <ResourceDefinitionContextProvider
          key={resource.name}
          definitions={{
            [resource.name]: { name: resource.name, hasList: true, hasShow: true, hasCreate: true, hasEdit: true },
          }}
        >
          <WithinPage value>
            <KeepingProvider value={never}>
              <Box component="main" sx={{ px: { xs: 1.5, sm: 3 }, pb: 3 }}>
                <Way name={resource.name} asked={asked} onView={onView} />
                <Suspense fallback={null}>
                  <Pages resource={resource} locale={language} />
                </Suspense>
              </Box>
            </KeepingProvider>
          </WithinPage>
        </ResourceDefinitionContextProvider>
        <Notification />
      </AdminContext>
    </MemoryRouter>
  )
}
