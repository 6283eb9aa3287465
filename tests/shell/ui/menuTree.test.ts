import { describe, expect, it, vi } from 'vitest'
import { pagesOf, readMenu } from '../../../src/shell/layout/menuTree.ts'
import type { MenuEntry, Pages } from '../../../src/shell/layout/menuTree.ts'

const page = (component: string, more: object = {}) => ({
  name: component,
  path: component,
  component,
  meta: { title: `Title of ${component}`, icon: null },
  ...more,
})
const group = (path: string, children: object[], more: object = {}) => ({
  name: path,
  path,
  component: 'Layout',
  meta: { title: path, icon: 'folder' },
  children,
  ...more,
})
const all: Pages = { has: () => true, may: () => true, unknown: () => undefined }

describe('the menu', () => {
  it('nests groups, and leads to pages without them', () => {
    const [business] = readMenu(
      [group('/business', [page('patient'), group('people', [page('doctor'), page('operator')])])],
      all,
    )
    expect(business).toMatchObject({
      key: '/business',
      title: '/business',
      children: [
        { to: '/patient', title: 'Title of patient' },
        { key: '/business/people', children: [{ to: '/doctor' }, { to: '/operator' }] },
      ],
    })
  })

  it('leaves out what is hidden, unknown or not allowed, and says which is unknown', () => {
    const unknown = vi.fn()
    const entries = readMenu(
      [group('/a', [page('patient'), page('role', { hidden: true }), page('nope'), page('menu'), page('doctor')])],
      {
        has: name => name !== 'nope',
        may: name => name !== 'menu',
        unknown,
      },
    )
    expect(pagesOf(entries).map(entry => entry.page)).toEqual(['patient', 'doctor'])
    expect(unknown.mock.calls).toEqual([['nope']])
  })

  it('shows a group of one as that one, unless the group is always shown', () => {
    expect(readMenu([group('/a', [page('patient')])], all)).toMatchObject([{ to: '/patient' }])
    expect(readMenu([group('/a', [page('patient')], { alwaysShow: true })], all)).toMatchObject([
      { key: '/a', children: [{ to: '/patient' }] },
    ])
  })

  it('has no empty groups', () => {
    expect(readMenu([group('/a', [group('b', [page('patient')])])], { ...all, may: () => false })).toEqual([])
  })

  it('nests as deep as can be drawn, however deep the menu is', () => {
    const deep = (levels: number): object =>
      levels === 0 ? page('patient') : group(`g${levels}`, [deep(levels - 1)], { alwaysShow: true })
    const depthOf = (entries: readonly MenuEntry[]): number =>
      entries.length === 0 ? 0 : 1 + Math.max(...entries.map(entry => depthOf(entry.children)))
    expect(depthOf(readMenu([deep(12)], all))).toBe(13)
    expect(depthOf(readMenu([deep(200)], all))).toBe(21)
    expect(pagesOf(readMenu([deep(200)], all)).map(entry => entry.page)).toEqual(['patient'])
    expect(readMenu([deep(2000)], all)).toEqual([])
  })

  it('is a page and a group at once where a page has entries below it', () => {
    expect(readMenu([page('patient', { children: [page('doctor')] })], all)).toMatchObject([
      { key: '/patient', children: [{ to: '/patient' }, { to: '/doctor' }] },
    ])
    expect(readMenu([page('patient', { children: [page('doctor', { hidden: true })] })], all)).toMatchObject([
      { to: '/patient', children: [] },
    ])
  })

  it('tells entries of the same path apart, and bears any path', () => {
    const odd = ['same', 'same', '', '/', '%zz', '../x', '<b>', '\u202e?#']
    const keys = readMenu(
      odd.map(path => page('patient', { path })),
      all,
    ).map(entry => entry.key)
    expect(new Set(keys).size).toBe(odd.length)
  })

  it('says of a page that it is not cached', () => {
    expect(
      readMenu([page('patient', { meta: { title: 'P', noCache: true } }), page('doctor')], all).map(
        entry => entry.noCache,
      ),
    ).toEqual([true, undefined])
  })

  it('leads elsewhere only over the web, by mail and by phone', () => {
    const entries = readMenu(
      [
        'https://example.com/manual',
        'javascript:alert(1)',
        'data:text/html,x',
        'mailto:help@example.com',
        'tel:400-123',
      ].map(path => ({
        name: path,
        path,
        component: null,
        meta: { title: 'Manual' },
      })),
      all,
    )
    expect(entries).toMatchObject([
      { href: 'https://example.com/manual' },
      { href: 'mailto:help@example.com' },
      { href: 'tel:400-123' },
    ])
  })

  it.each([undefined, null, 'x', 7, {}, [null, 'x', {}]])('is empty where the answer is %j', reply => {
    expect(readMenu(reply, all)).toEqual([])
  })

  it('names each page once', () => {
    expect(
      pagesOf(readMenu([group('/a', [page('patient'), page('doctor')]), page('patient')], all)).map(
        entry => entry.page,
      ),
    ).toEqual(['patient', 'doctor'])
  })
})
