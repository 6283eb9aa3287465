import type { Capability } from '../core/capability.ts'
import { attendance } from './attendance.ts'
import { effect } from './effect.ts'
import { reexamination } from './reexamination.ts'
import { doctorBilling } from './reports/doctorBilling.ts'

export const statistics = {
  menu: 'statistics',
  resources: { attendance, reexamination, effect },
  services: {},
  reports: { doctorBilling },
  pages: {},
} as const satisfies Capability
