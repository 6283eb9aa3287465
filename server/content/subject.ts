import type { SubjectSources } from '../core/subject/sources.ts'

/** Letters that a patient got, and stories that were made from a case. */
export const contentSubject: SubjectSources = {
  tables: [
    {
      name: 'letters',
      of: 'patient',
      tables: ['mail_recipient'],
      columns: { title: 'm.title', content: 'm.content', deliveredAt: 't.delivered_at', readAt: 't.read_at' },
      from: 'mail_recipient t join application_mail m on m.id = t.mail',
      where: ids => `t.delivered_at is not null and t.patient = any(${ids})`,
      order: 't.id',
    },
  ],
  links: [
    {
      resource: 'caseSuccess',
      of: 'case',
      tables: ['case_success_source'],
      ids: ids => `select s.case_success as id from case_success_source s where s.case = any(${ids})`,
    },
  ],
}
