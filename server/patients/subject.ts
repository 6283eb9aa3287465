import type { SubjectSources } from '../core/subject/sources.ts'

/** What is kept of a patient beside the record. */
export const patientSubject: SubjectSources = {
  tables: [
    {
      name: 'formerNames',
      of: 'patient',
      tables: ['former_patient_label'],
      columns: { organisation: 'h.name', name: 't.label' },
      from: 'former_patient_label t join hospital h on h.id = t.hospital',
      where: ids => `t.record = any(${ids})`,
      order: 'h.id',
    },
    {
      name: 'formerMobiles',
      of: 'patient',
      tables: ['former_mobile'],
      columns: { number: 't.number', until: 't.until' },
      from: 'former_mobile t',
      where: ids => `t.patient = any(${ids})`,
      order: 't.id',
    },
  ],
  internal: {
    client_credential: 'the hash of a password',
    duplicate_dismissal: 'that two records are not of one person, which tells of the other one',
  },
}
