import { describe, expect, it } from 'vitest'
import { comparePlans, minutesByCell, planTotals, withMinutes } from '../../domain/planMinutes.ts'
import type { PlanMinutes } from '../../domain/planMinutes.ts'
import type { PlanEye } from '../../domain/eyes.ts'

const item = (project: number, eye: PlanEye, minutes: number): PlanMinutes => ({ project, eye, minutes })

describe('the minutes of a plan', () => {
  it('are summed by eye and for the day', () => {
    expect(planTotals([item(1, 'right', 15), item(2, 'right', 5), item(1, 'both', 10)])).toEqual({
      right: 20,
      left: 0,
      both: 10,
      turn: 0,
      day: 30,
    })
  })

  it('are set, changed, and taken away by 0, one cell at a time', () => {
    const one = withMinutes([], item(1, 'left', 10))
    const two = withMinutes(one, item(1, 'right', 5))
    expect(withMinutes(two, item(1, 'left', 20))).toEqual([item(1, 'left', 20), item(1, 'right', 5)])
    expect(withMinutes(two, item(1, 'left', 0))).toEqual([item(1, 'right', 5)])
    expect(withMinutes(two, item(9, 'left', 0))).toEqual(two)
    expect(minutesByCell([item(1, 'left', 0)]).size).toBe(0)
  })

  it('are compared cell by cell', () => {
    expect(
      comparePlans(
        [item(1, 'left', 10), item(2, 'both', 5), item(4, 'turn', 3)],
        [item(2, 'both', 8), item(3, 'right', 5), item(4, 'turn', 3)],
      ).map(({ project, kind }) => [project, kind]),
    ).toEqual([
      [1, 'removed'],
      [2, 'changed'],
      [4, 'same'],
      [3, 'added'],
    ])
  })
})
