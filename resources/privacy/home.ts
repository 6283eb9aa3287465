import { countOf } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'
import { dataRequest } from './dataRequest.ts'

/** What guardians have to be answered soon. */
export const home = {
  dueDataRequests: countOf(dataRequest, {
    when: { state: ['received', 'working'], dueOn: { max: '+7d' } },
    sort: ['dueOn', 'ASC'],
    may: 'dataRequest:give',
  }),
} as const satisfies HomeParts
