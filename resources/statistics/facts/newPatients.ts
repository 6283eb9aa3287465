import { ageGroupOf, balance, count, facts } from '../../core/statistics/index.ts'
import { patient } from '../../patients/patient.ts'

/** Patients by the day on which they were registered; those of demos are none. */
export const newPatients = facts(patient, {
  name: 'newPatients',
  day: 'createdAt',
  where: { type: { not: 'demo' } },
  own: 'doctor',
  by: {
    hospital: 'hospital',
    doctor: 'doctor',
    type: 'type',
    /** As old as they are today: what is about people rather than rows. */
    age: ageGroupOf('birthday'),
    gender: 'gender',
    origin: 'origin',
    activation: 'activation',
  },
  measures: { registered: count(), all: balance('registered') },
  rollUps: {
    daily: { per: 'day' },
    kinds: { per: 'month', by: ['type', 'gender', 'activation'] },
    origins: { per: 'month', by: ['origin'] },
    doctors: { per: 'month', by: ['doctor', 'type'] },
  },
})
