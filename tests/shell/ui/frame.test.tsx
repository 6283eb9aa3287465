import { List } from '@mui/material'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drafts } from '../../../src/shell/drafts/drafts.ts'
import { AccountMenu } from '../../../src/shell/layout/AccountMenu.tsx'
import { ErrorBoundary } from '../../../src/shell/layout/ErrorBoundary.tsx'
import { FullscreenButton } from '../../../src/shell/layout/FullscreenButton.tsx'
import { onDemand } from '../../../src/core/later.tsx'
import { MenuLink, MenuLookContext } from '../../../src/shell/layout/MenuItems.tsx'
import { menuLook } from '../../../src/shell/layout/SideMenu.tsx'
import { OrganisationName } from '../../../src/shell/layout/OrganisationName.tsx'
import { SignOut } from '../../../src/shell/layout/SignOut.tsx'
import { inFrame } from './inFrame.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('an entry of the sidebar', () => {
  const link = (page: string, folded: boolean) => (
    <MenuLookContext value={menuLook}>
      <List>
        <MenuLink
          entry={{ key: page, title: '价格管理', icon: '', page, to: `/${page}`, children: [] }}
          depth={0}
          folded={folded}
        />
      </List>
    </MenuLookContext>
  )
  it.each([
    ['zh', '为该机构的患者充值时使用的价格'],
    ['en', 'The price used when topping up patients of that organisation'],
  ] as const)('says on pointing what its page is for, where there is something to say (%s)', async (language, hint) => {
    const { user } = inFrame(link('hospitalPrice', false), { language })
    await user.hover(screen.getByRole('link', { name: '价格管理' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(hint)
  })

  it('says its title too where it is folded', async () => {
    const { user } = inFrame(link('hospitalPrice', true))
    await user.hover(screen.getByRole('link', { name: '价格管理' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('价格管理 - 为该机构的患者充值时使用的价格')
  })

  it('has nothing to say of most pages', async () => {
    const { user } = inFrame(link('patient', false))
    await user.hover(screen.getByRole('link', { name: '价格管理' }))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})

it("cuts the organisation's name to six characters, tells all of it, and is reached by keyboard", async () => {
  const { user } = inFrame(<OrganisationName />)
  const cut = await screen.findByText('视觉训练平台…')
  await user.tab()
  expect(cut).toHaveFocus()
  await user.hover(cut)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('视觉训练平台总部')
})

describe('full screen', () => {
  const canBeFull = (can: boolean) =>
    Object.defineProperty(document, 'fullscreenEnabled', { value: can, configurable: true })

  it.each([
    ['zh', '全屏', '您的浏览器不支持全屏'],
    ['en', 'Full screen', 'you browser can not work'],
  ] as const)('says that the browser cannot (%s)', async (language, name, warning) => {
    canBeFull(false)
    const { user } = inFrame(<FullscreenButton />, { language })
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(warning)).toBeInTheDocument()
  })

  it('follows the browser, whoever ends it', async () => {
    canBeFull(true)
    let element: Element | null = null
    Object.defineProperty(document, 'fullscreenElement', { get: () => element, configurable: true })
    document.documentElement.requestFullscreen = async () => {
      element = document.documentElement
      fireEvent(document, new Event('fullscreenchange'))
    }
    const { user } = inFrame(<FullscreenButton />)
    await user.click(screen.getByRole('button', { name: '全屏' }))
    expect(await screen.findByRole('button', { name: '退出全屏' })).toBeInTheDocument()
    element = null
    fireEvent(document, new Event('fullscreenchange'))
    expect(await screen.findByRole('button', { name: '全屏' })).toBeInTheDocument()
  })
})

describe('signing out', () => {
  const account = (
    <SignOut>
      <AccountMenu compact holdsMore />
    </SignOut>
  )
  const ask = async () => {
    const frame = inFrame(account)
    await frame.user.click(await screen.findByRole('button', { name: /王建国/ }))
    await frame.user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    return frame
  }

  it('needs no question where nothing is unsaved', async () => {
    const { authProvider } = await ask()
    await waitFor(() => expect(authProvider.logout).toHaveBeenCalledTimes(1))
  })

  it('asks where something is', async () => {
    drafts.keep({ path: '/patient/create', values: { name: '半途' } })
    const { authProvider, user } = await ask()
    await user.click(await screen.findByRole('button', { name: '取消' }))
    expect(authProvider.logout).not.toHaveBeenCalled()
    drafts.drop('/patient/create')
  })

  it('stands beside language and theme on a phone', async () => {
    const { user } = inFrame(account)
    await user.click(await screen.findByRole('button', { name: /王建国/ }))
    expect(await screen.findByRole('menuitem', { name: 'English' })).toHaveAttribute('lang', 'en')
    expect(screen.getByRole('menuitem', { name: '使用深色主题' })).toBeInTheDocument()
  })
})

describe('what fails', () => {
  const Broken = ({ message }: { message: string }): never => {
    throw new Error(message)
  }

  it.each([
    ['x is undefined', '页面出错了'],
    ['Failed to fetch dynamically imported module: /a.js', '需要重新加载'],
  ])('in a page (%s) is said in its place: %s', async (message, title) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    inFrame(
      <ErrorBoundary resetKey="/">
        <Broken message={message} />
      </ErrorBoundary>,
    )
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  })

  it.each([
    ['Importing a module script failed.', /页面的一部分没有加载成功/],
    ['x is undefined', /页面发生意外错误/],
  ])('in what was asked for (%s) is said, it counts as closed, and the rest stays', async (message, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const closed = vi.fn()
    const Asked = onDemand<{ readonly onClose: () => void }>(
      async () => () => <Broken message={message} />,
      ({ onClose }) => onClose(),
    )
    inFrame(
      <>
        <input aria-label="typed" defaultValue="半途" />
        <Asked onClose={closed} />
      </>,
    )
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(closed).toHaveBeenCalled()
    expect(screen.getByLabelText('typed')).toHaveValue('半途')
  })
})
