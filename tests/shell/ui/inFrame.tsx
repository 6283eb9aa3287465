import '@testing-library/jest-dom/vitest'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { AdminContext, memoryStore, TestMemoryRouter } from 'react-admin'
import type { AuthProvider } from 'react-admin'
import type { ReactNode } from 'react'
import type { Location } from 'react-router-dom'
import { vi } from 'vitest'
import { replace } from '../../../i18n/filled.ts'
import { createDataProvider } from '../../../dataProvider/index.ts'
import enAll from '../../../i18n/en/index.ts'
import enBrowser from '../../../i18n/en/shell/browser.ts'
import zhAll from '../../../i18n/zh/index.ts'
import zhBrowser from '../../../i18n/zh/shell/browser.ts'
import { createQueryClient } from '../../../src/shell/app/queryClient.ts'
import { Notifications } from '../../../src/shell/layout/Notifications.tsx'

/** All texts, those included that come with pages of their own. */
const [zh, en] = [
  { ...zhBrowser, ...zhAll },
  { ...enBrowser, ...enAll },
]

const node = (name: string, title: string) => ({
  name,
  path: name,
  component: name,
  meta: { title, icon: null, noCache: false },
  children: null,
})

/** A menu of three pages in one group. */
export const menu = [
  {
    name: '/business',
    path: '/business',
    component: 'Layout',
    alwaysShow: true,
    meta: { title: '业务管理' },
    children: [node('patient', '患者'), node('hospital', '机构'), node('dict', '字典')],
  },
]

interface Options {
  readonly language?: 'zh' | 'en'
  readonly permissions?: readonly string[]
  readonly at?: string
  /**
   * Answers of the server by path and what was asked in the body; what is not named is answered with 404, a `Response`
   * as it is.
   */
  readonly answer?: (
    path: string,
    asked: Readonly<Record<string, unknown>>,
    signal: AbortSignal | null | undefined,
  ) => unknown
}

/** Renders a part of the frame over the real data provider, with a menu and an operator. */
export const inFrame = (part: ReactNode, { language = 'zh', permissions = ['*'], at = '/', answer }: Options = {}) => {
  const sent: string[] = []
  const place: { now: string } = { now: '' }
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url)
    sent.push(pathname.slice(1) + (searchParams.size > 0 ? `?${searchParams}` : ''))
    const reply =
      pathname === '/api/menus/build'
        ? menu
        : await answer?.(
            pathname.slice(1),
            typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
            init?.signal,
          )
    return reply === undefined
      ? Response.json({ status: 404, message: '不存在' }, { status: 404 })
      : reply instanceof Response
        ? reply
        : Response.json(reply)
  }
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout: vi.fn(async () => '/login'),
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ id: 'wang', fullName: '王建国', organisation: '视觉训练平台总部', role: '平台管理员' }),
    getPermissions: async () => new Set(permissions),
    canAccess: async () => true,
  }
  const view = render(
    <TestMemoryRouter
      initialEntries={[at]}
      locationCallback={(location: Location) => {
        place.now = location.pathname + location.search
      }}
    >
      <AdminContext
        dataProvider={createDataProvider({
          fetch,
          host: 'https://api.test',
          token: () => 't',
          language: () => language,
        })}
        authProvider={authProvider}
        i18nProvider={polyglotI18nProvider(() => (language === 'zh' ? zh : en), language, [], {
          allowMissing: true,
          replace,
        })}
        store={memoryStore()}
        queryClient={createQueryClient()}
      >
        {part}
        <Notifications />
      </AdminContext>
    </TestMemoryRouter>,
  )
  return { ...view, sent, authProvider, place: () => place.now, user: userEvent.setup({ delay: null }) }
}
