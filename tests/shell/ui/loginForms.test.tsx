import '@testing-library/jest-dom/vitest'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetToken, readToken } from '../../../src/shell/auth/token.ts'
import { LoginPage } from '../../../src/shell/login/LoginPage.tsx'

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

interface Sent {
  readonly path: string
  readonly method: string | undefined
  readonly body: Record<string, unknown>
}
type Answers = { readonly [path: string]: (body: Record<string, unknown>) => Response }

const open = (address: string, answers: Answers = {}, site: Record<string, unknown> = { sample: true }) => {
  window.history.replaceState(null, '', address)
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/site') return json(site)
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>
    sent.push({ path, method: init?.method, body })
    return answers[path]?.(body) ?? json({ sent: true, wait: 60 })
  })
  const onSignedIn = vi.fn()
  const page = render(<LoginPage language="zh" onSignedIn={onSignedIn} />)
  return { user: userEvent.setup({ delay: null }), sent, onSignedIn, page }
}

beforeEach(forgetToken)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  forgetToken()
})

describe('the forms of the sign-in page', () => {
  it('have addresses, which keep where signing in leads, and follow back and forward', async () => {
    const { user } = open('/login?redirect=%2Fpatient')
    await user.click(screen.getByRole('link', { name: '手机验证码登录' }))
    expect(screen.getByLabelText('手机号')).toHaveFocus()
    expect(window.location.search).toBe('?redirect=%2Fpatient&mode=phone')
    expect(document.title).toBe('手机验证码登录 - 视觉训练管理后台')
    expect(screen.getByRole('link', { name: '手机验证码登录' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('link', { name: '密码登录' }))
    await user.click(screen.getByRole('link', { name: '忘记密码？' }))
    expect(window.location.search).toBe('?redirect=%2Fpatient&mode=find')
    expect(screen.getByRole('heading', { name: '找回密码' })).toBeInTheDocument()
    act(() => window.history.back())
    expect(await screen.findByLabelText('用户名')).toBeInTheDocument()
    expect(window.location.search).toBe('?redirect=%2Fpatient')
  })

  it('keep what was typed when the language changes, and say what is wrong in the new one', async () => {
    const { user } = open('/login?mode=phone')
    await user.type(screen.getByLabelText('手机号'), '12345')
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号'))
    await user.click(screen.getByRole('button', { name: /English/ }))
    expect(screen.getByLabelText('Mobile number')).toHaveValue('12345')
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription('Must be a mobile number')
    expect(document.documentElement.lang).toBe('en')
    await user.click(screen.getByRole('button', { name: /中文/ }))
  })
})

describe('what the settings say', () => {
  const site = {
    sample: false,
    name: '明眸后台',
    nameEn: 'Bright Eyes',
    closed: true,
    message: '今晚 22 点前维护',
    messageEn: '',
    contact: { name: '王芳', phone: '010-88888888', email: null },
  }

  it('names the product, says why the site is closed and whom to ask', async () => {
    const { user } = open('/login', {}, site)
    expect(await screen.findByText('今晚 22 点前维护')).toHaveAttribute('role', 'status')
    // The window is named after what is drawn.
    await waitFor(() => expect(document.title).toBe('登录 - 明眸后台'))
    expect(screen.getByText('需要帮助？请联系： 王芳 · 010-88888888')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /English/ }))
    expect(
      await screen.findByText('The site is closed for maintenance; only those who look after it may sign in'),
    ).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Sign in - Bright Eyes'))
    await user.click(screen.getByRole('button', { name: /中文/ }))
  })
})

describe('signing in by phone', () => {
  it('sends a code, then the code', async () => {
    const { user, sent, onSignedIn } = open('/login?mode=phone', {
      '/auth/phoneLogin': () => json({ status: 1, msg: '', token: 'secret', user: { mustChangePassword: true } }),
    })
    await user.type(screen.getByLabelText('手机号'), ' 13800000001 ')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('如果该号码已绑定账号，验证码已经发出，10 分钟内有效')).toHaveAttribute(
      'role',
      'status',
    )
    expect(await screen.findByRole('button', { name: /^(60|5\d) 秒后重新获取$/ })).toBeDisabled()
    expect(screen.getByLabelText('验证码')).toHaveFocus()
    expect(screen.getByLabelText('验证码')).toHaveAttribute('autocomplete', 'one-time-code')
    await user.keyboard('123456{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('mustChangePassword'))
    expect(sent).toEqual([
      { path: '/api/code/phone', method: 'POST', body: { phone: '13800000001', purpose: 'signIn' } },
      { path: '/auth/phoneLogin', method: 'POST', body: { phone: '13800000001', code: '123456', remember: false } },
    ])
    expect(readToken()).toBe('secret')
  })

  it('counts down to the next code, also where the page is loaded again, and asks for none meanwhile', async () => {
    const { user, sent, page } = open('/login?mode=phone')
    await user.type(screen.getByLabelText('手机号'), '13800000001')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByRole('button', { name: /^(60|5\d) 秒后重新获取$/ })
    vi.useFakeTimers({ now: Date.now() + 20_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
    page.unmount()
    render(<LoginPage language="zh" onSignedIn={() => undefined} />)
    expect(screen.getByRole('button', { name: /^(40|3\d) 秒后重新获取$/ })).toBeDisabled()
    act(() => {
      vi.advanceTimersByTime(41_000)
    })
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled()
    expect(sent).toHaveLength(1)
  })

  it('says how long to wait where the server has sent one already', async () => {
    const { user } = open('/login?mode=phone', { '/api/code/phone': () => json({ sent: false, wait: 42 }) })
    await user.type(screen.getByLabelText('手机号'), '13800000001')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('暂时不能再发送验证码，请 42 秒后再试')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /^(4[0-2]|3\d) 秒后重新获取$/ })).toBeDisabled()
  })

  it('asks for no code without a number that can be one', async () => {
    const { user, sent } = open('/login?mode=phone')
    await user.type(screen.getByLabelText('手机号'), '1380000')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号'))
    expect(screen.getByLabelText('手机号')).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('announces a code that is wrong', async () => {
    const { user, onSignedIn } = open('/login?mode=phone', {
      '/auth/phoneLogin': () => json({ status: 0, msg: '验证码不正确或已过期', token: null, user: null }),
    })
    await user.type(screen.getByLabelText('手机号'), '13800000001')
    await user.type(screen.getByLabelText('验证码'), '123456{Enter}')
    expect(await screen.findByText('验证码不正确或已过期')).toHaveAttribute('role', 'alert')
    expect(screen.getByLabelText('验证码')).toHaveFocus()
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})

describe('the second step', () => {
  const asks = (): Response => json({ status: 1, msg: '', token: null, user: null, ticket: 'first' })
  const refused = (msg: string, ticket: string | null) => json({ status: 0, msg, token: null, user: null, ticket })

  /** Comes as far as the second step by password. */
  const atSecondStep = async (code: Answers[string], login: Answers[string] = asks) => {
    const opened = open('/login', { '/auth/login': login, '/auth/login/code': code })
    await opened.user.type(screen.getByLabelText('用户名'), 'admin')
    await opened.user.type(screen.getByLabelText('密码'), 'my own words')
    await opened.user.click(screen.getByLabelText('记住我（1 天）'))
    await opened.user.click(screen.getByRole('button', { name: '登录' }))
    expect(await screen.findByRole('heading', { name: '两步验证' })).toBeInTheDocument()
    return opened
  }

  it('asks for the code of the authenticator, and keeps that the session is remembered', async () => {
    const { user, sent, onSignedIn } = await atSecondStep(() =>
      json({ status: 1, msg: '', token: 'secret', user: {}, ticket: null }),
    )
    const input = screen.getByLabelText('验证码')
    expect(input).toHaveFocus()
    expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    expect(input).toHaveAttribute('inputmode', 'numeric')
    await waitFor(() => expect(document.title).toBe('两步验证 - 视觉训练管理后台'))
    expect(readToken()).toBeUndefined()
    await user.keyboard(' 123456 {Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(undefined))
    expect(sent.at(-1)).toEqual({ path: '/auth/login/code', method: 'POST', body: { ticket: 'first', code: '123456' } })
    expect(readToken()).toBe('secret')
    expect(document.cookie).toContain('Admin-Token=secret')
  })

  it('comes after a code by telephone as well', async () => {
    const { user } = open('/login?mode=phone', { '/auth/phoneLogin': asks })
    await user.type(screen.getByLabelText('手机号'), '13800000001')
    await user.type(screen.getByLabelText('验证码'), '123456{Enter}')
    expect(await screen.findByText('请输入身份验证器应用中显示的 6 位验证码')).toBeInTheDocument()
  })

  it('takes a recovery code where the authenticator is not at hand', async () => {
    const { user, sent } = await atSecondStep(() =>
      json({ status: 1, msg: '', token: 'secret', user: {}, ticket: null }),
    )
    await user.click(screen.getByRole('button', { name: '使用恢复码' }))
    const input = screen.getByLabelText('恢复码')
    expect(input).toHaveFocus()
    expect(input).not.toHaveAttribute('inputmode')
    await user.keyboard('abcd-efgh-jkmn{Enter}')
    await waitFor(() => expect(sent.at(-1)!.body).toEqual({ ticket: 'first', code: 'abcd-efgh-jkmn' }))
  })

  it('is tried again while the ticket holds, and begins anew with the reason where it does not', async () => {
    const answers = [refused('验证码不正确或已过期', 'first'), refused('登录已超时，请重新登录', null)]
    const { user, sent, onSignedIn } = await atSecondStep(() => answers.shift()!)
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription(expect.stringMatching(/不能为空$/)),
    )
    expect(sent).toHaveLength(1)
    await user.keyboard('000000{Enter}')
    expect(await screen.findByText('验证码不正确或已过期')).toHaveAttribute('role', 'alert')
    expect(screen.getByLabelText('验证码')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('登录已超时，请重新登录')).toHaveAttribute('role', 'alert')
    expect(screen.getByLabelText('用户名')).toHaveValue('')
    expect(screen.getByLabelText('密码')).toHaveValue('')
    expect(onSignedIn).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(screen.queryByText('登录已超时，请重新登录')).not.toBeInTheDocument())
  })

  it('can be left', async () => {
    const { user } = await atSecondStep(() => json({}))
    await user.click(screen.getByRole('button', { name: '返回登录' }))
    expect(screen.getByRole('heading', { name: '欢迎回来' })).toBeInTheDocument()
    expect(screen.getByLabelText('用户名')).toHaveFocus()
  })

  it('leads to the set-up of a second factor where a role demands one', async () => {
    const { user, onSignedIn } = open('/login', {
      '/auth/login': () => json({ status: 1, msg: '', token: 'secret', user: { mustSetUpSecondFactor: true } }),
    })
    await user.keyboard('admin{Tab}my own words{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('mustSetUpSecondFactor'))
  })
})

describe('finding a password', () => {
  type User = ReturnType<typeof userEvent.setup>
  /** While something is sent the button is named otherwise. */
  const press = async (user: User) => user.click(await screen.findByRole('button', { name: '设置新密码' }))
  const fill = async (user: User, given: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(given)) await user.type(screen.getByLabelText(label), value)
    await press(user)
  }

  it('holds the rules of the server: number or address, eight characters, twice the same', async () => {
    const { user, sent } = open('/login?mode=find')
    await fill(user, { 手机号: '13800000001', 验证码: '123456', 新密码: 'short', 再次输入新密码: 'other' })
    await waitFor(() => expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('至少 8 个字符'))
    expect(screen.getByLabelText('新密码')).toHaveFocus()
    await user.clear(screen.getByLabelText('新密码'))
    await fill(user, { 新密码: 'long enough' })
    await waitFor(() => expect(screen.getByLabelText('再次输入新密码')).toHaveAccessibleDescription('两次输入不一致'))
    await user.click(screen.getByLabelText('邮箱验证'))
    await fill(user, { 邮箱: 'nobody' })
    await waitFor(() => expect(screen.getByLabelText('邮箱')).toHaveAccessibleDescription('请输入正确的邮箱'))
    expect(sent).toEqual([])
  })

  it('sends a code to the address, shows what the server says at the field, then leads back with the account filled in', async () => {
    const replies = [
      json({ status: 400, code: 'invalid', message: '提交的内容有误', errors: { code: '验证码不正确或已过期' } }, 400),
      json({ done: true }),
    ]
    const { user, sent } = open('/login?mode=find&redirect=%2Fnotice', { '/api/findPass': () => replies.shift()! })
    await user.click(screen.getByLabelText('邮箱验证'))
    await user.type(screen.getByLabelText('邮箱'), 'wang@example.com')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('如果该邮箱已绑定账号，验证码已经发出，10 分钟内有效')).toBeInTheDocument()
    await fill(user, { 验证码: '123456', 新密码: 'long enough', 再次输入新密码: 'long enough' })
    await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码不正确或已过期'))
    expect(screen.getByLabelText('验证码')).toHaveFocus()
    await press(user)
    expect(await screen.findByText('新密码已设置，请使用新密码登录')).toHaveAttribute('role', 'status')
    expect(screen.getByLabelText('用户名')).toHaveValue('wang@example.com')
    expect(screen.getByLabelText('密码')).toHaveFocus()
    expect(window.location.search).toBe('?redirect=%2Fnotice')
    expect(sent.map(({ path, method }) => `${method} ${path}`)).toEqual([
      'POST /api/code/email',
      'PUT /api/findPass',
      'PUT /api/findPass',
    ])
    expect(sent[0]!.body).toEqual({ email: 'wang@example.com' })
    expect(sent[2]!.body).toEqual({
      channel: 'email',
      target: 'wang@example.com',
      code: '123456',
      newPassword: 'long enough',
      again: 'long enough',
    })
  })
})
