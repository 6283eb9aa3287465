import { ageGroups } from '../../domain/age.ts'
import { choice, date, datetime, flag, integer, ref, resource, text } from '../core/index.ts'
import { rechargeType } from './rechargeType.ts'

/**
 * A training day of a patient, and what it took: one time, or none where the day is free. It keeps the organisation
 * that paid.
 */
export const consumeRecord = resource({
  name: 'consumeRecord',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  erasure: 'nameless',
  fields: {
    /** Account and day, such as P00000012-20260301. */
    number: text({ required: true, readOnly: true, max: 50 }),
    patient: ref('patient', {
      required: true,
      readOnly: true,
      formerBy: 'hospital',
      on: { merge: 'handler', transfer: 'stay', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, readOnly: true, on: { remove: 'keep' } }),
    day: date({ required: true, readOnly: true }),
    rechargeType: rechargeType({ required: true, readOnly: true }),
    /** 1, or 0 for a lifetime member and within a trial. */
    times: integer({ readOnly: true, default: 1 }),
    /** The top-up that paid. */
    recharge: ref('recharge', { readOnly: true }),
    /** It came out of what was given beside the paid times. */
    given: flag({ readOnly: true }),
    /** Nothing was left; the next top-up settles it. */
    owed: flag({ readOnly: true }),
    settledAt: datetime({ readOnly: true }),
    /** A second day of one child who had two records, as it was when they became one. */
    doubled: flag({ readOnly: true }),
    /** Who was in charge of the patient, and what statistics break days down by, as it was on that day. */
    doctor: ref('doctor', { readOnly: true, unindexed: true }),
    ageBand: choice(ageGroups, { readOnly: true }),
    gender: choice(['male', 'female'], { readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'day',
      'patient',
      'hospital',
      'rechargeType',
      'times',
      'recharge',
      'given',
      'owed',
      'settledAt',
      'doctor',
      'ageBand',
      'gender',
    ],
    spare: ['times', 'given', 'settledAt', 'doctor', 'ageBand', 'gender'],
    card: ['day', 'patient', 'hospital', 'rechargeType', 'times', 'owed'],
    filters: ['patient', 'hospital', 'day', 'rechargeType', 'recharge', 'given', 'owed'],
    search: ['number', 'patient'],
    sort: ['day', 'DESC'],
  },
  actions: { list: { call: 'GET api/hospital/consumeRecord' }, get: {} },
})
