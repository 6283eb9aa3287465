import { projectType } from '../../resources/business/projectType.ts'
import { implement } from '../engine/contract.ts'
import { isNameTaken } from './isNameTaken.ts'

export const projectTypeImplementation = implement(projectType, {
  checkName: async (asked, context) => ({ taken: await isNameTaken(context, 'project_type', asked) }),
})
