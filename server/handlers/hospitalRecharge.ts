import { hospitalRecharge } from '../../resources/business/hospitalRecharge.ts'
import { implement } from '../engine/contract.ts'
import { chargeSums } from './chargeSums.ts'

export const hospitalRechargeImplementation = implement(hospitalRecharge, {
  organ: chargeSums,
  async pay({ id }, { channel }, { db, now }) {
    await db.updateTable('hospital_recharge').set({ pay_status: 'paid', channel, paid_at: now.toISOString() }).where('id', '=', id).execute()
  },
})
