import { untilThere } from '../core/setUp.ts'
import type { SetUpSteps } from '../core/setUp.ts'
import { project } from './project.ts'

/** Plans are made of training projects. */
export const setUp = {
  projects: untilThere(project, { may: 'project:create', to: '/project' }),
} as const satisfies SetUpSteps
