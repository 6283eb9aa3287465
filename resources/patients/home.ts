import { countOf, ownPart, rowsOf } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'
import { followUp } from './followUp.ts'
import { patient } from './patient.ts'

/** Whom to ask again, who is about to run out of times, and who came. */
export const home = {
  lowTimes: countOf(patient, {
    when: { times: { max: 3 }, type: ['ordinary', 'naked3d'], activation: 'activated', access: 'permission' },
    sort: ['times', 'ASC'],
  }),
  dueFollowUps: rowsOf(followUp, {
    when: { outstanding: true, nextOn: { max: 'today' } },
    sort: ['nextOn', 'DESC'],
    names: 'patient',
    about: 'content',
    at: 'nextOn',
  }),
  newPatients: rowsOf(patient, {
    when: { createdAt: { min: '-7d' } },
    sort: ['createdAt', 'DESC'],
    names: 'name',
    about: 'hospital',
    at: 'createdAt',
  }),
  recentPatients: ownPart({ permission: 'patient:get', height: 240 }),
} as const satisfies HomeParts
