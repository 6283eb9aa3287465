import type { Capability } from '../core/capability.ts'
import { apiToken } from './apiToken.ts'

export const integrations = {
  menu: 'system',
  resources: { apiToken },
  services: {},
  pages: {},
} as const satisfies Capability
