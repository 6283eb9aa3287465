import { expect, it } from 'vitest'
import { circularAmong } from '../../../server/core/tree.ts'

/** Superiors that count how often they are asked for. */
class Counted extends Map<number, number | null> {
  asked = 0

  override get(id: number): number | null | undefined {
    this.asked += 1
    return super.get(id)
  }
}

const chain = (length: number, last: number | null): Counted =>
  new Counted(Array.from({ length }, (_, at) => [at + 1, at + 1 < length ? at + 2 : last]))
const ids = (length: number): number[] => Array.from({ length }, (_, at) => at + 1)

it('asks once for the superior of each record, however deep they stand', () => {
  for (const length of [100, 200, 1000]) {
    const superiors = chain(length, null)
    expect(circularAmong(ids(length), superiors)).toBeUndefined()
    expect(superiors.asked).toBe(length)
    expect(circularAmong(ids(length).reverse(), superiors)).toBeUndefined()
    expect(superiors.asked).toBe(2 * length)
  }
})

it('finds whoever stands below itself, and not those that only stand below such', () => {
  expect(circularAmong([1, 2, 3], chain(3, 1))).toBe(1)
  expect(circularAmong([7], new Map([[7, 7]]))).toBe(7)
  // 1 stands below 2 and 3, which stand below each other.
  expect(
    circularAmong(
      [1, 3],
      new Map([
        [1, 2],
        [2, 3],
        [3, 2],
      ]),
    ),
  ).toBe(3)
  expect(
    circularAmong(
      [1],
      new Map([
        [1, 2],
        [2, 3],
        [3, 2],
      ]),
    ),
  ).toBeUndefined()
  expect(
    circularAmong(
      [4, 1],
      new Map([
        [1, 2],
        [2, null],
        [4, 99],
      ]),
    ),
  ).toBeUndefined()
})
