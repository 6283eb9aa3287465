import type { Capability } from '../core/capability.ts'
import { picture } from './picture.ts'
import { storage } from './storage.ts'

export const tools = {
  menu: 'tools',
  resources: { picture, storage },
  services: {},
  pages: {},
  aliases: { qiniu: 'storage' },
} as const satisfies Capability
