import { addDays } from '../../domain/calendar.ts'
import { keptFrom, medicalYears } from '../../domain/legalTimes.ts'
import type { removal } from '../../resources/privacy/removal.ts'
import { later, stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Removal = Stored<typeof removal>

/** What was too old, by how many days ago or from now it is removed. */
const removals = [
  { in: -14, kind: 'look', expected: 1873, period: { unit: 'days', of: 365 } },
  { in: -14, kind: 'signIn', expected: 214, period: { unit: 'days', of: 365 } },
  { in: -14, kind: 'message', expected: 96, period: { unit: 'days', of: 365 } },
  { in: -7, kind: 'look', expected: 1690, period: { unit: 'days', of: 365 } },
  { in: -7, kind: 'securityEvent', expected: 41, period: { unit: 'days', of: 365 } },
  { in: -7, kind: 'patient', expected: 2, period: { unit: 'years', of: medicalYears } },
  { in: 3, kind: 'look', expected: 1745, period: { unit: 'days', of: 365 } },
  { in: 3, kind: 'message', expected: 88, period: { unit: 'days', of: 365 } },
  { in: 5, kind: 'patient', expected: 1, period: { unit: 'years', of: medicalYears } },
] as const

/** What was removed of late as too old, and what is announced. */
export function* removalRows(today: string): Generator<Removal> {
  for (const [at, { in: days, kind, expected, period }] of removals.entries()) {
    const removeOn = addDays(today, days)
    const [createdAt, startedAt] = [`${addDays(removeOn, -7)}T19:50:04.000Z`, `${addDays(removeOn, -1)}T19:50:02.000Z`]
    const isDone = days < 0
    const endedAt = isDone ? later(startedAt, 1) : null
    yield {
      id: at + 1,
      kind,
      state: isDone ? 'done' : 'announced',
      before: keptFrom(removeOn, period),
      removeOn,
      expected,
      removed: isDone ? expected : 0,
      startedAt: isDone ? startedAt : null,
      endedAt,
      ...stamped(createdAt, null, endedAt ?? createdAt),
    }
  }
}
