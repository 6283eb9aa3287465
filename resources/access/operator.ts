import { dataScopes } from './dataScope.ts'
import { choice, deletable, deletion, differ, flag, image, ref, refs, resource, same, secret, text } from '../core/index.ts'

/** Who signs in to this back-office. */
export const operator = resource({
  name: 'operator',
  label: 'name',
  retention: 'untilDeleted',
  scopedBy: 'hospital',
  unknown: 'unknownAccount',
  unavailableReasons: true,
  lifecycle: { remove: true },
  fields: {
    username: text({ required: true, min: 3, max: 25, match: 'account', unique: true, caseInsensitive: true, personal: true }),
    name: text({ required: true, max: 25, personal: true }),
    phone: text({ match: 'mobile', unique: true, mask: 'tail4' }),
    email: text({ match: 'email', unique: true, caseInsensitive: true, mask: 'head3' }),
    avatar: image({ shape: 'round' }),
    hospital: ref('hospital', { required: true, on: { remove: 'ask' } }),
    roles: refs('role', { required: true }),
    dataScope: choice(dataScopes, { required: true }),
    scopeHospitals: refs('hospital', { showWhen: { dataScope: 'chosen' }, requiredWhen: { dataScope: 'chosen' }, on: { remove: 'keep' } }),
    status: choice(['opened', 'deactivated'], { required: true, default: 'opened', tones: { opened: 'positive', deactivated: 'critical' } }),
    isExperience: flag(),
    /** Codes of an authenticator are asked for beside the password. */
    secondFactor: flag({ readOnly: true }),
    ...deletable,
  },
  list: {
    columns: ['username', 'name', 'phone', 'email', 'hospital', 'roles', 'dataScope', 'status', 'secondFactor', 'createdAt'],
    spare: ['phone', 'email', 'secondFactor', 'createdAt'],
    filters: ['hospital', 'status', 'dataScope', 'roles', 'secondFactor', 'createdAt', 'deleted'],
    search: ['username', 'name'],
  },
  form: [
    { section: 'account', fields: ['username', 'name', 'phone', 'email', 'avatar'] },
    { section: 'rights', fields: ['hospital', 'roles', 'dataScope', 'scopeHospitals', 'status', 'isExperience'] },
  ],
  actions: {
    list: { call: 'GET api/Allusers' },
    get: { call: 'GET api/operator/{id}' },
    options: { call: 'GET api/operator/options', output: { username: text(), name: text() } },
    create: { call: 'POST api/operator', output: { oneTimePassword: secret() } },
    update: { call: 'PUT api/editSysUser', when: { deleted: false } },
    enable: { call: 'PUT api/operator/enable/{id}', when: { status: 'deactivated', deleted: false }, set: { status: 'opened' }, bulk: true, tone: 'positive', undo: 'disable' },
    disable: { call: 'PUT api/operator/disable/{id}', when: { status: 'opened', deleted: false }, set: { status: 'deactivated' }, bulk: true, tone: 'critical', confirm: true, undo: 'enable' },
    resetPass: { call: 'POST api/resetPass', when: { deleted: false }, output: { sent: flag(), password: secret() }, confirm: true, tone: 'warning' },
    resetSecondFactor: { call: 'PUT api/operator/resetSecondFactor/{id}', when: { deleted: false, secondFactor: true }, confirm: true, tone: 'warning' },
    ...deletion({ remove: 'DELETE api/operator/{id}', recover: 'PUT api/operator/recover/{id}' }),
  },
  calls: {
    updatePass: {
      call: 'POST api/users/updatePass/', permission: 'signedIn', always: true,
      input: { oldPassword: secret({ required: true }), newPassword: secret({ required: true, min: 8 }), again: secret({ required: true }) },
      rules: [same('newPassword', 'again'), differ('oldPassword', 'newPassword')], output: { done: flag() },
    },
    findPass: {
      call: 'PUT api/findPass', permission: 'public',
      input: {
        channel: choice(['phone', 'email'], { required: true }), target: text({ required: true }), code: text({ required: true, max: 6 }),
        newPassword: secret({ required: true, min: 8 }), again: secret({ required: true }),
      },
      rules: [same('newPassword', 'again')], output: { done: flag() },
    },
  },
})
