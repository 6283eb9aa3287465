import { describe, expect, it } from 'vitest'
import { createDateIn, dateIn } from '../../domain/calendar.ts'

const minute = 60_000

describe('createDateIn', () => {
  it('tells the date that each moment by itself has, also where days begin at odd quarters or are short', () => {
    for (const zone of ['Asia/Shanghai', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/New_York']) {
      const dateOf = createDateIn(zone)
      // Two days about the change of clocks in New York.
      const moments = Array.from(
        { length: (2 * 24 * 60) / 7 },
        (_, at) => new Date(Date.parse('2026-03-07T12:00:00Z') + at * 7 * minute),
      )
      expect(moments.map(dateOf)).toEqual(moments.map(moment => dateIn(moment, zone)))
    }
  })
})
