import { countOf, partOf } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'
import { attendance } from './attendance.ts'
import { reexamination } from './reexamination.ts'
import { overview } from './reports/overview.ts'

const lately = { range: 'last30Days', compare: ['previous'] } as const

/** Who stays away, and how things go. */
export const home = {
  absentPatients: countOf(attendance, { when: { absent: { min: 7, max: 30 }, followedUp: false } }),
  dueSoon: countOf(reexamination, {
    when: { state: ['due', 'overdue'], followedUp: false },
    sort: ['dueOn', 'DESC'],
    spare: true,
  }),
  people: partOf(overview, 'people', lately),
  money: partOf(overview, 'money', lately),
  training: partOf(overview, 'training', { ...lately, spare: true }),
  sold: partOf(overview, 'sold', { ...lately, spare: true }),
  trained: partOf(overview, 'trained', { ...lately, spare: true }),
} as const satisfies HomeParts
