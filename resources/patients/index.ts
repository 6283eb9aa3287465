import type { Capability } from '../core/capability.ts'
import { duplicate } from './duplicate.ts'
import { followUp } from './followUp.ts'
import { home } from './home.ts'
import { patient } from './patient.ts'
import { setUp } from './setUp.ts'

export const patients = {
  menu: 'business',
  resources: { patient, followUp },
  services: { duplicate },
  pages: {
    mergePatients: { menu: 'business', permission: 'patient:merge' },
  },
  aliases: { businessUsers: 'patient' },
  home,
  setUp,
} as const satisfies Capability
