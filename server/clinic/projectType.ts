import { projectType } from '../../resources/clinic/projectType.ts'
import { implement } from '../core/contract.ts'
import { uniqueLook } from '../core/uniqueLook.ts'

export const projectTypeImplementation = implement(projectType, {
  checkName: uniqueLook(projectType, 'name'),
})
