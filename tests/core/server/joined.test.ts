import { describe, expect, it } from 'vitest'
import { joined } from '../../../server/core/actions/joined.ts'

describe('work that is joined', () => {
  it('is done at once where nothing runs, and together for what comes meanwhile, in order', async () => {
    const runs: (readonly number[])[] = []
    let open = (): void => undefined
    const opened = new Promise<void>(resolve => {
      open = resolve
    })
    const join = joined<number, number>(async all => {
      runs.push(all)
      await opened
      return all.map(one => one * 10)
    })
    const answers = Promise.all(Array.from({ length: 20 }, (_, n) => join(n)))
    expect(runs).toEqual([[0]])
    open()
    expect(await answers).toEqual(Array.from({ length: 20 }, (_, n) => n * 10))
    expect(runs.slice(1)).toEqual([Array.from({ length: 16 }, (_, n) => n + 1), [17, 18, 19]])
  })

  it('fails for the one alone that is wrong, and goes on', async () => {
    const runs: (readonly number[])[] = []
    const join = joined<number, number>(async all => {
      runs.push(all)
      await Promise.resolve()
      if (all.includes(3)) throw new Error('three')
      return all
    })
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(join))
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(runs).toContainEqual([3])
    expect(await join(6)).toBe(6)
  })
})
