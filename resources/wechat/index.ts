import type { Capability } from '../core/capability.ts'
import { wxBinding } from './wxBinding.ts'
import { wxUser } from './wxUser.ts'

export const wechat = {
  menu: 'business',
  resources: { wxUser, wxBinding },
  services: {},
  pages: {},
} as const satisfies Capability
