import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '@testing-library/jest-dom/vitest'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { AdminContext, TestMemoryRouter } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { replace } from '../../../i18n/filled.ts'
import all from '../../../i18n/zh/index.ts'
import browser from '../../../i18n/zh/shell/browser.ts'
import { HttpError } from '../../../dataProvider/index.ts'
import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import { createReauthentication, reauthentication } from '../../../src/shell/auth/reauthentication.ts'
import { ReauthenticationGate } from '../../../src/shell/layout/ReauthenticationGate.tsx'

/** With the texts that come later. */
const zh = { ...browser, ...all }

type Asked = { readonly password: string; readonly purpose: string; readonly code?: string }

const open = (prove: (asked: Asked) => Promise<unknown>) => {
  const provider = {
    act: async (_resource: string, _action: string, asked: Asked) => ({ data: await prove(asked) }),
  } as unknown as VisionDataProvider
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={provider}
        i18nProvider={polyglotI18nProvider(() => zh, 'zh', [], { allowMissing: false, replace })}
      >
        <ReauthenticationGate />
      </AdminContext>
    </TestMemoryRouter>,
  )
  return { user: userEvent.setup({ delay: null }) }
}

describe('the question for the password', () => {
  it('says what it is for, says what is wrong, and goes on with the proof', async () => {
    const asked: Asked[] = []
    const { user } = open(async one => {
      asked.push(one)
      if (one.password !== 'right')
        throw new HttpError('提交的内容有误', 400, { code: 'invalid', errors: { password: '密码不正确' } })
      return { proof: 'proof-1' }
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    let proof: Promise<string | undefined>
    act(() => {
      proof = reauthentication.ask('configSetting.update')
    })
    expect(await screen.findByRole('dialog', { name: '请用密码确认' })).toHaveTextContent(
      '“业务设置”受到保护，修改前请输入您账号的密码。',
    )
    const input = screen.getByLabelText('密码')
    expect(input).toHaveFocus()
    expect(input).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByRole('button', { name: '确定' })).toBeDisabled()
    await user.type(input, 'wrong{Enter}')
    expect(await screen.findByText('密码不正确')).toBeVisible()
    await user.clear(input)
    await user.type(input, 'right{Enter}')
    expect(await proof!).toBe('proof-1')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(asked).toEqual([
      { password: 'wrong', purpose: 'configSetting.update' },
      { password: 'right', purpose: 'configSetting.update' },
    ])
  })

  it('asks for a code once the password is right, where the account has a second factor', async () => {
    const { user } = open(async ({ password, code }) => {
      if (password !== 'right')
        throw new HttpError('提交的内容有误', 400, { code: 'invalid', errors: { password: '密码不正确' } })
      if (code === undefined) throw new HttpError('提交的内容有误', 400, { code: 'invalid', errors: { code: '必填' } })
      if (code !== '123456')
        throw new HttpError('提交的内容有误', 400, { code: 'invalid', errors: { code: '验证码错误或已过期' } })
      return { proof: 'proof-2' }
    })
    let proof: Promise<string | undefined>
    act(() => {
      proof = reauthentication.ask('configSetting.update')
    })
    await user.type(await screen.findByLabelText('密码'), 'right{Enter}')
    const input = await screen.findByLabelText('验证码或恢复码')
    expect(input).toHaveFocus()
    expect(input).toHaveAttribute('aria-invalid', 'false')
    expect(screen.getByRole('button', { name: '确定' })).toBeDisabled()
    await user.type(input, '000000{Enter}')
    expect(await screen.findByText('验证码错误或已过期')).toBeVisible()
    await user.clear(input)
    await user.type(input, '123456{Enter}')
    expect(await proof!).toBe('proof-2')
  })

  it('begins anew for the next call that waits', async () => {
    const { user } = open(async () => ({ proof: 'proof-3' }))
    let proofs: Promise<(string | undefined)[]>
    act(() => {
      proofs = Promise.all([reauthentication.ask('configSetting.update'), reauthentication.ask('configSetting.update')])
    })
    for (const turn of ['first', 'second']) {
      const input = await screen.findByLabelText('密码')
      await waitFor(() => {
        expect(screen.getByLabelText('密码'), turn).toHaveValue('')
      })
      await user.type(screen.getByLabelText('密码'), 'right{Enter}')
      await waitFor(() => {
        expect(input).not.toBeInTheDocument()
      })
    }
    expect(await proofs!).toEqual(['proof-3', 'proof-3'])
  })

  it('says that there is to wait, and leaves what was being done where nobody answers', async () => {
    const { user } = open(async () => {
      throw new HttpError('尝试次数过多，请 30 秒后再试', 429, { code: 'tooManyTriesSeconds' })
    })
    let proof: Promise<string | undefined>
    act(() => {
      proof = reauthentication.ask('configSetting.update')
    })
    await user.type(await screen.findByLabelText('密码'), 'x{Enter}')
    expect(await screen.findByText('尝试次数过多，请 30 秒后再试')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(await proof!).toBeUndefined()
  })

  it('that was called off while the server was asked gives its proof to no other', async () => {
    let prove = (): void => undefined
    const { user } = open(
      () =>
        new Promise(resolve => {
          prove = () => resolve({ proof: 'of the first' })
        }),
    )
    let both: Promise<[string | undefined, string | undefined]>
    act(() => {
      both = Promise.all([reauthentication.ask('configSetting.update'), reauthentication.ask('wxSetting.update')])
    })
    await user.type(await screen.findByLabelText('密码'), 'right{Enter}')
    await user.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => {
      expect(screen.getByLabelText('密码')).toHaveValue('')
    })
    await act(async () => prove())
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(await both!).toEqual([undefined, undefined])
  })

  it('is one at a time', async () => {
    const asking = createReauthentication()
    const [first, second] = [asking.ask('a.update'), asking.ask('b.update')]
    expect(asking.current()).toMatchObject({ purpose: 'a.update' })
    asking.answer(asking.current()!.id, 'of a')
    expect(asking.current()).toMatchObject({ purpose: 'b.update' })
    asking.answer(asking.current()!.id, undefined)
    expect([await first, await second, asking.current()]).toEqual(['of a', undefined, undefined])
  })
})
