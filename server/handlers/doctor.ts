import { doctor } from '../../resources/business/doctor.ts'
import { implement } from '../engine/contract.ts'
import { isTaken } from '../engine/taken.ts'
import { announceAuthorityChange } from '../session/changes.ts'

/** Which patients are an operator's own depends on the staff member that the operator is. */
export const doctorImplementation = implement(doctor, {
  checkName: async (asked, { db }) => ({ taken: await isTaken(db, doctor, 'name', asked, asked.id) }),
}, {
  on: ['create', 'update', 'remove', 'recover'],
  async after(_action, _record, context) {
    context.afterCommit(() => announceAuthorityChange())
  },
})
