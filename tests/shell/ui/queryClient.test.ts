import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../src/shell/app/queryClient.ts'

const key = ['card', 'getOne', { id: '1' }]
afterEach(() => {
  vi.useRealTimers()
})

it('a record that a list brings again is as old as it was, and is read anew by its page', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const queries = createQueryClient()
  queries.setQueryData(key, { id: 1, state: 'sold' })
  void queries.invalidateQueries({ queryKey: key, refetchType: 'none' })
  vi.setSystemTime(1_060_000)
  queries.setQueryData(key, (known: unknown) => known ?? { id: 1, state: 'redeemed' })
  expect(queries.getQueryState(key)).toMatchObject({
    data: { state: 'sold' },
    dataUpdatedAt: 1_000_000,
    isInvalidated: true,
  })
})

it('what is new is new from now on, whoever says it', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const queries = createQueryClient()
  queries.setQueryData(key, { id: 1, state: 'sold' })
  vi.setSystemTime(1_060_000)
  queries.setQueryData(key, { id: 1, state: 'redeemed' })
  expect(queries.getQueryState(key)).toMatchObject({ data: { state: 'redeemed' }, dataUpdatedAt: 1_060_000 })
})
