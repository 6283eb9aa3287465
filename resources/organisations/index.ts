import type { Capability } from '../core/capability.ts'
import { doctor } from './doctor.ts'
import { hospital } from './hospital.ts'

export const organisations = {
  menu: 'business',
  resources: { hospital, doctor },
  services: {},
  pages: {
    'user/hospital': { permission: 'signedIn' },
  },
} as const satisfies Capability
