import { projectType } from '../../resources/business/projectType.ts'
import { implement } from '../engine/contract.ts'
import { uniqueLook } from './uniqueLook.ts'

export const projectTypeImplementation = implement(projectType, {
  checkName: uniqueLook(projectType, 'name'),
})
