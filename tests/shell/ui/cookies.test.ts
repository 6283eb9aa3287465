import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie } from '../../../src/shell/auth/cookies.ts'
import { keepLanguage, readLanguage } from '../../../src/shell/auth/language.ts'
import { forgetToken, keepToken, readToken } from '../../../src/shell/auth/token.ts'

const written: string[] = []

beforeEach(() => {
  written.length = 0
  const { set, get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  vi.spyOn(document, 'cookie', 'set').mockImplementation(function (this: Document, value: string) {
    written.push(value)
    set!.call(document, value)
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => get!.call(document) as string)
})

afterEach(() => {
  forgetToken()
  keepLanguage('zh')
  vi.restoreAllMocks()
})

describe('the token', () => {
  it('is kept until the browser closes', () => {
    keepToken('a=b;c', false)
    expect(written.at(-1)).toBe('Admin-Token=a%3Db%3Bc; Path=/; SameSite=Lax')
    expect(readToken()).toBe('a=b;c')
  })

  it('is kept for a day where the operator wants to be remembered', () => {
    keepToken('t', true)
    expect(written.at(-1)).toBe('Admin-Token=t; Path=/; SameSite=Lax; Max-Age=86400')
  })

  it('is sent over https alone where the page came that way', () => {
    vi.stubGlobal('location', { protocol: 'https:' })
    keepToken('t', false)
    vi.unstubAllGlobals()
    expect(written.at(-1)).toBe('Admin-Token=t; Path=/; SameSite=Lax; Secure')
  })

  it.each([
    'Admin-Token=%E0%A4%A',
    'Admin-Token=',
    'Admin-Token=%0Aevil',
    'Admin-Token=a b',
    `Admin-Token=${'x'.repeat(600)}`,
    'Admin-Token=%E4%BD%A0',
  ])('is none where the cookie is malformed: %s', cookie => {
    document.cookie = `${cookie}; Path=/`
    expect(readToken()).toBeUndefined()
    keepToken('right', false)
    expect(readToken()).toBe('right')
  })

  it('is found behind a malformed one for a nearer path', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('lang=zh; Admin-Token=%E0%A4%A; Admin-Token=right')
    expect(readToken()).toBe('right')
  })

  it('is gone when it is forgotten', () => {
    keepToken('t', true)
    forgetToken()
    expect(readToken()).toBeUndefined()
  })

  it('is not mistaken for a cookie whose name ends alike', () => {
    document.cookie = 'Old-Admin-Token=x; Path=/'
    expect(readToken()).toBeUndefined()
  })
})

describe('the language', () => {
  it('is kept for six days', () => {
    keepLanguage('en')
    expect(written.at(-1)).toBe('lang=en; Path=/; SameSite=Lax; Max-Age=518400')
    expect(readLanguage()).toBe('en')
  })

  it('is Chinese where none or no known one was chosen', () => {
    document.cookie = 'lang=fr; Path=/'
    expect(readLanguage()).toBe('zh')
  })
})

it('reads an ill-formed cookie as none', () => {
  document.cookie = 'broken=%E0%A4%A; Path=/'
  expect(readCookie('broken')).toBeUndefined()
})
