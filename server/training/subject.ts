import type { SubjectSources } from '../core/subject/sources.ts'

/** On which devices a patient signed in. */
export const trainingSubject: SubjectSources = {
  tables: [
    {
      name: 'signIns',
      of: 'patient',
      tables: ['training_sign_in'],
      columns: { device: 'd.name', firstAt: 't.first_at', lastAt: 't.last_at' },
      from: 'training_sign_in t join device d on d.id = t.device',
      where: ids => `t.patient = any(${ids})`,
      order: 't.first_at, d.id',
    },
  ],
}
