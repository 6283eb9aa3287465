import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { patient } from '../../../resources/patients/patient.ts'
import { registry } from '../../../resources/index.ts'
import { allows, permissionOf, permissionsOf } from '../../../resources/core/permission.ts'
import { operationsOf } from '../../../resources/core/calls.ts'
import type { AnyResource } from '../../../resources/core/index.ts'

const one: AnyResource = patient

describe('permissions', () => {
  it('that what the browser adds asks for are there, or nobody would ever see it', () => {
    const known = new Set([
      'signedIn',
      ...permissionsOf(Object.values(registry)),
      ...Object.values(registry).flatMap(resource =>
        Object.keys(operationsOf(resource)).map(name => `${resource.name}:${name}`),
      ),
    ])
    const folder = new URL('../../../src/', import.meta.url)
    const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .flatMap(name =>
        [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\bpermission: '([^']+)'/g)].map(
          ([, permission = '']) => `${name}: ${permission}`,
        ),
      )
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(one => !known.has(one.slice(one.indexOf(': ') + 2)))).toEqual([])
  })
  it('are resource and action, unless the action says otherwise', () => {
    expect(permissionOf(one, 'disable')).toBe('patient:disable')
    expect(permissionOf(registry['hospital']!, 'checkName')).toBe('hospital:create')
    expect(permissionOf(registry['session']!, 'login')).toBe('public')
  })
  it('open to a stored role what they opened when it was granted them', () => {
    const granted = readFileSync(new URL('./grantable.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(line => line.split(' '))
    const lost = granted.flatMap(([permission, ...opened]) =>
      opened
        .filter(place => {
          const [name = '', operation = ''] = place.split('.')
          return !registry[name] || permissionOf(registry[name], operation) !== permission
        })
        .map(place => `${permission} no longer opens ${place}`),
    )
    expect(lost).toEqual([])
    expect(permissionsOf(Object.values(registry))).toEqual(
      expect.arrayContaining(granted.map(([permission]) => permission)),
    )
  })
  it('follow from the descriptors, derived actions and field rights included', () => {
    const all = permissionsOf(Object.values(registry))
    expect(all).toEqual([...new Set(all)].sort())
    expect(all).toEqual(
      expect.arrayContaining([
        'patient:list',
        'patient:export',
        'patient:contact',
        'patient:history',
        'gameConfig:design',
      ]),
    )
    expect(all).not.toContain('public')
    expect(all).not.toContain('signedIn')
    for (const permission of all) expect(permission).toMatch(/^[a-zA-Z]+:[a-zA-Z]+$/)
  })
  it.each([
    [[], 'public', true],
    [[], 'signedIn', true],
    [[], 'patient:list', false],
    [['patient:list'], 'patient:list', true],
    [['patient:list'], 'patient:update', false],
    [['patient:*'], 'patient:update', true],
    [['patient:*'], 'patients:update', false],
    [['*'], 'patient:update', true],
    [['pat*'], 'patient:list', false],
    [['patient'], 'patient:list', false],
  ] as const)('%j allows %s: %j', (granted, needed, expected) => {
    expect(allows(new Set(granted), needed)).toBe(expected)
  })
})
