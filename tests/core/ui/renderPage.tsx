import '@testing-library/jest-dom/vitest'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@tanstack/react-query'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { AdminContext, AdminUI, CustomRoutes, memoryStore, Resource, TestMemoryRouter } from 'react-admin'
import type { AuthProvider, I18nProvider } from 'react-admin'
import type { ReactElement } from 'react'
import { Route } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { replace } from '../../../i18n/filled.ts'
import { createDataProvider } from '../../../dataProvider/index.ts'
import type { Language } from '../../../i18n/Language.ts'
import en from '../../../i18n/en/shell/browser.ts'
import zh from '../../../i18n/zh/shell/browser.ts'
import { grantedTo } from '../../../resources/core/granted.ts'
import enAll from '../../../i18n/en/index.ts'
import zhAll from '../../../i18n/zh/index.ts'
import { hasRecords } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { KeepingProvider } from '../../../src/shell/drafts/index.ts'
import { Notifications } from '../../../src/shell/layout/Notifications.tsx'
import { CreatePage } from '../../../src/core/form/CreatePage.tsx'
import { EditPage } from '../../../src/core/form/EditPage.tsx'
import { ListPage } from '../../../src/core/list/ListPage.tsx'
import { ShowPage } from '../../../src/core/show/ShowPage.tsx'
import { recordLabel } from '../../../src/core/recordLabel.ts'
import '../../../src/capabilities.ts'
import type { Backend } from './backend.ts'

interface Options {
  readonly backend: Backend
  /** Where to begin: `/patient`, `/patient/1/show`, with query and state where wanted. */
  readonly at: string
  readonly state?: unknown
  readonly language?: Language
  /** Pages that are written by hand, by their addresses. */
  readonly pages?: Readonly<Record<string, ReactElement>>
  /** Texts of further resources. */
  readonly texts?: Readonly<Record<string, object>>
  /** Whether the operator may do something; everything where nothing is said. */
  readonly may?: (resource: string, action: string) => boolean
  /** Whether a page comes back as it was left; all do where nothing is said. */
  readonly keeps?: (path: string) => boolean
  /** What the browser kept from earlier visits. */
  readonly store?: Readonly<Record<string, unknown>>
  /** The operator is a demo account. */
  readonly isDemo?: boolean
}

const pagesOf = (resource: AnyResource) => ({
  ...(resource.list ? { list: <ListPage resource={resource} /> } : {}),
  ...(resource.actions['get'] ? { show: <ShowPage resource={resource} /> } : {}),
  ...(resource.actions['create'] ? { create: <CreatePage resource={resource} /> } : {}),
  ...(resource.actions['update'] ? { edit: <EditPage resource={resource} /> } : {}),
})

const authOf = (may: NonNullable<Options['may']>, isDemo: boolean): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => grantedTo(['*'], isDemo),
  canAccess: async ({ resource, action }) => may(resource, action),
})

const speak = (language: Language, texts: Readonly<Record<string, object>> = {}): I18nProvider => {
  const [own, later] = language === 'zh' ? [zh, zhAll] : [en, enAll]
  const catalogue = {
    ...own,
    ...later,
    ra: { ...own.ra, tiptap: later.app.editor.tools },
    app: { ...own.app, ...later.app },
  }
  const messages = { ...catalogue, resources: { ...catalogue.resources, ...texts } }
  return polyglotI18nProvider(() => messages, language, [], { allowMissing: false, replace })
}

/** Nobody changes the language here, and thousands of texts take longer to read than most pages to draw. */
const spoken = { zh: speak('zh'), en: speak('en') }

/** Renders the generated pages under their addresses, over the real data provider and an in-memory server. */
export const renderPage = ({
  backend,
  at,
  state,
  language = 'zh',
  pages = {},
  texts,
  may = () => true,
  keeps = () => true,
  store = {},
  isDemo = false,
}: Options) => {
  const place: { now: Location } = { now: { pathname: '', search: '', hash: '', state: undefined, key: '' } }
  const [pathname = '/', search] = at.split('?')
  const kept = memoryStore({ ...store })
  const view = render(
    <TestMemoryRouter
      initialEntries={[{ pathname, ...(search ? { search: `?${search}` } : {}), state }]}
      locationCallback={location => {
        place.now = location
      }}
    >
      <AdminContext
        dataProvider={createDataProvider({
          registry: backend.resources,
          fetch: backend.fetch,
          host: 'https://api.test',
          token: () => undefined,
          language: () => language,
        })}
        authProvider={authOf(may, isDemo)}
        i18nProvider={texts ? speak(language, texts) : spoken[language]}

        store={kept}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <AdminUI
          layout={({ children }) => (
            <KeepingProvider value={keeps}>
              <main>{children}</main>
            </KeepingProvider>
          )}
          notification={Notifications}
          disableTelemetry
        >
          {Object.values(backend.resources)
            .filter(hasRecords)
            .map(resource => (
              <Resource
                key={resource.name}
                name={resource.name}
                {...pagesOf(resource)}
                recordRepresentation={record => recordLabel(resource, record, language)}
              />
            ))}
          <CustomRoutes>
            {Object.entries(pages).map(([path, element]) => (
              <Route key={path} path={path} element={element} />
            ))}
          </CustomRoutes>
        </AdminUI>
      </AdminContext>
    </TestMemoryRouter>,
  )
  return { ...view, kept, user: userEvent.setup({ delay: null }), place: () => place.now }
}
