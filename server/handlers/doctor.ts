import { doctor } from '../../resources/business/doctor.ts'
import { implement } from '../engine/contract.ts'
import { announceAuthorityChange } from '../session/changes.ts'
import { uniqueLook } from './uniqueLook.ts'

/** Which patients are an operator's own depends on the staff member that the operator is. */
export const doctorImplementation = implement(doctor, {
  checkName: uniqueLook(doctor, 'name'),
}, {
  on: ['create', 'update', 'remove', 'recover'],
  async after(_action, _record, context) {
    context.afterCommit(() => announceAuthorityChange())
  },
})
