import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNeitherAmblyopic } from '../../domain/amblyopia.ts'
import { eyeLeftOut, minutesLeftOut } from '../../domain/planFit.ts'
import { planEyes } from '../../domain/eyes.ts'

const item = fc.record({
  project: fc.integer({ min: 1, max: 9 }),
  eye: fc.constantFrom(...planEyes),
  minutes: fc.integer({ min: 0, max: 60 }),
})
const recommendations = [
  'rightOnly',
  'leftOnly',
  'bothAtOnce',
  'rightThenLeft',
  'notMeasured',
  'notComparable',
] as const

describe('minutes for the eye that the recommendation leaves out', () => {
  it('are those of that eye, of both at once and in turn', () => {
    const items = [
      { project: 1, eye: 'right', minutes: 20 },
      { project: 1, eye: 'left', minutes: 5 },
      { project: 2, eye: 'left', minutes: 10 },
      { project: 3, eye: 'turn', minutes: 5 },
    ] as const
    expect(minutesLeftOut(items, 'rightOnly')).toEqual({
      eye: 'left',
      ways: [
        { way: 'left', minutes: 15 },
        { way: 'turn', minutes: 5 },
      ],
    })
    expect(minutesLeftOut(items, 'leftOnly')).toEqual({
      eye: 'right',
      ways: [
        { way: 'right', minutes: 20 },
        { way: 'turn', minutes: 5 },
      ],
    })
    expect(minutesLeftOut(items.slice(0, 1), 'rightOnly')).toBeUndefined()
  })

  it('are none where both eyes are to train, where nothing is recommended, and where nothing is set', () => {
    fc.assert(
      fc.property(fc.array(item), fc.constantFrom(...recommendations), (items, recommendation) => {
        const found = minutesLeftOut(items, recommendation)
        if (eyeLeftOut(recommendation) === undefined || items.every(({ minutes }) => minutes === 0))
          expect(found).toBeUndefined()
        else expect(found?.ways.every(({ minutes }) => minutes > 0) ?? true).toBe(true)
      }),
    )
  })
})

it.each([
  ['0.9', '2', true],
  ['1', '1', true],
  ['0.8', '1', false],
  ['UC', '1', false],
  [null, '1', false],
  ['CF', 'CF', false],
] as const)('vision of %s and %s: neither eye is amblyopic, %s', (right, left, isHealthy) => {
  expect(isNeitherAmblyopic({ right, left })).toBe(isHealthy)
})
