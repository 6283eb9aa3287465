import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../../../dataProvider/HttpError.ts'
import { createAuthProvider } from '../../../src/shell/auth/authProvider.ts'
import type { SessionEvents } from '../../../src/shell/auth/authProvider.ts'
import { createPrompts } from '../../../src/shell/auth/prompts.ts'
import { keepToken, forgetToken, readToken } from '../../../src/shell/auth/token.ts'

const user = {
  id: 5,
  username: 'nurse',
  name: '周敏',
  hospital: { id: 3, name: '杭州西湖眼视光门诊部' },
  roles: ['patient:list', 'patient:update', 'message:list'],
  subRoles: ['护士', '训练师'],
  avatar: null,
  noticeCount: 4,
}

const setUp = (info: () => Promise<unknown> = () => Promise.resolve(user), events: SessionEvents = {}) => {
  const prompts = createPrompts()
  const go = vi.fn<(path: string) => void>()
  const calls = { info: vi.fn(info), logout: vi.fn(() => Promise.resolve({})) }
  return { prompts, go, calls, auth: createAuthProvider(calls, prompts, go, events) }
}

const failed = (status: number, code = '') => new HttpError('message', status, { code })

beforeEach(() => {
  keepToken('t', false)
  window.history.replaceState(null, '', '/patient?page=2')
})
afterEach(forgetToken)

describe('who is signed in', () => {
  it('is asked once, however many want to know', async () => {
    const { auth, calls } = setUp()
    const [identity] = await Promise.all([
      auth.getIdentity!(),
      auth.getPermissions!({}),
      auth.canAccess!({ resource: 'patient', action: 'list' }),
    ])
    expect(calls.info).toHaveBeenCalledTimes(1)
    expect(identity).toEqual({
      id: 'nurse',
      operator: 5,
      fullName: '周敏',
      organisation: '杭州西湖眼视光门诊部',
      role: '护士',
      noticeCount: 4,
      dataScope: '',
      owed: undefined,
      passwordMin: 8,
    })
  })

  it.each([
    ['patient', 'list', true],
    ['patient', 'edit', true],
    ['patient', 'show', false],
    ['patient', 'create', false],
    ['patient', 'delete', false],
    ['patient', 'disable', false],
    ['patient', 'noSuchAction', false],
    ['noSuchResource', 'list', false],
    ['toString', 'list', false],
    ['help', 'list', true],
    ['gameConfig', 'design', false],
  ])('may with its permissions %s %s: %s', async (resource, action, allowed) => {
    expect(await setUp().auth.canAccess!({ resource, action })).toBe(allowed)
  })

  it.each([
    ['*', 'patient', 'disable', true],
    ['patient:*', 'patient', 'remove', true],
    ['patient:*', 'hospital', 'list', false],
    ['*', 'patient', 'noSuchAction', false],
    ['gameConfig:design', 'gameConfig', 'design', true],
    ['*', 'gameConfig', 'design', true],
  ])('may with %s %s %s: %s', async (granted, resource, action, allowed) => {
    const { auth } = setUp(() => Promise.resolve({ ...user, roles: [granted] }))
    expect(await auth.canAccess!({ resource, action })).toBe(allowed)
  })

  it('may nothing where the answer names no permissions', async () => {
    const { auth } = setUp(() => Promise.resolve({ username: 'x', roles: null }))
    expect(await auth.canAccess!({ resource: 'patient', action: 'list' })).toBe(false)
  })

  it('is signed out where the server does not know the token', async () => {
    const { auth, go } = setUp(() => Promise.reject(failed(401)))
    await expect(auth.getIdentity!()).rejects.toMatchObject({ status: 401 })
    expect(readToken()).toBeUndefined()
    expect(go).toHaveBeenCalledWith('/login?redirect=%2Fpatient%3Fpage%3D2')
  })

  it.each([
    [400, ''],
    [401, ''],
    [403, ''],
    [500, ''],
    [200, 'unreadable'],
  ])('is signed out where the answer is %i %s and tells nobody', async (status, code) => {
    const ending = vi.fn(() => expect(readToken()).toBe('t'))
    const { auth, go, calls } = setUp(() => Promise.reject(failed(status, code)), { ending })
    await expect(auth.getPermissions!({})).rejects.toMatchObject({ status })
    expect(ending).toHaveBeenCalledTimes(1)
    expect(calls.logout).toHaveBeenCalledTimes(1)
    expect(readToken()).toBeUndefined()
    expect(go).toHaveBeenCalledWith('/login?redirect=%2Fpatient%3Fpage%3D2')
  })

  it.each([
    [444, 'signedInElsewhere'],
    [445, 'siteClosed'],
  ])('is told first what %i means', async (status, prompt) => {
    const { auth, go, prompts } = setUp(() => Promise.reject(failed(status)))
    const asked = auth.getPermissions!({})
    await waitFor(() => expect(prompts.current()).toBe(prompt))
    expect(go).not.toHaveBeenCalled()
    prompts.answer('signIn')
    await expect(asked).rejects.toMatchObject({ status })
    expect(go).toHaveBeenCalledTimes(1)
  })

  it.each(['demo', 'mustChangePassword', 'mustSetUpSecondFactor', 'reauthenticate'])(
    'stays signed in where only this call is refused: %s',
    async code => {
      const { auth, go } = setUp(() => Promise.reject(failed(403, code)))
      await expect(auth.getPermissions!({})).rejects.toMatchObject({ status: 403 })
      expect(readToken()).toBe('t')
      expect(go).not.toHaveBeenCalled()
    },
  )

  it('is waited for while the server cannot be reached', async () => {
    const answers = [Promise.reject(failed(0)), Promise.reject(failed(502)), Promise.resolve(user)]
    const reachable = vi.fn(() => Promise.resolve())
    const known = vi.fn()
    const { auth } = setUp(() => answers.shift()!, { reachable, known })
    expect(await auth.getIdentity!()).toMatchObject({ id: 'nurse' })
    expect(reachable).toHaveBeenCalledTimes(2)
    expect(known).toHaveBeenCalledTimes(1)
  })

  it('stays signed in while the network is away, and is asked again', async () => {
    const answers = [Promise.reject(failed(0)), Promise.resolve(user)]
    const { auth, go } = setUp(() => answers.shift()!)
    await expect(auth.getIdentity!()).rejects.toMatchObject({ status: 0 })
    expect(readToken()).toBe('t')
    expect(go).not.toHaveBeenCalled()
    expect(await auth.getIdentity!()).toMatchObject({ id: 'nurse' })
  })
})

describe.each([
  ['mustChangePassword', '/user/updatePass'],
  ['mustSetUpSecondFactor', '/user/secondFactor'],
])('what has to be done first (%s)', (first, path) => {
  const held = (more: object = {}) => setUp(() => Promise.resolve({ ...user, [first]: true, ...more }))

  it('leads from any page to the one on which it is done, and nothing else is shown', async () => {
    const { auth, go } = held()
    const shown = vi.fn()
    void auth.getIdentity!().then(shown, shown)
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`${path}?redirect=%2Fpatient%3Fpage%3D2`))
    expect(shown).not.toHaveBeenCalled()
    expect(readToken()).toBe('t')
  })

  it('is known to that page', async () => {
    window.history.replaceState(null, '', `${path}?redirect=%2Fpatient`)
    const { auth, go } = held()
    expect(await auth.getIdentity!()).toMatchObject({ id: 'nurse', owed: first })
    expect(go).not.toHaveBeenCalled()
  })

  it('opens no dialog where it refuses a call, and leads to that page', async () => {
    const { auth, go, prompts } = held()
    await auth.checkError(failed(403, first))
    expect(prompts.current()).toBeUndefined()
    expect(go).toHaveBeenCalledExactlyOnceWith(`${path}?redirect=%2Fpatient%3Fpage%3D2`)
  })

  it('comes after the password where both are owed', async () => {
    const { auth, go } = held({ mustChangePassword: true })
    void auth.getIdentity!()
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/user/updatePass?redirect=%2Fpatient%3Fpage%3D2'))
  })
})

describe('a page', () => {
  it('needs a token', async () => {
    const { auth } = setUp()
    await expect(auth.checkAuth({})).resolves.toBeUndefined()
    forgetToken()
    await expect(auth.checkAuth({})).rejects.toBeDefined()
  })
})

describe('a refused call', () => {
  it.each([401, 403])('opens one dialog for any number of calls that answer %i', async status => {
    const { auth, prompts } = setUp()
    const ask = vi.spyOn(prompts, 'ask')
    const opened = vi.fn()
    prompts.subscribe(opened)
    const checks = [1, 2, 3].map(() =>
      auth.checkError(failed(status)).then(
        () => 'stayed',
        () => 'left',
      ),
    )
    expect(prompts.current()).toBe('expired')
    expect(ask).toHaveBeenCalledTimes(3)
    expect(opened).toHaveBeenCalledTimes(1)
    prompts.answer('signIn')
    expect(await Promise.all(checks)).toEqual(['left', 'left', 'left'])
    expect(prompts.current()).toBeUndefined()
  })

  it('lets the operator stay', async () => {
    const { auth, prompts } = setUp()
    const check = auth.checkError(failed(401))
    prompts.answer('stay')
    await expect(check).resolves.toBeUndefined()
  })

  it.each(['demo', 'mustChangePassword', 'mustSetUpSecondFactor', 'reauthenticate'])(
    'opens no dialog where it has a word of its own: %s',
    async code => {
      const { auth, prompts } = setUp()
      await auth.checkError(failed(403, code))
      expect(prompts.current()).toBeUndefined()
    },
  )

  it.each([
    [444, 'signedInElsewhere'],
    [445, 'siteClosed'],
  ])('says what %i means, and then signs out', async (status, prompt) => {
    const { auth, prompts } = setUp()
    const check = auth.checkError(failed(status)).catch((reason: unknown) => reason)
    expect(prompts.current()).toBe(prompt)
    prompts.answer('signIn')
    expect(await check).toEqual({ message: false })
  })

  it.each([0, 400, 404, 409, 422, 429, 500])('is left to the page where it answers %i', async status => {
    const { auth, prompts } = setUp()
    await expect(auth.checkError(failed(status))).resolves.toBeUndefined()
    expect(prompts.current()).toBeUndefined()
  })
})

describe('signing out', () => {
  it('tells the server, forgets the token and leads back to this page', async () => {
    const { auth, calls } = setUp()
    expect(await auth.logout({})).toBe(`${window.location.origin}/login?redirect=%2Fpatient%3Fpage%3D2`)
    expect(calls.logout).toHaveBeenCalledTimes(1)
    expect(readToken()).toBeUndefined()
  })

  it('is done here whatever the server says', async () => {
    const { auth, calls } = setUp()
    calls.logout.mockRejectedValueOnce(failed(500))
    await auth.logout({})
    expect(readToken()).toBeUndefined()
  })

  it('leaves alone whoever signed in in another tab meanwhile', async () => {
    const { auth } = setUp()
    document.cookie = 'Admin-Token=theirs; Path=/'
    await auth.logout({})
    expect(readToken()).toBe('theirs')
    document.cookie = 'Admin-Token=; Path=/; Max-Age=0'
  })

  it('does not wait for a server that says nothing', async () => {
    vi.useFakeTimers()
    const { auth, calls } = setUp()
    calls.logout.mockReturnValueOnce(new Promise(() => {}))
    const out = auth.logout({})
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await out).toContain('/login')
    expect(readToken()).toBeUndefined()
    vi.useRealTimers()
  })

  it('says nothing of the calls that fail on the way out', async () => {
    const { auth, calls, prompts, go } = setUp()
    await auth.logout({})
    calls.info.mockRejectedValueOnce(failed(401))
    await expect(auth.getIdentity!()).rejects.toMatchObject({ status: 401 })
    await Promise.all([401, 444].map(status => auth.checkError(failed(status))))
    expect(prompts.current()).toBeUndefined()
    expect(go).not.toHaveBeenCalled()
  })

  it('asks for the operator anew afterwards', async () => {
    const { auth, calls } = setUp()
    await auth.getIdentity!()
    await auth.logout({})
    await auth.getIdentity!()
    expect(calls.info).toHaveBeenCalledTimes(2)
  })
})
