import { choice, date, datetime, dictionary, flag, integer, ref, resource, text } from '../core/index.ts'

const followUps = { permission: { read: 'followUp:list' } } as const

/** Days before the date on which a re-examination counts as due. */
export const dueWithin = 7

/** How it stands with a re-examination: to come, due within a week, overdue; or done, by the date or after it. */
export const reexaminationStates = ['planned', 'due', 'overdue', 'inTime', 'late'] as const

/**
 * Re-examinations that examinations set a date for, and what became of them. Each row is worked out from an examination
 * and the next one of its case.
 */
export const reexamination = resource({
  name: 'reexamination',
  label: 'name',
  scopedBy: 'hospital',
  staff: ['doctor', 'nurse', 'trainer'],
  rows: 'query',
  fields: {
    name: text({ required: true, personal: true }),
    patient: ref('patient', { required: true }),
    case: ref('case', { required: true }),
    hospital: ref('hospital', { required: true }),
    /** Where families make the appointment. */
    hospitalPhone: text({ personal: true }),
    /** Those in charge of the patient now. */
    doctor: ref('doctor'),
    nurse: ref('doctor'),
    trainer: ref('doctor'),
    examinedOn: date({ required: true }),
    dueOn: date({ required: true }),
    doneOn: date(),
    state: choice(reexaminationStates, {
      required: true,
      tones: { due: 'warning', overdue: 'critical', inTime: 'positive' },
    }),
    /** Days after the date, until it was done or until today; 0 where it is not past. */
    delay: integer({ required: true }),
    followedAt: datetime(followUps),
    result: dictionary('followUpResult', followUps),
    /** Somebody asked in the week before the date or later, and before it was done. */
    followedUp: flag(followUps),
  },
  list: {
    columns: [
      'patient',
      'hospital',
      'doctor',
      'trainer',
      'examinedOn',
      'dueOn',
      'doneOn',
      'state',
      'delay',
      'followedAt',
      'result',
      'followedUp',
    ],
    spare: ['trainer', 'doneOn', 'result'],
    card: ['hospital', 'dueOn', 'delay', 'followedAt'],
    filters: [
      'hospital',
      'state',
      'dueOn',
      'followedUp',
      'doctor',
      'nurse',
      'trainer',
      'delay',
      'patient',
      'examinedOn',
      'doneOn',
    ],
    search: ['patient'],
    sort: ['dueOn', 'DESC'],
    begins: { state: ['due', 'overdue'] },
    calendar: { start: 'dueOn', by: 'doctor' },
  },
  actions: { list: {} },
})
