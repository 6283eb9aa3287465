import type { Capability } from '../core/capability.ts'
import { comment } from './comment.ts'
import { home } from './home.ts'

export const comments = {
  menu: 'business',
  resources: { comment },
  services: {},
  pages: {},
  home,
} as const satisfies Capability
