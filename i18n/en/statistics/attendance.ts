import type { attendance } from '../../../resources/statistics/attendance.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Attendance',
  fields: {
    name: 'Name',
    patient: 'Patient',
    hospital: 'Organisation',
    doctor: 'Doctor',
    nurse: 'Nurse',
    trainer: 'Trainer',
    times: 'Times left',
    lastOn: 'Last trained',
    absent: 'Days absent',
    trained: 'Days trained',
    planned: 'Days planned',
    followedAt: 'Last follow-up',
    result: 'Result',
    nextOn: 'Next follow-up',
    followedUp: 'Followed up since',
  },
  hints: {
    absent: 'Since the last training day, or since registration where there was none',
    trained: 'Days with training within the last days',
    planned: 'Days within the last days on which a plan held',
    followedUp: 'A follow-up was recorded on the last training day or later',
  },
  sections: {},
  choices: {},
  actions: {},
  inputs: { list: { fields: { days: 'Look at the last … days' } } },
} satisfies Texts<typeof attendance>
