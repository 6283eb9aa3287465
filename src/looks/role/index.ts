import { role } from '../../../resources/system/role.ts'
import { present } from '../../generator/index.ts'
import { later } from '../../generator/later.tsx'
import { PermissionsCell } from './PermissionsCell.tsx'

present(role, {
  fields: {
    creatableRoles: later(async () => (await import('../rightsInputs.ts')).GrantableRolesInput),
    dataScope: later(async () => (await import('../rightsInputs.ts')).DataScopeInput),
    permissions: { Cell: PermissionsCell },
  },
  elsewhere: ['permissions', 'menus'],
  cards: [later(async () => (await import('./RoleRights.tsx')).RoleRights, 320)],
})
