import type { Capability } from '../core/capability.ts'
import { picture } from './picture.ts'

export const tools = {
  menu: 'tools',
  resources: { picture },
  services: {},
  pages: {},
} as const satisfies Capability
