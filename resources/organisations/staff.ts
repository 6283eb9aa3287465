import { ref } from '../core/index.ts'

/** Who may be in charge of a patient, and of an examination: members of the staff by their occupation. */
export const staffFields = ['doctor', 'nurse', 'trainer'] as const
export type StaffField = (typeof staffFields)[number]

/** The refs to them. */
export const staffRefs = {
  doctor: ref('doctor', { where: { occupation: 'doctor' } }),
  nurse: ref('doctor', { where: { occupation: 'nurse' } }),
  trainer: ref('doctor', { where: { occupation: 'trainer' } }),
}

const here = { shares: ['hospital', 'otherOrganisation'] } as const

/** The same of a record that says itself which organisation it belongs to: the staff are of that one. */
export const staffHere = {
  doctor: ref('doctor', { where: { occupation: 'doctor' }, ...here }),
  nurse: ref('doctor', { where: { occupation: 'nurse' }, ...here }),
  trainer: ref('doctor', { where: { occupation: 'trainer' }, ...here }),
}
