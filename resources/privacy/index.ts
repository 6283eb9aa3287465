import type { Capability } from '../core/capability.ts'
import { dataRequest } from './dataRequest.ts'

export const privacy = {
  menu: 'privacy',
  resources: { dataRequest },
  services: {},
  pages: {},
} as const satisfies Capability
