import { role } from '../../../resources/access/role.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'
import { PermissionsCell } from './PermissionsCell.tsx'

present(role, {
  fields: {
    creatableRoles: later(async () => (await import('../rightsInputs.ts')).GrantableRolesInput),
    dataScope: later(async () => (await import('../rightsInputs.ts')).DataScopeInput),
    permissions: { Cell: PermissionsCell },
  },
  elsewhere: ['permissions', 'menus', 'setPermissions', 'setMenus'],
  cards: [later(async () => (await import('./RoleRights.tsx')).RoleRights, 320)],
})
