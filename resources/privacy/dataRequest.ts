import {
  choice,
  date,
  datetime,
  integer,
  items,
  longText,
  previewOutput,
  previewToken,
  ref,
  resource,
  term,
  text,
} from '../core/index.ts'

/** How the applicant showed who they are, and that the child is theirs. */
export const identityChecks = ['documents', 'mobileCode', 'inPerson'] as const

const open = ['received', 'working'] as const
const erasing = { purpose: 'erasure' } as const

/**
 * What was done to something at an erasure: records were removed, made nameless, or removed with a sealed copy; of the
 * history values, of other tables rows, of the storage files.
 */
export const erasureSteps = ['removed', 'nameless', 'sealed', 'history', 'traces', 'files'] as const
const outcome = longText({ required: true, max: 500 })

/**
 * That a child's guardian, or a patient of age, asks about what is kept of them: for a copy (Personal Information
 * Protection Law, article 45), to have it corrected (article 46) or erased (article 47). It is answered within 15
 * working days.
 */
export const dataRequest = resource({
  name: 'dataRequest',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  erasure: 'nameless',
  fields: {
    number: text({ readOnly: true, max: 50, personal: false }),
    /** What was deleted is still kept, and so asked for; what was merged is kept with the patient who stayed. */
    patient: ref('patient', {
      required: true,
      once: true,
      evenDeleted: true,
      where: { type: { not: 'demo' }, mergedInto: null, namelessSince: null },
      on: { merge: 'handler', transfer: 'follow', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, follows: 'patient', on: { remove: 'keep' } }),
    purpose: choice(['export', 'correction', 'erasure'], { required: true, once: true, default: 'export' }),
    applicant: text({ required: true, max: 25, personal: true }),
    relation: choice(['self', 'mother', 'father', 'guardian'], { required: true }),
    /** What is asked for, in the applicant's words. */
    wish: longText({ max: 500 }),
    receivedOn: date({ required: true, max: 'today' }),
    dueOn: date({ readOnly: true }),
    state: choice(['received', 'working', 'proposed', 'done', 'refused'], {
      readOnly: true,
      default: 'received',
      tones: { received: 'warning', working: 'warning', proposed: 'warning', done: 'positive', refused: 'critical' },
    }),
    identity: choice(identityChecks, { readOnly: true }),
    /** What was done, or why it was refused. */
    outcome: longText({ readOnly: true, max: 500 }),
    answeredBy: ref('operator', { readOnly: true, on: { remove: 'keep' } }),
    answeredAt: datetime({ readOnly: true }),
    /** Who asked somebody else to carry the erasure out. The database holds that it is not the one who did. */
    proposedBy: ref('operator', { readOnly: true, showWhen: erasing, on: { remove: 'keep' } }),
    proposedAt: datetime({ readOnly: true, showWhen: erasing }),
    /** What was done, in numbers: it stays provable, and names nobody. */
    erased: items(
      { step: choice(erasureSteps, { required: true }), kind: term('resource'), count: integer({ required: true }) },
      { readOnly: true, showWhen: erasing, personal: false },
    ),
  },
  list: {
    columns: [
      'number',
      'patient',
      'hospital',
      'purpose',
      'applicant',
      'relation',
      'receivedOn',
      'dueOn',
      'state',
      'answeredBy',
      'answeredAt',
    ],
    spare: ['hospital', 'answeredBy', 'answeredAt', 'relation'],
    card: ['patient', 'purpose', 'applicant', 'dueOn', 'state'],
    filters: ['state', 'purpose', 'patient', 'hospital', 'receivedOn', 'dueOn'],
    search: ['number', 'patient'],
    sort: ['receivedOn', 'DESC'],
    board: { by: 'state', moves: { give: 'done' } },
    calendar: { start: 'dueOn' },
  },
  form: [
    { section: 'request', fields: ['patient', 'purpose', 'wish', 'receivedOn'] },
    { section: 'applicant', fields: ['applicant', 'relation'] },
  ],
  unavailableReasons: true,
  invalidates: [
    'patient',
    'case',
    'caseRecord',
    'treatmentPlan',
    'followUp',
    'gameRecord',
    'recharge',
    'payment',
    'consumeRecord',
    'wxBinding',
    'wxUser',
    'message',
    'caseSuccess',
  ],
  actions: {
    list: {},
    get: {},
    create: {},
    update: { when: { state: open } },
    /** Once it is known who asks. */
    start: {
      when: { state: 'received' },
      set: { state: 'working' },
      input: { identity: choice(identityChecks, { required: true }) },
      tone: 'positive',
    },
    /** All that is kept of the patient, once: whoever needs it again asks again. */
    give: {
      when: { purpose: 'export', state: 'working' },
      reauthenticate: true,
      repeatable: false,
      tone: 'positive',
      output: { content: longText({ required: true }) },
    },
    finish: {
      when: { purpose: 'correction', state: 'working' },
      set: { state: 'done' },
      input: { outcome },
      tone: 'positive',
    },
    /** Asks somebody else to erase all that is kept of the patient, once it was seen what that is. */
    propose: {
      when: { ...erasing, state: 'working' },
      set: { state: 'proposed' },
      preview: 'proposePreview',
      input: previewToken,
      reauthenticate: true,
      tone: 'warning',
      confirm: true,
    },
    /**
     * By another one than who asked. What law and ledger need is made nameless or sealed, everything else is removed;
     * there is no way back.
     */
    erase: {
      when: { ...erasing, state: 'proposed' },
      set: { state: 'done' },
      preview: 'erasePreview',
      input: previewToken,
      reauthenticate: true,
      repeatable: false,
      tone: 'critical',
      confirm: true,
    },
    refuse: { when: { state: [...open, 'proposed'] }, set: { state: 'refused' }, input: { outcome }, tone: 'critical' },
  },
  calls: {
    proposePreview: {
      call: 'GET api/dataRequest/proposePreview/{id}',
      on: 'row',
      permission: 'dataRequest:propose',
      output: previewOutput,
    },
    erasePreview: {
      call: 'GET api/dataRequest/erasePreview/{id}',
      on: 'row',
      permission: 'dataRequest:erase',
      output: previewOutput,
    },
  },
})
