import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amblyopiaLevel,
  decisiveEye,
  normalAcuity,
  patientEffect,
  trainingRecommendation,
  treatmentEffect,
  worseLevel,
} from '../../domain/amblyopia.ts'
import {
  acuityCodes,
  hundredths,
  isAcuity,
  lineDifference,
  lineOf,
  ofHundredths,
  rankOf,
  readAcuity,
  toFivePoint,
} from '../../domain/visualAcuity.ts'

const acuities = fc.oneof(fc.integer({ min: 1, max: 200 }).map(ofHundredths), fc.constantFrom(...acuityCodes))
const measured = fc.option(acuities)
/**
 * What no form lets through and a row may hold nevertheless: any text, numbers that are none of the chart, names that
 * every object has.
 */
const garbage = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom('', ' ', '0', '-1', '0.55', '3.0', '1e0', '0.5.5', '__proto__', 'constructor', 'cf', '０.５'),
)
const anything = fc.oneof(measured, garbage)
const levels = ['none', 'mild', 'moderate', 'severe', 'notMeasured', 'notComparable'] as const
const effects = [
  'cure',
  'improved',
  'invalid',
  'notAmblyopicAtFirst',
  'notYetComparable',
  'notMeasured',
  'notComparable',
]
const recommendations = ['rightOnly', 'leftOnly', 'bothAtOnce', 'rightThenLeft', 'notMeasured', 'notComparable']
const visits = fc.array(fc.record({ right: measured, left: measured }), { maxLength: 6 })

describe('the level of amblyopia', () => {
  it.each([
    ['0.01', 'severe'],
    ['0.19', 'severe'],
    ['0.2', 'moderate'],
    ['0.5', 'moderate'],
    ['0.59', 'moderate'],
    ['0.6', 'mild'],
    ['0.8', 'mild'],
    ['0.89', 'mild'],
    ['0.9', 'none'],
    ['2', 'none'],
    ['CF', 'severe'],
    ['NLP', 'severe'],
    ['UC', 'notComparable'],
    [null, 'notMeasured'],
  ] as const)('of %s is %s', (corrected, level) => {
    expect(amblyopiaLevel(corrected)).toBe(level)
  })

  it('is an answer for every value', () => {
    fc.assert(
      fc.property(anything, value => {
        expect(levels).toContain(amblyopiaLevel(value))
      }),
    )
  })

  it('of what is no acuity cannot be told', () => {
    fc.assert(
      fc.property(
        garbage.filter(value => !isAcuity(value) && hundredths(value) === undefined),
        value => {
          expect(amblyopiaLevel(value)).toBe('notComparable')
        },
      ),
    )
  })

  it('never rises with vision', () => {
    const degree = (value: number) => levels.indexOf(amblyopiaLevel(ofHundredths(value)))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 199 }), value => {
        expect(degree(value + 1)).toBeLessThanOrEqual(degree(value))
      }),
    )
  })

  it('of a patient is that of the worse eye, in either order, and one of the eyes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.constantFrom(...levels), (one, other) => {
        expect(worseLevel(one, other)).toBe(worseLevel(other, one))
        expect([one, other]).toContain(worseLevel(one, other))
      }),
    )
    expect([worseLevel('mild', 'severe'), worseLevel('moderate', 'none')]).toEqual(['severe', 'moderate'])
  })

  it('of a patient is at least that of the eye that could be measured, and never "none" by it alone', () => {
    expect([
      worseLevel('mild', 'notComparable'),
      worseLevel('notMeasured', 'severe'),
      worseLevel('notMeasured', 'notComparable'),
    ]).toEqual(['mild', 'severe', 'notComparable'])
    fc.assert(
      fc.property(measured, measured, (right, left) => {
        const known = [right, left].every(value => value !== null && value !== 'UC')
        expect(worseLevel(amblyopiaLevel(right), amblyopiaLevel(left)) === 'none' && !known).toBe(false)
      }),
    )
  })

  it('has the norm of the age beside it', () => {
    expect([2, 3, 5, 6, 14].map(normalAcuity)).toEqual([undefined, '0.5', '0.5', '0.7', '0.7'])
  })
})

describe('the effect of treatment', () => {
  it.each([
    [['0.3', '0.9'], 'cure'],
    [['0.89', '1'], 'cure'],
    [['0.3', '0.5'], 'improved'],
    [['0.6', '0.8'], 'improved'],
    [['0.7', '0.89'], 'invalid'],
    [['0.3', '0.49'], 'invalid'],
    [['0.5', '0.3'], 'invalid'],
    [['0.9', '1'], 'notAmblyopicAtFirst'],
    [['0.3'], 'notYetComparable'],
    [[], 'notMeasured'],
    [[null, null], 'notMeasured'],
    [['CF', '0.5'], 'notComparable'],
    [['0.2', null, '0.1', '0.4'], 'improved'],
  ] as const)('on an eye with %j is %s', (records, effect) => {
    expect(treatmentEffect(records)).toBe(effect)
  })

  it('is exact where binary fractions are not: 0.1 to 0.3 is a gain of 0.2', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 69 }), first => {
        expect(treatmentEffect([ofHundredths(first), ofHundredths(first + 20)])).toBe('improved')
      }),
    )
  })

  it('is an answer for every history: that of one of the eyes, or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(visits, fc.array(fc.record({ right: anything, left: anything }), { maxLength: 6 })),
        records => {
          const effect = patientEffect(records)
          expect(effects).toContain(effect)
          expect([
            treatmentEffect(records.map(one => one.right)),
            treatmentEffect(records.map(one => one.left)),
            'notMeasured',
            'notComparable',
          ]).toContain(effect)
        },
      ),
    )
  })

  it('on a patient is that on the eye that was worse at first, and of equal ones the one worse at last', () => {
    expect(
      decisiveEye([
        { right: '0.5', left: '0.3' },
        { right: '0.4', left: '0.9' },
      ]),
    ).toBe('left')
    expect(
      decisiveEye([
        { right: '0.3', left: '0.3' },
        { right: '0.9', left: '0.5' },
      ]),
    ).toBe('left')
    expect(decisiveEye([{ right: 'CF', left: '0.01' }])).toBe('right')
    expect(
      patientEffect([
        { right: '0.3', left: '0.5' },
        { right: '0.9', left: '0.6' },
      ]),
    ).toBe('cure')
  })

  it('on a patient is not told from one eye where it rests on the other too', () => {
    expect(
      decisiveEye([
        { right: 'UC', left: '0.5' },
        { right: '0.4', left: '0.9' },
      ]),
    ).toBe('notComparable')
    expect(
      decisiveEye([
        { right: '0.5', left: '0.5' },
        { right: '0.9', left: 'UC' },
      ]),
    ).toBe('notComparable')
    expect(decisiveEye([{ right: null, left: '0.5' }])).toBe('notMeasured')
    fc.assert(
      fc.property(
        fc.constantFrom(null, 'UC'),
        fc.array(acuities, { minLength: 1, maxLength: 5 }),
        (unmeasured, values) => {
          for (const records of [
            values.map(value => ({ right: unmeasured, left: value })),
            values.map(value => ({ right: value, left: unmeasured })),
          ]) {
            expect(['notMeasured', 'notComparable']).toContain(patientEffect(records))
          }
        },
      ),
    )
  })
})

describe('the recommended training', () => {
  it.each([
    ['1', '0.7', 'leftOnly'],
    ['0.2', '0.5', 'rightOnly'],
    ['0.5', '0.3', 'bothAtOnce'],
    ['1', '0.8', 'bothAtOnce'],
    ['1', '1', 'bothAtOnce'],
    ['0.4', '0.1', 'rightThenLeft'],
    ['0.49', '0.49', 'rightThenLeft'],
    ['CF', '0.5', 'notComparable'],
    [null, '0.5', 'notMeasured'],
  ] as const)('for %s and %s is %s', (right, left, recommendation) => {
    expect(trainingRecommendation({ right, left })).toBe(recommendation)
  })

  it('is an answer for every pair, and mirrors when the eyes are exchanged', () => {
    const mirrored: Record<string, string> = { rightOnly: 'leftOnly', leftOnly: 'rightOnly' }
    fc.assert(
      fc.property(anything, anything, (right, left) => {
        const given = trainingRecommendation({ right, left })
        expect(recommendations).toContain(given)
        expect(trainingRecommendation({ right: left, left: right })).toBe(mirrored[given] ?? given)
      }),
    )
  })

  it('trains one eye alone only where the other reads three lines more', () => {
    fc.assert(
      fc.property(acuities, acuities, (right, left) => {
        if (trainingRecommendation({ right, left }) !== 'rightOnly') return
        expect(lineDifference(right, left)).toBeGreaterThanOrEqual(3)
        expect(hundredths(left)).toBeGreaterThanOrEqual(50)
      }),
    )
  })
})

describe('what reads and orders acuities', () => {
  it('answers for every text, with what is kept or with nothing', () => {
    fc.assert(
      fc.property(garbage, text => {
        const read = readAcuity(text)
        expect(read === undefined || isAcuity(read)).toBe(true)
        for (const answer of [
          hundredths(text),
          lineOf(text),
          rankOf(text),
          lineDifference(text, '0.5'),
          lineDifference('0.5', text),
        ])
          expect(answer === undefined || Number.isInteger(answer)).toBe(true)
        expect(['undefined', 'string']).toContain(typeof toFivePoint(text))
      }),
    )
  })
})
