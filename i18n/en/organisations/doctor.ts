import type { doctor } from '../../../resources/organisations/doctor.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Staff member |||| Doctors and staff',
  fields: {
    name: 'Name',
    occupation: 'Occupation',
    hospital: 'Organisation',
    title: 'Title',
    position: 'Position',
    speciality: 'Speciality',
    blurb: 'Blurb',
    operator: 'Operator account',
    sort: 'Order',
    deleted: 'Deleted',
  },
  hints: {
    name: 'No two staff members of one organisation share a name',
    operator: 'An account with the data scope “Own patients” then sees the patients of this staff member',
  },
  sections: { person: 'Person', profile: 'Profile' },
  choices: { occupation: { doctor: 'Doctor', nurse: 'Nurse', trainer: 'Trainer' } },
  actions: { recover: 'Recover' },
  done: { recover: 'Recovered' },
  calls: { checkName: 'Check the name' },
  inputs: { checkName: { fields: { id: 'Number', name: 'Name', hospital: 'Organisation' } } },
  confirms: { remove: 'A deleted staff member can no longer be chosen; it can be recovered. Delete?' },
} satisfies Texts<typeof doctor>
