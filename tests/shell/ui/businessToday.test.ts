import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adopt } from '../../../src/shell/installation/adopt.ts'
import { businessToday } from '../../../src/shell/installation/businessZone.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (moment: string): string => {
  vi.setSystemTime(new Date(moment))
  return businessToday()
}

it('takes the date that the server tells, for the quarter of an hour in which it told it', () => {
  adopt({ timeZone: 'Asia/Shanghai', today: '2001-01-01', now: '2026-03-09T15:40:00.000Z' })
  expect(at('2026-03-09T15:44:59Z')).toBe('2001-01-01')
  expect(at('2026-03-09T15:45:00Z')).toBe('2026-03-09')
  expect(at('2026-03-09T16:00:00Z')).toBe('2026-03-10')
})

it('goes by the zone alone where an answer is taken over late', () => {
  adopt({ timeZone: 'Asia/Shanghai', today: '2026-03-09', now: '2026-03-09T15:59:59.900Z' })
  expect(at('2026-03-09T16:00:00.100Z')).toBe('2026-03-10')
})

it('goes by the zone where a server tells no date', () => {
  adopt({ timeZone: 'America/New_York' })
  expect(at('2027-03-10T03:00:00Z')).toBe('2027-03-09')
  adopt({ timeZone: 'Asia/Shanghai' })
  expect(at('2027-03-10T03:00:00Z')).toBe('2027-03-10')
})
