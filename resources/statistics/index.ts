import type { Capability } from '../core/capability.ts'
import { effect } from './effect.ts'
import { doctorBilling } from './reports/doctorBilling.ts'

export const statistics = {
  menu: 'statistics',
  resources: { effect },
  services: {},
  reports: { doctorBilling },
  pages: {},
} as const satisfies Capability
