import { describe, expect, it } from 'vitest'
import { loginPath, safeRedirect } from '../../../src/auth/redirect.ts'

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
  ])('refuses %j', wanted => {
    const target = safeRedirect(wanted, origin)
    expect(new URL(target, origin).origin).toBe(origin)
    expect(target === '/' || target.startsWith('/x')).toBe(true)
  })

  it('comes back through the sign-in page', () => {
    expect(loginPath('/patient?page=2')).toBe('/login?redirect=%2Fpatient%3Fpage%3D2')
    expect(loginPath('/')).toBe('/login')
    expect(loginPath('//evil.example')).toBe('/login')
  })
})
