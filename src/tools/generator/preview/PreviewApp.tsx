import { Box, CssBaseline } from '@mui/material'
import { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { AdminContext, memoryStore, Notification, Resource, ResourceDefinitionContextProvider } from 'react-admin'
import type { I18nProvider } from 'react-admin'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { createDataProvider } from '../../../../dataProvider/index.ts'
import { createMemory } from '../../../../dataProvider/memory/createMemory.ts'
import type { Entity } from '../../../../generator/Entity.ts'
import type { Language } from '../../../../i18n/Language.ts'
import type { AnyResource } from '../../../../resources/core/index.ts'
import { registry } from '../../../../resources/index.ts'
import { dateIn } from '../../../../domain/calendar.ts'
import { WithinPage } from '../../../core/PageTitle.tsx'
import { recordLabel } from '../../../core/recordLabel.ts'
import { KeepingProvider } from '../../../shell/drafts/index.ts'
import { businessZone } from '../../../shell/installation/businessZone.ts'
import { previewAuth } from './previewRights.ts'
import { withEntityTexts } from './previewTexts.ts'
import { previewTheme } from './previewTheme.ts'
import type { Mode } from './previewTheme.ts'
import { sampleRows } from './samples.ts'
import type { Say } from './samples.ts'

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
}

const pathOf = (name: string, view: View): string => ({ list: `/${name}`, create: `/${name}/create`, show: `/${name}/8/show` })[view]

const viewOf = (pathname: string): View => (/\/(create|\d+)$/.test(pathname) ? 'create' : pathname.endsWith('/show') ? 'show' : 'list')

/** Goes where it is asked to, and tells where it was gone to. */
const Way = ({ name, asked, onView }: Pick<PreviewProps, 'asked' | 'onView'> & { readonly name: string }) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => { void navigate(pathOf(name, asked.view)) }, [navigate, name, asked])
  useEffect(() => onView(viewOf(pathname)), [pathname, onView])
  return null
}

// They come as they do where they are pages of the product.
const ListPage = lazy(async () => ({ default: (await import('../../../core/list/ListPage.tsx')).ListPage }))
const ShowPage = lazy(async () => ({ default: (await import('../../../core/show/ShowPage.tsx')).ShowPage }))
const CreatePage = lazy(async () => ({ default: (await import('../../../core/form/CreatePage.tsx')).CreatePage }))
const EditPage = lazy(async () => ({ default: (await import('../../../core/form/EditPage.tsx')).EditPage }))

const never = (): boolean => false
const host = 'https://preview.invalid'

/** Every page of the entity by what the product makes pages with, over a back end in memory. */
const Pages = ({ resource, locale }: { readonly resource: AnyResource; readonly locale: string }) => (
  <Routes>
    <Route path={`/${resource.name}/*`} element={(
      <Resource
        name={resource.name} recordRepresentation={record => recordLabel(resource, record, locale)}
        {...(resource.list && resource.actions['list'] ? { list: <ListPage resource={resource} /> } : {})}
        {...(resource.actions['get'] ? { show: <ShowPage resource={resource} /> } : {})}
        {...(resource.actions['create'] ? { create: <CreatePage resource={resource} /> } : {})}
        {...(resource.actions['update'] ? { edit: <EditPage resource={resource} /> } : {})}
      />
    )} />
    <Route path="*" element={null} />
  </Routes>
)

/** A thing that is made anew with whatever it is made of. */
const useBackEnd = ({ entity: { resource }, language, texts }: Pick<PreviewProps, 'entity' | 'language'> & { readonly texts: I18nProvider }) => useMemo(() => {
  const say: Say = (key, parameters) => texts.translate(key, parameters)
  const resources = { ...registry, [resource.name]: resource }
  const memory = createMemory({
    resources, say, rows: sampleRows({ resource, language, say }), now: () => new Date().toISOString(), today: () => dateIn(new Date(), businessZone()),
    answer: ({ resource: name, action }) => (name === 'dict' && action === 'byGroup'
      ? [1, 2, 3].map(number => ({ value: `entry${number}`, enabled: true, ...Object.fromEntries(['label', 'labelEn'].map(key => [key, say('app.codeGenerator.preview.entry', { number })])) })) : undefined),
  })
  return {
    provider: createDataProvider({ registry: resources, fetch: memory.fetch, host, token: () => undefined, language: () => language, strict: false }),
    // Nothing of what was read before is true of other fields.
    client: new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 60_000 }, mutations: { retry: false, networkMode: 'always' } } }),
  }
}, [resource, language, texts])

/** A key that is another one with every other descriptor, and the same with the same. */
const useTurn = (resource: AnyResource): number => {
  const [turns] = useState(() => ({ known: new WeakMap<AnyResource, number>(), next: 0 }))
  if (!turns.known.has(resource)) turns.known.set(resource, turns.next += 1)
  return turns.known.get(resource)!
}

/** The pages of an entity, in a window of their own. */
export const PreviewApp = ({ entity, language, mode, asked, onView, texts: base, frame }: PreviewProps) => {
  const { resource } = entity
  const [store] = useState(() => memoryStore())
  const texts = useMemo(() => withEntityTexts(base, resource.name, entity.texts[language]), [base, resource.name, entity.texts, language])
  const [settled, settle] = useState({ name: resource.name, texts })
  // What is called otherwise is drawn at once; sample records take the new words when typing rests.
  useEffect(() => {
    const timer = setTimeout(() => settle({ name: resource.name, texts }), 400)
    return () => clearTimeout(timer)
  }, [resource.name, texts])
  const { provider, client } = useBackEnd({ entity, language, texts: settled.name === resource.name && settled.texts.getLocale() === language ? settled.texts : texts })
  const auth = useMemo(() => previewAuth(resource.name), [resource.name])
  const theme = useMemo(() => previewTheme(mode, frame), [mode, frame])
  const turn = useTurn(resource)
  return (
    <MemoryRouter initialEntries={[pathOf(resource.name, asked.view)]}>
      <AdminContext dataProvider={provider} authProvider={auth} i18nProvider={texts} store={store} queryClient={client} theme={theme} darkTheme={null}>
        <CssBaseline enableColorScheme />
        <ResourceDefinitionContextProvider key={resource.name} definitions={{ [resource.name]: { name: resource.name, hasList: true, hasShow: true, hasCreate: true, hasEdit: true } }}>
          <WithinPage value>
          <KeepingProvider value={never}>
            <Box component="main" sx={{ px: { xs: 1.5, sm: 3 }, pb: 3 }}>
              <Way name={resource.name} asked={asked} onView={onView} />
              <Suspense fallback={null}><Pages key={turn} resource={resource} locale={language} /></Suspense>
            </Box>
          </KeepingProvider>
          </WithinPage>
        </ResourceDefinitionContextProvider>
        <Notification />
      </AdminContext>
    </MemoryRouter>
  )
}
