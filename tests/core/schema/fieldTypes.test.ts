import { describe, expect, it } from 'vitest'
import { fieldTypes } from '../../../resources/core/types/index.ts'
import { Misshapen } from '../../../resources/core/misshapen.ts'
import {
  date,
  datetime,
  decimal,
  integer,
  items,
  longText,
  money,
  richText,
  secret,
  text,
} from '../../../resources/core/index.ts'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import type { Pattern } from '../../../resources/core/types/text/patterns.ts'
import type { Field } from '../../../resources/core/index.ts'
import { isWritable } from '../../../resources/core/fields.ts'
import { toYup } from '../../../resources/core/yup.ts'
import { validate } from '../../../resources/core/validate.ts'
import { oddValues } from '../../support/oddValues.ts'
import { everyExample } from './examples.ts'

const context = { today: '2026-03-01' }
const check = (field: Field, value: unknown) => validate(toYup({ field }), { field: value }, context)
const seeds = [0, 1, 2, 7, 28, 99, 1234]
/** What only the server knows: whether a record or a dictionary value exists. */
const onServer = [2_147_483_647, 'no such value']
const isOnServer = (value: unknown) =>
  onServer.some(one => one === value || (Array.isArray(value) && value.includes(one)))

describe('samples', () => {
  it.each<readonly [string, Field]>([
    ...[date(), date({ min: 'today' }), date({ max: 'today' })].map(field => ['date', field] as const),
    ...[
      datetime(),
      ...(['today', 'now'] as const).flatMap(bound => [datetime({ min: bound }), datetime({ max: bound })]),
    ].map(field => ['datetime', field] as const),
    ...[text(), longText(), richText(), integer(), decimal(), money(), secret()].map(
      (field: Field) => [field.type, field] as const,
    ),
    ...(Object.keys(patterns) as Pattern[])
      .filter(match => match !== 'timeZone')
      .map(match => [match, text({ match, max: 200 })] as const),
  ])('%s differ for several hundred records, as values may be unique', (_, field) => {
    const all = Array.from({ length: 700 }, (_one, seed) => JSON.stringify(fieldTypes[field.type]!.sample(field, seed)))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe.each(everyExample.filter(([, field]) => isWritable(field)))('%s', (_, field) => {
  const type = fieldTypes[field.type]!

  it('accepts and keeps its samples', () => {
    for (const seed of seeds) {
      const sample = type.sample(field, seed)
      if (sample !== undefined) expect(check(field, sample)).toEqual({ ok: true, value: { field: sample } })
    }
  })

  it('answers each broken value with its key, at the field', () => {
    for (const { value, key } of type.broken(field).filter(one => !isOnServer(one.value))) {
      const result = check(field, value)
      expect(result, JSON.stringify(value)).toMatchObject({ ok: false })
      if (!result.ok)
        expect(Object.entries(result.errors).map(([path, { key: found }]) => [path, found])).toEqual([['field', key]])
    }
  })

  it('takes null, blanks and nothing where it is not required', () => {
    const stored = field.default ?? (field.type === 'flag' ? false : undefined)
    expect(validate(toYup({ field }), {}, context)).toEqual({
      ok: true,
      value: stored === undefined ? {} : { field: stored },
    })
    if (stored !== undefined) return
    expect(check(field, null)).toEqual({ ok: true, value: { field: null } })
    expect(check(field, '')).toEqual({ ok: true, value: { field: null } })
    expect(check(field, '  ')).toEqual({ ok: true, value: { field: null } })
  })

  it('demands a value where it is required', () => {
    const required = { ...field, required: true }
    for (const value of [
      undefined,
      null,
      '',
      ' \t',
      ...(['refs', 'items', 'choices'].includes(field.type) ? [[]] : []),
    ]) {
      if (value === undefined && (field.default !== undefined || field.type === 'flag')) continue
      expect(check(required, value), JSON.stringify(value)).toEqual({
        ok: false,
        errors: { field: { key: 'required' } },
      })
    }
  })

  const odd = [
    ...oddValues.map(({ title, json }) => [title, JSON.parse(json) as unknown] as const),
    ['NaN', NaN],
    ['a Date', new Date(0)],
  ] as const

  it('takes odd values, or answers them with a message at the field', () => {
    for (const [title, value] of odd) {
      const result = check(field, value)
      const answered = Object.entries(result.ok ? {} : result.errors).map(([path, { key }]) => ({
        title,
        field: path.split('.')[0],
        isKey: /^[a-zA-Z]+$/.test(key),
      }))
      for (const answer of answered) expect(answer).toEqual({ title, field: 'field', isKey: true })
      expect(JSON.stringify(result), title).not.toContain('Misshapen')
    }
  })

  it('asks no rule of what can be no value', () => {
    for (const [title, value] of odd) {
      const taken =
        value === null || (typeof value === 'string' && value.trim() === '') ? value : type.take(value, field)
      if (!(taken instanceof Misshapen)) continue
      expect(check(field, value), title).toEqual({ ok: false, errors: { field: taken.message } })
      expect(check(items({ inner: field }), [{ inner: value }]), title).toEqual({
        ok: false,
        errors: { 'field.0.inner': taken.message },
      })
    }
  })

  it('counts a list before it looks at what is in it', () => {
    if (!['items', 'refs', 'choices'].includes(field.type)) return
    let looks = 0
    const list = new Proxy(Array(100_000).fill({}), {
      get: (target, key) => {
        looks += typeof key === 'string' && /^\d+$/.test(key) ? 1 : 0
        return Reflect.get(target, key) as unknown
      },
    })
    expect(check(field, list)).toMatchObject({ ok: false, errors: { field: { key: 'mostEntries' } } })
    expect(looks).toBe(0)
  })

  it('never answers with what was sent', () => {
    const result = check(field, ['13800000000'])
    expect(result.ok ? '' : JSON.stringify(result.errors)).not.toContain('13800000000')
  })

  it('describes its values as JSON schema', () => {
    expect(JSON.parse(JSON.stringify(type.json(field)))).toEqual(type.json(field))
  })
})

describe('reading a query string', () => {
  it.each(everyExample)('%s reads what it wrote or nothing', (_, field) => {
    const type = fieldTypes[field.type]!
    for (const seed of seeds) {
      const sample = type.sample(field, seed)
      if (type.filter === 'none' || sample === undefined) continue
      // A list of values is spelled one by one.
      for (const one of Array.isArray(sample) ? sample : [sample]) expect(type.read(String(one), field)).toEqual(one)
    }
    if (['equals', 'range', 'overlaps'].includes(type.filter) && !['dictionary'].includes(field.type))
      expect(type.read('no such value', field)).toBeUndefined()
  })
})
