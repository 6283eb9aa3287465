import type { reexamination } from '../../../resources/statistics/reexamination.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Re-examination |||| Re-examinations',
  fields: {
    name: 'Name',
    patient: 'Patient',
    case: 'Case',
    hospital: 'Organisation',
    hospitalPhone: 'Phone of the organisation',
    doctor: 'Doctor',
    nurse: 'Nurse',
    trainer: 'Trainer',
    examinedOn: 'Examined on',
    dueOn: 'Due on',
    doneOn: 'Done on',
    state: 'State',
    delay: 'Days late',
    followedAt: 'Last follow-up',
    result: 'Result',
    followedUp: 'Followed up',
  },
  hints: {
    state: 'Due is what is to be done within 7 days; done late is what was done after its date',
    delay: 'Days after the date, until it was done or until today',
    followedUp: 'A follow-up was recorded within the 7 days before the date or later, and before the re-examination',
  },
  sections: {},
  choices: { state: { planned: 'To come', due: 'Due', overdue: 'Overdue', inTime: 'Done in time', late: 'Done late' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof reexamination>
