import type { Capability } from '../core/capability.ts'
import { generator } from './generator.ts'
import { picture } from './picture.ts'
import { storage } from './storage.ts'

export const tools = {
  menu: 'tools',
  resources: { picture, storage },
  services: { generator },
  pages: {
    generator: { menu: 'tools', permission: 'generator:documents' },
  },
  aliases: { qiniu: 'storage', codeGenerator: 'generator' },
} as const satisfies Capability
