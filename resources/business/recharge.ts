import { choice, integer, ref, resource, text } from '../schema/index.ts'
import { rechargeType } from './rechargeType.ts'

/** What a lot holds and what has gone of it: kept by the ledger alone. Days consume the oldest lot first, in it what was paid before what was given. */
const lot = {
  times: integer({ required: true, readOnly: true, min: 0 }),
  giveTimes: integer({ readOnly: true, default: 0 }),
  usedTimes: integer({ readOnly: true, default: 0 }),
  usedGiveTimes: integer({ readOnly: true, default: 0 }),
  refundedTimes: integer({ readOnly: true, default: 0 }),
  withdrawnGiveTimes: integer({ readOnly: true, default: 0 }),
}

/** A patient's top-up, which is a lot of the ledger: how many times were paid and given, and what is left of them. */
export const recharge = resource({
  name: 'recharge',
  label: 'number',
  scopedBy: 'hospital',
  staff: ['patient'],
  fields: {
    number: text({ readOnly: true, max: 50 }),
    patient: ref('patient', { required: true, readOnly: true }),
    /** The organisation whose account paid, or would have paid where the platform did; it stays when the patient moves. */
    hospital: ref('hospital', { required: true, readOnly: true }),
    rechargeType: rechargeType({ required: true, readOnly: true }),
    payer: choice(['organisation', 'platform'], { readOnly: true, default: 'organisation' }),
    ...lot,
  },
  list: {
    columns: ['number', 'patient', 'hospital', 'rechargeType', 'times', 'giveTimes', 'usedTimes', 'usedGiveTimes', 'refundedTimes', 'createdBy', 'createdAt'],
    filters: ['patient', 'hospital', 'rechargeType', 'payer', 'createdAt'],
    search: ['number', 'patient'],
  },
  form: [
    { section: 'recharge', fields: ['number', 'patient', 'hospital', 'rechargeType', 'payer', 'times', 'giveTimes'] },
    { section: 'rest', fields: ['usedTimes', 'usedGiveTimes', 'refundedTimes', 'withdrawnGiveTimes'] },
  ],
  actions: { list: {}, get: {} },
})
