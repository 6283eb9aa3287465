import { expect, it } from 'vitest'
import { inTurn } from '../../../server/core/inTurn.ts'

/** Work that ends when it is told to, and how much of it is under way by whom. */
const bench = () => {
  const under: number[] = []
  const ends: (() => void)[] = []
  const work = (operator: number) => async (): Promise<number> => {
    under.push(operator)
    await new Promise<void>(resolve => {
      ends.push(resolve)
    })
    under.splice(under.indexOf(operator), 1)
    return operator
  }
  return {
    under,
    work,
    endAll: async () => {
      while (ends.length > 0) {
        ends.splice(0).forEach(end => end())
        await settle()
      }
    },
  }
}
const settle = (): Promise<void> =>
  new Promise(resolve => {
    setImmediate(resolve)
  })

it('works out few questions of one operator at once, and leaves half of the connections to others', async () => {
  const { under, work, endAll } = bench()
  const turn = inTurn(10)
  const asked = [...Array.from({ length: 20 }, () => 1), 2, 3, 4].map(operator =>
    turn(operator, undefined, work(operator)),
  )
  await settle()
  expect(under.toSorted()).toEqual([1, 1, 1, 2, 3])
  await endAll()
  expect(await Promise.all(asked)).toHaveLength(23)
  expect(under).toEqual([])
})

it('works out one at least', async () => {
  expect(await inTurn(1)(1, undefined, async () => 'answered')).toBe('answered')
})

it('works out nothing for who has left meanwhile, and goes on with the next', async () => {
  const { under, work, endAll } = bench()
  const turn = inTurn(2)
  let hasGone = false
  const [first, left, next] = [
    turn(1, undefined, work(1)),
    turn(2, () => hasGone, work(2)),
    turn(3, undefined, work(3)),
  ]
  hasGone = true
  const refused = expect(left).rejects.toMatchObject({ name: 'AbortError' })
  await endAll()
  await refused
  await settle()
  await endAll()
  expect(await Promise.all([first, next])).toEqual([1, 3])
  expect(under).toEqual([])
})
