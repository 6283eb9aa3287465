import type { followUp } from '../../../resources/patients/followUp.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Follow-up |||| Follow-ups',
  fields: {
    number: 'Follow-up no.',
    patient: 'Patient',
    hospital: 'Organisation',
    at: 'Followed up at',
    channel: 'By way of',
    content: 'What was said',
    result: 'Result',
    nextOn: 'Next follow-up',
    outstanding: 'To be followed up again',
    deleted: 'Deleted',
  },
  sections: { followUp: 'Follow-up' },
  choices: {
    channel: { phone: 'Phone call', sms: 'SMS', wechat: 'WeChat', visit: 'Visit', other: 'Other' },
  },
  actions: { recover: 'Recover' },
  done: { recover: 'Recovered' },
  inputs: {},
} satisfies Texts<typeof followUp>
