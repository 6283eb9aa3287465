import { describe, expect, it } from 'vitest'
import { dateIn } from '../../../domain/calendar.ts'
import {
  anyOf,
  choice,
  date,
  datetime,
  decimal,
  dictionary,
  flag,
  integer,
  items,
  json,
  money,
  ref,
  refs,
  same,
  secret,
  text,
} from '../../../resources/core/index.ts'
import type { Fields } from '../../../resources/core/index.ts'
import { operator } from '../../../resources/access/operator.ts'
import { toYup } from '../../../resources/core/yup.ts'
import type { ValidationContext } from '../../../resources/core/yup.ts'
import { validate } from '../../../resources/core/validate.ts'

const now: ValidationContext = { today: '2026-03-01' }
const check = (
  fields: Fields,
  input: unknown,
  context: ValidationContext = now,
  rules: Parameters<typeof toYup>[1] = [],
) => {
  const result = validate(toYup(fields, rules), input, context)
  return result.ok
    ? result.value
    : Object.fromEntries(Object.entries(result.errors).map(([path, { key }]) => [path, `! ${key}`]))
}

describe('defaults', () => {
  const fields = {
    state: choice(['on', 'off'], { default: 'on' }),
    sort: integer({ default: 999 }),
    open: flag(),
    shown: flag({ default: true }),
    on: date({ default: '2020-01-01' }),
  }

  it('stand where nothing is sent, whatever the kind', () => {
    expect(check(fields, {})).toEqual({ state: 'on', sort: 999, open: false, shown: true, on: '2020-01-01' })
  })
  it('do not replace what is sent', () => {
    expect(check(fields, { state: 'off', sort: 0, open: true, shown: false, on: '2021-01-01' })).toEqual({
      state: 'off',
      sort: 0,
      open: true,
      shown: false,
      on: '2021-01-01',
    })
  })
  it('cannot be cleared', () => {
    expect(check(fields, { state: '', sort: null })).toEqual({ state: '! required', sort: '! required' })
  })
})

describe('showWhen', () => {
  const fields = {
    type: choice(['ordinary', 'trial', 'demo'], { default: 'ordinary' }),
    until: date({ showWhen: { type: ['ordinary', 'trial'] }, requiredWhen: { type: 'trial' } }),
    reason: text({ required: true, showWhen: { until: { not: null } } }),
  }
  it('makes a hidden value null, valid or not, sent or not', () => {
    expect(check(fields, { type: 'demo', until: '2027-01-01' })).toEqual({ type: 'demo', until: null, reason: null })
    expect(check(fields, { type: 'demo', until: 'nonsense' })).toEqual({ type: 'demo', until: null, reason: null })
    expect(check(fields, { type: 'demo' })).toEqual({ type: 'demo', until: null, reason: null })
  })
  it('sees a default that is not sent', () => {
    expect(check(fields, { until: '2027-01-01', reason: 'x' })).toEqual({
      type: 'ordinary',
      until: '2027-01-01',
      reason: 'x',
    })
  })
  it('goes from field to field', () => {
    expect(check(fields, { type: 'ordinary', until: '2027-01-01' })).toEqual({ reason: '! required' })
    expect(check(fields, { type: 'demo', until: '2027-01-01', reason: 'hidden with it' })).toMatchObject({
      reason: null,
    })
  })
  it('does not depend on the order in which fields are declared', () => {
    const { type, until, reason } = fields
    expect(check({ reason, until, type }, { reason: 'x', until: '2027-01-01', type: 'demo' })).toEqual({
      type: 'demo',
      until: null,
      reason: null,
    })
  })
  it('sees an unset flag as no', () => {
    const flags = { open: flag(), note: text({ showWhen: { open: false } }), other: text({ showWhen: { open: true } }) }
    expect(check(flags, { note: 'a', other: 'b' })).toEqual({ open: false, note: 'a', other: null })
  })
  it('looks over a ref and at read-only fields through the context', () => {
    const hopping = {
      patient: ref('patient'),
      state: choice(['a', 'b'], { readOnly: true }),
      note: text({ showWhen: { 'patient.type': { not: 'demo' }, state: 'b' } }),
    }
    expect(check(hopping, { note: 'x' }, { ...now, hops: { 'patient.type': 'trial', state: 'b' } })).toEqual({
      note: 'x',
    })
    expect(check(hopping, { note: 'x' }, { ...now, hops: { 'patient.type': 'demo', state: 'b' } })).toEqual({
      note: null,
    })
    expect(
      check(hopping, { note: 'x', state: 'b' }, { ...now, hops: { 'patient.type': 'trial', state: 'a' } }),
    ).toEqual({ note: null })
  })
  it('takes no stored value for one that input cleared', () => {
    const stored = { type: 'trial', until: '2027-01-01' }
    expect(check(fields, { type: 'ordinary', until: null }, { ...now, hops: stored })).toEqual({
      type: 'ordinary',
      until: null,
      reason: null,
    })
  })
  it('understands a condition over a ref alone', () => {
    const fields = { note: text({ requiredWhen: { 'patient.type': 'demo' } }) }
    expect(check(fields, {}, { ...now, hops: { 'patient.type': 'demo' } })).toEqual({ note: '! required' })
    expect(check(fields, {}, { ...now, hops: { 'patient.type': 'trial' } })).toEqual({})
  })
})

describe('requiredWhen', () => {
  it('demands a value only while the condition holds', () => {
    const fields = { cyl: integer(), axis: integer({ requiredWhen: { cyl: { min: 1 } } }) }
    expect(check(fields, { cyl: 2 })).toEqual({ axis: '! required' })
    expect(check(fields, { cyl: 2, axis: 0 })).toEqual({ cyl: 2, axis: 0 })
    expect(check(fields, { cyl: null, axis: null })).toEqual({ cyl: null, axis: null })
  })
  it('does not take an empty list for a value', () => {
    const fields = {
      scope: choice(['all', 'chosen']),
      hospitals: refs('hospital', { requiredWhen: { scope: 'chosen' } }),
    }
    expect(check(fields, { scope: 'chosen', hospitals: [] })).toEqual({ hospitals: '! required' })
    expect(check(fields, { scope: 'all', hospitals: [] })).toEqual({ scope: 'all', hospitals: [] })
  })
  it('holds for a real resource', () => {
    const valid = { username: 'wang', name: '王', hospital: 1, roles: [1] }
    expect(check(operator.fields, { ...valid, dataScope: 'chosen', scopeHospitals: [] })).toEqual({
      scopeHospitals: '! required',
    })
    expect(check(operator.fields, { ...valid, dataScope: 'all', scopeHospitals: [2] })).toMatchObject({
      scopeHospitals: null,
    })
  })
})

describe('texts', () => {
  it('are counted in code points', () => {
    expect(check({ a: text({ max: 2 }) }, { a: '👁👁' })).toEqual({ a: '👁👁' })
    expect(check({ a: text({ max: 2 }) }, { a: '👁👁👁' })).toEqual({ a: '! max' })
    expect(check({ a: text({ min: 3 }) }, { a: '𠮷𠮷' })).toEqual({ a: '! min' })
  })
  it('are trimmed before they are counted and kept', () => {
    expect(check({ a: text({ max: 2 }) }, { a: '  ab ' })).toEqual({ a: 'ab' })
  })
  it('keep their parameters in the message, and nothing of the value', () => {
    const result = validate(toYup({ a: text({ max: 2 }) }), { a: '13800000000' }, now)
    expect(result).toEqual({ ok: false, errors: { a: { key: 'max', max: 2 } } })
  })
  it.each(['\u0000', 'a\u0007', '\ud800', 'x\udc00'])('refuse what the database cannot store: %j', value => {
    expect(
      check(
        { a: text(), b: secret(), c: dictionary('group'), d: json() },
        { a: value, b: value, c: value, d: [value] },
      ),
    ).toEqual({
      a: '! characters',
      b: '! characters',
      c: '! choice',
      ...(value === 'a\u0007' ? {} : { d: '! characters' }),
    })
  })
})

describe('dates', () => {
  const fields = { birthday: date({ max: 'today' }), starts: date({ min: 'today' }) }
  it('are bounded by the day of the business time zone, not of the machine', () => {
    const late = new Date('2026-02-28T17:00:00Z')
    expect(dateIn(late, 'Asia/Shanghai')).toBe('2026-03-01')
    expect(check(fields, { birthday: '2026-03-01', starts: '2026-03-01' }, { today: dateIn(late) })).toEqual({
      birthday: '2026-03-01',
      starts: '2026-03-01',
    })
    expect(check(fields, { birthday: '2026-03-02', starts: '2026-02-28' }, { today: dateIn(late) })).toEqual({
      birthday: '! notAfter',
      starts: '! notBefore',
    })
  })
  it('name the bound in the message', () => {
    expect(validate(toYup(fields), { birthday: '2027-01-01' }, now)).toEqual({
      ok: false,
      errors: { birthday: { key: 'notAfter', max: '2026-03-01' } },
    })
  })
  it('lie in 1900 at the earliest where nothing else is said, and where a field says so earlier', () => {
    const early = { day: '1899-12-31', at: '1899-12-31T08:00:00Z', founded: '1850-01-01' }
    const all = { day: date(), at: datetime(), founded: date({ min: '1800-01-01' }) }
    expect(check(all, early)).toEqual({ day: '! notBefore', at: '! notBefore' })
    expect(check(all, { founded: '1850-01-01' })).toMatchObject({ founded: '1850-01-01' })
    expect(check(all, { day: '1900-01-01', at: '1900-01-01T08:00:00Z' })).toMatchObject({
      day: '1900-01-01',
      at: '1900-01-01T08:00:00Z',
    })
  })
  it('may stay out of their bounds where they are stored so, and go nowhere else out of them', () => {
    const stored = { birthday: '2027-01-01', starts: '1850-01-01' }
    expect(check(fields, stored, { ...now, stored })).toEqual(stored)
    expect(check(fields, { birthday: '2027-01-02', starts: '1850-01-02' }, { ...now, stored })).toEqual({
      birthday: '! notAfter',
      starts: '! notBefore',
    })
  })
  it('have yet to come, or have passed, to the minute, where a moment is bounded by now', () => {
    const moments = { sent: datetime({ min: 'now' }), seen: datetime({ max: 'now' }) }
    const context = { ...now, now: new Date('2026-03-01T09:30:20Z') }
    const at = (time: string) => check(moments, { sent: `2026-03-01T${time}Z`, seen: `2026-03-01T${time}Z` }, context)
    expect(at('09:29:59')).toMatchObject({ sent: '! momentPassed' })
    // The present minute is what an input tells of now.
    expect(at('09:30:00')).toEqual({ sent: '2026-03-01T09:30:00Z', seen: '2026-03-01T09:30:00Z' })
    // Clocks differ by some minutes.
    expect(at('09:34:00')).toMatchObject({ seen: '2026-03-01T09:34:00Z' })
    expect(at('09:40:00')).toEqual({ seen: '! momentToCome' })
    const stored = { sent: '2026-01-01T08:00:00Z' }
    expect(check(moments, stored, { ...context, stored })).toMatchObject(stored)
  })
  it('never shift', () => {
    expect(check(fields, { birthday: '2015-03-04' })).toEqual({ birthday: '2015-03-04' })
  })
  it.each(['2026-03-01T08:00:00+15:00', '2026-03-01T08:00:00+99:99', '2026-02-30T08:00:00Z', '2026-03-01 08:00'])(
    'refuse the moment %s',
    value => {
      expect(check({ at: datetime() }, { at: value })).toEqual({ at: '! datetime' })
    },
  )
})

describe('amounts', () => {
  it('name their bounds in yuan, as they are typed', () => {
    const fields = { amount: money({ min: 100, max: 1_000_000_000 }) }
    expect(validate(toYup(fields), { amount: 99 }, now)).toEqual({
      ok: false,
      errors: { amount: { key: 'amountAtLeast', amount: '1.00' } },
    })
    expect(validate(toYup(fields), { amount: 1_000_000_001 }, now)).toEqual({
      ok: false,
      errors: { amount: { key: 'amountAtMost', amount: '10,000,000.00' } },
    })
  })
})

describe('a number that counts from one', () => {
  it('is told in one sentence to be a positive integer; others by what is wrong', () => {
    const fields = { times: integer({ min: 1 }), gifts: integer({ min: 0 }), share: decimal({ min: 1, digits: 1 }) }
    for (const times of [0, -3, 1.5])
      expect(check(fields, { times, gifts: 0, share: 1 })).toEqual({ times: '! positiveInteger' })
    expect(check(fields, { times: 1, gifts: 0.5, share: 1 })).toEqual({ gifts: '! integer' })
    expect(check(fields, { times: 1, gifts: -1, share: 0.5 })).toEqual({ gifts: '! atLeast', share: '! atLeast' })
  })
})

describe('items', () => {
  const fields = {
    rows: items(
      { project: ref('project', { required: true }), minutes: integer({ min: 1, max: 600 }), note: text() },
      { max: 2 },
    ),
  }
  it('keep their order and drop what is unknown', () => {
    expect(
      check(fields, {
        rows: [
          { project: 2, minutes: 5, junk: 1 },
          { project: 1, note: ' a ' },
        ],
      }),
    ).toEqual({
      rows: [
        { project: 2, minutes: 5 },
        { project: 1, note: 'a' },
      ],
    })
  })
  it('name the row and the field of each mistake', () => {
    expect(check(fields, { rows: [{ project: 1, minutes: 0 }, { minutes: '5' }] })).toEqual({
      'rows.0.minutes': '! positiveInteger',
      'rows.1.project': '! required',
      'rows.1.minutes': '! number',
    })
  })
  it('are rows, and not too many', () => {
    expect(check(fields, { rows: [7] })).toEqual({ 'rows.0': '! items' })
    expect(check(fields, { rows: [{ project: 1 }, { project: 1 }, { project: 1 }] })).toEqual({ rows: '! mostEntries' })
  })
})

describe('lists of records', () => {
  it('tell a mistake at the field itself', () => {
    expect(check({ roles: refs('role') }, { roles: [1, 'x'] })).toEqual({ roles: '! reference' })
    expect(check({ roles: refs('role') }, { roles: [1, null] })).toEqual({ roles: '! reference' })
    expect(check({ roles: refs('role') }, { roles: [1, 1] })).toEqual({ roles: '! distinct' })
  })
})

describe('rules over several fields', () => {
  const fields = { doctor: ref('doctor'), nurse: ref('doctor'), password: secret(), again: secret() }
  const rules = [anyOf('doctor', 'nurse'), same('password', 'again')]
  it('stand at their field', () => {
    expect(check(fields, { password: 'a', again: 'b' }, now, rules)).toEqual({ doctor: '! anyOf', again: '! same' })
    expect(check(fields, { nurse: 3, password: 'a', again: 'a' }, now, rules)).toEqual({
      nurse: 3,
      password: 'a',
      again: 'a',
    })
  })
  it('are told together with the mistakes of single fields', () => {
    expect(check(fields, { doctor: -1, password: 'a', again: 'b' }, now, rules)).toEqual({
      doctor: '! reference',
      again: '! same',
    })
  })
  it('do not tell null from nothing', () => {
    expect(check(fields, { doctor: 1, password: null }, now, rules)).toEqual({ doctor: 1, password: null })
  })
})

describe('what is not a record', () => {
  it.each([null, 5, 'text', [], [{}], true])('%j is answered with one message', value => {
    expect(check({ a: text() }, value)).toEqual({ root: '! type' })
  })
  it('counts nothing as an empty record', () => {
    expect(check({ a: text({ required: true }), b: flag() }, undefined)).toEqual({ a: '! required' })
  })
  it('drops read-only, counted and unknown keys', () => {
    expect(
      check(
        { a: text(), b: text({ readOnly: true }) },
        { a: 'x', b: 'y', c: 'z', ['__proto__']: 1, constructor: 2, toString: 3 },
      ),
    ).toEqual({ a: 'x' })
    expect(check({ rows: items({ a: text() }) }, { rows: [{ a: 'x', constructor: 2, z: 1 }] })).toEqual({
      rows: [{ a: 'x' }],
    })
  })
  it('tells all broken fields at once', () => {
    expect(check({ a: text({ required: true }), b: integer(), c: choice(['x']) }, { b: 'q', c: 'q' })).toEqual({
      a: '! required',
      b: '! number',
      c: '! choice',
    })
  })
  it('survives a document that nests without end', () => {
    const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)) as unknown
    expect(check({ a: json() }, { a: deep })).toEqual({ a: '! max' })
  })
})
