import { date, datetime, dictionary, flag, integer, ref, resource, text } from '../core/index.ts'

const followUps = { permission: { read: 'followUp:list' } } as const

/** Days that training is looked at for, where nothing else is asked for. */
export const usualDays = 28

/** Days away after which a family is called, and until when: fewer are a weekend, more a child who has left. */
export const [calledAfter, calledUntil] = [3, 90]

/**
 * Children who train, or have times to, by when they last did: what a clinic calls families about. Nobody is kept here;
 * each row is worked out.
 */
export const attendance = resource({
  name: 'attendance',
  label: 'name',
  scopedBy: 'hospital',
  staff: ['doctor', 'nurse', 'trainer'],
  rows: 'query',
  fields: {
    name: text({ required: true, personal: true }),
    patient: ref('patient', { required: true }),
    hospital: ref('hospital', { required: true }),
    doctor: ref('doctor'),
    nurse: ref('doctor'),
    trainer: ref('doctor'),
    times: integer({ required: true }),
    lastOn: date(),
    /** Days since the last training day; since registration where there was none. */
    absent: integer({ required: true }),
    /** Of the last days, those that were trained, and those that a plan set something for. */
    trained: integer({ required: true }),
    planned: integer({ permission: { read: 'treatmentPlan:list' } }),
    followedAt: datetime(followUps),
    result: dictionary('followUpResult', followUps),
    nextOn: date(followUps),
    /** A follow-up was recorded on the last training day or later. */
    followedUp: flag(followUps),
  },
  list: {
    columns: [
      'patient',
      'hospital',
      'doctor',
      'trainer',
      'lastOn',
      'absent',
      'trained',
      'planned',
      'times',
      'followedAt',
      'result',
      'nextOn',
      'followedUp',
    ],
    spare: ['doctor', 'times', 'nextOn', 'result'],
    card: ['hospital', 'lastOn', 'absent', 'trained', 'planned', 'followedAt'],
    filters: [
      'hospital',
      'absent',
      'followedUp',
      'doctor',
      'nurse',
      'trainer',
      'lastOn',
      'patient',
      'result',
      'nextOn',
    ],
    search: ['patient'],
    sort: ['absent', 'DESC'],
    begins: { absent: `${calledAfter},${calledUntil}` },
  },
  actions: { list: { input: { days: integer({ min: 7, max: 366, default: usualDays }) } } },
})
