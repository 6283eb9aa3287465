import type { Texts } from '../../../resources/core/index.ts'
import type { role } from '../../../resources/access/role.ts'

export default {
  name: 'Role |||| Roles',
  fields: {
    name: 'Name in Chinese',
    nameEn: 'Name in English',
    key: 'Key',
    dataScope: 'Default data scope',
    creatableRoles: 'Roles it may grant',
    secondFactorRequired: 'Two-step verification required',
    permissions: 'Permissions',
    menus: 'Menus',
    remark: 'Remark',
    deleted: 'Deleted',
  },
  hints: {
    dataScope: 'What a new operator of this role starts with',
    creatableRoles: 'Operators of this role may grant these roles to others',
    secondFactorRequired: 'Operators with this role set it up before anything else; demo accounts excepted',
    key: 'Names a built-in role; built-in roles cannot be deleted',
  },
  sections: { role: 'Role' },
  choices: {
    dataScope: {
      all: 'Everything',
      below: 'Own organisation and below',
      own: 'Own organisation',
      ownPatients: 'Own patients',
      chosen: 'Chosen organisations',
    },
  },
  actions: { recover: 'Recover', setPermissions: 'Assign permissions', setMenus: 'Assign menus' },
  done: { setPermissions: 'Permissions assigned', setMenus: 'Menus assigned', recover: 'Recovered' },
  calls: { grantable: 'Roles one may grant' },
  inputs: { setPermissions: { fields: { permissions: 'Permissions' } }, setMenus: { fields: { menus: 'Menus' } } },
  confirms: { remove: 'Operators of a deleted role lose its permissions; it can be recovered. Delete?' },
} satisfies Texts<typeof role>
