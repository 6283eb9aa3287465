import { expect, it } from 'vitest'
import { createLimiter } from '../../../server/platform/limiter.ts'

it('runs at most so many tasks at once, in the order in which they came, whatever becomes of them', async () => {
  const limited = createLimiter(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const task = (i: number) =>
    limited(async () => {
      order.push(i)
      running += 1
      most = Math.max(most, running)
      await new Promise(resolve => {
        setImmediate(resolve)
      })
      running -= 1
      if (i % 3 === 0) throw new Error(`task ${i}`)
      return i
    })
  const done = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => task(i)))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(done.map(one => one.status === 'fulfilled')).toEqual([false, true, true, false, true, true, false, true, true])
  expect(await task(10)).toBe(10)
})
