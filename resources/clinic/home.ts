import { rowsOf } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'
import { caseInfo } from './case.ts'

/** Who was to be examined again by now. */
export const home = {
  dueReexaminations: rowsOf(caseInfo, {
    when: { reexamineOn: { max: 'today' } },
    sort: ['reexamineOn', 'DESC'],
    names: 'patient',
    about: 'hospital',
    at: 'reexamineOn',
  }),
} as const satisfies HomeParts
