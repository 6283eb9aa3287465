import '@testing-library/jest-dom/vitest'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  memoryStore,
  ResourceDefinitionContextProvider,
  TestMemoryRouter,
  useNotify,
} from 'react-admin'
import type { AuthProvider } from 'react-admin'
import { Route } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { replace } from '../../../i18n/filled.ts'
import { createDataProvider } from '../../../dataProvider/index.ts'
import en from '../../../i18n/en/shell/browser.ts'
import zh from '../../../i18n/zh/shell/browser.ts'
import { prompts } from '../../../src/shell/app/session.ts'
import { createQueryClient } from '../../../src/shell/app/queryClient.ts'
import { Pages } from '../../../src/app/Pages.tsx'
import { resourceDefinitions } from '../../../src/app/resourcePages.tsx'
import { HomePage } from '../../../src/app/homePage.ts'
import { Layout } from '../../../src/shell/layout/Layout.tsx'
import { Notifications } from '../../../src/shell/layout/Notifications.tsx'

// The pages are loaded when they are first shown, which takes its time on a busy machine.
afterEach(cleanup)

const node = (name: string, title: string) => ({
  name,
  path: name,
  component: name,
  hidden: false,
  alwaysShow: false,
  meta: { title, icon: name, noCache: false },
  children: null,
})
const group = (path: string, title: string, children: object[]) => ({
  ...node(path, title),
  path,
  component: 'Layout',
  alwaysShow: true,
  children,
})
const menu = [
  group('/business', '业务管理', [node('patient', '患者'), node('hospital', '机构')]),
  group('/content', '内容管理', [node('notice', '公告')]),
]
const patient = {
  id: 7,
  version: 1,
  name: '陈子涵',
  hospital: 1,
  hospitalLabel: '杭州西湖门诊',
  createdAt: '2026-03-01T01:30:00Z',
}
const notice = { id: 3, title: '值班安排', content: '<p>照常<strong>开放</strong></p>', isNew: true }

const replies: { readonly [path: string]: unknown } = {
  'api/menus/build': menu,
  'api/caseInfo': { content: [], totalElements: 0 },
  'api/users': { content: [patient], totalElements: 1 },
  'api/sysNotice': { content: [notice], totalElements: 1 },
  'auth/info': { username: 'wang', noticeCount: 1 },
  'api/patient/recent': [{ id: 9, name: '李思远', hospitalLabel: '杭州西湖门诊', readAt: '2026-03-02T01:30:00Z' }],
  'api/users/watchNotice': { watchNoticeIds: '3', noticeCount: 0 },
  'api/mailbox/unread': { unread: 0 },
}

const open = ({
  permissions = ['*'],
  at = '/',
  language = 'zh' as 'zh' | 'en',
  inside = null as React.ReactNode,
} = {}) => {
  const sent: string[] = []
  const fetch = async (url: string, init?: RequestInit) => {
    const path = new URL(url).pathname.slice(1)
    sent.push(`${init?.method ?? 'GET'} ${path}${init?.body ? ` ${String(init.body)}` : ''}`)
    const reply = Object.hasOwn(replies, path) ? replies[path] : undefined
    return reply === undefined
      ? Response.json({ status: 404, message: '不存在' }, { status: 404 })
      : Response.json(reply)
  }
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout: vi.fn(async () => '/login'),
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ id: 'wang', fullName: '王建国', organisation: '视觉训练平台总部', role: '平台管理员' }),
    getPermissions: async () => new Set(permissions),
    canAccess: async ({ resource, action }) =>
      permissions.includes('*') || permissions.includes(`${resource}:${action}`),
  }
  const messages = language === 'zh' ? zh : en
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={createDataProvider({
          fetch,
          host: 'https://api.test',
          token: () => 't',
          language: () => language,
        })}
        authProvider={authProvider}
        i18nProvider={polyglotI18nProvider(() => messages, language, [], { allowMissing: true, replace })}
        store={memoryStore()}
        queryClient={createQueryClient()}
      >
        <ResourceDefinitionContextProvider definitions={resourceDefinitions(language)}>
          <CoreAdminUI layout={Layout} dashboard={HomePage} loading={() => null} loginPage={false}>
            <CustomRoutes>
              <Route path="*" element={<Pages />} />
            </CustomRoutes>
          </CoreAdminUI>
        </ResourceDefinitionContextProvider>
        <Notifications />
        {inside}
      </AdminContext>
    </TestMemoryRouter>,
  )
  return { user: userEvent.setup({ delay: null }), sent, authProvider }
}

describe('the frame', () => {
  it('names the page in its heading and in the tab', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: /^(早上|下午|晚上)好，王建国$/ })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('首页 - 视觉训练管理后台'))
  })

  it("shows the operator's menu, with the business group open and others closed", async () => {
    const { user } = open()
    const nav = await screen.findByRole('navigation', { name: '主菜单' })
    expect(await within(nav).findByRole('link', { name: '患者' })).toHaveAttribute('href', '/patient')
    expect(within(nav).getByRole('button', { name: '业务管理' })).toHaveAttribute('aria-expanded', 'true')
    const content = within(nav).getByRole('button', { name: '内容管理' })
    expect(content).toHaveAttribute('aria-expanded', 'false')
    await user.click(content)
    expect(content).toHaveAttribute('aria-expanded', 'true')
    expect(within(nav).getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
  })

  it('offers no page that the operator may not open', async () => {
    open({ permissions: ['hospital:list'] })
    const nav = await screen.findByRole('navigation', { name: '主菜单' })
    expect(await within(nav).findByRole('link', { name: '机构' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '患者' })).not.toBeInTheDocument()
    expect(screen.queryByText(/新患者/)).not.toBeInTheDocument()
  })

  it('folds the sidebar to its icons, which keep their names', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '收起菜单' }))
    const nav = screen.getByRole('navigation', { name: '主菜单' })
    expect(await within(nav).findByRole('link', { name: '患者' })).toBeInTheDocument()
    expect(within(nav).queryByText('业务管理')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '展开菜单' }))
    expect(await within(nav).findByRole('button', { name: '业务管理' })).toBeInTheDocument()
  })

  it('says who is signed in, with the organisation cut to six characters, and signs out', async () => {
    const { user, authProvider } = open()
    const button = await screen.findByRole('button', { name: /王建国/ })
    expect(button).toHaveTextContent('平台管理员 · wang')
    expect(await screen.findByLabelText('视觉训练平台总部')).toHaveTextContent(/^视觉训练平台…$/)
    await user.click(button)
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    await waitFor(() => expect(authProvider.logout).toHaveBeenCalledTimes(1))
  })

  it('says where a page stands, with the way back to its list, before and after the menu is there', async () => {
    open({ at: '/patient/create' })
    const trail = await screen.findByRole('navigation', { name: '当前位置' })
    expect(await within(trail).findByText('新建患者')).toBeInTheDocument()
    expect(await within(trail).findByRole('link', { name: '患者' })).toHaveAttribute('href', '/patient')
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(step => step.textContent),
    ).toEqual(['首页', '业务管理', '患者', '新建患者'])
    await waitFor(() => expect(document.title).toBe('新建患者 - 视觉训练管理后台'))
  })

  it('has a page for addresses that lead nowhere', async () => {
    open({ at: '/no-such-page' })
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  })

  it('says so where a page is not allowed, and asks the server for nothing of it', async () => {
    const { sent } = open({ at: '/operator', permissions: ['patient:list'] })
    expect(await screen.findByRole('heading', { level: 1, name: '没有权限' })).toBeInTheDocument()
    expect(sent.filter(call => call.includes('Allusers'))).toEqual([])
  })

  it('asks in a dialog what to do about an expired session', async () => {
    const { user } = open()
    await screen.findByRole('navigation', { name: '主菜单' })
    const answered = prompts.ask('expired')
    const dialog = await screen.findByRole('alertdialog', { name: '登录状态已失效' })
    expect(within(dialog).getByRole('button', { name: '重新登录' })).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: '取消' }))
    expect(await answered).toBe('stay')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('leaves no choice where the account is in use elsewhere', async () => {
    const { user } = open()
    await screen.findByRole('navigation', { name: '主菜单' })
    const answered = prompts.ask('signedInElsewhere')
    const dialog = await screen.findByRole('alertdialog', { name: '系统提示' })
    await user.keyboard('{Escape}')
    expect(within(dialog).getAllByRole('button')).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(await answered).toBe('signIn')
  })
})

describe('the home page', () => {
  it('leads to what the operator may do, the newest patients and the announcements', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: /^(早上|下午|晚上)好，王建国$/ })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '新建患者' })).toHaveAttribute('href', '/patient/create')
    expect(await screen.findByRole('link', { name: /陈子涵/ })).toHaveAttribute('href', '/patient/7/show')
    expect(await screen.findByRole('link', { name: /李思远/ })).toHaveAttribute('href', '/patient/9/show')
    expect(await screen.findByRole('link', { name: '查看全部: 近 7 天新患者（1）' })).toHaveAttribute(
      'href',
      expect.stringContaining('createdAt'),
    )
    expect(await screen.findByText('值班安排')).toBeInTheDocument()
  })

  it('speaks English', async () => {
    open({ language: 'en' })
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), 王建国$/ }),
    ).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Create patient' })).toBeInTheDocument()
  })

  it('marks an announcement as read when it is opened', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: /值班安排/ }))
    expect(await screen.findByText('开放')).toBeInTheDocument()
    await waitFor(() => expect(sent).toContain('PUT api/users/watchNotice {"username":"wang","watchNoticeIds":"3"}'))
    await waitFor(() => expect(screen.queryByText('未读通知')).not.toBeInTheDocument())
  })

  it('offers no creation that is not allowed', async () => {
    open({ permissions: ['patient:list', 'hospital:list', 'hospital:create'] })
    expect(await screen.findByRole('link', { name: '新建机构' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '新建患者' })).not.toBeInTheDocument()
  })
})

const Notifier = ({ texts }: { texts: readonly string[] }) => {
  const notify = useNotify()
  return <button onClick={() => texts.forEach(text => notify(text, { type: 'error' }))}>notify</button>
}

describe('a notification', () => {
  it('is not shown where it says that an account does not exist', async () => {
    const { user } = open({ inside: <Notifier texts={['SysUser 不存在 {bob}', '请求超时']} /> })
    await user.click(await screen.findByRole('button', { name: 'notify' }))
    expect(await screen.findByText('请求超时')).toBeInTheDocument()
    expect(screen.queryByText(/SysUser/)).not.toBeInTheDocument()
  })

  it.each([
    [
      'its button',
      async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: '关闭' })),
    ],
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ] as const)('stays where somebody clicks on something else, and goes by %s', async (_, dismiss) => {
    const { user } = open({ inside: <Notifier texts={['请求超时']} /> })
    await user.click(await screen.findByRole('button', { name: 'notify' }))
    const message = await screen.findByText('请求超时')
    await act(async () => {
      await new Promise(resolve => {
        setTimeout(resolve)
      })
    })
    await user.click(document.body)
    await user.dblClick(document.body)
    expect(message).toBeInTheDocument()
    await dismiss(user)
    await waitFor(() => expect(message).not.toBeInTheDocument())
  })
})
