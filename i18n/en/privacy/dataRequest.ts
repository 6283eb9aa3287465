import type { dataRequest } from '../../../resources/privacy/dataRequest.ts'
import type { Texts } from '../../../resources/core/index.ts'

const identity = {
  documents: 'Documents checked (ID card, household register)',
  mobileCode: 'By the registered mobile',
  inPerson: 'In person at the clinic',
}

/** What an erasure would do, likewise before it is asked for and before it is carried out. */
const effects = {
  removed: 'Removed for good: %{subject}, %{count}',
  nameless: 'Kept without what tells who it was: %{subject}, %{count}',
  sealed: 'Taken out and kept sealed until %{names}, as the law demands: %{subject}, %{count}',
  history:
    'Emptied: what changed, in %{smart_count} entry of the history |||| Emptied: what changed, in %{count} entries of the history',
  traces: 'Removed for good: sign-ins on training clients, password, deliveries of letters, former names, %{count}',
  files: 'Removed for good: %{smart_count} picture or file |||| Removed for good: %{count} pictures and files',
}
const steps = {
  removed: 'Removed',
  nameless: 'Made nameless',
  sealed: 'Sealed',
  history: 'History emptied',
  traces: 'Sign-ins, letters removed',
  files: 'Pictures and files removed',
}

export default {
  name: 'Data request |||| Data requests',
  fields: {
    number: 'Number',
    patient: 'Patient',
    hospital: 'Organisation',
    purpose: 'Asks for',
    applicant: 'Applicant',
    relation: 'Relation to the patient',
    wish: 'What is asked for',
    receivedOn: 'Received on',
    dueOn: 'Answer due on',
    state: 'State',
    identity: 'Identity checked by',
    outcome: 'Outcome',
    answeredBy: 'Answered by',
    answeredAt: 'Answered at',
    proposedBy: 'Erasure asked for by',
    proposedAt: 'Erasure asked for at',
    erased: 'What was erased',
  },
  hints: {
    patient: 'A deleted patient too: what was recorded is still kept',
    relation: 'For a child under 14 a guardian asks',
    dueOn: '15 working days from the day it was received',
    wish: 'In the words of the applicant',
  },
  sections: { request: 'Request', applicant: 'Applicant' },
  choices: {
    purpose: { export: 'A copy of all data', correction: 'A correction', erasure: 'Erasure' },
    relation: { self: 'The patient', mother: 'Mother', father: 'Father', guardian: 'Another guardian' },
    state: {
      received: 'Received',
      working: 'In work',
      proposed: 'Waits for a second person',
      done: 'Done',
      refused: 'Refused',
    },
    identity,
  },
  actions: {
    start: 'Begin',
    give: 'Export all data',
    finish: 'Corrected',
    propose: 'Ask for erasure',
    erase: 'Approve and erase',
    refuse: 'Refuse',
  },
  done: {
    start: 'In progress',
    give: 'Data exported',
    finish: 'Corrected',
    propose: 'Erasure asked for',
    erase: 'Data erased',
    refuse: 'Refused',
  },
  inputs: {
    start: { fields: { identity: 'Identity checked by' }, choices: { identity } },
    finish: { fields: { outcome: 'What was corrected' } },
    refuse: { fields: { outcome: 'Reason for the refusal' } },
    propose: { fields: { previewToken: 'Preview' } },
    erase: { fields: { previewToken: 'Preview' } },
  },
  outputs: { give: { content: 'All data' } },
  confirms: {
    propose: 'Nothing is erased before somebody else with the right to it has approved.',
    erase: 'There is no way back: nobody, you included, will see anything of this patient again.',
  },
  effects: { propose: effects, erase: effects },
  calls: { proposePreview: 'Preview of asking for an erasure', erasePreview: 'Preview of an erasure' },
  items: { erased: { fields: { step: 'Done', kind: 'Kind', count: 'Number' }, choices: { step: steps } } },
} satisfies Texts<typeof dataRequest>
