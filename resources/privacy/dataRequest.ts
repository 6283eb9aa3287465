import { choice, date, datetime, longText, ref, resource, text } from '../core/index.ts'

/** How the applicant showed who they are, and that the child is theirs. */
export const identityChecks = ['documents', 'mobileCode', 'inPerson'] as const

const open = ['received', 'working'] as const
const outcome = longText({ required: true, max: 500 })

/**
 * That a child's guardian, or a patient of age, asks about what is kept of them: for a copy (Personal Information Protection Law, article 45) or to have it corrected
 * (article 46). It is answered within 15 working days.
 */
export const dataRequest = resource({
  name: 'dataRequest',
  label: 'number',
  scopedBy: 'hospital',
  staff: ['patient'],
  fields: {
    number: text({ readOnly: true, max: 50 }),
    /** What was deleted is still kept, and so asked for; what was merged is kept with the patient who stayed. */
    patient: ref('patient', { required: true, once: true, evenDeleted: true, where: { type: { not: 'demo' }, mergedInto: null }, on: { merge: 'move', transfer: 'follow', remove: 'keep' } }),
    hospital: ref('hospital', { required: true, follows: 'patient', on: { remove: 'keep' } }),
    purpose: choice(['export', 'correction'], { required: true, once: true, default: 'export' }),
    applicant: text({ required: true, max: 25, personal: true }),
    relation: choice(['self', 'mother', 'father', 'guardian'], { required: true }),
    /** What is asked for, in the applicant's words. */
    wish: longText({ max: 500 }),
    receivedOn: date({ required: true, max: 'today' }),
    dueOn: date({ readOnly: true }),
    state: choice(['received', 'working', 'done', 'refused'], { readOnly: true, default: 'received', tones: { received: 'warning', working: 'warning', done: 'positive', refused: 'critical' } }),
    identity: choice(identityChecks, { readOnly: true }),
    /** What was done, or why it was refused. */
    outcome: longText({ readOnly: true, max: 500 }),
    answeredBy: ref('operator', { readOnly: true, on: { remove: 'keep' } }),
    answeredAt: datetime({ readOnly: true }),
  },
  list: {
    columns: ['number', 'patient', 'hospital', 'purpose', 'applicant', 'relation', 'receivedOn', 'dueOn', 'state', 'answeredBy', 'answeredAt'], spare: ['hospital', 'answeredBy', 'answeredAt'],
    card: ['patient', 'purpose', 'applicant', 'dueOn', 'state'],
    filters: ['state', 'purpose', 'patient', 'hospital', 'receivedOn', 'dueOn'], search: ['number', 'patient'], sort: ['receivedOn', 'DESC'],
  },
  form: [
    { section: 'request', fields: ['patient', 'purpose', 'wish', 'receivedOn'] },
    { section: 'applicant', fields: ['applicant', 'relation'] },
  ],
  invalidates: ['patient'],
  actions: {
    list: {}, get: {}, create: {}, update: { when: { state: open } },
    /** Once it is known who asks. */
    start: { when: { state: 'received' }, set: { state: 'working' }, input: { identity: choice(identityChecks, { required: true }) }, tone: 'positive' },
    /** All that is kept of the patient, once: whoever needs it again asks again. */
    give: {
      when: { purpose: 'export', state: 'working' }, reauthenticate: true, repeatable: false, tone: 'positive',
      output: { content: longText({ required: true }) },
    },
    finish: { when: { purpose: 'correction', state: 'working' }, set: { state: 'done' }, input: { outcome }, tone: 'positive' },
    refuse: { when: { state: open }, set: { state: 'refused' }, input: { outcome }, tone: 'critical' },
  },
})
