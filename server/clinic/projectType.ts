import { projectType } from '../../resources/clinic/projectType.ts'
import { implement } from '../core/contract.ts'
import { uniqueCheck } from '../core/uniqueCheck.ts'

export const projectTypeImplementation = implement(projectType, {
  checkName: uniqueCheck(projectType, 'name'),
})
