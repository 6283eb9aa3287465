import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clausesOf, firstFailing, holds } from '../../../resources/core/condition.ts'
import type { AnyCondition, Scalar } from '../../../resources/core/condition.ts'

const today = '2026-03-01'

describe('holds', () => {
  it.each<[AnyCondition | undefined, Record<string, unknown>, boolean]>([
    [undefined, {}, true],
    [{}, {}, true],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: '1' }, false],
    [{ a: null }, {}, true],
    [{ a: null }, { a: undefined }, true],
    [{ a: null }, { a: 0 }, false],
    [{ a: null }, { a: '' }, false],
    [{ a: false }, {}, false],
    [{ a: false }, { a: false }, true],
    [{ a: [1, 2] }, { a: 2 }, true],
    [{ a: [] }, { a: 2 }, false],
    [{ a: [] }, { a: null }, false],
    [{ a: [1, null] }, {}, true],
    [{ a: { not: 1 } }, { a: 2 }, true],
    [{ a: { not: 1 } }, { a: 1 }, false],
    [{ a: { not: 1 } }, { a: null }, true],
    [{ a: { not: null } }, { a: null }, false],
    [{ a: { not: null } }, { a: 0 }, true],
    [{ a: { not: [1, 2] } }, { a: 3 }, true],
    [{ a: { not: [1, null] } }, { a: null }, false],
    [{ a: { not: [] } }, { a: null }, true],
    [{ a: { min: 1 } }, { a: 1 }, true],
    [{ a: { min: 1 } }, { a: 0 }, false],
    [{ a: { min: 1 } }, { a: null }, false],
    [{ a: { max: 1 } }, { a: null }, false],
    [{ a: { min: 1, max: 2 } }, { a: 2 }, true],
    [{ a: { min: 1, max: 2 } }, { a: 3 }, false],
    [{ a: {} }, { a: 3 }, true],
    [{ a: {} }, {}, false],
    [{ a: { max: 'today' } }, { a: '2026-03-01' }, true],
    [{ a: { max: 'today' } }, { a: '2026-03-02' }, false],
    [{ a: { min: 'today' } }, { a: '2026-02-28' }, false],
    [{ 'patient.type': { not: 'demo' } }, { 'patient.type': 'trial' }, true],
    [{ 'patient.type': { not: 'demo' } }, { patient: { type: 'demo' } }, true],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
    [{ a: 1, b: 2 }, { a: 1, b: 2 }, true],
  ])('%j over %j is %j', (condition, record, expected) => {
    expect(holds(condition, record, today)).toBe(expected)
  })
})

const scalar: fc.Arbitrary<Scalar> = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom('a', 'b', '', true, false, null),
)
const test = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.record({ not: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })) }),
  fc.record({ min: fc.integer({ min: -3, max: 3 }), max: fc.integer({ min: -3, max: 3 }) }, { requiredKeys: [] }),
)
const condition = fc.dictionary(fc.constantFrom('a', 'b', 'c.d'), test) as fc.Arbitrary<AnyCondition>
const record = fc.dictionary(fc.constantFrom('a', 'b', 'c.d', 'e'), scalar)

describe('properties', () => {
  it('a value or a list and its `not` are opposites, nulls included', () => {
    fc.assert(
      fc.property(fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })), record, (values, row) => {
        expect(holds({ a: { not: values } }, row, today)).toBe(!holds({ a: values }, row, today))
      }),
    )
  })
  it('a condition holds where each of its entries does, in any order', () => {
    fc.assert(
      fc.property(condition, record, (one, row) => {
        const entries = Object.entries(one)
        expect(holds(one, row, today)).toBe(entries.every(([key, value]) => holds({ [key]: value }, row, today)))
        expect(holds(Object.fromEntries([...entries].reverse()), row, today)).toBe(holds(one, row, today))
      }),
    )
  })
  it('nothing is null', () => {
    fc.assert(
      fc.property(condition, record, (one, row) => {
        const full = { ...Object.fromEntries(Object.keys(one).map(key => [key, null])), ...row }
        expect(holds(one, row, today)).toBe(holds(one, full, today))
      }),
    )
  })
  it('a bound never holds for null', () => {
    fc.assert(
      fc.property(fc.option(fc.integer()), fc.option(fc.integer()), (min, max) => {
        expect(holds({ a: { min: min ?? undefined, max: max ?? undefined } }, {}, today)).toBe(false)
      }),
    )
  })
  it('the first failing clause is one that does not hold, and there is one whenever the condition does not', () => {
    fc.assert(
      fc.property(condition, record, (one, row) => {
        const failing = firstFailing(one, row, today)
        expect(failing === undefined).toBe(holds(one, row, today))
        if (failing) expect(clausesOf(one)).toContainEqual(failing)
      }),
    )
  })
})
