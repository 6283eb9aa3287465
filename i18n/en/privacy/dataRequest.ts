import type { dataRequest } from '../../../resources/privacy/dataRequest.ts'
import type { Texts } from '../../../resources/core/index.ts'

const identity = { documents: 'Documents checked (ID card, household register)', mobileCode: 'By the registered mobile', inPerson: 'In person at the clinic' }

export default {
  name: 'Data request |||| Data requests',
  fields: {
    number: 'Number', patient: 'Patient', hospital: 'Organisation', purpose: 'Asks for', applicant: 'Applicant', relation: 'Relation to the patient', wish: 'What is asked for', receivedOn: 'Received on', dueOn: 'Answer due on',
    state: 'State', identity: 'Identity checked by', outcome: 'Outcome', answeredBy: 'Answered by', answeredAt: 'Answered at',
  },
  hints: { patient: 'A deleted patient too: what was recorded is still kept', relation: 'For a child under 14 a guardian asks', dueOn: '15 working days from the day it was received', wish: 'In the words of the applicant' },
  sections: { request: 'Request', applicant: 'Applicant' },
  choices: {
    purpose: { export: 'A copy of all data', correction: 'A correction' }, relation: { self: 'The patient', mother: 'Mother', father: 'Father', guardian: 'Another guardian' },
    state: { received: 'Received', working: 'In work', done: 'Done', refused: 'Refused' }, identity,
  },
  actions: { start: 'Begin', give: 'Export all data', finish: 'Corrected', refuse: 'Refuse' },
  inputs: { start: { fields: { identity: 'Identity checked by' }, choices: { identity } }, finish: { fields: { outcome: 'What was corrected' } }, refuse: { fields: { outcome: 'Reason for the refusal' } } },
  outputs: { give: { content: 'All data' } },
  confirms: {},
  empty: 'No data requests yet. Enter one here when a guardian asks to see, copy or correct what is kept of a child.',
} satisfies Texts<typeof dataRequest>
