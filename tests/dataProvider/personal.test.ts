import { describe, expect, it } from 'vitest'
import { registry } from '../../resources/index.ts'
import { operationsOf, operationNamed } from '../../resources/core/calls.ts'
import { fieldOf, isPersonal } from '../../resources/core/fields.ts'
import { personalFilters } from '../../resources/core/personal.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Sent } from './fakeFetch.ts'
import { withAnswers } from './provider.ts'

const somebody = '张三13812345678'
const resources = Object.values(registry as Readonly<Record<string, AnyResource>>)

const answer = ({ url, method }: Sent) => ({
  json:
    url.includes('range=') || url.endsWith('/query')
      ? []
      : method === 'GET' && url.includes('page=')
        ? { content: [], totalElements: 0 }
        : { id: 1 },
  headers: { 'Content-Range': 'x 0-0/0' },
})

/** What stands in the addresses of whatever the call sends. */
const addresses = async (
  call: (provider: ReturnType<typeof withAnswers>['provider']) => Promise<unknown>,
): Promise<string[]> => {
  const { provider, sent } = withAnswers(answer)
  await call(provider).catch(() => undefined)
  expect(sent.length).toBeGreaterThan(0)
  // It was asked at all: what is dropped would show more than was asked for.
  expect(JSON.stringify(sent.map(one => one.body))).toContain(somebody)
  return sent.map(one => decodeURIComponent(one.url))
}

const listed = resources.filter(resource => resource.actions['list'])
const asked = listed.flatMap(resource =>
  [...personalFilters(resource)]
    .filter(
      name =>
        name === 'q' ||
        (resource.list?.filters?.includes(name) && ['text', 'longText'].includes(fieldOf(resource, name)!.type)),
    )
    .map(name => [resource.name, name, resource] as const),
)

describe('no address of a call tells who somebody is', () => {
  it('knows what does', () => {
    const named = (name: string): string[] =>
      Object.entries((registry as Readonly<Record<string, AnyResource>>)[name]!.fields)
        .filter(([, field]) => isPersonal(field))
        .map(([field]) => field)
    expect(named('patient')).toEqual([
      'account',
      'name',
      'birthday',
      'mobile',
      'idNumber',
      'address',
      'guardianName',
      'guardianMobile',
    ])
    expect(named('operator')).toEqual(['username', 'name', 'phone', 'email'])
    expect(asked.map(([resource, name]) => `${resource} ${name}`)).toEqual(
      expect.arrayContaining([
        'patient q',
        'patient mobile',
        'case q',
        'recharge q',
        'operator q',
        'doctor q',
        'hospital q',
      ]),
    )
  })

  it.each(asked)('%s by %s: list, options, choices and export', async (name, filter, resource) => {
    const sort = { field: 'id', order: 'ASC' as const }
    const calls: readonly ((provider: ReturnType<typeof withAnswers>['provider']) => Promise<unknown>)[] = [
      provider =>
        provider.getList(name, { pagination: { page: 1, perPage: 10 }, sort, filter: { [filter]: somebody } }),
      provider =>
        provider.getList(name, {
          pagination: { page: 1, perPage: 10 },
          sort,
          filter: { [filter]: somebody },
          meta: { options: true },
        }),
      provider =>
        provider.getManyReference(name, {
          target: 'id',
          id: 1,
          pagination: { page: 1, perPage: 10 },
          sort,
          filter: { [filter]: somebody },
        }),
      ...(operationNamed(resource, 'export')
        ? [
            (provider: ReturnType<typeof withAnswers>['provider']) =>
              provider.exportList(name, { filter: { [filter]: somebody } }),
          ]
        : []),
    ]
    for (const call of calls) for (const address of await addresses(call)) expect(address).not.toMatch(/张三|138/)
  })

  const actions = resources.flatMap(resource =>
    Object.entries(operationsOf(resource)).flatMap(([action, { input: ask }]) =>
      Object.entries(ask ?? {})
        .filter(([, field]) => isPersonal(field))
        .map(([input]) => [resource.name, action, input] as const),
    ),
  )

  it.each(actions)('%s %s with %s', async (name, action, input) => {
    for (const address of await addresses(provider => provider.act(name, action, { id: 1, [input]: somebody })))
      expect(address).not.toMatch(/张三|138/)
  })
})
