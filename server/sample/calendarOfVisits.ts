import { addDays } from '../../domain/calendar.ts'
import { weighted } from './random.ts'
import type { Random } from './random.ts'

/** Four years, in days; the last one is today. */
export const historyDays = 4 * 365 + 1

// First visits by month, January first: many in the summer and winter holidays. By weekday, Sunday first: clinics for
// children are fullest at the weekend.
const months = [1.2, 1.3, 0.9, 0.9, 0.9, 1, 1.9, 1.7, 0.8, 1, 0.8, 0.8]
const weekdays = [1.6, 0.7, 0.8, 0.8, 0.8, 1, 1.7]

/** How many of `count` fall on each day up to today: growing over the years, with seasons and weeks. */
const perDay = (count: number, today: string): { day: string; count: number }[] => {
  const days = Array.from({ length: historyDays }, (_, i) => addDays(today, i + 1 - historyDays))
  const weights = days.map((day, i) => {
    const date = new Date(`${day}T00:00:00Z`)
    return (0.5 + i / historyDays) * months[date.getUTCMonth()]! * weekdays[date.getUTCDay()]!
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let reached = 0
  let given = 0
  return days.map((day, i) => {
    reached += weights[i]!
    const until = i === days.length - 1 ? count : Math.round((reached / sum) * count)
    const here = until - given
    given = until
    return { day, count: here }
  })
}

// Opening hours in UTC: 08:00 to 18:00 in China is 00:00 to 10:00, so a day is the same day in both.
const hours = weighted([
  [0, 5],
  [1, 14],
  [2, 14],
  [3, 8],
  [4, 3],
  [5, 6],
  [6, 12],
  [7, 12],
  [8, 9],
  [9, 4],
])

const two = (value: number): string => String(value).padStart(2, '0')

/** The moments (ISO 8601, UTC) and days of `count` first visits in their order, the last ones today. */
export function* visits(random: Random, count: number, today: string): Generator<{ day: string; at: string }> {
  for (const { day, count: here } of perDay(count, today)) {
    const seconds = Array.from({ length: here }, () => {
      // What happened today must not lie ahead of an installation that starts early in the morning.
      const hour = day === today ? 0 : hours(random)
      return hour * 3600 + random.integer(0, 3599)
    }).sort((a, b) => a - b)
    for (const second of seconds)
      yield {
        day,
        at: `${day}T${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}.000Z`,
      }
  }
}
