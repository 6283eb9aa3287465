import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, memoryStore, TestMemoryRouter, usePermissions } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { createDataProvider } from '../../../../dataProvider/index.ts'
import { createQueryClient } from '../../../../src/shell/app/queryClient.ts'
import { createAuthProvider } from '../../../../src/shell/auth/authProvider.ts'
import { createPrompts } from '../../../../src/shell/auth/prompts.ts'
import { forgetToken, keepToken } from '../../../../src/shell/auth/token.ts'
import { live } from '../../../../src/shell/live/index.ts'
import { LiveConnection } from '../../../../src/shell/live/LiveConnection.tsx'

/** The websocket of the page, as the browser would make it. */
class FakeWebSocket {
  static opened: FakeWebSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly url: string
  readonly sent: string[] = []
  constructor(url: string) {
    this.url = url
    FakeWebSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.onclose = null
  }
}

afterEach(() => {
  cleanup()
  forgetToken()
  vi.unstubAllGlobals()
  FakeWebSocket.opened = []
})

const Permissions = () => {
  const { permissions } = usePermissions<ReadonlySet<string>>()
  return <p>{[...(permissions ?? [])].join(' ')}</p>
}

const open = (answer: () => Response) => {
  keepToken('the token', false)
  vi.stubGlobal('WebSocket', FakeWebSocket)
  const prompts = createPrompts()
  const dataProvider = createDataProvider({
    fetch: async () => answer(),
    host: 'https://api.test',
    token: () => 'the token',
    language: () => 'zh',
  })
  const authProvider = createAuthProvider(
    { info: async () => (await dataProvider.act('session', 'info')).data, logout: async () => ({}) },
    prompts,
    () => undefined,
  )
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        store={memoryStore()}
        queryClient={createQueryClient()}
      >
        <LiveConnection />
        <Permissions />
      </AdminContext>
    </TestMemoryRouter>,
  )
  return prompts
}

it('asks for rights anew when they changed', async () => {
  let roles = ['patient:list', 'patient:create']
  open(() => Response.json({ username: 'wang', name: '王', roles }))
  expect(await screen.findByText('patient:list patient:create')).toBeInTheDocument()
  roles = ['patient:list']
  live.tell('session')
  expect(await screen.findByText('patient:list')).toBeInTheDocument()
})

it('says who it is in a message and not in the address, and asks what became of a session that ended', async () => {
  let status = 200
  const prompts = open(() =>
    Response.json(
      status === 200
        ? { username: 'wang', roles: [] }
        : { status, code: 'signedInElsewhere', message: '您的账号已在其他地方登录' },
      { status },
    ),
  )
  await waitFor(() => expect(FakeWebSocket.opened).toHaveLength(1))
  const [socket] = FakeWebSocket.opened
  expect(socket!.url).toMatch(/\/api\/ws$/)
  socket!.onopen?.()
  expect(socket!.sent.map(text => JSON.parse(text) as unknown)).toEqual([
    { token: 'the token', age: expect.any(Number) },
  ])
  status = 444
  socket!.onclose?.({ code: 4444 })
  await waitFor(() => expect(prompts.current()).toBe('signedInElsewhere'))
})
