import type { Capability } from '../core/capability.ts'
import { wx } from './wx.ts'
import { wxBinding } from './wxBinding.ts'
import { wxUser } from './wxUser.ts'

export const wechat = {
  menu: 'business',
  resources: { wxUser, wxBinding },
  services: { wx },
  pages: {},
} as const satisfies Capability
