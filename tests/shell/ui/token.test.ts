import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A page that was just opened in a browser with that token. */
const page = async (token?: string) => {
  document.cookie = `Admin-Token=${token ?? ''}; Path=/${token ? '' : '; Max-Age=0'}`
  vi.resetModules()
  const [tokens, tabs] = await Promise.all([
    import('../../../src/shell/auth/token.ts'),
    import('../../../src/shell/auth/otherTabs.ts'),
  ])
  return { ...tokens, ...tabs }
}

beforeEach(() => localStorage.clear())

describe("a page's token", () => {
  it('stays the one that it was opened with, whatever another tab brings', async () => {
    const { ownToken, readToken } = await page('mine')
    expect(ownToken()).toBe('mine')
    document.cookie = 'Admin-Token=theirs; Path=/'
    expect([ownToken(), readToken()]).toEqual(['mine', 'theirs'])
  })

  it('is none after signing out, whatever another tab brings', async () => {
    const { ownToken, forgetToken } = await page('mine')
    expect(ownToken()).toBe('mine')
    forgetToken()
    document.cookie = 'Admin-Token=theirs; Path=/'
    expect(ownToken()).toBeUndefined()
    forgetToken()
    expect(document.cookie).toContain('theirs')
  })

  it('is the new one after signing in here', async () => {
    const { ownToken, keepToken } = await page()
    expect(ownToken()).toBeUndefined()
    keepToken('new', false)
    expect(ownToken()).toBe('new')
  })

  it('makes other tabs look when it changes, and when they are looked at again', async () => {
    const { keepToken, watchOtherTabs } = await page()
    const look = vi.fn()
    const stop = watchOtherTabs(look)
    keepToken('new', false)
    await waitFor(() => expect(look).toHaveBeenCalled())
    const calls = look.mock.calls.length
    window.dispatchEvent(new Event('focus'))
    expect(look).toHaveBeenCalledTimes(calls + 1)
    stop()
    window.dispatchEvent(new Event('focus'))
    expect(look).toHaveBeenCalledTimes(calls + 1)
  })

  it('ends what the session before was idle for', async () => {
    const { keepToken } = await page()
    localStorage.setItem('idleSince', '1')
    keepToken('new', false)
    expect(localStorage.getItem('idleSince')).toBeNull()
  })
})
