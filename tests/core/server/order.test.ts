import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { after, date, datetime, flag, inOrder, resource } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { registry } from '../../../resources/index.ts'
import { toYup } from '../../../resources/core/yup.ts'
import { validate } from '../../../resources/core/validate.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { openApp, operatorWith } from './harness.ts'
import type { App } from './harness.ts'

const fields = { day: date(), lastDay: date(), start: datetime(), end: datetime() }
const rules = [
  inOrder('day', 'lastDay'),
  after('start', 'end'),
  inOrder('day', 'start'),
  after('end', 'lastDay'),
] as const

const probe: AnyResource = resource({
  name: 'price',
  label: 'validFrom',
  scopedBy: 'nothing',
  fields: { validFrom: date() },
  list: { columns: ['validFrom'] },
  actions: {},
  calls: {
    try: {
      call: 'POST api/price/try',
      permission: 'signedIn',
      input: fields,
      rules: [...rules],
      output: { done: flag() },
    },
  },
})

describe('an order in time', () => {
  const errors = (given: object, timeZone?: string) => {
    const checked = validate(toYup(fields, rules), given, {
      today: '2026-03-01',
      ...(timeZone === undefined ? {} : { timeZone }),
    })
    return checked.ok ? {} : checked.errors
  }

  it('allows one day as both, and one moment as both only where the second need not be after it', () => {
    expect(errors({ day: '2026-03-01', lastDay: '2026-03-01' })).toEqual({})
    expect(errors({ day: '2026-03-02', lastDay: '2026-03-01' })).toEqual({
      lastDay: { key: 'notBefore', min: '2026-03-02' },
    })
    expect(errors({ start: '2026-03-01T08:00:00Z', end: '2026-03-01T08:00:01Z' })).toEqual({})
    expect(errors({ start: '2026-03-01T08:00:00Z', end: '2026-03-01T08:00:00Z' })).toEqual({
      end: { key: 'after', min: '2026-03-01 16:00' },
    })
  })

  it('is that of the moments, however their offsets are written', () => {
    expect(errors({ start: '2026-03-01T09:00:00+08:00', end: '2026-03-01T02:00:00Z' })).toEqual({})
    expect(errors({ start: '2026-03-01T02:00:00Z', end: '2026-03-01T09:00:00+08:00' })).toMatchObject({
      end: { key: 'after' },
    })
  })

  it('of a date and a moment is that of the days in the business time zone', () => {
    const evening = '2026-02-28T17:00:00Z'
    expect(errors({ day: '2026-03-01', start: evening })).toEqual({})
    expect(errors({ day: '2026-03-01', start: evening }, 'Europe/London')).toEqual({
      start: { key: 'notBefore', min: '2026-03-01' },
    })
    expect(errors({ end: evening, lastDay: '2026-03-01' })).toEqual({ lastDay: { key: 'after', min: '2026-03-01' } })
    expect(errors({ end: evening, lastDay: '2026-03-01' }, 'Europe/London')).toEqual({})
  })

  it('is left alone where one of them is missing, and where one is no time the field itself says so', () => {
    expect(errors({ day: '2026-03-01', end: '2026-02-01T08:00:00Z' })).toEqual({})
    expect(errors({ day: 'soon', start: '2026-02-01T08:00:00Z' })).toEqual({ day: { key: 'date' } })
  })
})

describeAbove('an order in time', engine => {
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await engine.open()
    app = await openApp(
      database,
      { admin: operatorWith() },
      { price: { handlers: { try: async () => ({ done: true }) } } },
      { ...registry, price: probe } as never,
    )
  })
  afterAll(async () => {
    await app?.app.close()
    await database?.close()
  })

  it('holds for what a call brings as it does in a form', async () => {
    expect(
      await app.call('admin', 'POST', '/api/price/try', {
        day: '2026-03-01',
        start: '2026-02-28T17:00:00Z',
        end: '2026-02-28T18:00:00Z',
        lastDay: '2026-03-02',
      }),
    ).toMatchObject({ status: 200 })
    expect(
      await app.call('admin', 'POST', '/api/price/try', {
        day: '2026-03-01',
        start: '2026-02-28T15:00:00Z',
        end: '2026-02-28T15:00:00Z',
        lastDay: '2026-02-28',
      }),
    ).toMatchObject({
      status: 400,
      body: {
        errors: {
          lastDay: 'Cannot be before 2026-03-01',
          start: 'Cannot be before 2026-03-01',
          end: 'Must be after 2026-02-28 23:00',
        },
      },
    })
  })
})
