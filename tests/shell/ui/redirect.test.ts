import { describe, expect, it } from 'vitest'
import { loginPath, nextIn, owedAt, owedPath, safeRedirect } from '../../../src/shell/auth/redirect.ts'

const origin = 'https://admin.example'

describe('where signing in leads', () => {
  it.each([
    ['/patient', '/patient'],
    ['/patient?page=2&filter={"name":"张"}', '/patient?page=2&filter={%22name%22:%22%E5%BC%A0%22}'],
    ['/patient/12/show#history', '/patient/12/show#history'],
    ['/', '/'],
  ])('takes the path %s', (wanted, target) => {
    expect(safeRedirect(wanted, origin)).toBe(target)
  })

  it.each([
    null,
    undefined,
    '',
    'patient',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://admin.example.evil.example/',
    '/login',
    '/login?redirect=/x',
    '/login.html',
    '/x\u0000//[',
    '/%2F%2Fevil.example/../x',
    '///evil.example',
    '/\r\n/evil.example',
    '\u0000//evil.example',
    'javascript://%0aalert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:x',
    'blob:https://admin.example/1',
    '@evil.example',
    '/@evil.example:x@evil.example//',
    'https:/evil.example',
    'https:\\\\evil.example',
    '/login/?redirect=//evil.example',
    '/login#x',
    '/./login',
    '/x/../login',
    '/x/..//evil.example',
    '/%6cogin',
    '/login%3Fredirect=x',
    '/LOGIN',
    '/%',
    '//admin.example/patient',
  ])('refuses %j', wanted => {
    const target = safeRedirect(wanted, origin)
    expect(new URL(target, origin).origin).toBe(origin)
    expect(target).toMatch(/^\/($|x|@|%2F)/)
    expect(target).not.toMatch(/^\/[/\\]|^\/login/)
  })

  it('comes back through the sign-in page', () => {
    expect(loginPath('/patient?page=2')).toBe('/login?redirect=%2Fpatient%3Fpage%3D2')
    expect(loginPath('/')).toBe('/login')
    expect(loginPath('//evil.example')).toBe('/login')
  })

  it('leads over the page that replaces a password, and on from there', () => {
    expect(owedPath('mustChangePassword', '/patient?page=2')).toBe('/user/updatePass?redirect=%2Fpatient%3Fpage%3D2')
    expect(owedPath('mustChangePassword', '//evil.example')).toBe('/user/updatePass?redirect=%2F')
    expect(nextIn('?redirect=%2Fpatient%3Fpage%3D2')).toBe('/patient?page=2')
    for (const search of [
      '',
      '?redirect=',
      '?redirect=%2F%2Fevil.example',
      '?redirect=%5C%5Cevil',
      '?redirect=javascript%3Aalert(1)',
      '?redirect=%2Flogin%3Fredirect%3D%2Fx',
    ]) {
      expect(nextIn(search)).toBe('/')
    }
    expect(
      ['/user/updatePass', '/user/updatePass/', '/user/secondFactor', '/user', '/x/user/updatePass'].map(path =>
        owedAt(path),
      ),
    ).toEqual(['mustChangePassword', 'mustChangePassword', 'mustSetUpSecondFactor', undefined, undefined])
  })
})
