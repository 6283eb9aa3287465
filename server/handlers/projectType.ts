import { projectType } from '../../resources/business/projectType.ts'
import { implement } from '../engine/contract.ts'
import { isTaken } from '../engine/taken.ts'

export const projectTypeImplementation = implement(projectType, {
  checkName: async (asked, { db }) => ({ taken: await isTaken(db, projectType, 'name', asked, asked.id) }),
})
