import { dataScopes } from './dataScope.ts'
import { choice, deletable, deletion, flag, integer, json, longText, refs, resource, text } from '../core/index.ts'

/** A set of permissions and menus; roles are data, the permissions follow from the descriptors. */
export const role = resource({
  name: 'role',
  label: 'name',
  scopedBy: 'nothing',
  unavailableReasons: true,
  invalidates: ['menu'],
  fields: {
    name: text({ required: true, max: 25, unique: true }),
    nameEn: text({ required: true, max: 50, unique: true }),
    key: text({ readOnly: true, unique: true }),
    dataScope: choice(dataScopes, { default: 'own' }),
    creatableRoles: refs('role'),
    /** Who has the role sets up a second factor before anything else. */
    secondFactorRequired: flag(),
    permissions: json({ readOnly: true }),
    menus: refs('menu', { readOnly: true }),
    remark: longText(),
    ...deletable,
  },
  list: {
    columns: ['name', 'nameEn', 'dataScope', 'creatableRoles', 'secondFactorRequired', 'remark', 'createdAt'],
    spare: ['creatableRoles', 'secondFactorRequired', 'createdAt'],
    filters: ['dataScope', 'deleted'],
    search: ['name', 'nameEn'],
    sort: ['id', 'ASC'],
  },
  form: [
    { section: 'role', fields: ['name', 'nameEn', 'dataScope', 'creatableRoles', 'secondFactorRequired', 'remark'] },
  ],
  actions: {
    list: { call: 'GET api/roles' },
    get: { call: 'GET api/roles/{id}' },
    options: { call: 'GET api/roles/tree' },
    create: { call: 'POST api/roles' },
    update: { call: 'PUT api/roles', when: { deleted: false } },
    ...deletion({ remove: 'DELETE api/roles/{id}', recover: 'GET api/roles/recover/{id}', removable: { key: null } }),
    setPermissions: { call: 'PUT api/roles/permission', when: { deleted: false }, input: { permissions: json() } },
    setMenus: { call: 'PUT api/roles/menu', when: { deleted: false }, input: { menus: refs('menu') } },
  },
  calls: {
    grantable: {
      call: 'GET api/roles/grantable',
      permission: 'role:options',
      many: true,
      output: {
        id: integer({ required: true }),
        label: text({ required: true }),
        dataScope: choice(dataScopes, { required: true }),
      },
    },
  },
})
