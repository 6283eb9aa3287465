import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../i18n/Language.ts'
import { forgetToken, readToken } from '../../../src/shell/auth/token.ts'
import { LoginPage } from '../../../src/shell/login/LoginPage.tsx'

type Reply = () => Promise<Response> | Response
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const open = (login: Reply, { language = 'zh', sample = false }: { language?: Language; sample?: boolean } = {}) => {
  const calls: { path: string; init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push({ path, init })
    return path === '/api/site' ? json({ sample }) : login()
  })
  const onSignedIn = vi.fn()
  render(<LoginPage language={language} onSignedIn={onSignedIn} />)
  return {
    user: userEvent.setup({ delay: null }),
    onSignedIn,
    sent: () => calls.filter(call => call.path === '/auth/login'),
  }
}

beforeEach(forgetToken)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forgetToken()
})

describe('the sign-in page', () => {
  it('signs in by keyboard alone', async () => {
    const { user, onSignedIn, sent } = open(() => json({ status: 1, msg: '', token: 'secret', user: {} }))
    expect(screen.getByLabelText('用户名')).toHaveFocus()
    await user.keyboard(' admin {Tab}vision-demo{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(undefined))
    expect(JSON.parse(String(sent()[0]!.init!.body))).toEqual({
      username: 'admin',
      password: 'vision-demo',
      remember: false,
    })
    expect(sent()[0]!.init!.headers).toMatchObject({ Language: 'cn', 'Content-Type': 'application/json' })
    expect(readToken()).toBe('secret')
  })

  it('says what is missing, and puts the cursor there', async () => {
    const { user, sent } = open(() => json({}))
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() =>
      expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription(expect.stringMatching(/不能为空$/)),
    )
    expect(screen.getByLabelText('用户名')).toHaveFocus()
    await user.keyboard('admin{Enter}')
    await waitFor(() => expect(screen.getByLabelText('用户名')).not.toHaveAccessibleDescription())
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription(expect.stringMatching(/不能为空$/))
    expect(screen.getByLabelText('密码')).toHaveFocus()
    expect(screen.getByLabelText('用户名')).not.toHaveAttribute('aria-invalid')
    expect(sent()).toEqual([])
  })

  it.each([
    ['the words of the server', () => json({ status: 0, msg: '用户名或密码不正确' }), '用户名或密码不正确'],
    [
      'the words of a refusal',
      () => json({ status: 429, code: 'tooManyTries', message: '尝试次数过多' }, 429),
      '尝试次数过多',
    ],
    ['a page that is no answer', () => new Response('<html>502</html>', { status: 502 }), '未能完成，请稍后再试'],
    ['a token that is none', () => json({ status: 1, token: '' }), '未能完成，请稍后再试'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), '无法连接服务器，请检查网络后再试'],
  ] satisfies [string, Reply, string][])('announces %s', async (_what, reply, words) => {
    const { user, onSignedIn } = open(reply)
    await user.keyboard('admin{Tab}wrong{Enter}')
    expect(await screen.findByText(words)).toHaveAttribute('role', 'alert')
    expect(screen.getByLabelText('密码')).toHaveFocus()
    expect(onSignedIn).not.toHaveBeenCalled()
    expect(readToken()).toBeUndefined()
  })

  it('sends once, however often the button is pressed', async () => {
    let answer: (response: Response) => void = () => undefined
    const { user, sent, onSignedIn } = open(
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    await user.keyboard('admin{Tab}vision-demo{Enter}{Enter}{Enter}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await user.keyboard('{Enter}')
    expect(sent()).toHaveLength(1)
    answer(json({ status: 1, token: 't' }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  })

  it('remembers where it is asked to', async () => {
    const { user, sent } = open(() => json({ status: 1, token: 't' }))
    await user.keyboard('admin{Tab}vision-demo')
    await user.click(screen.getByLabelText('记住我（1 天）'))
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(JSON.parse(String(sent()[0]!.init!.body))).toMatchObject({ remember: true }))
  })

  it('shows the password while it is asked to', async () => {
    const { user } = open(() => json({}))
    const password = screen.getByLabelText('密码')
    const toggle = screen.getByRole('button', { name: '显示密码' })
    expect(password).toHaveAttribute('type', 'password')
    await user.click(toggle)
    expect(password).toHaveAttribute('type', 'text')
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
  })

  it('names the sample accounts while the sample is in use, and fills in the one that is chosen', async () => {
    const { user, sent } = open(() => json({ status: 1, token: 't' }), { language: 'en', sample: true })
    await user.click(await screen.findByRole('button', { name: 'nurse Nurse' }))
    expect(screen.getByLabelText('Username')).toHaveValue('nurse')
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(JSON.parse(String(sent()[0]!.init!.body))).toMatchObject({ username: 'nurse', password: 'vision-demo' }),
    )
  })

  it('names no accounts otherwise', async () => {
    open(() => json({}))
    await Promise.resolve()
    expect(screen.queryByText('示例账号')).not.toBeInTheDocument()
  })
})
