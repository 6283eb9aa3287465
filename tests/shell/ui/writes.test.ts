import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '../../../dataProvider/index.ts'
import { onWrite, refreshAfter, tellWrite } from '../../../src/shell/app/writes.ts'

const told: string[] = []
const provider = createDataProvider({
  fetch: async (url, init) =>
    String(url).includes('refused')
      ? Response.json({ status: 400 }, { status: 400 })
      : Response.json(init?.method === 'DELETE' ? {} : { id: 7, content: [], totalElements: 0 }),
  token: () => 'any',
  language: () => 'en',
  onWrite: resource => {
    told.push(resource)
  },
})

/** The keys of the queries that are to be read again. */
const stale = (queries: QueryClient): unknown[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(query => query.state.isInvalidated)
    .map(query => query.queryKey)

describe('a write', () => {
  afterEach(() => {
    told.length = 0
  })

  it('is told of once it went through, by the resource', async () => {
    await provider.update('menu', { id: 7, data: { title: '新' }, previousData: { id: 7, title: '旧' } })
    await provider.delete('role', { id: 7 })
    await provider.act('menu', 'sort', { rows: [] })
    expect(told).toEqual(['menu', 'role', 'menu'])
  })

  it('is not told of where nothing was written', async () => {
    await provider.getOne('menu', { id: 7 })
    await provider.act('menu', 'build')
    await expect(provider.act('role', 'recover', { id: 'refused' })).rejects.toThrow()
    expect(told).toEqual([])
  })

  it('has everything read again that follows from it, its own records once they are shown elsewhere, and nothing else', () => {
    const staleAfter = (resource: string): unknown[] => {
      const queries = new QueryClient()
      for (const key of [
        ['menu', 'build'],
        ['menu', 'records'],
        ['menu', 'getList', {}],
        ['role', 'getList', {}],
        ['patient', 'getList', {}],
      ])
        queries.setQueryData(key, {})
      refreshAfter(queries, resource)
      return stale(queries)
    }
    expect(staleAfter('menu')).toEqual([
      ['menu', 'build'],
      ['menu', 'records'],
      ['menu', 'getList', {}],
    ])
    expect(staleAfter('role')).toEqual([
      ['menu', 'build'],
      ['menu', 'records'],
      ['menu', 'getList', {}],
      ['role', 'getList', {}],
    ])
  })

  it('is heard of by whoever listens, until they stop', () => {
    const listener = vi.fn()
    const stop = onWrite(listener)
    tellWrite('menu')
    stop()
    tellWrite('role')
    expect(listener.mock.calls).toEqual([['menu']])
  })
})
