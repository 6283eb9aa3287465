import { describe, expect, it } from 'vitest'
import { kinds } from '../../resources/schema/kinds/index.ts'
import type { Field } from '../../resources/schema/index.ts'
import { isWritable } from '../../resources/schema/fields.ts'
import { toYup } from '../../resources/schema/yup.ts'
import { validate } from '../../resources/schema/validate.ts'
import { everyExample } from './examples.ts'

const context = { today: '2026-03-01' }
const check = (field: Field, value: unknown) => validate(toYup({ field }), { field: value }, context)
const seeds = [0, 1, 2, 7, 28, 99, 1234]
/** What only the server knows: whether a record or a dictionary value exists. */
const onServer = [2_147_483_647, 'no such value']
const isOnServer = (value: unknown) => onServer.some(one => one === value || (Array.isArray(value) && value.includes(one)))

describe.each(everyExample.filter(([, field]) => isWritable(field)))('%s', (_, field) => {
  const kind = kinds[field.kind]!

  it('accepts and keeps its samples', () => {
    for (const seed of seeds) {
      const sample = kind.sample(field, seed)
      if (sample !== undefined) expect(check(field, sample)).toEqual({ ok: true, value: { field: sample } })
    }
  })

  it('answers each broken value with its key, at the field', () => {
    for (const { value, key } of kind.broken(field).filter(one => !isOnServer(one.value))) {
      const result = check(field, value)
      expect(result, JSON.stringify(value)).toMatchObject({ ok: false })
      if (!result.ok) expect(Object.entries(result.errors).map(([path, { key: found }]) => [path, found])).toEqual([['field', key]])
    }
  })

  it('takes null, blanks and nothing where it is not required', () => {
    const stored = field.default ?? (field.kind === 'flag' ? false : undefined)
    expect(validate(toYup({ field }), {}, context)).toEqual({ ok: true, value: stored === undefined ? {} : { field: stored } })
    if (stored !== undefined) return
    expect(check(field, null)).toEqual({ ok: true, value: { field: null } })
    expect(check(field, '')).toEqual({ ok: true, value: { field: null } })
    expect(check(field, '  ')).toEqual({ ok: true, value: { field: null } })
  })

  it('demands a value where it is required', () => {
    const required = { ...field, required: true }
    for (const value of [undefined, null, '', ' \t', ...(['refs', 'items', 'choices'].includes(field.kind) ? [[]] : [])]) {
      if (value === undefined && (field.default !== undefined || field.kind === 'flag')) continue
      expect(check(required, value), JSON.stringify(value)).toEqual({ ok: false, errors: { field: { key: 'required' } } })
    }
  })

  it('answers values of any other type with a message, never with an exception', () => {
    for (const value of [0, 1.5, -1, NaN, Infinity, true, 'x', [], [[]], [null], {}, { a: 1 }, new Date(0), '\u0000', '\ud800']) {
      const result = check(field, value)
      if (!result.ok) for (const { key } of Object.values(result.errors)) expect(key).toMatch(/^[a-zA-Z]+$/)
    }
  })

  it('never answers with what was sent', () => {
    const result = check(field, ['13800000000'])
    expect(result.ok ? '' : JSON.stringify(result.errors)).not.toContain('13800000000')
  })

  it('describes its values as JSON schema', () => {
    expect(JSON.parse(JSON.stringify(kind.json(field)))).toEqual(kind.json(field))
  })
})

describe('reading a query string', () => {
  it.each(everyExample)('%s reads what it wrote or nothing', (_, field) => {
    const kind = kinds[field.kind]!
    for (const seed of seeds) {
      const sample = kind.sample(field, seed)
      if (kind.filter === 'none' || sample === undefined) continue
      // A list of values is spelled one by one.
      for (const one of Array.isArray(sample) ? sample : [sample]) expect(kind.read(String(one), field)).toEqual(one)
    }
    if (['equals', 'range', 'overlaps'].includes(kind.filter) && !['dictionary'].includes(field.kind)) expect(kind.read('no such value', field)).toBeUndefined()
  })
})
