import type { Implementation } from '../core/contract.ts'
import { attendanceImplementation } from './attendance.ts'
import { effectImplementation } from './effect.ts'
import { reexaminationImplementation } from './reexamination.ts'
import { reportSubscriptionImplementation } from './reportSubscription.ts'

/** What the server does by hand for this capability; resources not named here need nothing but their descriptor. */
export const statistics: readonly Implementation[] = [
  attendanceImplementation,
  effectImplementation,
  reexaminationImplementation,
  reportSubscriptionImplementation,
]
