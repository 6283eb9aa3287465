import { countOf, partOf, rowsOf } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'
import { attendance } from './attendance.ts'
import { reexamination } from './reexamination.ts'
import { overview } from './reports/overview.ts'

/** Who is to be examined again, as the list of re-examinations has it: those of deleted patients are none. */
const dueAgain = { state: ['due', 'overdue'] } as const

const lately = { range: 'last30Days', compare: ['previous'] } as const

/** Who is to come again, who stays away, and how things go. */
export const home = {
  dueReexaminations: rowsOf(reexamination, {
    // Who is expected later this week comes of their own accord, as a rule.
    when: { ...dueAgain, dueOn: { max: 'today' } },
    sort: ['dueOn', 'DESC'],
    names: 'patient',
    about: 'hospital',
    at: 'dueOn',
  }),
  absentPatients: countOf(attendance, { when: { absent: { min: 7, max: 30 }, followedUp: false } }),
  dueSoon: countOf(reexamination, {
    when: { ...dueAgain, followedUp: false },
    sort: ['dueOn', 'DESC'],
    spare: true,
  }),
  people: partOf(overview, 'people', lately),
  money: partOf(overview, 'money', lately),
  training: partOf(overview, 'training', { ...lately, spare: true }),
  sold: partOf(overview, 'sold', { ...lately, spare: true }),
  trained: partOf(overview, 'trained', { ...lately, spare: true }),
} as const satisfies HomeParts
