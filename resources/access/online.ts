import { datetime, flag, ref, refs, resource, text } from '../core/index.ts'

/** Who is signed in now, within the caller's row scope. Tokens and their hashes are no part of it. */
export const online = resource({
  name: 'online',
  label: 'name',
  scopedBy: 'hospital',
  rows: 'query',
  unavailableReasons: true,
  fields: {
    operator: ref('operator', { required: true, labelWith: 'username' }),
    name: text({ required: true, personal: true }),
    hospital: ref('hospital', { required: true }),
    roles: refs('role', { required: true }),
    ip: text({ required: true }),
    browser: text(),
    signedInAt: datetime({ required: true }),
    lastUsedAt: datetime({ required: true }),
    remember: flag(),
    /** The session that asks. */
    isOwn: flag(),
  },
  list: {
    columns: ['operator', 'isOwn', 'hospital', 'roles', 'ip', 'browser', 'signedInAt', 'lastUsedAt', 'remember'],
    card: ['isOwn', 'hospital', 'ip', 'browser', 'lastUsedAt'],
    spare: ['signedInAt', 'remember'],
    filters: ['hospital', 'operator', 'roles', 'lastUsedAt', 'remember'],
    search: ['operator', 'hospital'],
    sort: ['lastUsedAt', 'DESC'],
  },
  actions: {
    list: { call: 'GET auth/online' },
    kick: { call: 'DELETE auth/online/{id}', output: { done: flag() }, bulk: true, confirm: true, tone: 'critical' },
  },
})
