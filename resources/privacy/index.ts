import type { Capability } from '../core/capability.ts'
import { dataRequest } from './dataRequest.ts'
import { home } from './home.ts'

export const privacy = {
  menu: 'privacy',
  resources: { dataRequest },
  services: {},
  pages: {},
  home,
} as const satisfies Capability
