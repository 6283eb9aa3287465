import type { Capability } from '../core/capability.ts'
import { profile } from './profile.ts'
import { code } from './code.ts'
import { menu } from './menu.ts'
import { online } from './online.ts'
import { operator } from './operator.ts'
import { permission } from './permission.ts'
import { role } from './role.ts'
import { secondFactor } from './secondFactor.ts'
import { session } from './session.ts'
import { setUp } from './setUp.ts'

export const access = {
  menu: 'system',
  resources: { operator, role, menu, online },
  services: { session, code, permission, profile, secondFactor },
  pages: {
    permission: { menu: 'system', permission: 'role:list' },
    'user/center': { permission: 'signedIn' },
    'user/secondFactor': { permission: 'secondFactor:setUp', noCache: true },
    'user/updatePass': { permission: 'operator:updatePass' },
    'nested/menu1/menu1-1': { menu: 'nestedMenu1', permission: 'menu:list' },
    'nested/menu1/menu1-2/menu1-2-1': { menu: 'nestedMenu12', permission: 'menu:list' },
    'nested/menu1/menu1-2/menu1-2-2': { menu: 'nestedMenu12', permission: 'menu:list', noCache: true },
    'nested/menu1/menu1-3': { menu: 'nestedMenu1', permission: 'menu:list' },
    'nested/menu2': { menu: 'nested', permission: 'menu:list' },
  },
  aliases: { user: 'operator', 'user/resetPass': 'user/updatePass' },
  setUp,
} as const satisfies Capability
