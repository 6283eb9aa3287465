import profile from './profile.ts'
import code from './code.ts'
import menu from './menu.ts'
import online from './online.ts'
import operator from './operator.ts'
import permission from './permission.ts'
import role from './role.ts'
import secondFactor from './secondFactor.ts'
import session from './session.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default {
  operator,
  role,
  menu,
  session,
  code,
  online,
  permission,
  profile,
  secondFactor,
} satisfies CapabilityTexts<'access'>
