import type { Capability } from '../core/capability.ts'
import { doctor } from './doctor.ts'
import { hospital } from './hospital.ts'
import { setUp } from './setUp.ts'

export const organisations = {
  menu: 'business',
  resources: { hospital, doctor },
  services: {},
  pages: {
    'user/hospital': { permission: 'signedIn' },
  },
  setUp,
} as const satisfies Capability
