import type { Implementation } from '../core/contract.ts'
import { profileImplementation } from './profile.ts'
import { codeImplementation } from './code.ts'
import { menuImplementation } from './menu.ts'
import { onlineImplementation } from './online.ts'
import { operatorImplementation } from './operator.ts'
import { permissionImplementation } from './permission.ts'
import { roleImplementation } from './role.ts'
import { secondFactorImplementation } from './secondFactor.ts'
import { sessionImplementation } from './session.ts'

/** What the server does by hand for this capability; resources not named here need nothing but their descriptor. */
export const access: readonly Implementation[] = [
  profileImplementation,
  codeImplementation,
  menuImplementation,
  onlineImplementation,
  operatorImplementation,
  permissionImplementation,
  roleImplementation,
  secondFactorImplementation,
  sessionImplementation,
]
