import type { Capability } from '../core/capability.ts'
import { dataRequest } from './dataRequest.ts'
import { home } from './home.ts'
import { removal } from './removal.ts'

export const privacy = {
  menu: 'privacy',
  resources: { dataRequest, removal },
  services: {},
  pages: {},
  home,
} as const satisfies Capability
