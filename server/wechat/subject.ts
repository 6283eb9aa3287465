import type { SubjectSources } from '../core/subject/sources.ts'

/** Accounts of guardians that were bound to nobody else. */
export const wechatSubject: SubjectSources = {
  companions: [
    {
      resource: 'wxUser',
      of: 'patient',
      tables: ['wx_user'],
      ids: ids => `select b.wx_user as id from wx_binding b where b.patient = any(${ids})
      and not exists (select from wx_binding o where o.wx_user = b.wx_user and not o.patient = any(${ids}))`,
    },
  ],
}
