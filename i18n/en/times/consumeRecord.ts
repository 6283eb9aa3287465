import type { consumeRecord } from '../../../resources/times/consumeRecord.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { ageBands } from '../core/ageBands.ts'

export default {
  name: 'Consumption record |||| Consumption records',
  fields: {
    number: 'Number',
    patient: 'Patient',
    hospital: 'Paying organisation',
    day: 'Training day',
    rechargeType: 'Top-up type',
    times: 'Times consumed',
    recharge: 'Top-up',
    given: 'Out of gifts',
    owed: 'Owed',
    settledAt: 'Settled at',
    doubled: 'Twice on one day',
    doctor: 'Doctor then',
    ageBand: 'Age then',
    gender: 'Gender',
  },
  hints: {
    times: 'A training day takes one; 0 for lifetime members and within a trial',
    owed: 'Nothing was left on that day; the next top-up settles it',
    doubled: 'The child had two records then, which were merged since',
  },
  sections: {},
  choices: { gender: { male: 'Male', female: 'Female' }, ageBand: ageBands },
  actions: {},
  inputs: {},
} satisfies Texts<typeof consumeRecord>
