import type { Capability } from '../core/capability.ts'
import { doctorBilling } from './reports/doctorBilling.ts'

export const statistics = {
  menu: 'statistics',
  resources: {},
  services: {},
  reports: { doctorBilling },
  pages: {},
} as const satisfies Capability
