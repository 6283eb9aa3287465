import { doctor } from '../../resources/business/doctor.ts'
import { implement } from '../engine/contract.ts'
import { announceAuthorityChange } from '../session/changes.ts'
import { isNameTaken } from './isNameTaken.ts'

/** Which patients are an operator's own depends on the staff member that the operator is. */
export const doctorImplementation = implement(doctor, {
  checkName: async (asked, context) => ({ taken: await isNameTaken(context, 'doctor', asked, asked.hospital) }),
}, {
  on: ['create', 'update', 'remove', 'recover'],
  async after(_action, _record, context) {
    context.afterCommit(() => announceAuthorityChange())
  },
})
