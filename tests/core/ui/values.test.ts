import { describe, expect, it } from 'vitest'
import { changesTo, differences, untouchedMasks } from '../../../src/core/form/changes.ts'
import { formatIn } from '../../../src/core/format.ts'
import { fromLocal, toLocal } from '../../../src/core/zone.ts'

describe('moments of a zone', () => {
  it.each([
    {
      moment: '2026-03-01T01:30:00Z',
      zone: 'Asia/Shanghai',
      local: '2026-03-01T09:30',
      sent: '2026-03-01T09:30:00+08:00',
    },
    {
      moment: '2026-01-31T23:59:00Z',
      zone: 'Asia/Shanghai',
      local: '2026-02-01T07:59',
      sent: '2026-02-01T07:59:00+08:00',
    },
    {
      moment: '2026-07-01T12:00:00Z',
      zone: 'America/New_York',
      local: '2026-07-01T08:00',
      sent: '2026-07-01T08:00:00-04:00',
    },
    {
      moment: '2026-01-01T12:00:00Z',
      zone: 'Asia/Kolkata',
      local: '2026-01-01T17:30',
      sent: '2026-01-01T17:30:00+05:30',
    },
  ])('are edited as its own time and sent with its offset: $zone', ({ moment, zone, local, sent }) => {
    expect(toLocal(moment, zone)).toBe(local)
    expect(fromLocal(local, zone)).toBe(sent)
    expect(Date.parse(sent)).toBe(Date.parse(moment))
  })

  it('are nothing where there is none', () => {
    expect(toLocal(null)).toBe('')
    expect(fromLocal('')).toBeNull()
  })
})

describe('values as they are written', () => {
  it('follow the language', () => {
    expect(formatIn('zh').date('2026-03-01')).toBe('2026/03/01')
    expect(formatIn('en').date('2026-03-01')).toBe('Mar 1, 2026')
    expect(formatIn('zh').money(123_456)).toBe('¥1,234.56')
    expect(formatIn('zh').list(['甲', '乙'])).toBe('甲、乙')
  })

  it('stay as they are where they are none', () => {
    expect(formatIn('en').date('soon')).toBe('soon')
  })
})

describe('what a form changes', () => {
  const record = { id: 1, version: 1, name: '王', mobile: '*******5678', remark: null, roles: [1, 2] }

  it('is what differs; nothing and null are the same', () => {
    expect(changesTo(record, { name: '李', remark: undefined, roles: [1, 2] })).toEqual({ name: '李' })
    expect(changesTo(record, { roles: [2] })).toEqual({ roles: [2] })
  })

  it('leaves masks alone that nobody touched, revealed or not', () => {
    expect(untouchedMasks(['mobile'], record, undefined, { mobile: '*******5678' })).toEqual(['mobile'])
    expect(untouchedMasks(['mobile'], record, { mobile: '13812345678' }, { mobile: '13812345678' })).toEqual(['mobile'])
    expect(untouchedMasks(['mobile'], record, { mobile: '13812345678' }, { mobile: '13812345679' })).toEqual([])
    expect(untouchedMasks(['mobile'], undefined, undefined, { mobile: '1' })).toEqual([])
  })

  it('is set against what is stored now, mine first', () => {
    expect(differences(['name', 'remark'], record, { name: '李' }, { ...record, name: '王', remark: '新' })).toEqual([
      { name: 'name', mine: '李', theirs: '王' },
      { name: 'remark', mine: null, theirs: '新' },
    ])
  })
})
