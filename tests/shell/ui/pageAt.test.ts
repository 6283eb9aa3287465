import { describe, expect, it } from 'vitest'
import { innerPath } from '../../../src/core/InnerPath.tsx'
import { readPlaces } from '../../../src/shell/layout/menuPlaces.ts'
import { mayOpen, pageAt } from '../../../src/shell/layout/pageAt.ts'

describe('an address', () => {
  it.each([
    ['/', { path: '/', page: '', view: 'home' }],
    ['', { path: '/', page: '', view: 'home' }],
    ['/patient', { path: '/patient', page: 'patient', view: 'list' }],
    ['/patient/', { path: '/patient', page: 'patient', view: 'list' }],
    ['/patient/create', { path: '/patient/create', page: 'patient', view: 'create' }],
    ['/patient/7', { path: '/patient/7', page: 'patient', view: 'edit', id: '7' }],
    ['/patient/7/show', { path: '/patient/7/show', page: 'patient', view: 'show', id: '7' }],
    ['/patient/%E5%BC%A0/show', { path: '/patient/%E5%BC%A0/show', page: 'patient', view: 'show', id: '张' }],
    ['/patient/%/show', { path: '/patient/%/show', page: 'patient', view: 'show', id: '%' }],
  ])('%s leads to %j', (pathname, at) => {
    expect(pageAt(pathname)).toEqual(at)
  })

  it.each([
    '/404',
    '/401',
    '/redirect/patient',
    '/business',
    '/session',
    '/patient/7/other',
    '/patient/7/show/more',
    '/constructor',
    '/__proto__',
  ])('%s is no page', pathname => {
    expect(pageAt(pathname)).toBeUndefined()
  })

  it('is opened by those who may', () => {
    const may = (...permissions: string[]) =>
      ['/', '/patient', '/patient/create', '/patient/7', '/patient/7/show', '/hospital'].filter(path =>
        mayOpen(new Set(permissions), pageAt(path)!),
      )
    expect(may()).toEqual(['/'])
    expect(may('patient:list', 'patient:get')).toEqual(['/', '/patient', '/patient/7/show'])
    expect(may('*')).toHaveLength(6)
  })
})

describe('what stands behind the first part of an address', () => {
  it.each([
    ['/redirect/patient', '/patient'],
    ['/redirect/patient/%E5%BC%A0%2F/show', '/patient/%E5%BC%A0%2F/show'],
    ['/business/patient/7', '/patient/7'],
    ['/redirect', '/'],
    ['/redirect/', '/'],
    ['/redirect//evil.example/x', '/evil.example/x'],
    ['/redirect/\\evil.example', '/evil.example'],
    ['/redirect/%5C%2Fevil.example', '/evil.example'],
    ['/redirect\\\\evil.example', '/evil.example'],
  ])('%s: %s, never another site', (pathname, inner) => {
    expect(innerPath(pathname)).toBe(inner)
    expect(new URL(innerPath(pathname), 'https://here.example').origin).toBe('https://here.example')
  })
})

describe('the places of pages', () => {
  const page = (component: string, more: object = {}) => ({
    component,
    meta: { title: `Title of ${component}`, noCache: false },
    ...more,
  })
  const group = (title: string, children: object[], more: object = {}) => ({
    component: 'Layout',
    meta: { title },
    children,
    ...more,
  })

  it('tell title, groups and what is not kept, of hidden pages too', () => {
    const places = readPlaces([
      group('Business', [
        page('patient'),
        group('People', [page('doctor', { meta: { title: 'Doctors', noCache: true } })]),
      ]),
      group('Secret', [page('role')], { hidden: true }),
    ])
    expect(Object.fromEntries(places)).toEqual({
      patient: { title: 'Title of patient', groups: ['Business'], noCache: false },
      doctor: { title: 'Doctors', groups: ['Business', 'People'], noCache: true },
      role: { title: 'Title of role', groups: ['Secret'], noCache: false },
    })
  })

  it('are those that are seen, and of these the first', () => {
    const places = readPlaces([
      group('Hidden', [page('patient')], { hidden: true }),
      group('First', [page('patient')]),
      group('Second', [page('patient')]),
    ])
    expect(places.get('patient')?.groups).toEqual(['First'])
  })

  it.each([undefined, null, 'x', {}, [null, 7, {}]])('are none where the answer is %j', reply => {
    expect(readPlaces(reply).size).toBe(0)
  })
})
