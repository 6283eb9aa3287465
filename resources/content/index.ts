import type { Capability } from '../core/capability.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { notice } from './notice.ts'
import { userHelp } from './userHelp.ts'

export const content = {
  menu: 'content',
  resources: { notice, help, userHelp },
  services: {},
  pages: {},
  home,
} as const satisfies Capability
